"""What comes of a check: problems, what was found to be so, what was left open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from puzzlelang.core import RuleFault
from puzzlelang.text import Record, field


class Verdict(metaclass=Record):
    """What came of an answer.

    ``status`` is "verified", "refuted" (``problems`` say why) or "unchecked": the answer
    claims nothing, or only something that was too large to prove.  ``checked`` names what was
    found to be so, ``notes`` what was left open, and why; ``warnings`` are about the answer's
    origin.  ``ended``: the limit at which the check was ended from outside ("time", "memory",
    "interrupted", "terminated").
    """

    status: str
    problems: tuple[str, ...] = ()
    checked: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    ended: str = ""

    @property
    def holds(self) -> bool:
        """Nothing is wrong, and something was checked; ``notes`` say what was not."""
        return self.status == "verified"


class Refused(Exception):
    """Something in the answer is wrong; the text says what."""


class BadFile(Refused):
    """A certificate is damaged, or belongs to another answer: it says nothing about this one."""


class TooLarge(Exception):
    """Nobody asked for so much work; the text says what does."""


class Findings(metaclass=Record, frozen=False):
    problems: list[str] = field(factory=list)
    checked: list[str] = field(factory=list)
    notes: list[str] = field(factory=list)
    warnings: list[str] = field(factory=list)

    @contextmanager
    def part(self, name: str = "") -> Iterator[None]:
        """A part of the check that ends at its first problem; the other parts go on."""
        try:
            with at(name):
                yield
        except BadFile:
            raise
        except Refused as problem:
            self.problems.append(str(problem))

    def verdict(self, ended: str = "") -> Verdict:
        """What came of it, also of a check that was ended at a limit."""
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
    """Problems inside are reported with their place, ``name``, in front."""
    try:
        yield
    except Refused as problem:
        raise type(problem)(f"{name}: {problem}" if name else str(problem)) from None
    except RuleFault as fault:
        text = f"the puzzle's own rules fail here: {fault.message}"
        raise Refused(f"{name}: {text}" if name else text) from None


@contextmanager
def so_far(told: Callable[[], str]) -> Iterator[None]:
    """What ends a check from outside (the time is over, Ctrl-C) gets a note of how far it was."""
    try:
        yield
    except (Refused, RuleFault):
        raise
    except BaseException as ending:
        ending.add_note(told())
        raise


def count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
