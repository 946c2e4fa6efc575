"""The front for Python programs: ``import puzzlelang as pl``.

In: names, paths, texts, Python values. Out: ``Puzzle``, and from it ``Answer``, ``Step``,
``State``, ``Space``, ``Graph``. All of it is named in ``puzzlelang`` itself, and docs/python.md is
its manual.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.front.bounds import *
    from puzzlelang.front.opening import *
    from puzzlelang.front.python_puzzle import *
    from puzzlelang.front.python_state import *
    from puzzlelang.front.results import *
    from puzzlelang.text import Diagnostic as Diagnostic
    from puzzlelang.text import PuzzleError as PuzzleError

FACE = {
    "bounds": "GaveUp",
    "opening": "Diagnostic PuzzleError check load loads",
    "python_puzzle": "Puzzle",
    "python_state": "State",
    "results": "Answer Graph Space Step",
}
"""What other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
