"""A text with a mistake, the match of a habit's pattern in it, and the state of the parser there:
open constructs, and what could have come next.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from puzzlelang.syntax import surrounding_text
from puzzlelang.syntax.lalr import Stuck, Table, Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.vocabulary import CONTEXTUAL
from puzzlelang.text import Diagnostics, Span, WayOut, nearest

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
        return surrounding_text.keys_around(self.text)

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

    def is_end(self) -> bool:
        return self.token.kind == "$END"

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

    def open(self) -> Iterator[tuple[Token, str]]:
        """Unfinished constructs, innermost first, each with the terminal that it needs next."""
        return iter(self._open)

    @cached_property
    def _open(self) -> list[tuple[Token, str]]:
        return list(self._opened())

    def _opened(self) -> Iterator[tuple[Token, str]]:
        since: set[str] = set()
        for value in reversed(self.values):
            if type(value) is not Token:
                continue
            kind = value.kind
            if kind == "LPAR":
                yield value, "RPAR"
            elif kind == "EVERY" and "HAS" not in since:
                yield value, "HAS"
            elif kind in ("SOME", "NO", "THOSE") and "WHERE" not in since:
                yield value, "WHERE"
            elif kind == "IF" and "ELSE" not in since and self.entry != "effect":
                yield value, "ELSE" if "THEN" in since else "THEN"
            if kind in ("LPAR", "IF", "FOR", *QUANTIFIERS):
                since.clear()
            else:
                since.add(kind)

    def unclosed(self) -> list[int]:
        """Indices of the parentheses that are open at the mistake."""
        return self._unclosed

    @cached_property
    def _unclosed(self) -> list[int]:
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
        if not self.is_end() and self.accepts("$END"):
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
        waiting = next(((o, n) for o, n in self.open() if self.accepts(n)), None)
        related: tuple[tuple[Span, str], ...] = ()
        help = self.help() if advise else ""
        if waiting:
            opener, need = waiting
            word = _WORDS.get(need, need.lower())
            article = "an" if word == "else" else "a"
            related = ((self.of(opener), f"this `{opener.text}` needs {article} `{word}`"),)
        if waiting and self.is_end() or waiting and self.token.kind == "RPAR":
            message, code = f"`{word}` is missing for {self.where(opener)}", "missing-word"
            help = help or (self.completed(opener, need) if advise else "")
        elif self.is_end() and not self.text.text.strip():
            message, code = "there is nothing here", "syntax"
        elif self.is_end():
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
        if self.is_end() and [t.kind for t in self.tokens[self.at - 2 : self.at]] == ["MINUS"] * 2:
            return "write the new value in full: `x - 1`"
        if before and self.accepts("PLUS") and self.of(before).line < self.span.line:
            return "if this line is another condition, write `- ` in front of each"
        if before and before.kind in (*OPERATORS, "NOT") and self.accepts("NUMBER"):
            behind = f"between `{before.text}` and `{self.token.text}`"
            return f"a value is missing {behind if not self.is_end() else f'after `{before.text}`'}"
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
