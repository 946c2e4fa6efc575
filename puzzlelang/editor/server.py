"""The language server: answers to the messages of an editor, in the types of the protocol.

The analysis of a text arrives in parts, so syntax need not wait for the evaluation of a large
constant. Nothing is reported for an outdated text.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import unquote

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.uris import from_fs_path, to_fs_path
from pygls.workspace import TextDocument

from puzzlelang import __version__
from puzzlelang.editor import completions, meanings, renaming
from puzzlelang.editor.analysis import Analysis, is_task, message_of, place_of
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.editor.positions import Position, offset, range_of, with_plain_breaks
from puzzlelang.editor.workers import Desk, Ended, Look, Workers
from puzzlelang.syntax import (
    PUZZLE_LIMIT,
    SECTIONS,
    List,
    Mapping,
    Node,
    Scalar,
    read_file,
    read_nodes,
    tree,
)
from puzzlelang.text import (
    Any,
    Diagnostic,
    Diagnostics,
    Protocol,
    PuzzleError,
    Record,
    Source,
    Span,
)

PAUSE = 0.03
"""Seconds without a keystroke before a text is analysed; faster changes count as one."""

LONGEST = 20
"""Timeout in seconds for renaming, formatting and inlay hints."""

PATIENCE, FOR_NAMES = 0.3, 1.0
"""Seconds that a request waits for the complete analysis, and then for one with names only."""

START = lsp.Range(lsp.Position(0, 0), lsp.Position(0, 0))
"""Position at the beginning of a file."""

_KINDS = {
    "key": lsp.CompletionItemKind.Property,
    "file": lsp.CompletionItemKind.File,
    "snippet": lsp.CompletionItemKind.Snippet,
    "variable": lsp.CompletionItemKind.Variable,
    "bound": lsp.CompletionItemKind.Variable,
    "function": lsp.CompletionItemKind.Function,
    "constant": lsp.CompletionItemKind.Constant,
    "param": lsp.CompletionItemKind.Constant,
    "table": lsp.CompletionItemKind.Struct,
    "type": lsp.CompletionItemKind.Class,
    "map": lsp.CompletionItemKind.Class,
    "member": lsp.CompletionItemKind.EnumMember,
    "transition": lsp.CompletionItemKind.Event,
    "word": lsp.CompletionItemKind.Keyword,
}

_SYMBOLS = {
    "params": lsp.SymbolKind.Constant,
    "types": lsp.SymbolKind.Enum,
    "sets": lsp.SymbolKind.Enum,
    "tables": lsp.SymbolKind.Struct,
    "maps": lsp.SymbolKind.Array,
    "state": lsp.SymbolKind.Variable,
    "choose": lsp.SymbolKind.Variable,
    "helpers": lsp.SymbolKind.Variable,
    "define": lsp.SymbolKind.Function,
    "transitions": lsp.SymbolKind.Method,
    "views": lsp.SymbolKind.Method,
}


class _Place(Protocol):
    text_document: lsp.TextDocumentIdentifier
    position: lsp.Position


class _Protocol(LanguageServerProtocol):
    """Answers malformed requests with an error, because the editor waits for a response."""

    def structure_message(self, data: dict[str, Any]) -> Any:
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "method" in data and "id" in data:
                text = f"the parameters of `{data['method']}` are invalid"
                refused = JsonRpcInvalidParams(text).to_response_error()
                self._send_response(data["id"], error=refused)
                raise Refused(text) from error
            raise


class Refused(JsonRpcException):
    """A malformed request, whose error response has been sent."""


class PuzzleServer(LanguageServer):
    """The language server, with the open documents and their analyses."""

    def __init__(self) -> None:
        super().__init__(
            "puzzlelang", __version__, text_document_sync_kind=lsp.TextDocumentSyncKind.Full,
            protocol_cls=_Protocol,
        )  # fmt: skip
        self.workers = Workers()
        self.desk = Desk(self.workers)
        self.commands: tuple[str, ...] = ()
        """Keys of `COMMANDS` that the editor supports, from its initialization options."""

    def report_server_error(self, error: Exception, source: Any) -> None:
        if not isinstance(error, Refused):
            super().report_server_error(error, source)

    def document(self, uri: str) -> TextDocument:
        """An open document, or the file (regular and not too large), or an empty text."""
        document: TextDocument | None = self.workspace.text_documents.get(unquote(uri))
        if document is not None:
            return document
        path, text = to_fs_path(uri), ""
        with suppress(PuzzleError):
            text = read_file(path, PUZZLE_LIMIT).text if path else ""
        return TextDocument(uri, text)

    def look(self, uri: str) -> Look:
        document = self.document(uri)
        return self.desk.look(
            uri, with_plain_breaks(document.source), document.path or "puzzle.yaml"
        )

    async def analysis(self, uri: str) -> Analysis | None:
        """The best analysis of the current text that is ready in time, if it is a puzzle."""
        if not self.is_puzzle(uri):
            return None
        look = self.look(uri)
        await look.end(PATIENCE)
        await look.until(lambda: look.analysis is not None, FOR_NAMES)
        return look.analysis

    def is_puzzle(self, uri: str) -> bool:
        """Recognise puzzles among an editor's YAML files: `puzzle:` and another section."""
        document = self.document(uri)
        sections = "|".join(SECTIONS)
        return document.language_id == "puzzlelang" or bool(
            re.search(r"(?m)^puzzle\s*:", document.source)
            and len(re.findall(rf"(?m)^(?:{sections})\s*:", document.source)) > 1
        )

    @property
    def encoding(self) -> str:
        encoding = self.workspace.position_encoding
        return str(getattr(encoding, "value", encoding))

    # ── protocol types ───────────────────────────────────────────────────────────────

    def range(self, span: Span) -> lsp.Range:
        positions = range_of(span, self.encoding)
        return lsp.Range(
            lsp.Position(positions.start.line, positions.start.column),
            lsp.Position(positions.end.line, positions.end.column),
        )

    def offset(self, source: Source, place: lsp.Position) -> int:
        return offset(source, Position(place.line, place.character), self.encoding)

    async def at(self, params: _Place) -> tuple[Analysis, int] | None:
        """Analysis and offset for a request; None without an analysis."""
        analysis = await self.analysis(params.text_document.uri)
        return (analysis, self.offset(analysis.source, params.position)) if analysis else None

    def location(self, span: Span, uri: str, own: Source) -> lsp.Location:
        target = uri if span.source is own else from_fs_path(span.source.name) or uri
        return lsp.Location(target, self.range(span))

    def diagnostic(self, problem: Diagnostic, analysis: Analysis, uri: str) -> lsp.Diagnostic:
        place = place_of(problem, analysis)
        related = list(problem.related)
        if problem.span is not None and problem.span is not place:
            related.insert(0, (problem.span, problem.label or problem.message))
        severity = lsp.DiagnosticSeverity
        return lsp.Diagnostic(
            range=self.range(place),
            message=message_of(problem),
            severity=severity.Error if problem.severity == "error" else severity.Warning,
            code=problem.code,
            source="puzzlelang",
            related_information=[
                lsp.DiagnosticRelatedInformation(self.location(span, uri, analysis.source), text)
                for span, text in related
            ],
        )

    async def publish(self, uri: str, version: int | None) -> None:
        """Publish syntax errors at once, and all diagnostics when the check has finished."""
        is_checked = self.is_puzzle(uri) or is_task(self.document(uri).path or "")
        look = self.look(uri) if is_checked else None
        previous: list[lsp.Diagnostic] | None = None
        while True:
            document = self.workspace.text_documents.get(uri)
            if document is None or document.version != version:
                return  # closed or changed
            if look is not None and look is not self.desk.looks.get(uri):
                return  # replaced, because a file it reads has changed
            is_over = look is None or look.is_over
            analysis = look.analysis if look is not None else None
            if is_over or (analysis is not None and analysis.has_errors):
                messages = [self.diagnostic(d, analysis, uri) for d in analysis.diagnostics
                         ] if analysis is not None else []  # fmt: skip
                messages += [_broken()] if look is not None and look.broke else []
                if messages != previous:
                    self.show(uri, messages, version)
                previous = messages
            if look is None or is_over:
                return
            await look.news.wait()

    def show(self, uri: str, problems: list[lsp.Diagnostic], version: int | None = None) -> None:
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri=uri, version=version, diagnostics=problems)
        )


