"""Texts that people wrote, places in them, and what is to be said about them."""
