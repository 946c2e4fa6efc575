"""The messages of all golden cases, what their help proposes, and a case for each code.

``pytest --update-golden`` writes the messages of :mod:`tests.golden` anew; read the difference
before keeping it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.model.symbols import MESSAGES as OF_MODEL
from puzzlelang.pddl.s_expressions import MESSAGES as OF_PDDL
from puzzlelang.syntax.habits import rows
from puzzlelang.syntax.located import MESSAGES as OF_SYNTAX
from puzzlelang.text.diagnostics import Diagnostic
from tests.golden import FOLDER, PATTERN, Case, cases, rewrite
from tests.program_source import FILES, nodes
from tests.support import Rows, diagnose, in_part

TAKES_LONG = "Too many starts"


@pytest.mark.parametrize(
    "path", sorted({case.path for case in cases()}), ids=lambda path: path.stem
)
def test_cases(path: Path, request: pytest.FixtureRequest) -> None:
    rows = Rows()
    for case in cases():
        if case.path == path and case.name != TAKES_LONG:
            with rows.row(case.name):
                hold(case, request)
    rows.report()


@pytest.mark.slow
def test_a_long_case(request: pytest.FixtureRequest) -> None:
    (case,) = (case for case in cases() if case.name == TAKES_LONG)
    hold(case, request)


def hold(case: Case, request: pytest.FixtureRequest) -> None:
    assert case.why, "the case needs a reason"
    printed = case.printed()
    if request.config.getoption("--update-golden"):
        rewrite(case, printed)
    else:
        assert printed == case.messages
    assert len(printed) < 4096 * (printed.count("error[") + printed.count("warning[") + 1)


ANOTHER_MISTAKE = {
    "English words as operators": "the goal becomes `n + 1`, which isn't a condition",
    "Costs as a mapping of transitions": "the second line names an undefined transition",
    "Counting quantifiers": "`none p in …` after the name causes another message",
    "Mistakes below `then:`": "the `if` of the `elif` is mistyped too",
    "Calling something that isn't a function": "the case also compares the item with a number",
    "Unknown words in `line:`": "the intended map has a header",
    "`or` and `and` between values": "the values after the name cause other messages",
    "Functions of other languages, on sets": "the argument is another foreign function",
    "A value in a comment": "the former comment contains another mistake",
    "An unclosed quote": "the operator also lacks a left operand",
    "Constraint languages": "`choose:` is misnamed, too",
}
"""Cases whose proposed text is itself refused, and the reason."""

DENIED_OTHERWISE = {
    "'lit != (b + l)' → 'toggle(lit, b + l)'": "symmetric difference",
    "'wanted not in left' → 'common(wanted, left) = none'": "the sets are disjoint",
    "'no more than two p of load where p > 1' → 'at most 2 p in load where p > 1'": "a limit",
}
"""Fixes that negate without a negating word or sign."""

DENIES = re.compile(
    r"\b(?:not|no|never|neither|nor|without)\b|!=|[≠¬∉∄]|/=|\\=|=!|!(?!=)|(?<=\w )<>|^<>$"
)
"""Negating words and signs; `<> p` of temporal logic isn't one."""


def fixed(case: Case) -> Iterator[tuple[Diagnostic, str, str, range, list[Diagnostic]]]:
    """Apply each fix of a case.

    Yields its message, the old and new text, the range of the new text, and the diagnostics
    afterwards.
    """
    text = case.text
    for diagnostic in diagnose(text, **case.options):
        for fix in diagnostic.fixes:
            span = fix.span
            if span.source.text == text:  # neither in a map nor on the command line
                changed = text[: span.start] + fix.text + text[span.end :]
                place = range(span.start, span.start + len(fix.text))
                yield diagnostic, span.text, fix.text, place, diagnose(changed, **case.options)


@pytest.mark.slow
@in_part("each", 9, 3, 1)
def test_what_a_message_proposes_mends_it(each: int) -> None:
    """Each fix that a program may apply removes its message, is accepted, adds no mistakes, and
    negates if the author did.
    """
    count, refused = 0, set()
    for case in [one for one in cases() if one.is_one_file][::each]:
        name, before = case.name, len(diagnose(case.text, **case.options))
        for found, old, new, place, after in fixed(case):
            assert len(after) <= before, (name, found, new)
            places = {(d.code, d.message, d.span.start) for d in after if d.span is not None}
            assert found.span is not None
            assert (found.code, found.message, found.span.start) not in places, (name, found, new)
            if any(d.severity == "error" and d.span and d.span.start in place for d in after):
                assert name in ANOTHER_MISTAKE, (name, new, after)
                refused.add(name)
            fewer = len(DENIES.findall(new)) < len(DENIES.findall(old))
            assert not fewer or f"{old!r} → {new!r}" in DENIED_OTHERWISE, (name, old, new)
            count += 1
    assert count > 50 // each
    assert each > 1 or refused == ANOTHER_MISTAKE.keys()


NOT_IN_ONE_PLACE = {
    "Named goal conditions": "each line becomes a list item",
    "A map without its `|`": "the `|` belongs on the line above",
    "A choice of truth values": "the transition also needs a parameter",
    "The conditional of C": "`if condition then this else that` is a pattern",
    "Unsatisfiable `starts:`": "the expectation goes elsewhere",
    "Row patterns in a definition": "`S` and `T` are placeholders",
    "Conditions without dashes, one with a colon": "each line needs a dash",
}
"""Cases whose help ends in a text that doesn't belong at the position of the message, and why."""


