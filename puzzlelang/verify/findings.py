"""Results of a verification: problems, confirmed claims, open claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from puzzlelang.core import RuleFault
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
