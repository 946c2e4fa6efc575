"""Count the steps of matching a pattern with a plain backtracking matcher.

Python's own matcher neither reports nor limits its steps. This one uses Python's parse tree of the
pattern and tries parts in the same order. It returns the end of the match, which a test compares
with :mod:`re`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_parse: Any = re._parser.parse  # type: ignore[attr-defined]

State = tuple[int, tuple[tuple[int, int, int], ...]]
"""The position, and the groups: number, start, end."""

Matcher = Callable[[State], Iterator[State]]
"""All matches from a state, in the order of attempts."""


@contextmanager
def _deep() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class Steps:
    """Matches one pattern; ``count`` is the number of steps in the current text."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self.flags = pattern.flags
        self._matcher = self._sequence(list(_parse(pattern.pattern, pattern.flags)))
        self.read("")

    def read(self, text: str) -> None:
        """Set the text and reset the count."""
        self.text, self.count = text, 0
        self.in_word = [*map(_is_word, text), False]

    def match(self, start: int, *, whole: bool = False) -> int | None:
        """The end of a match at ``start``, or None; with ``whole`` it must reach the end of the
        text.
        """
        with _deep():
            for at, _ in self._matcher((start, ())):
                if not whole or at == len(self.text):
                    return at
        return None

    def search(self) -> tuple[int, int] | None:
        for start in range(len(self.text) + 1):
            end = self.match(start)
            if end is not None:
                return start, end
        return None

    # ── parts of a pattern ───────────────────────────────────────────────────────────────

    def _sequence(self, parts: list[Any]) -> Matcher:
        if not parts:
            return lambda state: iter((state,))
        first, rest = self._part(*parts[0]), self._sequence(parts[1:])
        if len(parts) == 1:
            return first

        def match(state: State) -> Iterator[State]:
            for middle in first(state):
                yield from rest(middle)

        return match

    def _part(self, operation: Any, argument: Any) -> Matcher:
        name = str(operation)
        if name in ("LITERAL", "NOT_LITERAL", "IN", "ANY"):
            return self._character(self._test(name, argument))
        return getattr(self, f"_{name.lower()}")(argument)  # type: ignore[no-any-return]

    def _character(self, fits: Callable[[str], bool]) -> Matcher:
        def match(state: State) -> Iterator[State]:
            self.count += 1
            at, groups = state
            if at < len(self.text) and fits(self.text[at]):
                yield at + 1, groups

        return match

    def _test(self, name: str, argument: Any) -> Callable[[str], bool]:
        match name:
            case "LITERAL":
                wanted = chr(argument)
                if self.flags & re.IGNORECASE:
                    return lambda c: c.lower() == wanted.lower()
                return lambda c: c == wanted
            case "NOT_LITERAL":
                return lambda c: c != chr(argument)
            case "ANY":
                return lambda c: bool(self.flags & re.DOTALL) or c != "\n"
            case "IN":
                negated = str(argument[0][0]) == "NEGATE"
                tests = [self._test(str(kind), value) for kind, value in argument[negated:]]
                return lambda c: any(test(c) for test in tests) != negated
            case "RANGE":
                return lambda c: argument[0] <= ord(c) <= argument[1]
            case "CATEGORY":
                kind = str(argument).removeprefix("CATEGORY_")
                plain = {"WORD": _is_word, "DIGIT": str.isdecimal, "SPACE": str.isspace}
                test = plain[kind.removeprefix("NOT_")]
                return lambda c: test(c) != kind.startswith("NOT_")
        raise AssertionError(name)

    def _branch(self, argument: Any) -> Matcher:
        ways = [self._sequence(list(way)) for way in argument[1]]

        def match(state: State) -> Iterator[State]:
            for way in ways:
                yield from way(state)

        return match

    def _subpattern(self, argument: Any) -> Matcher:
        number, added, removed, inside = argument
        before, self.flags = self.flags, (self.flags | added) & ~removed
        body = self._sequence(list(inside))
        self.flags = before
        if number is None:
            return body

        def match(state: State) -> Iterator[State]:
            for at, groups in body(state):
                yield at, (*groups, (number, state[0], at))

        return match

    def _max_repeat(self, argument: Any) -> Matcher:
        return self._repeat(argument, greedy=True)

    def _min_repeat(self, argument: Any) -> Matcher:
        return self._repeat(argument, greedy=False)

    def _repeat(self, argument: Any, greedy: bool) -> Matcher:
        least, most, inside = argument[0], int(argument[1]), self._sequence(list(argument[2]))

        def match(state: State, done: int = 0) -> Iterator[State]:
            if done >= least and not greedy:
                yield state
            if done < most:
                for after in inside(state):
                    if after[0] > state[0] or done < least:
                        yield from match(after, done + 1)
            if done >= least and greedy:
                yield state

        return match

    def _possessive_repeat(self, argument: Any) -> Matcher:
        return self._atomic_group(None, self._max_repeat(argument))

    def _atomic_group(self, argument: Any, body: Matcher | None = None) -> Matcher:
        inside = body or self._sequence(list(argument))

        def match(state: State) -> Iterator[State]:
            found = next(inside(state), None)
            if found is not None:
                yield found

        return match

    def _assert(self, argument: Any, wanted: bool = True) -> Matcher:
        direction, inside = argument[0], list(argument[1])
        body = self._sequence(inside)
        back = argument[1].getwidth()[0] if direction < 0 else 0

        def match(state: State) -> Iterator[State]:
            self.count += 1
            at, groups = state
            found = next(body((at - back, groups)), None) if at >= back else None
            if (found is not None) == wanted:
                yield at, found[1] if found is not None else groups

        return match

    def _assert_not(self, argument: Any) -> Matcher:
        return self._assert(argument, wanted=False)

    def _at(self, argument: Any) -> Matcher:
        def match(state: State) -> Iterator[State]:
            self.count += 1
            at = state[0]
            edge = self.in_word[at - 1] != self.in_word[at] if at else self.in_word[0]
            match str(argument).removeprefix("AT_"):
                case "BOUNDARY":
                    here = edge
                case "BEGINNING" | "BEGINNING_STRING":
                    here = at == 0
                case "END_STRING":
                    here = at == len(self.text)
                case "END":
                    here = self.text[at:] in ("", "\n")
                case other:
                    raise AssertionError(other)
            if here:
                yield state

        return match

    def _groupref(self, argument: Any) -> Matcher:
        def match(state: State) -> Iterator[State]:
            self.count += 1
            at, groups = state
            spans = [(start, end) for number, start, end in groups if number == argument]
            if spans and self.text.startswith(word := self.text[slice(*spans[-1])], at):
                yield at + len(word), groups

        return match

    def _groupref_exists(self, argument: Any) -> Matcher:
        number, then, otherwise = argument
        ways = self._sequence(list(then)), self._sequence(list(otherwise or ()))

        def match(state: State) -> Iterator[State]:
            is_set = any(group[0] == number for group in state[1])
            yield from ways[0 if is_set else 1](state)

        return match


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"
