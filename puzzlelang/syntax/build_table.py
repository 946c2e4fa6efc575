"""Generates the table for :mod:`puzzlelang.syntax.lalr` from the grammar, with Lark.

``python -m puzzlelang.syntax.build_table`` writes ``expression_table.py``, which is shipped.
"""

from __future__ import annotations

import pickle
import re
from io import BytesIO
from pathlib import Path

from lark import Lark
from lark.lexer import PatternStr

from puzzlelang.syntax.grammar import fingerprint, grammar_file
from puzzlelang.text import Any

GRAMMAR = Path(grammar_file())
TABLE = Path(__file__).with_name("expression_table.py")
ENTRIES = ("expr", "decl", "chosen", "head", "effect", "cost", "thing", "values")


def lark_parser(grammar: str) -> Lark:
    """Lark's own parser; raises ``GrammarError`` if the grammar has a conflict."""
    return Lark(
        grammar,
        parser="lalr",
        lexer="basic",  # with the contextual lexer, keywords pass as names: `has = 1`
        strict=True,
        start=list(ENTRIES),
        keep_all_tokens=True,
        maybe_placeholders=False,
        propagate_positions=True,
    )


def make_table(grammar: str) -> dict[str, Any]:
    """Everything the driver needs, in lists of numbers and strings.

    An action is 0 (error), n > 0 (shift, go to state n - 1) or n < 0 (reduce by rule -n - 1).
    The last terminal is the end of the text.  A rule is its origin, the node that it
    makes, its length and its mode: 0 makes a node, 1 passes its only part on, 2 is part of a list.
    """
    lark = lark_parser(grammar)
    table = SavedTable(lark)

    lexemes, keywords, patterns = _lexer(lark)
    terminals = [t.name for t in lexemes if t.name not in lark.ignore_tokens] + ["$END"]
    nonterminals = sorted({str(rule.origin.name) for rule in lark.rules})
    terminal = {t: i for i, t in enumerate(terminals)}
    nonterminal = {n: i for i, n in enumerate(nonterminals)}

    # Lark numbers states and rules in hash order: renumber them
    states = _numbered(table, terminals, nonterminals)
    rules: dict[int, int] = {}
    actions: list[list[int]] = []
    gotos: list[list[int]] = []
    for state in states:
        row = [0] * len(terminals)
        goto = [0] * len(nonterminals)
        entries = table.states[state]
        for symbol in sorted(entries):
            action, argument = entries[symbol]
            if symbol in nonterminal:
                goto[nonterminal[symbol]] = states[argument]
            elif action == SHIFT:
                row[terminal[symbol]] = states[argument] + 1
            else:
                row[terminal[symbol]] = -1 - rules.setdefault(argument, len(rules))
        actions.append(row)
        gotos.append(goto)

    unique_actions, action_of = _shared(actions)
    unique_gotos, goto_of = _shared(gotos)
    return {
        "grammar": fingerprint(grammar.encode()),
        "patterns": patterns,
        "keywords": keywords,
        "ignore": list(lark.ignore_tokens),
        "terminals": terminals,
        "rules": [_rule(table.rules[rule], nonterminal) for rule in rules],
        "actions": unique_actions,
        "action_of": action_of,
        "gotos": unique_gotos,
        "goto_of": goto_of,
        "start": {entry: states[table.start_states[entry]] for entry in ENTRIES},
        "end": {entry: states[table.end_states[entry]] for entry in ENTRIES},
    }


class SavedTable:
    """The parse table as ``Lark.save`` writes it.

    ``states`` maps a state to its actions by symbol: ``(SHIFT, state)`` or ``(REDUCE, rule)``; a
    ``rule`` is a key of ``rules``.
    """

    def __init__(self, lark: Lark) -> None:
        file = BytesIO()
        lark.save(file)
        archive = pickle.loads(file.getvalue())
        table = archive["data"]["parser"]["parser"]
        symbols = table["tokens"]
        self.states: dict[int, dict[str, tuple[int, int]]] = {
            state: {
                symbols[symbol]: (action, argument["@"] if action == REDUCE else argument)
                for symbol, (action, argument) in entries.items()
            }
            for state, entries in table["states"].items()
        }
        self.start_states: dict[str, int] = table["start_states"]
        self.end_states: dict[str, int] = table["end_states"]
        self.rules: dict[int, dict[str, Any]] = archive["memo"]


SHIFT, REDUCE = 0, 1
"""Actions of a saved table."""


def _lexer(lark: Lark) -> tuple[list[Any], dict[str, str], list[list[str]]]:
    """Terminals in matching order; keywords, which NAME matches; patterns."""
    # as in Lark's basic lexer: longer patterns first, keywords looked up in matches of NAME
    lexemes = sorted(
        lark.terminals,
        key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name),
    )
    name = next(t for t in lexemes if t.name == "NAME")
    keywords = {
        t.pattern.value: t.name
        for t in lexemes
        if isinstance(t.pattern, PatternStr) and re.fullmatch(name.pattern.value, t.pattern.value)
    }
    patterns = [[t.name, t.pattern.to_regexp()] for t in lexemes if t.name not in keywords.values()]
    return lexemes, keywords, patterns


def _rule(rule: dict[str, Any], nonterminal: dict[str, int]) -> list[Any]:
    origin = rule["origin"]["name"]
    length = len(rule["expansion"])
    assert length, f"{rule} is empty: the driver takes a node's place from its parts"
    mode = 2 if origin.startswith("_") else 0
    if rule["options"]["expand1"] and rule["alias"] is None:
        assert length == 1, f"{rule} needs a name"
        mode = 1
    return [nonterminal[origin], rule["alias"] or origin, length, mode]


def _numbered(table: SavedTable, terminals: list[str], nonterminals: list[str]) -> dict[int, int]:
    """Number the states in the order of a walk from the entry points."""
    numbers: dict[int, int] = {}
    agenda = [table.start_states[entry] for entry in ENTRIES]
    order = {symbol: i for i, symbol in enumerate(terminals + nonterminals)}
    for state in agenda:
        if state in numbers:
            continue
        numbers[state] = len(numbers)
        entries = table.states[state]
        for symbol in sorted(entries, key=order.__getitem__):
            action, argument = entries[symbol]
            if action == SHIFT:
                agenda.append(argument)
    return numbers


def _shared(rows: list[list[int]]) -> tuple[list[list[int]], list[int]]:
    places: dict[tuple[int, ...], int] = {}
    place_of = [places.setdefault(tuple(row), len(places)) for row in rows]
    return [list(row) for row in places], place_of


HEAD = '''"""The table of grammar/expression.lark, by `python -m puzzlelang.syntax.build_table`."""

from __future__ import annotations

from puzzlelang.text import Any

'''


def write(table: dict[str, Any]) -> str:
    """The table as a module, which Python caches in compiled form and loads faster than JSON."""
    rows = "".join(f"    {key!r}: {value!r},\n" for key, value in table.items())
    return f"{HEAD}TABLE: dict[str, Any] = {{\n{rows}}}\n"


if __name__ == "__main__":
    TABLE.write_text(write(make_table(GRAMMAR.read_text("utf-8"))), "utf-8")