def _broken() -> lsp.Diagnostic:
    text = "this file could not be checked completely; `puzzlelang validate` shows more"
    return lsp.Diagnostic(START, text, lsp.DiagnosticSeverity.Warning, source="puzzlelang")


# ── documents ────────────────────────────────────────────────────────────────────────


async def opened(ls: PuzzleServer, params: lsp.DidOpenTextDocumentParams) -> None:
    await ls.publish(params.text_document.uri, params.text_document.version)


async def changed(ls: PuzzleServer, params: lsp.DidChangeTextDocumentParams) -> None:
    uri, version = params.text_document.uri, params.text_document.version
    await asyncio.sleep(PAUSE)
    document = ls.workspace.text_documents.get(uri)
    if document is not None and document.version == version:
        await ls.publish(uri, version)


async def saved(ls: PuzzleServer, params: lsp.DidSaveTextDocumentParams) -> None:
    """Analyse all open puzzles again, since they may read the saved file (a map)."""
    documents = list(ls.workspace.text_documents.items())
    for uri, _ in documents:
        ls.desk.forget(uri)
    await asyncio.gather(*(ls.publish(uri, document.version) for uri, document in documents))


def closed(ls: PuzzleServer, params: lsp.DidCloseTextDocumentParams) -> None:
    ls.desk.forget(params.text_document.uri)
    ls.show(params.text_document.uri, [])


