"""Start of the language server, and its table of requests.

Also the requests that editors send unprompted for a whole text; the others are in `server`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from lsprotocol import types as lsp

from puzzlelang.editor import server
from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.editor.positions import range_of, with_plain_breaks
from puzzlelang.editor.server import LONGEST, PuzzleServer
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record, Source, Span

SORTS = {
    "param": "variable", "number of a map's header": "variable", "variable": "variable",
    "type": "type", "set": "type", "group": "type", "map": "type", "word of a legend": "type",
    "type of letters": "type", "member": "enumMember", "table": "property",
    "definition": "function", "transition": "method", "view": "function",
    "line of the cost": "property", "instance": "namespace",
    "bound name": "parameter", "let": "parameter", "parameter": "parameter",
    "parameter of a transition": "parameter",
}  # fmt: skip
"""Token type of each kind of symbol, from the types that colour themes support."""

TYPES = tuple(dict.fromkeys(SORTS.values()))
MODIFIERS = ("declaration", "readonly")

_CONSTANT = ("param", "number of a map's header", "table")


class Token(metaclass=Record):
    """A name; ``sort`` is an index in `TYPES`, ``modifiers`` bits in the order of `MODIFIERS`."""

    span: Span
    sort: int
    modifiers: int


def tokens(analysis: Analysis) -> list[Token]:
    """The names of a puzzle in file order, within lines and without overlaps."""
    names: list[Token] = []
    for one in analysis.occurrences:
        symbol, span = one.symbol, one.span
        if "\n" in span.text or span.start == span.end or span.source is not analysis.source:
            continue
        if names and span.start < names[-1].span.end:
            continue
        declared = span == symbol.declared
        modifiers = int(declared) | int(symbol.kind in _CONSTANT) << 1
        names.append(Token(span, TYPES.index(SORTS[symbol.kind]), modifiers))
    return names


def numbers(tokens: list[Token], encoding: str) -> list[int]:
    """Encode tokens for the protocol: five numbers each, positions relative to the previous one."""
    deltas: list[int] = []
    line = column = 0
    for token in tokens:
        place = range_of(token.span, encoding)
        same = place.start.line == line
        deltas += [place.start.line - line, place.start.column - (column if same else 0)]
        deltas += [place.end.column - place.start.column, token.sort, token.modifiers]
        line, column = place.start.line, place.start.column
    return deltas


class Hint(metaclass=Record):
    """Text shown after an offset of the file, without being part of it."""

    offset: int
    text: str


def hints(analysis: Analysis) -> list[Hint]:
    """Inferred types of definitions, tables and `let` names, in file order."""
    inlays = []
    for symbol in {id(one.symbol): one.symbol for one in analysis.occurrences}.values():
        type_ = symbol.description.partition(": ")[2]
        if type_ and symbol.kind in ("definition", "table", "let"):
            words = re.sub(r"^(an?|the) | \([^()]* or [^()]*\)$", "", type_)
            inlays.append(Hint(_end_of_head(symbol), f": {words}"))
    return sorted(inlays, key=lambda hint: hint.offset)


def _end_of_head(symbol: Symbol) -> int:
    head = getattr(symbol.node, "head", None)
    return head.span.end if isinstance(head, tree.Head) else symbol.declared.end


def title(source: Source) -> Span:
    """The span of the key `puzzle:`, or the start of the file."""
    match = re.search(r"(?m)^puzzle(?=\s*:)", source.text)
    return source.span(*match.span()) if match else source.span(0, 0)


async def coloured(ls: PuzzleServer, params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
    analysis = await ls.analysis(params.text_document.uri)
    words = tokens(analysis) if analysis is not None else []
    return lsp.SemanticTokens(numbers(words, ls.encoding))


async def hinted(ls: PuzzleServer, params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
    """Wait for types, since editors request hints only once for each change."""
    uri = params.text_document.uri
    analysis = await ls.look(uri).end(LONGEST) if ls.is_puzzle(uri) else None
    shown = []
    for hint in hints(analysis) if analysis is not None else ():
        assert analysis is not None
        place = ls.range(analysis.source.span(hint.offset, hint.offset)).start
        if params.range.start <= place <= params.range.end:
            shown.append(lsp.InlayHint(place, hint.text, lsp.InlayHintKind.Type))
    return shown


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
    place = ls.range(title(source))
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
     lsp.SemanticTokensLegend(TYPES, MODIFIERS)),
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
