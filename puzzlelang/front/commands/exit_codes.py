"""Exit codes of commands.  NO is returned only for a proved result."""

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED, UNREAD, TERMINATED = 0, 1, 2, 3, 70, 130, 141, 143


def gave_up(limit: str) -> int:
    """The exit code of a command that ended at ``limit``."""
    return {"interrupted": INTERRUPTED, "terminated": TERMINATED}.get(limit, GAVE_UP)
