"""The Discord surface: one file per command family."""
