"""What ``validate`` found, as text and JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from puzzlelang.answers.facts_data import Facts, facts_data, facts_text
from puzzlelang.answers.json_output import Json
from puzzlelang.answers.text_layout import Page, plural, wrap
from puzzlelang.text import Diagnostic, Span, printable, record, render_all


@record
class Result:
    """One expectation of a file and what came out; both as JSON values."""

    name: str
    expected: object
    found: object
    holds: bool
    span: Span
    known: bool = True
    """False: the search gave up, and nobody knows."""
    merged: bool = False
    """Is it a number of states or solutions up to symmetry?"""


@record
class Validation:
    """One file: what there is to say about it, and its expectations."""

    file: str
    diagnostics: tuple[Diagnostic, ...]
    results: tuple[Result, ...]
    undecided: str = ""
    """What a search that gave up could not decide."""
    left_out: int = 0
    """Expectations that say they are slow, when nobody asked for those."""
    facts: Facts | None = None
    """What is known before a search; None where the file has mistakes."""
    notes: tuple[str, ...] = ()
    """What looking deep could not decide; this is no reason to call the file undecided."""

    @property
    def holds(self) -> bool:
        """Nothing is wrong, as far as is known."""
        return all(d.severity != "error" for d in self.diagnostics) and all(
            result.holds or not result.known for result in self.results
        )

    @property
    def gave_up(self) -> bool:
        return bool(self.undecided) or not all(result.known for result in self.results)

    @property
    def messages(self) -> list[Diagnostic]:
        """The diagnostics, and one for each expectation that does not hold."""
        return [*self.diagnostics, *(_broken(r) for r in self.results if r.known and not r.holds)]


def _broken(result: Result) -> Diagnostic:
    expected, found = result.expected, result.found
    if isinstance(expected, str) and isinstance(found, str) and "\n" in expected + found:
        pairs = zip_longest(expected.split("\n"), found.split("\n"), fillvalue="nothing more")
        number, (wanted, given) = next((n, p) for n, p in enumerate(pairs, 1) if p[0] != p[1])
        return Diagnostic(
            "expectation-broken",
            f"`{result.name}` is expected to have `{wanted}` in line {number}",
            result.span,
            label=f"it has `{given}`",
        )
    return Diagnostic(
        "expectation-broken",
        f"`{result.name}` is expected to be {_plain(expected)}",
        result.span,
        label=f"it is {_plain(found)}{' up to symmetry' * result.merged}",
    )


def _plain(value: object) -> str:
    match value:
        case None:
            return "unknown"
        case bool():
            return "true" if value else "false"
        case list():
            return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)


def validation_text(found: Validation, page: Page, *, facts: bool = False) -> str:
    """One line for a file that is in order, with ``facts`` these, too; else its messages.

    Warnings are no part of it: these are printed beside it.
    """
    if not found.holds:
        return render_all(found.messages)
    count = len(found.results)
    known = sum(result.known for result in found.results)
    verb = "holds" if known == 1 else "hold"
    expectations = f"{plural(known, 'expectation')} {verb}" if count else "no expectations"
    word = page.paint("warning", "gave up") if found.gave_up else page.paint("good", "ok")
    line = f"{printable(found.file)}: {word}, {expectations}"
    if known < count:
        line += f", {count - known} not decided"
    if found.undecided:
        line += f"; {found.undecided}"
    if found.left_out:
        left_out = plural(found.left_out, "slow expectation")
        line += f"; {left_out} left out: --slow runs {'it' if found.left_out == 1 else 'them'}"
    unknown = list(_unknown(found, page.width)) if facts else []
    known_facts = [facts_text(found.facts, page.width)] if facts and found.facts else []
    return "\n".join([line, *unknown, *known_facts, *(f"  {note}" for note in found.notes)])


def _unknown(found: Validation, width: int) -> Iterator[str]:
    """Which expectations could not be decided, why, and what helps."""
    names: dict[str, list[str]] = {}
    for result in found.results:
        if not result.known:
            names.setdefault(str(result.found), []).append(f"`{result.name}`")
    for why, which in names.items():
        text = f"{', '.join(which)}: {why}; `--states`, `--time` and `--memory` say how far it goes"
        first, *rest = wrap(text, max(20, width - 4))
        yield "\n    ".join([f"  {first}", *rest])


def validation_data(found: Sequence[Validation]) -> Json:
    """``validate --format json``."""
    return {
        "files": [
            {
                "file": one.file,
                "diagnostics": [diagnostic_data(d, one.file) for d in one.diagnostics],
                "expect": [
                    {"name": r.name, "expected": r.expected, "found": r.found, "holds": r.holds}
                    for r in one.results
                ],
                "left_out": one.left_out,
                "facts": facts_data(one.facts) if one.facts is not None else None,
                "notes": list(one.notes),
            }
            for one in found
        ]
    }


def diagnostic_data(diagnostic: Diagnostic, file: str) -> Json:
    """A message for programs; ``line`` and ``column`` are null where there is no place."""
    data: Json = {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": diagnostic.message,
        "file": file,
        "line": None,
        "column": None,
        "end_line": None,
        "end_column": None,
        "help": diagnostic.help,
    }
    if diagnostic.span is not None:
        data |= {"file": diagnostic.span.source.name, **_place_data(diagnostic.span)}
    if diagnostic.label:
        data["label"] = diagnostic.label
    if diagnostic.fixes:
        data["fixes"] = [{**_place_data(fix.span), "text": fix.text} for fix in diagnostic.fixes]
    return data


def _place_data(span: Span) -> dict[str, int]:
    end_line, end_column = span.source.position(span.end)
    return {"line": span.line, "column": span.column,
            "end_line": end_line, "end_column": end_column}  # fmt: skip
