"""Exit codes of commands.  NO is returned only for a proved result."""

from puzzlelang import search

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED, UNREAD, TERMINATED = 0, 1, 2, 3, 70, 130, 141, 143


def gave_up(limit: str) -> int:
    """The exit code of a command that ended at ``limit``."""
    return {search.INTERRUPTED: INTERRUPTED, search.TERMINATED: TERMINATED}.get(limit, GAVE_UP)
