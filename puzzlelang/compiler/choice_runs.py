"""Symbolic lists of the lengths of runs, compared with constants by an automaton."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from puzzlelang.compiler.choice_values import Listed, MemberLiterals, Number, SymbolicValues
from puzzlelang.constraints import FALSE, TRUE, Literal
from puzzlelang.core import Digits


class Runs(Listed):
    """The lengths of runs in a set; its places are defined on first use."""

    def __init__(self, digits: Digits, group: MemberLiterals, values: SymbolicValues) -> None:
        self.digits, self._group, self._values = digits, group, values

    @property
    def _cells(self) -> Iterable[Literal]:
        """The literals of the numbers from the least to the greatest possible member."""
        low, high = min(self._group, default=0), max(self._group, default=-1)
        return (self._group.get(member, FALSE) for member in range(low, high + 1))

    def recoded(self, digits: Digits) -> Listed | None:
        most = max(self._group, default=0) - min(self._group, default=0) + 1
        fits = digits.low <= 1 and most <= digits.high
        return Runs(digits, self._group, self._values) if fits else None

    def equal(self, other: Listed) -> Literal | None:
        if isinstance(other, Runs) or not all(place.constant for place in other.places):
            return None
        codes = [place.values[0] for place in other.places]
        return self._are([code + other.digits.low - 1 for code in codes if code])

    def _are(self, lengths: Sequence[int]) -> Literal:
        """Return the literal that these are the lengths.

        A state is a number of whole runs and the length of the next run so far; states from which
        the other runs don't fit any more are left out.
        """
        if min(lengths, default=1) < 1:
            return FALSE
        count, letters = len(lengths), self._values.letters
        needed = [sum(lengths[k:]) + count - 1 - k for k in range(count)] + [0]
        all_of = letters.all_of
        rest = len(cells := [*self._cells])
        states: dict[tuple[int, int], Literal] = {(0, 0): TRUE} if needed[0] <= rest else {}
        for black in cells:
            rest -= 1
            after: dict[tuple[int, int], list[Literal]] = {}
            for (k, length), literal in states.items():
                ends = length > 0 and length == lengths[k]
                if (not length or ends) and needed[k + ends] <= rest:
                    after.setdefault((k + ends, 0), []).append(all_of((literal, -black)))
                if k < count and not ends and needed[k] - length - 1 <= rest:
                    after.setdefault((k, length + 1), []).append(all_of((literal, black)))
            states = {
                state: literals[0] if len(literals) == 1 else letters.any_of(literals)
                for state, literals in after.items()
            }
        ends_black = (count - 1, lengths[-1]) if lengths else (0, 0)
        return letters.any_of(states.get(state, FALSE) for state in {(count, 0), ends_black})

    @cached_property
    def places(self) -> tuple[Number, ...]:  # type: ignore[override]
        """The digits of all possible lists."""
        letters = self._values.letters
        all_of = letters.all_of
        lists: dict[tuple[tuple[int, ...], bool], Literal] = {((), False): TRUE}
        for black in self._cells:
            after: dict[tuple[tuple[int, ...], bool], list[Literal]] = {}
            for (row, inside), literal in lists.items():
                longer = (*row[:-1], row[-1] + 1) if inside else (*row, 1)
                for key, x in (((row, False), -black), ((longer, True), black)):
                    after.setdefault(key, []).append(all_of((literal, x)))
            letters.check(len(after))
            lists = {key: letters.any_of(literals) for key, literals in after.items()}
        places = []
        for place in range(max(len(row) for row, _ in lists)):
            cases: dict[int, list[Literal]] = {}
            for (row, _), literal in lists.items():
                code = row[place] + 1 - self.digits.low if place < len(row) else 0
                cases.setdefault(code, []).append(literal)
            number = {code: letters.any_of(literals) for code, literals in cases.items()}
            places.append(self._values.number(number))
        return tuple(places)
