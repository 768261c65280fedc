"""Pictures made with Pillow."""
