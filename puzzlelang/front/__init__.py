"""The entry points: command line, ``import puzzlelang as pl``, requests of the browser page.

In: arguments; names, paths and Python values; requests as JSON. Out: text on the terminal and an
exit code; ``Puzzle``, with ``Answer``, ``State`` and ``Space``; answers as JSON. Each entry point
only translates for the rooms below, has its own folder, and depends on no other. Only commands
print. Between two requests of a page only caches are kept.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.front.commands.alarm import *
    from puzzlelang.front.commands.program import *
    from puzzlelang.front.page.page_requests import *
    from puzzlelang.front.python.bounds import *
    from puzzlelang.front.python.opening import *
    from puzzlelang.front.python.python_puzzle import *
    from puzzlelang.front.python.python_state import *
    from puzzlelang.front.python.results import *
    from puzzlelang.text import Diagnostic as Diagnostic
    from puzzlelang.text import PuzzleError as PuzzleError

FACE = {
    "commands.alarm": "since_the_process_began",
    "commands.program": "main",
    "page.page_requests": "Hand answer",
    "python.bounds": "GaveUp",
    "python.opening": "Diagnostic PuzzleError check load loads",
    "python.python_puzzle": "Puzzle",
    "python.python_state": "State",
    "python.results": "Answer Graph Space Step",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