def written_for(text: str, found: Diagnostic) -> Iterator[str]:
    """Put the text after "write" in place of the mistake, of its line, of the rest of the line, and
    of the line's value.
    """
    new = re.search("write `([^`…]+)`$", found.help)
    if new is None or found.span is None or found.span.source.text != text:
        return
    start = found.span.start
    begin, end = text.rfind("\n", 0, start) + 1, text.find("\n", start)
    line = text[begin:end]
    first, *more = [at.end() for at in re.finditer(": ", line)] or [0]
    words = len(line) - len(line.lstrip(" -"))
    places = [(start, found.span.end), (start, end)]
    places += [(begin + at, end) for at in (words, first, *more)]
    yield from (text[:low] + new[1] + text[high:] for low, high in places)


@pytest.mark.slow
@in_part("each", 9, 3, 1)
def test_what_a_message_says_to_write_mends_it(each: int) -> None:
    """Help that ends in "write `…`" without a fix: following it gives an accepted file."""
    count, refused = 0, set()
    for case in [one for one in cases() if one.is_one_file][::each]:
        name, text, options = case.name, case.text, case.options
        before = [d for d in diagnose(text, **options) if d.severity == "error"]
        for found in (d for d in before if not d.fixes):
            texts = list(written_for(text, found))
            count += bool(texts)
            left = [sum(d.severity == "error" for d in diagnose(t, **options)) for t in texts]
            if texts and min(left) >= len(before):
                assert name in NOT_IN_ONE_PLACE, (name, found)
                refused.add(name)
    assert count > 40 // each
    assert each > 1 or refused == NOT_IN_ONE_PLACE.keys()


def test_every_case_is_found() -> None:
    """A block that the pattern misses would be a test that never runs."""
    for path in FOLDER.glob("*.md"):
        content = path.read_text("utf-8")
        names = [match["name"] for match in PATTERN.finditer(content)]
        assert len(names) == content.count("\n## ") == content.count("```yaml"), path
        assert len(set(names)) == len(names), path


def test_there_are_enough_cases() -> None:
    assert len(list(cases())) >= 150


# ── every code is produced by some case ──────────────────────────────────────────────

REPORTERS = {
    "_never_holds", "report", "wrong", "warn", "fault", "_fail", "Diagnostic", "refusal",
}  # fmt: skip
"""Functions whose first argument is a code."""

CODE = re.compile(r"[a-z]+(-[a-z]+)*")

MESSAGES = (OF_MODEL, OF_SYNTAX, OF_PDDL)
"""Rooms whose messages are rows of data."""

ELSEWHERE = {
    "bad-certificate": "front/test_cli.py",
    "broken-promise": "project/test_broken_files.py",
    "check-fails": "project/test_broken_files.py",
    "encoding": "project/test_broken_files.py",
    "expectation-broken": "project/test_broken_files.py",
    "no-certificate": "front/test_cli.py",
    "no-files": "project/test_broken_files.py",
    "no-machine-code": "engine/test_tiers.py",
    "no-steps": "front/test_filling.py",
    "no-such-file": "project/test_broken_files.py",
    "no-such-puzzle": "project/test_broken_files.py",
    "not-a-file": "project/test_broken_files.py",
    "not-an-answer": "project/test_broken_files.py",
    "pddl": "pddl/test_mistakes.py",
    "pddl-unsupported": "pddl/test_mistakes.py",
    "rename": "editor/test_editing.py",
    "too-long": "syntax/test_syntax.py",
    "too-deep": "syntax/test_syntax.py",
    "outside": "project/test_broken_files.py",
    "unknown-map": "model/test_model.py",
    "unknown-order": "project/test_broken_files.py",
    "unreadable": "project/test_broken_files.py",
    "usage": "project/test_broken_files.py",
}
"""Codes that don't concern the text of a single puzzle, with the tests that produce them."""


def codes() -> set[str]:
    """Every code that the program's source can report."""
    found = {row.code for row in rows()}
    found |= {row.code for messages in MESSAGES for row in messages.rows.values()}
    keys = {key for messages in MESSAGES for key in messages.rows}
    calls = re.compile(rf"\b(?:{'|'.join(REPORTERS)})\(|, code = ")
    for path in FILES:
        if not calls.search(path.read_text("utf-8")):
            continue  # the file reports nothing
        for node in nodes(path):
            match node:
                case ast.Call(func=ast.Attribute(attr=name), args=[first, *_]):
                    found |= strings(first) if name in REPORTERS else set()
                case ast.Call(func=ast.Name(id=name), args=[first, *_]):
                    found |= strings(first) if name in REPORTERS else set()
                case ast.Assign(
                    targets=[ast.Tuple(elts=[_, ast.Name(id="code")])],
                    value=ast.Tuple(elts=[_, code]),
                ):
                    found |= strings(code)
    return found - (keys - {row.code for messages in MESSAGES for row in messages.rows.values()})


def strings(node: ast.expr) -> set[str]:
    """Possible texts of an expression that is a constant or a choice of constants."""
    match node:
        case ast.Constant(value=str() as text) if CODE.fullmatch(text):
            return {text}
        case ast.IfExp(body=a, orelse=b):
            return strings(a) | strings(b)
    return set()


def produced() -> set[str]:
    return {
        code
        for case in cases()
        for code in re.findall(r"^(?:error|warning)\[([a-z-]+)\]", case.messages, re.MULTILINE)
    }


@pytest.mark.slow
def test_every_code_has_a_case() -> None:
    known = codes()
    assert {"missing-word", "chained-comparison", "nowhere", "unknown-name"} <= known
    assert known - produced() - ELSEWHERE.keys() == set(), "codes that no case produces"
    assert ELSEWHERE.keys() - known == set(), "codes that no longer exist"
    for code, name in ELSEWHERE.items():
        text = (Path(__file__).parents[1] / name).read_text("utf-8")
        assert f'"{code}"' in text or f"[{code}]" in text, f"{name} does not produce `{code}`"
