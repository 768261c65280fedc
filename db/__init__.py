"""Tables, queries and migrations."""