# ── requests ─────────────────────────────────────────────────────────────────────────


async def hovered(ls: PuzzleServer, params: lsp.HoverParams) -> lsp.Hover | None:
    at = await ls.at(params)
    content = meanings.hover(*at) if at else None
    if content is None:
        return None
    text, span = content
    return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, text), ls.range(span))


async def completed(ls: PuzzleServer, params: lsp.CompletionParams) -> lsp.CompletionList:
    at = await ls.at(params)
    suggestions = completions.complete(*at) if at else []
    return lsp.CompletionList(
        is_incomplete=False,
        items=[
            lsp.CompletionItem(
                label=one.label,
                kind=_KINDS[one.kind],
                detail=one.detail,
                insert_text=one.insert or one.label,
                insert_text_format=lsp.InsertTextFormat.Snippet if "$" in one.insert
                else lsp.InsertTextFormat.PlainText,
                sort_text=f"{number:04}",
            )
            for number, one in enumerate(suggestions)
        ],
    )  # fmt: skip


async def defined(ls: PuzzleServer, params: lsp.DefinitionParams) -> lsp.Location | None:
    at = await ls.at(params)
    if at is None:
        return None
    file = renaming.file_at(*at)
    if file is not None:
        return lsp.Location(from_fs_path(file[0]) or "", START)
    span = renaming.definition(*at)
    return ls.location(span, params.text_document.uri, at[0].source) if span else None


async def referred(ls: PuzzleServer, params: lsp.ReferenceParams) -> list[lsp.Location]:
    at = await ls.at(params)
    spans = renaming.references(*at) if at else []
    return [lsp.Location(params.text_document.uri, ls.range(span)) for span in spans]


async def marked(
    ls: PuzzleServer, params: lsp.DocumentHighlightParams
) -> list[lsp.DocumentHighlight]:
    """Highlight every occurrence of the name at the cursor, its declaration as a write."""
    at = await ls.at(params)
    if at is None:
        return []
    definition, kinds = renaming.definition(*at), lsp.DocumentHighlightKind
    return [
        lsp.DocumentHighlight(ls.range(span), kinds.Write if span == definition else kinds.Read)
        for span in renaming.references(*at)
    ]


async def prepared(ls: PuzzleServer, params: lsp.PrepareRenameParams) -> lsp.Range | None:
    at = await ls.at(params)
    occurrence = at[0].occurrence_at(at[1]) if at else None
    return ls.range(occurrence.span) if occurrence is not None else None


