"""``import puzzlelang as pl``: puzzles, states and answers with the values of Python."""
