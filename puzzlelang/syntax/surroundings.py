"""The surroundings of a mistake: the text of the file, the match of a habit's pattern, and the
state of the parser there (open constructs, tokens that it would accept).

Syntax errors are reported before names and types are resolved, so the declaration of a name is
searched in the text.  Doubtful lookups return nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cached_property

from puzzlelang.syntax.lalr import Stuck, Table, Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.vocabulary import CONTEXTUAL
from puzzlelang.text import Diagnostics, Record, Source, Span, WayOut, nearest

# ── the text of the file ──────────────────────────────────────────────────────────────

MOST_SEARCHED = 20_000
"""Characters of a file that are searched for suggestions."""

CONDITION_KEYS = frozenset(("goal", "when", "invariants", "lose", "check", "require"))
"""Keys whose values are conditions."""


def keys_around(text: LocatedText) -> list[str]:
    """The keys that a value belongs to, innermost first: ``trips``, ``then``, ``load``, …"""
    whole = text.source.text
    at = text.span(0, 0).start
    begin = whole.rfind("\n", 0, at) + 1
    line = whole[begin:at]
    depth = len(line) - len(line.lstrip(" "))
    keys = _keys_in(line) if ":" in line else []
    for row in reversed(whole[max(0, begin - MOST_SEARCHED) : begin].split("\n")):
        indent = len(row) - len(row.lstrip(" "))
        if depth and row.strip() and indent < depth and not row.lstrip().startswith("#"):
            depth = indent
            keys.append(_key(row))
        if not depth:
            break
    return keys


def _keys_in(line: str) -> list[str]:
    """The keys before a value on its line, innermost first: ``up: {then: {n: `` has three."""
    keys: list[str] = []
    head, brace, tail = line.rpartition("{")
    while brace and "}" not in tail and ": " in tail:
        keys.append(_key(tail.rpartition(", ")[2]))
        line = head
        head, brace, tail = line.rpartition("{")
    return [*keys, _key(line)]


def _key(line: str) -> str:
    return line.strip().removeprefix("- ").partition(": ")[0].rstrip(": ")


def is_new_value(keys: Sequence[str]) -> bool:
    """Check whether the value below these keys is assigned by an effect."""
    return "then" in keys and keys[0] != "then"


def is_change(keys: Sequence[str]) -> bool:
    """Check whether the innermost key is a variable changed by an effect."""
    return "then" in keys[1:] and not keys[0].startswith(("if ", "for ", "else"))


def is_list_item(text: LocatedText) -> bool:
    """Check for a single line that begins with ``- ``."""
    whole, at = text.source.text, text.trimmed.start
    return whole[line_start(whole, at) : at].strip() == "-" and "\n" not in text.trimmed.text


def next_item(text: LocatedText, *, above: bool) -> str:
    """The list item on the line above or below; empty if that line is no item."""
    whole, at = text.source.text, text.trimmed.start
    start, end = line_start(whole, at), line_end(whole, at)
    other = line_start(whole, start - 1) if above and start else end + 1
    line = without_comment(whole[other : line_end(whole, other)]) if other != start else ""
    mark = whole[start:at]
    return line[len(mark) :].strip() if line.startswith(mark) else ""


def indent(line: str) -> int:
    """Width of a line's indentation."""
    return len(line) - len(line.lstrip())


def line_start(text: str, at: int) -> int:
    """Offset at which the line of ``at`` begins."""
    return text.rfind("\n", 0, at) + 1


def line_end(text: str, at: int) -> int:
    """Offset at which the line of ``at`` ends."""
    end = text.find("\n", at)
    return end if end >= 0 else len(text)


def without_comment(text: str) -> str:
    """The first line of a text, without its comment."""
    return text.partition("\n")[0].partition(" #")[0].rstrip()


def _section(source: Source, name: str) -> str:
    """The lines of a section; each entry of a flow mapping becomes a line."""
    match = re.search(
        rf"^{name}:[ ]*(?:{{(?P<flow>[^\n]*)}})?[^\n]*\n(?P<block>(?:[ #][^\n]*\n|\n)*)",
        source.text[:MOST_SEARCHED] + "\n",
        re.MULTILINE,
    )
    if match is None:
        return ""
    entries = re.findall(r"\w[^,:]*:(?:\[[^]]*\]|\{[^}]*\}|[^]\[{},])*", match["flow"] or "")
    return "".join(f"  {entry.strip()}\n" for entry in entries) + match["block"]


class Declared(metaclass=Record):
    """A line of ``state:``, such as ``colour or none for each k in 1..3``"""

    kind: str
    keys: tuple[tuple[str, str], ...]
    """The name (may be empty) and the set of each key."""

    @property
    def is_set(self) -> bool:
        return self.kind.startswith("set of ")

    @property
    def is_list(self) -> bool:
        return self.kind.startswith("list(")


_DECLARED = (
    r"^[ ]+{}:[ ]+(?P<kind>[^\n=#]{{1,80}}?)(?:[ ]for each (?P<each>[^\n=#]{{1,80}}?))?[ ]?=(?!=)"
)


def declared(source: Source, name: str) -> Declared | None:
    """Find the declaration of a variable in ``state:``; None if it is unclear."""
    if not name.isidentifier():
        return None
    match = re.search(_DECLARED.format(name), _section(source, "state"), re.MULTILINE)
    if match is None:
        return None
    keys: list[tuple[str, str]] = []
    for part in (match["each"] or "").split(",") if match["each"] else ():
        key, _, group = part.rpartition(" in ")
        keys.append((key.strip(), group.strip()))
    if any("(" in group for _, group in keys) or (len(keys) > 1 and {b for b, _ in keys} > {""}):
        return None
    return Declared(match["kind"].strip(), tuple(keys))


def members(source: Source, group: str) -> list[str]:
    """Members of a set that the file lists; empty if it lists none."""
    if limits := re.fullmatch(r"(\d{1,4})\s*\.\.\s*(\d{1,4})", group):
        low, high = int(limits[1]), int(limits[2])
        return [str(n) for n in range(low, high + 1)] if high - low < 20 else []
    if not group.isidentifier():
        return []
    listing = re.search(
        rf"^[ ]+{group}:[ ]+\[([^\[\]\n]*)\]", _section(source, "types"), re.MULTILINE
    )
    if listing:
        return [word.strip() for word in listing[1].split(",")]
    interval = re.search(
        rf"^[ ]+{group}:[ ]+(\d+\s*\.\.\s*\d+)\s*$", _section(source, "types"), re.M
    )
    return members(source, interval[1]) if interval else []


def is_member(source: Source, word: str) -> bool:
    """Check whether a word is listed under ``types:``."""
    types = _section(source, "types")
    return (
        re.search(rf"(?:[\[,]|^[ ]+-)\s*{re.escape(word)}\s*(?:[\],]|$)", types, re.M) is not None
    )


def transitions(source: Source) -> list[str]:
    """Names of the transitions of a file."""
    lines = re.findall(r"^([ ]+)(\w[^(:{\n]*)[(:]", _section(source, "transitions"), re.MULTILINE)
    least = min((len(before) for before, _ in lines), default=0)
    return [name.strip() for before, name in lines if len(before) == least]


def is_value(source: Source, name: str) -> bool:
    """Check for a member, a variable or a parameter that is not a condition."""
    variable = declared(source, word := name.partition("(")[0])
    if variable is not None:
        return variable.kind != "boolean"
    is_entry = re.compile(rf"^[ ]+{re.escape(word)}\b[^\n]*:", re.MULTILINE)
    return is_member(source, name) or (
        name.isidentifier()
        and name not in ("true", "false")
        and not is_entry.search(source.text[:MOST_SEARCHED])
    )


def asked_of(source: Source, member: str, value: str) -> str:
    """``at(wolf)`` if a variable has such values for such members; otherwise the member."""
    if is_member(source, member):
        for name in re.findall(r"^[ ]+(\w+):[ ]", _section(source, "state"), re.MULTILINE):
            row = declared(source, name)
            if row is None or len(row.keys) != 1 or member not in members(source, row.keys[0][1]):
                continue
            if value in members(source, row.kind):
                return f"{name}({member})"
    return member


def is_parameter(source: Source, name: str) -> bool:
    in_one_line = rf"^params:[^\n]*\b{re.escape(name)}:"
    return _is_below(source, "params", name) or bool(
        re.search(in_one_line, source.text[:MOST_SEARCHED], re.MULTILINE)
    )


def is_declared(source: Source, name: str) -> bool:
    """Check for the name of a variable, a table or a definition."""
    line = re.compile(rf"^[ ]+{re.escape(name)}\b", re.MULTILINE)
    return any(line.search(_section(source, part)) for part in ("state", "tables", "define"))


def is_map(source: Source, name: str) -> bool:
    return _is_below(source, "maps", name)


def _is_below(source: Source, section: str, name: str) -> bool:
    return name.isidentifier() and bool(
        re.search(rf"^[ ]+{name}:", _section(source, section), re.MULTILINE)
    )


def each_of(row: Declared) -> tuple[str, str]:
    """Binders and names of the keys: ``x in item, y in bank``, and ``x, y``"""
    names = [bound or name for (bound, _), name in zip(row.keys, "xyzuvw", strict=False)]
    pairs = [f"{n} in {group}" for n, (_, group) in zip(names, row.keys, strict=False)]
    return ", ".join(pairs), ", ".join(names)


def type_of(source: Source, words: list[str]) -> str:
    """The type that lists all of these members on one line; empty if none does."""
    for name, listing in re.findall(
        r"^[ ]+(\w+):[ ]+\[([^\[\]\n]*)\]", _section(source, "types"), re.M
    ):
        if set(words) <= {word.strip() for word in listing.split(",")}:
            return str(name)
    return ""


# ── the text with the mistake ─────────────────────────────────────────────────────────

MARK = "¦"
"""Marks the mistake in a pattern: the token at which the parser stopped."""

LONGEST = 60
"""Longest text that a message quotes."""

MOST_READ = 500
"""Longest text that patterns search completely; in a longer one, only near the mistake."""

NEAR = 120
"""Characters searched on each side of the mistake in a longer text."""


class Line:
    """A text with a mistake, the position of the mistake, and flags of the reader."""

    entry = ""
    most = 1 << 40
    """Longest text for a pattern that must match all of it, in characters."""

    def __init__(self, text: LocatedText, flags: Collection[str] = (), mark: int = 0) -> None:
        self.text, self.flags, self.mark = text, flags, mark
        self.bounds = 0, len(text.text)

    @cached_property
    def marked(self) -> str:
        """The text with :data:`MARK` at the mistake."""
        text = self.text.text
        return f"{text[: self.mark]}{MARK}{text[self.mark :]}"

    @cached_property
    def keys(self) -> list[str]:
        """The keys that the text belongs to, innermost first."""
        return keys_around(self.text)

    @property
    def clause(self) -> int:
        """Start of the clause with the mistake."""
        return self.bounds[0]

    def parts(self) -> dict[str, tuple[int, int]]:
        """Spans that a row may underline or replace without a pattern."""
        return {"all": self.bounds, "here": (self.mark, self.mark)}


class Capture:
    """The match of a pattern: texts and spans of its groups."""

    def __init__(
        self, place: Line, match: re.Match[str] | None = None, mark: int = 1 << 40
    ) -> None:
        self.place, text = place, place.text.text
        self.spans = place.parts()
        if match is not None:
            for name, group in (("found", 0), *match.re.groupindex.items()):
                start, end = match.span(group)
                if start >= 0:
                    self.spans[name] = start - (start > mark), end - (end > mark)
        self.words = {
            name: text[start:end] if name.endswith("_") else text[start:end].strip()
            for name, (start, end) in self.spans.items()
        }
        start, end = self.spans.get("found") or self.spans.get("token", place.bounds)
        self.words |= {"left": text[:start].strip(), "right": text[end:].strip()}

    def __getitem__(self, group: str) -> str:
        if group == "key" and group not in self.words:  # the innermost key above the text
            return next(iter(self.place.keys), "")
        return self.words.get(group, "")


def find(place: Line, kind: str, pattern: re.Pattern[str]) -> Capture | None:
    """Match ``pattern`` if the match covers the position at which the parser stopped.

    In a text longer than ``place.most``, only a pattern of kind ``part`` can match, near this
    position.
    """
    text, at = place.text.text, place.mark
    begin, end = place.bounds
    if kind == "clause":
        begin = place.clause
    if kind == "part":
        return _near(place, pattern)
    if end - begin > place.most:
        return None
    if kind == "line":
        match = pattern.fullmatch(" ".join(text.split()))
        if match is None:
            return None
        capture = Capture(place)
        capture.spans["at"] = capture.spans["all"]
        capture.words |= {name: (group or "").strip() for name, group in match.groupdict().items()}
        return capture
    mark = 1 << 40
    if MARK in pattern.pattern:
        text, mark = place.marked, at
        end = max(end, at) + 1
    match = pattern.fullmatch(text, begin, end)
    return None if match is None else Capture(place, match, mark)


def _near(place: Line, pattern: re.Pattern[str]) -> Capture | None:
    """Match ``pattern`` around the mistake.

    In a long text, the pattern sees :data:`NEAR` characters on each side. A match that touches an
    end of this window may be incomplete and doesn't count.
    """
    text, at, marked = place.text.text, place.mark, MARK in pattern.pattern
    if marked:
        text = place.marked
    begin, end = 0, len(text)
    if end > MOST_READ:
        begin, end = max(0, at - NEAR), min(end, at + NEAR)
    for match in pattern.finditer(text, begin, end):
        if match.start() > at:
            break
        cut = (match.start() == begin > 0) or (match.end() == end < len(text))
        if at <= match.end() - marked and not cut:
            return Capture(place, match, at if marked else 1 << 40)
    return None


# ── the state of the parser ────────────────────────────────────────────────────────────


QUANTIFIERS = ("EVERY", "SOME", "NO", "THOSE")
OPERATORS = "PLUS MINUS STAR DIV MOD RANGE CMP EQ IN AND OR IMPLIES".split()
_LISTED = "COMMA RPAR HAS WHERE THEN ELSE FOR EACH IN OF PER EQ".split()
_WORDS = {"COMMA": ",", "RPAR": ")", "LPAR": "(", "EQ": "="}

EXAMPLES = {
    "EVERY": "write `every i in item has at(i) = right`",
    "SOME": "write `some i in item where at(i) = right`",
    "NO": "write `no i in item where at(i) = right`",
    "THOSE": "write `those i in item where at(i) = right`; all of them are just `item`",
    "IF": "write `if condition then this else that`",
    "LET": "write `let name = value then …`",
}


class Place(Line):
    """The position at which the parser stopped, with its stacks and the tokens of the text."""

    most = MOST_READ

    def __init__(
        self, entry: str, text: LocatedText, table: Table, tokens: list[Token], stuck: Stuck
    ) -> None:
        super().__init__(text, mark=stuck.token.start)
        self.bounds = text.inner
        self.entry, self.table = entry, table
        self.token, self.states, self.values = stuck.token, stuck.states, stuck.values
        self.at = next(i for i, t in enumerate(tokens) if t is self.token)
        self.tokens = tokens
        self.before = tokens[self.at - 1] if self.at else None
        self.span = text.span(self.token.start, self.token.end)
        self._accepted: dict[str, bool] = {}

    def accepts(self, terminal: str) -> bool:
        """Check whether ``terminal`` can come next; `each` or `of` as a name does not count."""
        if terminal.lower() in CONTEXTUAL and self._accepts("NAME"):
            return self._accepts(terminal) and self._accepts("PLUS")
        return self._accepts(terminal)

    def _accepts(self, terminal: str) -> bool:
        if terminal not in self._accepted:
            self._accepted[terminal] = self.table.accepts(self.states, terminal)
        return self._accepted[terminal]

    def parts(self) -> dict[str, tuple[int, int]]:
        tokens = {"token": self.token, "first": self.tokens[0]}
        spans = {name: (token.start, token.end) for name, token in tokens.items()}
        if self.before is not None:
            spans["before"] = self.before.start, self.before.end
            spans["both"] = self.before.start, self.token.end
        return {**super().parts(), **spans}

    @property
    def is_end(self) -> bool:
        return self.token.kind == "$END"

    @property
    def adjacent(self) -> bool:
        return self.before is not None and self.before.end == self.token.start

    @property
    def kind_after(self) -> str:
        return self.tokens[self.at + 1].kind if self.at + 1 < len(self.tokens) else "$END"

    @cached_property
    def clause(self) -> int:
        """Offset after the last `and`, `not` … before the mistake."""
        begin = self.bounds[0]
        for token in self.tokens[: self.at]:
            if token.kind in ("AND", "OR", "NOT", "IMPLIES", "IF", "THEN", "HAS", "WHERE"):
                begin = token.end + 1
        return begin if begin < len(self.text.text) else self.bounds[0]

    @property
    def is_key(self) -> bool:
        """Check whether a colon follows the expression."""
        return self.text.source.text[self.text.trimmed.end :].lstrip(" ")[:1] == ":"

    def of(self, token: Token) -> Span:
        return self.text.span(token.start, token.end)

    def written(self, start: int, end: int | None = None) -> str:
        """Part of the text on one line, for a message."""
        return re.sub(r"[^\S\n]*+\n\s*", " ", self.text.text[start:end].strip())

    @cached_property
    def open(self) -> list[tuple[Token, str]]:
        """Unfinished constructs, innermost first, each with the terminal that it needs next."""
        constructs: list[tuple[Token, str]] = []
        since: set[str] = set()
        for value in reversed(self.values):
            if type(value) is not Token:
                continue
            kind = value.kind
            if kind == "LPAR":
                constructs.append((value, "RPAR"))
            elif kind == "EVERY" and "HAS" not in since:
                constructs.append((value, "HAS"))
            elif kind in ("SOME", "NO", "THOSE") and "WHERE" not in since:
                constructs.append((value, "WHERE"))
            elif kind == "IF" and "ELSE" not in since and self.entry != "effect":
                constructs.append((value, "ELSE" if "THEN" in since else "THEN"))
            if kind in ("LPAR", "IF", "FOR", *QUANTIFIERS):
                since.clear()
            else:
                since.add(kind)
        return constructs

    @cached_property
    def unclosed(self) -> list[int]:
        """Indices of the parentheses that are open at the mistake."""
        indices: list[int] = []
        for i, token in enumerate(self.tokens[: self.at]):
            if token.kind == "LPAR":
                indices.append(i)
            elif token.kind == "RPAR" and indices:
                indices.pop()
        return indices

    def wanted(self) -> list[str]:
        """Descriptions of the tokens that may come here."""
        names = []
        operator = self.accepts("PLUS")
        value = self.accepts("NUMBER")
        if value:
            names.append("a value")
        elif self.accepts("NAME") and not operator:
            names.append("a name")
        if not value and self.accepts("STRING"):
            names.append("a text in quotes")
        if operator:
            names.append("an operator")
        for terminal in _LISTED:
            if (not operator or terminal not in OPERATORS) and self.accepts(terminal):
                names.append(f"`{_WORDS.get(terminal, terminal.lower())}`")
        if self.accepts("LPAR") and not value and not operator:
            names.append("`(`")
        if not self.is_end and self.accepts("$END"):
            names.append("the end")
        return names

    def where(self, token: Token) -> str:
        span = self.of(token)
        if span.line == self.span.line:
            return f"the `{token.text}` at column {span.column}"
        return f"the `{token.text}` in line {span.line}"

    def report(self, diagnostics: Diagnostics, advise: bool = True) -> None:
        """Report the mistake; with ``advise``, suggest a correction."""
        options = self.wanted()
        label = f"expected {_listed(options)}" if options else ""
        waiting = next(((o, n) for o, n in self.open if self.accepts(n)), None)
        related: tuple[tuple[Span, str], ...] = ()
        help = self.help() if advise else ""
        if waiting:
            opener, need = waiting
            word = _WORDS.get(need, need.lower())
            article = "an" if word == "else" else "a"
            related = ((self.of(opener), f"this `{opener.text}` needs {article} `{word}`"),)
        if waiting and self.is_end or waiting and self.token.kind == "RPAR":
            message, code = f"`{word}` is missing for {self.where(opener)}", "missing-word"
            help = help or (self.completed(opener, need) if advise else "")
        elif self.is_end and not self.text.text.strip():
            message, code = "there is nothing here", "syntax"
        elif self.is_end:
            message, code = "this ends too soon", "syntax"
        else:
            message, code = f"`{self.token.text}` is not allowed here", "syntax"
        diagnostics.report(code, self.span, message, label=label, help=help, related=related)

    def completed(self, opener: Token, need: str) -> str:
        """Suggest the unfinished construct with the word that it needs."""
        phrase = " ".join(self.text.text[opener.start : self.token.start].split())
        if len(phrase) > 60 or "#" in phrase:
            return EXAMPLES.get(opener.kind, "each `(` has a `)`")
        if need == "RPAR":
            at = next((i for i, t in enumerate(self.tokens) if t is opener), 0)
            name = self.tokens[at - 1].text if at and self.tokens[at - 1].kind == "NAME" else ""
            return f"write `{name}{phrase})`, or put the `)` where it belongs"
        rest = "then … else …" if need == "THEN" else f"{need.lower()} …"
        if opener.kind == "EVERY" and (match := re.fullmatch(r"(.+? in .+?) where (.+)", phrase)):
            words = (
                f"if it must hold for all of them, write `{match[1]} has {match[2]}`;"
                f" for a further condition, `{phrase} {rest}`"
            )
            where = self.text.text.find("where", opener.end)
            return WayOut(words, "has", span=self.text.span(where, where + 5))
        return f"write `{phrase} {rest}`"

    def help(self) -> str:
        if self.entry == "cost" and self.accepts("PER"):
            return "write `1 per move`, `1 per state` or `1 per` and a transition"
        for token in self.tokens[max(0, self.at - 2) : self.at + 1][::-1]:
            near = nearest(token.text, self.table.keywords) if len(token.text) > 2 else None
            if token.kind == "NAME" and near and near != "let":  # `left` is intended
                words = f"did you mean `{near}` instead of `{token.text}`?"
                return WayOut(words, near, span=self.of(token))
        before = self.before
        if self.is_end and [t.kind for t in self.tokens[self.at - 2 : self.at]] == ["MINUS"] * 2:
            return "write the new value in full: `x - 1`"
        if before and self.accepts("PLUS") and self.of(before).line < self.span.line:
            return "if this line is another condition, write `- ` in front of each"
        if before and before.kind in (*OPERATORS, "NOT") and self.accepts("NUMBER"):
            behind = f"between `{before.text}` and `{self.token.text}`"
            return f"a value is missing {behind if not self.is_end else f'after `{before.text}`'}"
        if before and before.kind == "NAME" and self.at > 1 and self.accepts("NUMBER"):
            operand = self.tokens[self.at - 2]
            if operand.kind in ("NAME", "NUMBER", "RPAR", "STRING"):
                return (
                    f"`{before.text}` between two values is read as a relation, like"
                    " `wolf eats goat`; is an operator missing before it?"
                )
        return ""


_AROUND_COMPARISON = frozenset(
    "AND OR NOT IMPLIES COMMA IF THEN ELSE WHERE HAS FOR EACH PER $END".split()
)


def operands(place: Place, start: int, end: int) -> tuple[list[Token], list[Token]]:
    """The tokens before and after a sign, within its comparison."""
    before = [token for token in place.tokens if token.end <= start][::-1]
    after = [token for token in place.tokens if token.start >= end]
    return _operand(before, "RPAR", "LPAR")[::-1], _operand(after, "LPAR", "RPAR")


def _operand(tokens: list[Token], opening: str, closing: str) -> list[Token]:
    depth = 0
    for i, token in enumerate(tokens):
        depth += (token.kind == opening) - (token.kind == closing)
        if depth < 0 or (depth == 0 and token.kind in _AROUND_COMPARISON):
            return tokens[:i]
    return tokens


def parted(
    tokens: Sequence[Token], kinds: Collection[str]
) -> tuple[list[list[Token]], list[Token]]:
    """Split tokens at some kinds outside parentheses; also return the separators."""
    parts: list[list[Token]] = [[]]
    between: list[Token] = []
    depth = 0
    for token in tokens:
        depth += (token.kind == "LPAR") - (token.kind == "RPAR")
        if depth == 0 and token.kind in kinds:
            between.append(token)
            parts.append([])
        else:
            parts[-1].append(token)
    return parts, between


def _listed(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]
