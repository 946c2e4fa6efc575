"""Exit codes of commands.  NO is returned only for a proved result."""

from puzzlelang import search

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED, UNREAD, TERMINATED = 0, 1, 2, 3, 70, 130, 141, 143

MEANINGS = {
    YES: "yes: solved, valid, verified",
    NO: "no, and proved",
    AT_FAULT: "an error in the file or the usage",
    GAVE_UP: "gave up at a limit",
    BUG: "a bug in puzzlelang",
    INTERRUPTED: "interrupted",
    UNREAD: "the output was closed",
    TERMINATED: "terminated",
}


def gave_up(limit: str) -> int:
    """The exit code of a command that ended at ``limit``."""
    return {search.INTERRUPTED: INTERRUPTED, search.TERMINATED: TERMINATED}.get(limit, GAVE_UP)
