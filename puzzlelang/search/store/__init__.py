"""Searches by layers on disk: larger than memory, and resumable.

In: a recipe for a transition system with integer states, a folder.  Out: a searcher with the
answers of ``puzzlelang.search``, independent of parts, processes and interruptions.
"""
