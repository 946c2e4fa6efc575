"""The ways in: the command line, ``import puzzlelang as pl``, and what the page in a browser asks.

In: arguments; names, paths and Python values; questions as JSON. Out: text on the terminal and an
exit code; ``Puzzle`` and from it ``Answer``, ``State``, ``Space``; answers as JSON. Each way only
asks the rooms below and words what they say, and none knows of another: a command is a file of its
own, the files of Python's are named in docs/python.md, the page's begin with ``page_``. Commands
alone print. Nothing is kept between two questions of a page but what can be found again.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.front.alarm import *
    from puzzlelang.front.bounds import *
    from puzzlelang.front.opening import *
    from puzzlelang.front.page_requests import *
    from puzzlelang.front.program import *
    from puzzlelang.front.puzzle_at_hand import *
    from puzzlelang.front.python_puzzle import *
    from puzzlelang.front.python_state import *
    from puzzlelang.front.results import *
    from puzzlelang.text import Diagnostic as Diagnostic
    from puzzlelang.text import PuzzleError as PuzzleError

FACE = {
    "alarm": "since_the_process_began",
    "bounds": "GaveUp",
    "opening": "Diagnostic PuzzleError check load loads",
    "page_requests": "answer",
    "program": "main",
    "puzzle_at_hand": "Hand",
    "python_puzzle": "Puzzle",
    "python_state": "State",
    "results": "Answer Graph Space Step",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
