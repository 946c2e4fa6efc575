"""Describe puzzles in YAML and solve them."""

__version__ = "0.1.0"
