"""Results of a verification: problems, confirmed claims, open claims.

Any field of untrusted JSON may be missing or of a wrong type.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from puzzlelang.core import RuleFault, values
from puzzlelang.text import Record, field


class Verdict(metaclass=Record):
    """The result of verifying an answer.

    ``status`` is "verified", "refuted" (see ``problems``) or "unchecked": the answer claims
    nothing, or nothing small enough to prove.  ``checked`` lists confirmed claims, ``notes`` open
    ones with reasons; ``warnings`` concern the answer's origin.  ``ended`` is the limit that
    stopped the check ("time", "memory", "interrupted", "terminated").
    """

    status: str
    problems: tuple[str, ...] = ()
    checked: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    ended: str = ""

    @property
    def holds(self) -> bool:
        """True if something was checked and nothing was wrong; claims in ``notes`` are open."""
        return self.status == "verified"


class Refused(Exception):
    """The answer contains an error; the message explains it."""


class BadFile(Refused):
    """A certificate is damaged or belongs to another answer: no evidence about this one."""


class TooLarge(Exception):
    """The work exceeds its limit; the message names the option that raises it."""


class Findings(metaclass=Record, frozen=False):
    problems: list[str] = field(factory=list)
    checked: list[str] = field(factory=list)
    notes: list[str] = field(factory=list)
    warnings: list[str] = field(factory=list)

    @contextmanager
    def part(self, name: str = "") -> Iterator[None]:
        """A part of the check.  It ends at its first problem; the other parts continue."""
        try:
            with at(name):
                yield
        except BadFile:
            raise
        except Refused as problem:
            self.problems.append(str(problem))

    def verdict(self, ended: str = "") -> Verdict:
        """Summarise the findings, also of a check that a limit stopped."""
        status = "refuted" if self.problems else "verified" if self.checked else "unchecked"
        return Verdict(
            status,
            tuple(self.problems),
            tuple(self.checked),
            tuple(self.notes),
            tuple(self.warnings),
            ended,
        )


@contextmanager
def at(name: str) -> Iterator[None]:
    """Prefix problems inside with their place, ``name``."""
    try:
        yield
    except Refused as problem:
        raise type(problem)(f"{name}: {problem}" if name else str(problem)) from None
    except RuleFault as fault:
        text = f"the puzzle's own rules fail here: {fault.message}"
        raise Refused(f"{name}: {text}" if name else text) from None


@contextmanager
def so_far(note: Callable[[], str]) -> Iterator[None]:
    """Add a note about the progress to an exception that stops the check from outside (timeout,
    Ctrl-C).
    """
    try:
        yield
    except (Refused, RuleFault):
        raise
    except BaseException as ending:
        ending.add_note(note())
        raise


def count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


# ── untrusted JSON ─────────────────────────────────────────────────────────────────────


def parse_answer(text: str) -> object:
    """Parse an answer; :class:`ValueError` explains invalid JSON."""
    return parse(text, "the answer")


def parse_state(text: str) -> object:
    """Parse a state; :class:`ValueError` explains invalid JSON."""
    return parse(text, "the state")


def parse(text: str, what: str) -> object:
    def no_constant(name: str) -> object:
        raise Refused(f"{what} is not JSON: there is no number {name}")

    def no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
        mapping = dict(pairs)
        if len(mapping) < len(pairs):
            names = [name for name, _ in pairs]
            twin = next(name for name in names if names.count(name) > 1)
            raise Refused(f"{what} has {values.quote(twin)} twice in one object")
        return mapping

    try:
        return json.loads(text, parse_constant=no_constant, object_pairs_hook=no_twins)
    except RecursionError:
        raise ValueError(f"{what} is nested too deeply") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ValueError(f"{what} is not JSON: {error.msg} at {place}") from None
    except Refused as problem:
        raise ValueError(str(problem)) from None
    except ValueError:  # Python limits the digits of an integer
        raise ValueError(f"{what} has a number with too many digits") from None


def json_object(data: object, name: str) -> Mapping[str, object]:
    if isinstance(data, dict):
        return data
    raise Refused(f"{name} is {values.quote(data)}, not an object")


def json_list(data: object, name: str) -> list[object]:
    if isinstance(data, list):
        return data
    raise Refused(f"{name} is {values.quote(data)}, not a list")


def fields(data: object, names: list[str]) -> Mapping[str, object]:
    """Return an object with exactly these keys."""
    mapping = json_object(data, "it")
    try:
        values.exactly(mapping, names)
    except ValueError as problem:
        raise Refused(str(problem)) from None
    return mapping


def get(given: Mapping[str, object], name: str) -> object:
    if name in given:
        return given[name]
    raise Refused(f"the answer has no `{name}`")


def whole_number(given: Mapping[str, object], name: str) -> int:
    data = get(given, name)
    if type(data) is int:
        return data
    raise Refused(f"`{name}` is {values.quote(data)}, not a whole number")


def numbers(given: Mapping[str, object], name: str = "cost") -> list[int]:
    integers: list[int] = []
    for item in json_list(get(given, name), f"`{name}`"):
        if type(item) is not int:
            raise Refused(f"`{name}` contains {values.quote(item)}, not a whole number")
        integers.append(item)
    return integers


def same(name: str, claimed: object, actual: object, says: str, unit: str = "") -> None:
    if claimed == actual:
        return
    raise Refused(f"`{name}` is {word(claimed)}, but {says} {word(actual)} {unit}".rstrip())


def word(data: object) -> str:
    """Format data for a message; a list of costs in full."""
    if isinstance(data, list) and len(data) <= 8:
        return f"[{', '.join(values.quote(item) for item in data)}]"
    return values.quote(data)


FORMAT = 1
"""Supported version of the answer format, see docs/json.md."""


def is_understood(given: Mapping[str, object], findings: Findings) -> bool:
    """Check the format version.  An answer without one is assumed to be compatible."""
    if "format" not in given or whole_number(given, "format") == FORMAT:
        return True
    number = values.quote(given["format"])
    findings.notes.append(
        f"all of it: the answer has format {number}; this version of puzzlelang reads {FORMAT}"
    )
    return False
