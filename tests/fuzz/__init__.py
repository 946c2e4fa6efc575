"""Fuzzing: any file gives a puzzle or a message, and nothing else.

``targets`` has a function for each kind of untrusted file, ``mutator`` and ``strategies`` generate
such files, and ``promise`` checks the requirements. ``run`` runs for a given time, ``run_atheris``
does the same led by coverage. ``finds`` contains their finds.
"""
