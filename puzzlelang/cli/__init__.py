"""The command line: a file for each command, its options, what it prints, its exit code.

In: arguments. Out: text on the terminal and a number; the only room that prints.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.cli.alarm import *
    from puzzlelang.cli.program import *

FACE = {
    "alarm": "since_the_process_began",
    "program": "main",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
