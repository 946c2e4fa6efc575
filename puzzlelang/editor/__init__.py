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
    from puzzlelang.editor.meanings import *
    from puzzlelang.editor.server import *

FACE = {
    "analysis": "Analysis analyse message_of place_of",
    "completions": "complete",
    "formatting": "format_file format_text",
    "json_schema": "schema",
    "meanings": "hover",
    "server": "serve",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)
