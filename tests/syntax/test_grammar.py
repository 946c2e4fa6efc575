"""The grammar, Lark's table of it, and our driver compared with Lark's parser."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import lark
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzlelang.syntax import (
    expression_parser,
    expression_table,
    grammar,
    lalr,
    leaves,
    vocabulary,
)
from puzzlelang.syntax.build_table import (
    ENTRIES,
    GRAMMAR,
    TABLE,
    lark_parser,
    make_table,
    write,
)
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.text.diagnostics import Diagnostics
from puzzlelang.text.source import Source
from tests.support import in_part

TEXT = GRAMMAR.read_text("utf-8")
PUZZLES = sorted((Path(__file__).parents[2] / "puzzles").glob("**/*.yaml"))


@cache
def parser() -> Any:
    return lark_parser(TEXT)


# ── the table ────────────────────────────────────────────────────────────────────────


def test_the_table_is_what_lark_makes_of_the_grammar() -> None:
    """The table is up to date (``python -m puzzlelang.syntax.build_table``), and has no conflict in
    strict mode.
    """
    assert TABLE.read_text("utf-8") == write(make_table(TEXT))
    assert expression_table.TABLE["grammar"] == grammar.fingerprint(TEXT.encode())


@pytest.mark.slow
def test_a_changed_grammar_works_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is generated in memory; the shipped one stays unchanged."""
    shipped = TABLE.read_bytes()
    changed = tmp_path / "expression.lark"
    changed.write_text(TEXT.replace('"implies"', '"entails"'), "utf-8")
    monkeypatch.setattr(lalr, "grammar_file", lambda: str(changed))
    lalr.table.cache_clear()
    try:
        table = lalr.table()
        tokens, wrong = table.tokens("lit entails warm")
        assert wrong is None
        made = lalr.run(table, "expr", tokens, lambda node, parts, start, end: node)
        assert made == "implies"
        assert "implies" not in table.keywords
    finally:
        lalr.table.cache_clear()
    assert TABLE.read_bytes() == shipped


def test_a_conflict_in_a_changed_grammar_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = tmp_path / "expression.lark"
    changed.write_text(TEXT.replace('or{atom} "implies"', 'or{z} "implies"', 1), "utf-8")
    monkeypatch.setattr(lalr, "grammar_file", lambda: str(changed))
    lalr.table.cache_clear()
    try:
        with pytest.raises(lark.exceptions.LarkError):
            lalr.table()
    finally:
        lalr.table.cache_clear()


def test_reserved_words_are_the_keywords_of_the_grammar() -> None:
    assert set(lalr.table().keywords) == vocabulary.KEYWORDS


LEFT_OPERANDS = [
    match.span()
    for match in re.finditer(r"\{atom\}(?= (?:\"|CMP|EQ|NAME|\(CMP))", TEXT)
    if TEXT[: match.start()].rsplit("\n", 1)[-1].count("//") == 0
]


def test_all_left_operands_are_found() -> None:
    operands = {TEXT[:start].split()[-1] for start, _ in LEFT_OPERANDS}
    assert operands == {"or", "and", "rng", "sum", "mul", "of_names", "of_rows"}
    assert len(LEFT_OPERANDS) == 17


@pytest.mark.slow
@pytest.mark.each_time("28", "45", "81", "131")
@pytest.mark.parametrize("place", LEFT_OPERANDS, ids=lambda p: str(TEXT[: p[0]].count("\n") + 1))
def test_a_left_operand_that_ends_in_a_greedy_form_is_refused(place: tuple[int, int]) -> None:
    """The grammar has no conflicts because nothing can follow a tail."""
    start, end = place
    line = TEXT[:start].rsplit("\n", 1)[-1] + TEXT[end:].split("\n", 1)[0]
    # outside the ladder there is no z, so insert its definition
    rule = TEXT[:start].rsplit("\n\n", 1)[-1] + line
    worse = "{z}" if "{z}" in rule else "{tail}"
    with pytest.raises(lark.exceptions.GrammarError):
        lark_parser(TEXT[:start] + worse + TEXT[end:])


# ── the driver against Lark ──────────────────────────────────────────────────────────


def ours(entry: str, text: str) -> object:
    """Our driver's tree as nested tuples; None for a rejected text."""
    table = lalr.table()
    tokens, strange = table.tokens(text)
    if strange is not None:
        return None
    try:
        return lalr.run(table, entry, tokens, lambda node, parts, *_: (node, plain(parts)))
    except lalr.Stuck:
        return None


def plain(parts: list[Any]) -> tuple[object, ...]:
    return tuple((p.kind, p.text) if isinstance(p, lalr.Token) else p for p in parts)


def larks(entry: str, text: str) -> object:
    try:
        return nested(parser().parse(text, start=entry))
    except lark.exceptions.UnexpectedInput:
        return None


def nested(node: Any) -> object:
    if isinstance(node, lark.Token):
        return node.type, str(node)
    return str(node.data), tuple(nested(child) for child in node.children)


def leaves_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()

    def record(entry: str, text: Any, diagnostics: Diagnostics) -> Any:
        found.add((entry, text.text))
        return expression_parser.parse(entry, text, diagnostics)

    monkeypatch.setattr(leaves, "parse", record)
    read_puzzle(Source(path.name, path.read_text("utf-8")), Diagnostics())
    return found


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize("path", PUZZLES, ids=lambda p: p.stem)
def test_both_parsers_agree_on_the_library(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = leaves_of(path, monkeypatch)
    assert texts
    for entry, text in texts:
        tree = ours(entry, text)
        assert tree is not None, text
        assert tree == larks(entry, text), text


WORDS = sorted(vocabulary.KEYWORDS) + (
    "a b at item count + - * .. = != <= < == ( ) ( ) , , 0 17 'x' in in and where has".split()
)
TOKENS = st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join)


@pytest.mark.slow
@in_part("times", 300, 1500)
def test_both_parsers_agree_on_random_words(times: int) -> None:
    @settings(max_examples=times, deadline=None)
    @given(st.sampled_from(ENTRIES), TOKENS)
    def agree(entry: str, text: str) -> None:
        assert ours(entry, text) == larks(entry, text)

    agree()


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.sampled_from(ENTRIES), TOKENS)
def test_accepts_is_exact(entry: str, text: str) -> None:
    """A terminal is accepted exactly if the parser gets past it."""
    table = lalr.table()
    tokens, _ = table.tokens(text)
    try:
        lalr.run(table, entry, tokens, lambda *_: None)
    except lalr.Stuck as stuck:
        assert len(stuck.values) == len(stuck.states) - 1
        before = tokens[: tokens.index(stuck.token)]
        for terminal in table.terminals:
            assert table.accepts(stuck.states, terminal) == passes(entry, before, terminal)


def passes(entry: str, before: list[lalr.Token], terminal: str) -> bool:
    """Does the parser get past ``terminal`` after ``before``?"""
    token, end = lalr.Token(terminal, 0, 0, ""), lalr.Token("$END", 0, 0, "")
    try:
        lalr.run(
            lalr.table(), entry, [*before, token] + [end] * (terminal != "$END"), lambda *_: None
        )
    except lalr.Stuck as stuck:
        return stuck.token is not token
    return True
