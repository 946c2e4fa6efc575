"""A small LALR driver for the table that Lark generates from ``grammar/expression.lark``.

The table of the released grammar is shipped, so a start neither imports Lark (80 ms) nor builds a
parser (500 ms).  If the grammar differs, Lark generates the table in memory: a changed grammar
works at once, without loading a file that other users could write.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from puzzlelang.syntax.expression_table import TABLE
from puzzlelang.syntax.grammar import fingerprint, grammar_file
from puzzlelang.text import Any

MAKES_NODE, PASSES_ON = 0, 1
"""Modes of a rule; any other mode is part of a list (``("," expr)*``)."""

CHAINS = frozenset({"implies", "or", "and", "add", "sub", "mul", "div", "mod"})
"""Nodes that a long text stacks without nesting: ``1 + 1 + 1 + …``."""


class Token:
    """A word of a text: its terminal and the characters ``start`` to ``end`` (exclusive)."""

    __slots__ = ("end", "kind", "start", "text")

    def __init__(self, kind: str, start: int, end: int, text: str) -> None:
        self.kind, self.start, self.end, self.text = kind, start, end, text

    def __repr__(self) -> str:
        return f"Token({self.kind!r}, {self.start}, {self.end}, {self.text!r})"


class Stuck(Exception):
    """No rule accepts ``token``; ``states`` and ``values`` are the stacks before it."""

    def __init__(self, token: Token, states: list[int], values: list[Any]) -> None:
        self.token, self.states, self.values = token, states, values


class TooDeep(Exception):
    """The text from ``start`` to ``end`` exceeds the limit for nesting, or for chains."""

    def __init__(self, start: int, end: int, chain: bool) -> None:
        self.start, self.end, self.chain = start, end, chain


class Table:
    """The parse table: see :func:`puzzlelang.syntax.build_table.make_table`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.fingerprint: str = data["grammar"]
        self.keywords: dict[str, str] = data["keywords"]
        self.terminals: list[str] = data["terminals"]
        self.number = {name: i for i, name in enumerate(self.terminals)}
        self.rules: list[list[Any]] = data["rules"]
        self.actions: list[list[int]] = [data["actions"][i] for i in data["action_of"]]
        self.gotos: list[list[int]] = [data["gotos"][i] for i in data["goto_of"]]
        self.start: dict[str, int] = data["start"]
        self.end: dict[str, int] = data["end"]
        self.ignore = frozenset(data["ignore"])
        self.word = re.compile("|".join(f"(?P<{n}>{p})" for n, p in data["patterns"]))

    def tokens(self, text: str) -> tuple[list[Token], int | None]:
        """Tokens of ``text`` with an end token; also the offset of a character that begins none."""
        tokens: list[Token] = []
        match, keywords, ignore = self.word.match, self.keywords, self.ignore
        at, length = 0, len(text)
        while at < length:
            hit = match(text, at)
            if hit is None:
                return tokens, at
            kind, word, end = hit.lastgroup or "", hit.group(), hit.end()
            if kind not in ignore:
                tokens.append(Token(keywords.get(word, kind), at, end, word))
            at = end
        end = tokens[-1].end if tokens else length
        tokens.append(Token("$END", end, end, ""))
        return tokens, None

    def accepts(self, states: list[int], terminal: str) -> bool:
        """Check exactly whether ``terminal`` may come next, by trying the reductions before it.

        ``states`` is not copied: ``top`` replaces its end from ``left`` on.
        """
        left, top, kind = len(states) - 1, states[-1:], self.number[terminal]
        while (action := self.actions[top[-1]][kind]) < 0:
            origin, _, length, _ = self.rules[-action - 1]
            left -= max(0, length - len(top))
            del top[-length:]
            top.append(self.gotos[top[-1] if top else states[left - 1]][origin])
            if kind == len(self.terminals) - 1 and top[-1] in self.end.values():
                return True
        return action > 0


@cache
def table() -> Table:
    """The table of the current grammar."""
    with open(grammar_file(), "rb") as file:
        grammar = file.read()
    if TABLE["grammar"] == fingerprint(grammar):
        return Table(TABLE)
    from puzzlelang.syntax.build_table import make_table

    return Table(make_table(grammar.decode("utf-8")))


def run(
    table: Table,
    entry: str,
    tokens: list[Token],
    build: Callable[[str, list[Any], int, int], Any],
    most_nested: int = 10**9,
    tallest: int = 10**9,
) -> Any:
    """Parse ``tokens`` as an ``entry``; ``build(node, parts, start, end)`` creates each node.

    Iterative, so no text can exhaust the stack.  The depth of a node is at most ``most_nested``
    without links of chains, and at most ``tallest`` including links.
    """
    actions, gotos, rules, number = table.actions, table.gotos, table.rules, table.number
    states = [table.start[entry]]
    values: list[Any] = []
    places: list[tuple[int, int, int, int]] = []  # for each value: start, end, nesting, height
    final = table.end[entry]
    for token in tokens:
        kind = number[token.kind]
        kept, removed = len(states), list[tuple[list[int], list[Any]]]()
        while (action := actions[states[-1]][kind]) < 0:
            origin, node, length, mode = rules[-action - 1]
            if (left := len(states) - length) < kept:
                removed.append((states[left:kept], values[left - 1 : kept - 1]))
                kept = left
            if mode == PASSES_ON:  # most reductions: an atom climbs the precedence levels
                states[-1] = gotos[states[-2]][origin]
            else:
                del states[-length:]
                states.append(gotos[states[-1]][origin])
                parts, around = values[-length:], places[-length:]
                del values[-length:], places[-length:]
                start, end = around[0][0], around[-1][1]
                nesting, height = max(p[2] for p in around), max(p[3] for p in around)
                if mode == MAKES_NODE:
                    if length > 1:
                        nesting, height = nesting + (node not in CHAINS), height + 1
                        if nesting > most_nested or height > tallest:
                            raise TooDeep(start, end, nesting <= most_nested)
                    flat = list[Any]()
                    for part in parts:
                        flat += part if type(part) is list else (part,)
                    values.append(build(node, flat, start, end))
                elif type(parts[0]) is list:  # a left-recursive list grows in place
                    parts[0].extend(parts[1:])
                    values.append(parts[0])
                else:
                    values.append(parts)
                places.append((start, end, nesting, height))
            if states[-1] == final and token is tokens[-1]:
                return values[-1]
        if action == 0:
            raise Stuck(token, *_restored(states[:kept], values[: kept - 1], removed))
        states.append(action - 1)
        values.append(token)
        places.append((token.start, token.end, 0, 0))
    raise AssertionError("the last token is always the end")


def _restored(
    states: list[int], values: list[Any], removed: list[tuple[list[int], list[Any]]]
) -> tuple[list[int], list[Any]]:
    """Undo the reductions for a token that turned out to be an error."""
    for some, their in reversed(removed):
        states += some
        values += their
    return states, values
