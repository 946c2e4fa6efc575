"""Verify an unfinished game of a puzzle that is filled in: its values, and that no rule is broken.

A part of a rule is broken if the values that it reads are filled in and make it false.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from puzzlelang.core import (
    INTEGERS,
    Boolean,
    ListOf,
    Puzzle,
    Rule,
    RuleFault,
    Scalar,
    SetOf,
    combinations_of,
    show_scalar,
    values,
)
from puzzlelang.verify.findings import Refused, count
from puzzlelang.verify.rule_parts import Recorder, parts_of
from puzzlelang.verify.slot_values import Key, Partial, Slots, Unassigned, values_of

Blank = tuple[Key, Mapping[str, int]]
"""The key of a blank and its values by name; without values it is an element of a list."""


def check_filling(
    puzzle: Puzzle, filled: Mapping[str, object], marks: Mapping[str, object]
) -> tuple[str, Sequence[str]]:
    """Return the progress of a game and the names of broken rules; raise :class:`Refused`."""
    assert puzzle.choice is not None
    slots = Slots(puzzle)
    blanks = dict(_blanks(puzzle, slots, puzzle.choice.helpers))
    state = slots.partial()
    for name, option in filled.items():
        key, options = _blank(blanks, name)
        if options:
            state.values[key] = _value(name, options, option)
    for name, noted in marks.items():
        options = _blank(blanks, name)[1]
        for option in noted if isinstance(noted, list) else [noted]:
            _value(name, options, option)
    stager = Recorder(slots)
    broken = [rule.name for rule in puzzle.choice.rules if _is_broken(stager, rule, state)]
    return f"{len(filled):,} of {count(len(blanks), 'blank')} filled in", broken


def _blank(blanks: Mapping[str, Blank], name: str) -> Blank:
    if name not in blanks:
        raise Refused(f"there is no blank {values.quote(name)}")
    return blanks[name]


def _value(name: str, options: Mapping[str, int], option: object) -> int:
    if options and (not isinstance(option, str) or option not in options):
        raise Refused(f"`{name}` is never {values.quote(option)}")
    return options.get(str(option), 0)


def _is_broken(stager: Recorder, rule: Rule, state: Partial) -> bool:
    """Test whether the filled values make a part of a rule false."""
    for part in parts_of(stager, rule.condition):
        try:
            if not part.holds(state, stager.env()):
                return True
        except (RuleFault, Unassigned):
            pass
    return False


def _blanks(puzzle: Puzzle, slots: Slots, helpers: Collection[str]) -> Iterator[tuple[str, Blank]]:
    """Yield the blanks by name: values, members of sets, elements of lists."""
    name = values.blank_name
    for variable in puzzle.variables:
        if variable.name in helpers:
            continue
        rows = combinations_of(variable.keys)
        for slot, row in enumerate(rows, variable.offset):
            keys = [(key.base, value) for key, value in zip(variable.keys, row, strict=True)]
            match variable.type:
                case SetOf(base):
                    for member in slots.members[slot]:
                        own = name(variable.name, [*keys, (base, member)])
                        yield own, ((slot, member), {"out": 0, "in": 1})
                case ListOf(_, most):
                    for place in range(1, most + 1):
                        yield name(variable.name, [*keys, (INTEGERS, place)]), (slot, {})
                case Boolean():
                    yield name(variable.name, keys), (slot, {"false": 0, "true": 1})
                case Scalar(base):
                    options = {show_scalar(value, base): value for value in values_of(variable)}
                    yield name(variable.name, keys), (slot, options)
