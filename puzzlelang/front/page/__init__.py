"""Requests of the browser page, as JSON."""
