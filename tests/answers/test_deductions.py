"""Deductions from random partial fillings, against brute force by the reference semantics."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import pytest

from puzzlelang.answers import Deductions, ToFill
from puzzlelang.answers.deductions import Reason
from puzzlelang.core import (
    Boolean,
    ListOf,
    Scalar,
    SetOf,
    combinations_of,
    elements,
    show_scalar,
    values,
)
from puzzlelang.core import nodes as core
from puzzlelang.text.diagnostics import PuzzleError
from tests.answers.test_filling import (
    ENGINES,
    MOST_STATES,
    State,
    Truth,
    is_true,
    puzzle_of,
    random_text,
    with_engine,
)
from tests.support import counted, in_part

Texts = dict[str, str]
"""Text of the chosen option by name of the blank."""

FILLINGS = 8
"""Fillings that are tried for a puzzle."""


def texts_of(puzzle: core.Puzzle, state: State) -> Texts:
    """Return how a state fills the blanks, without a look at the literals of the engine."""
    assert puzzle.choice is not None
    texts: Texts = {}
    for variable in puzzle.variables:
        for keys, value in zip(combinations_of(variable.keys), state[variable.slots], strict=True):
            if variable.name not in puzzle.choice.helpers:
                shown = [
                    show_scalar(value, key.base)
                    for key, value in zip(variable.keys, keys, strict=True)
                ]
                for place, text in _texts(variable, value):
                    name = ",".join([*shown, *place]).translate(str.maketrans("", "", "() "))
                    texts[f"{variable.name}({name})" if name else variable.name] = text
    return texts


def _texts(variable: core.Variable, value: int) -> Iterator[tuple[list[str], str]]:
    match variable.type:
        case Boolean():
            yield [], "true" if value else "false"
        case Scalar(base):
            yield [], show_scalar(value, base)
        case SetOf(base):
            assert variable.domain is not None
            for member in variable.domain.values:
                yield [show_scalar(member, base)], "in" if value >> member & 1 else "out"
        case ListOf(element, most) as kind:
            members = [values.show(one, element) for one in elements(kind.digits, value)]
            members += ["nothing"] * (most - len(members))
            for number, text in enumerate(members, 1):
                yield [str(number)], text


class Game:
    """A puzzle, all of its states by brute force, and the deductions to compare."""

    def __init__(self, loaded: ToFill, truth: Truth) -> None:
        self.truth, self.deductions = truth, Deductions(loaded)
        self.texts = {state: texts_of(loaded.puzzle, state) for state in truth.states}
        self.choices = [s for s in truth.states if all(is_true(rule, s) for rule in truth.rules)]
        self.blanks = self.deductions.blanks
        assert all({*texts} == {b.name for b in self.blanks} for texts in self.texts.values())

    def random_filling(self, chance: random.Random) -> dict[int, int]:
        """Return a part of a state, often of a choice, or any options."""
        states = self.choices if self.choices and chance.random() < 0.7 else self.truth.states
        texts = self.texts[chance.choice(states)]
        filled = {}
        for number, blank in enumerate(self.blanks):
            if chance.random() < 0.5:
                filled[number] = blank.options.index(texts[blank.name])
            elif chance.random() < 0.1:
                filled[number] = chance.randrange(len(blank.options))
        return filled

    def within(self, states: Iterable[State], filling: dict[int, int]) -> list[State]:
        texts = self.named(filling)
        return [state for state in states if texts.items() <= self.texts[state].items()]

    def named(self, filling: dict[int, int]) -> Texts:
        return {self.blanks[n].name: self.blanks[n].options[o] for n, o in filling.items()}

    def satisfiable(
        self, names: Iterable[str], filling: dict[int, int], denied: tuple[str, str] | None = None
    ) -> bool:
        """Tell if a state with this filling satisfies some rules, without the denied option."""
        rules = [self.truth.rules[self.truth.names.index(name)] for name in names]
        return any(
            all(is_true(rule, state) for rule in rules)
            for state in self.within(self.truth.states, filling)
            if denied is None or self.texts[state][denied[0]] != denied[1]
        )

    def compare(self, filling: dict[int, int], seen: Counter[str]) -> None:
        choices = self.within(self.choices, filling)
        solvable, forced = self.deductions.solvable(filling), self.deductions.forced(filling)
        assert solvable is bool(choices)
        seen["solvable" if solvable else "unsolvable"] += 1
        shared = set.intersection(*(set(self.texts[s].items()) for s in choices)) if choices else {}
        assert self.named(dict(forced or {})) == dict(shared)
        assert (forced is None) == (not choices)
        self.compare_broken(filling, seen)
        hint = self.deductions.hint(filling)
        assert (hint is None) == (not {*(forced or {})} - {*filling})
        if hint is not None:
            seen["hint"] += 1
            blank = self.blanks[hint.blank]
            denied = blank.name, blank.options[hint.option]
            assert hint.blank not in filling and denied in shared
            self.check_reason(hint.reason, filling, denied)
        conflict = self.deductions.conflict(filling)
        assert (conflict is None) == bool(choices)
        if conflict is not None:
            self.check_reason(conflict, filling)
        self.compare_ends(filling, choices, seen)

    def compare_broken(self, filling: dict[int, int], seen: Counter[str]) -> None:
        broken = self.deductions.broken(filling)
        names = [name for name in self.truth.names if not self.satisfiable([name], filling)]
        if not self.satisfiable([], filling):
            names = []  # no list has this filling, whatever the rules
        assert [reason.rules for reason in broken] == [(name,) for name in names]
        seen["broken"] += bool(names)
        for reason in broken:
            self.check_reason(reason, filling)

    def check_reason(
        self, reason: Reason, filling: dict[int, int], denied: tuple[str, str] | None = None
    ) -> None:
        """Check that the rules and blanks alone are enough, and that each is needed."""
        kept = {blank: filling[blank] for blank in reason.blanks}
        assert not self.satisfiable(reason.rules, kept, denied)
        assert reason.minimal
        for name in reason.rules:
            assert self.satisfiable([n for n in reason.rules if n != name], kept, denied)
        for blank in reason.blanks:
            fewer = {b: option for b, option in kept.items() if b != blank}
            assert self.satisfiable(reason.rules, fewer, denied)

    def compare_ends(
        self, filling: dict[int, int], choices: Sequence[State], seen: Counter[str]
    ) -> None:
        whole = self.deductions.extended(filling)
        assert (whole is None) == (not choices)
        if whole is not None:
            assert len(whole) == len(self.blanks) and self.within(choices, dict(whole))
        usual = {n: b.usual for n, b in enumerate(self.blanks) if b.usual is not None}
        ended = {**usual, **filling}
        state = self.deductions.complete(filling)
        finished = self.within(self.choices, ended) if len(ended) == len(self.blanks) else []
        assert state in finished if finished else state is None
        seen["finished"] += state is not None


def compare(seed: int, seen: Counter[str]) -> None:
    loaded = puzzle_of(random_text(seed))
    if loaded is None:
        return
    truth = Truth(loaded.puzzle)
    if truth.size > MOST_STATES // 3:
        return
    if truth.faulty:
        with pytest.raises(PuzzleError):
            Deductions(loaded)
        seen["fault"] += 1
        return
    game, chance = Game(loaded, truth), random.Random(seed)
    seen["compared"] += 1
    for place in range(FILLINGS):
        game.compare(game.random_filling(chance) if place else {}, seen)


@pytest.mark.later("15-puzzlelang")
@pytest.mark.parametrize("name", ENGINES)
@in_part("count", 15, 100, 1000)
def test_random_fillings(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_engine(name, monkeypatch)
    seen = counted(range(count), random_text, compare)
    assert seen["compared"] > count // 4
    for kind in ("solvable", "unsolvable", "broken", "hint", "finished", "fault"):
        assert seen[kind], f"no filling is {kind}"
