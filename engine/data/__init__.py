"""Rosters, stars, skills, cards and inducements as data files."""
