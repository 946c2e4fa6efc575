"""Fuzzing: whatever a file holds, the answer is a puzzle or a message, and nothing else.

``targets`` has one function for each kind of file that comes from elsewhere, ``mutator`` and
``strategies`` make such files, ``promise`` says what must hold of each; ``run`` tries for as long
as it is told to, ``run_atheris`` does the same led by coverage.  ``finds`` keeps what they found.
"""
