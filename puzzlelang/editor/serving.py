"""Start of the language server, and its table of requests.

Also the requests that editors send unprompted for a whole text; the others are in `server`.
"""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types as lsp

from puzzlelang.editor import decorations, server
from puzzlelang.editor.positions import with_plain_breaks
from puzzlelang.editor.server import LONGEST, PuzzleServer
from puzzlelang.text import Any, Source


async def coloured(ls: PuzzleServer, params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
    analysis = await ls.analysis(params.text_document.uri)
    tokens = decorations.tokens(analysis) if analysis is not None else []
    return lsp.SemanticTokens(decorations.numbers(tokens, ls.encoding))


async def hinted(ls: PuzzleServer, params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
    """Wait for types, since editors request hints only once for each change."""
    uri = params.text_document.uri
    analysis = await ls.look(uri).end(LONGEST) if ls.is_puzzle(uri) else None
    hints = []
    for hint in decorations.hints(analysis) if analysis is not None else ():
        assert analysis is not None
        place = ls.range(analysis.source.span(hint.offset, hint.offset)).start
        if params.range.start <= place <= params.range.end:
            hints.append(lsp.InlayHint(place, hint.text, lsp.InlayHintKind.Type))
    return hints


COMMANDS = {
    "puzzlelang.solve": "Solve", "puzzlelang.watch": "Watch the solution",
    "puzzlelang.play": "Play", "puzzlelang.validate": "Validate", "puzzlelang.graph": "Graph",
}  # fmt: skip
"""Commands offered above a puzzle; the editor runs them with the command line."""


def introduced(ls: PuzzleServer, params: lsp.InitializeParams) -> None:
    options = params.initialization_options
    names = options.get("commands") if isinstance(options, dict) else None
    names = names if isinstance(names, list) else []
    ls.commands = tuple(name for name in COMMANDS if name in names)


def offered(ls: PuzzleServer, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
    uri = params.text_document.uri
    if not ls.is_puzzle(uri):
        return []
    document = ls.document(uri)
    source = Source(document.path or "", with_plain_breaks(document.source))
    place = ls.range(decorations.title(source))
    return [
        lsp.CodeLens(place, lsp.Command(COMMANDS[name], name, arguments=[uri]))
        for name in ls.commands
    ]


_FEATURES: tuple[tuple[str, Callable[..., Any], Any], ...] = (
    (lsp.TEXT_DOCUMENT_DID_OPEN, server.opened, None),
    (lsp.TEXT_DOCUMENT_DID_CHANGE, server.changed, None),
    (lsp.TEXT_DOCUMENT_DID_SAVE, server.saved, None),
    (lsp.TEXT_DOCUMENT_DID_CLOSE, server.closed, None),
    (lsp.TEXT_DOCUMENT_HOVER, server.hovered, None),
    (lsp.TEXT_DOCUMENT_COMPLETION, server.completed,
     lsp.CompletionOptions(trigger_characters=["<"])),
    (lsp.TEXT_DOCUMENT_DEFINITION, server.defined, None),
    (lsp.TEXT_DOCUMENT_REFERENCES, server.referred, None),
    (lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, server.marked, None),
    (lsp.TEXT_DOCUMENT_PREPARE_RENAME, server.prepared, None),
    (lsp.TEXT_DOCUMENT_RENAME, server.renamed, lsp.RenameOptions(prepare_provider=True)),
    (lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL, server.outlined, None),
    (lsp.TEXT_DOCUMENT_FORMATTING, server.formatted, None),
    (lsp.INITIALIZE, introduced, None),
    (lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, coloured,
     lsp.SemanticTokensLegend(decorations.TYPES, decorations.MODIFIERS)),
    (lsp.TEXT_DOCUMENT_INLAY_HINT, hinted, None),
    (lsp.TEXT_DOCUMENT_CODE_LENS, offered, None),
    (lsp.TEXT_DOCUMENT_CODE_ACTION, server.corrected,
     lsp.CodeActionOptions(code_action_kinds=[lsp.CodeActionKind.QuickFix])),
)  # fmt: skip


def serve() -> None:
    """Serve an editor over standard input and output until it disconnects."""
    one = PuzzleServer()
    for method, answer, options in _FEATURES:
        one.feature(method, options)(answer)
    try:
        one.start_io()
    finally:
        one.workers.close()
