"""Editor support: analysis of unfinished puzzle files, and the language server.

In: the text of a file and a position. Out: diagnostics, completions, names and their positions, the
file formatted or with a name changed.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.editor.analysis import *
    from puzzlelang.editor.completions import *
    from puzzlelang.editor.formatting import *
    from puzzlelang.editor.json_schema import *
    from puzzlelang.editor.layout_files import *
    from puzzlelang.editor.serving import *

FACE = {
    "analysis": "Analysis analyse message_of place_of",
    "completions": "complete",
    "formatting": "format_text",
    "json_schema": "schema",
    "layout_files": "format_file",
    "serving": "serve",
}
"""Names that other rooms may use, by module."""

WHOLE = ("hover",)
"""Modules that other rooms may use as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
