"""Searches by layers on disk: larger than memory, and resumed where they were.

In: a recipe for a transition system whose states are whole numbers, a folder. Out: a searcher
with the answers of ``puzzlelang.search``, whatever the parts, the processes and the interruptions.
"""