async def renamed(ls: PuzzleServer, params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
    uri = params.text_document.uri
    if not ls.is_puzzle(uri):
        return None
    look = ls.look(uri)
    place = ls.offset(Source(look.name, look.text), params.position)
    spans = await _answer(ls, "rename", look, place, params.new_name)
    edits = [lsp.TextEdit(ls.range(span), " ".join(params.new_name.split())) for span in spans]
    return lsp.WorkspaceEdit(changes={uri: edits})


async def _answer(ls: PuzzleServer, job: str, look: Look, *arguments: Any) -> Any:
    """Run a job in a worker; a refusal, a timeout or a crash fails the request."""
    try:
        async with asyncio.timeout(LONGEST):
            return await ls.workers.answer(job, look.text, look.name, *arguments)
    except TimeoutError:
        text = "this puzzle takes too long to check"
        raise JsonRpcException(text, code=REQUEST_FAILED) from None
    except PuzzleError as error:
        first = error.diagnostics[0]
        where = f" (line {first.span.line})" if first.span is not None else ""
        raise JsonRpcException(f"{first.message}{where}", code=REQUEST_FAILED) from None
    except Ended:
        raise JsonRpcException("this request failed", code=REQUEST_FAILED) from None


async def outlined(ls: PuzzleServer, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    analysis = await ls.analysis(params.text_document.uri)
    entries = symbols(analysis.source) if analysis is not None else ()
    return [_symbol(ls, entry, lsp.SymbolKind.Namespace) for entry in entries]


def _symbol(ls: PuzzleServer, entry: Entry, kind: lsp.SymbolKind) -> lsp.DocumentSymbol:
    below = _SYMBOLS.get(entry.section, lsp.SymbolKind.Property)
    return lsp.DocumentSymbol(
        name=entry.text,
        kind=kind,
        range=ls.range(entry.whole),
        selection_range=ls.range(entry.name),
        children=[_symbol(ls, one, below) for one in entry.below],
    )


async def formatted(
    ls: PuzzleServer, params: lsp.DocumentFormattingParams
) -> list[lsp.TextEdit] | None:
    uri = params.text_document.uri
    if not ls.is_puzzle(uri):
        return None
    look = ls.look(uri)
    whole = Source(look.name, look.text).span(0, len(look.text))
    text = await _answer(ls, "format", look)
    return [lsp.TextEdit(ls.range(whole), text)] if text != look.text else []


async def corrected(ls: PuzzleServer, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
    """Offer the fixes of all diagnostics in a range."""
    uri = params.text_document.uri
    analysis = await ls.analysis(uri)
    actions = []
    for one in analysis.diagnostics if analysis is not None else ():
        assert analysis is not None
        place = ls.range(place_of(one, analysis))
        fixes = [fix for fix in one.fixes if fix.span.source is analysis.source]
        if not fixes or place.end < params.range.start or params.range.end < place.start:
            continue
        actions += [
            lsp.CodeAction(
                title=fix.title,
                kind=lsp.CodeActionKind.QuickFix,
                diagnostics=[ls.diagnostic(one, analysis, uri)],
                is_preferred=len(fixes) == 1,
                edit=lsp.WorkspaceEdit(changes={uri: [lsp.TextEdit(ls.range(fix.span), fix.text)]}),
            )
            for fix in fixes
        ]
    return actions


REQUEST_FAILED = -32803


# ── outline ────────────────────────────────────────────────────────────────────────────


LEAVES = ("text", "template", "conditions", "expectations", "symmetry")
"""Shapes of sections without names chosen by the author."""


class Entry(metaclass=Record):
    """A section or a name in it; ``whole`` spans the entry, ``name`` only its name."""

    text: str
    section: str
    name: Span
    whole: Span
    below: tuple[Entry, ...] = ()


def symbols(source: Source) -> list[Entry]:
    """The outline, as far as the file can be parsed."""
    root = read_nodes(source, Diagnostics()).root
    if not isinstance(root, Mapping):
        return []
    entries = []
    for key, value in root.entries:
        if isinstance(key, Scalar) and key.value in SECTIONS:
            items = value.items if isinstance(value, List) else [value]
            below = tuple(
                _entry(source, key.value, name, inner, ())
                for item in items if isinstance(item, Mapping)
                for name, inner in item.entries if isinstance(name, Scalar) and name.value
            ) if SECTIONS[key.value].shape not in LEAVES else ()  # fmt: skip
            entries.append(_entry(source, key.value, key, value, below))
    return entries


def _entry(
    source: Source, section: str, key: Scalar, value: Node, below: tuple[Entry, ...]
) -> Entry:
    end = max(key.end, _end(source, value))
    name = source.span(key.start, key.end)
    return Entry(" ".join(key.value.split()), section, name, source.span(key.start, end), below)


def _end(source: Source, node: Node) -> int:
    """End of a node without trailing blank lines and comments."""
    text = source.text[node.start : node.end]
    if not isinstance(node, Scalar):
        lines = text.split("\n")
        while lines and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
            lines.pop()
        text = "\n".join(lines)
    return node.start + len(text.rstrip())


# ── requests that editors send unprompted for a whole text ────────────────────────────

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


# ── start ─────────────────────────────────────────────────────────────────────────────

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
    (lsp.TEXT_DOCUMENT_DID_OPEN, opened, None),
    (lsp.TEXT_DOCUMENT_DID_CHANGE, changed, None),
    (lsp.TEXT_DOCUMENT_DID_SAVE, saved, None),
    (lsp.TEXT_DOCUMENT_DID_CLOSE, closed, None),
    (lsp.TEXT_DOCUMENT_HOVER, hovered, None),
    (lsp.TEXT_DOCUMENT_COMPLETION, completed,
     lsp.CompletionOptions(trigger_characters=["<"])),
    (lsp.TEXT_DOCUMENT_DEFINITION, defined, None),
    (lsp.TEXT_DOCUMENT_REFERENCES, referred, None),
    (lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, marked, None),
    (lsp.TEXT_DOCUMENT_PREPARE_RENAME, prepared, None),
    (lsp.TEXT_DOCUMENT_RENAME, renamed, lsp.RenameOptions(prepare_provider=True)),
    (lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL, outlined, None),
    (lsp.TEXT_DOCUMENT_FORMATTING, formatted, None),
    (lsp.INITIALIZE, introduced, None),
    (lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, coloured,
     lsp.SemanticTokensLegend(TYPES, MODIFIERS)),
    (lsp.TEXT_DOCUMENT_INLAY_HINT, hinted, None),
    (lsp.TEXT_DOCUMENT_CODE_LENS, offered, None),
    (lsp.TEXT_DOCUMENT_CODE_ACTION, corrected,
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
