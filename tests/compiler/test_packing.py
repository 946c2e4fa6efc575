"""Bit fields in machine words don't overlap, up to the last bit of a word."""

from __future__ import annotations

import random

import pytest

from puzzlelang.compiler.state_layout import WORD, packing
from puzzlelang.core.thresholds import changed
from tests.support import in_part, load_text

KINDS = ("boolean", "0..{most}", "-{most}..-1 or none", "set of 0..{most}")


def some_variables(seed: int) -> str:
    """Arrays and single slots of all widths, many of which fill a word exactly or almost."""
    chance = random.Random(seed)
    lines = ["puzzle: Some variables", "state:"]
    for number in range(chance.randrange(1, 6)):
        kind = chance.choice(KINDS)
        most = chance.choice((1, 2, 3, 7, 8, 62, 63, 64, 127, 130, 255))
        size = chance.choice((1, 1, 2, 7, 9, 20, 21, 31, 32, 62, 63, 64, 65))
        each = f" for each p in 1..{size}" if size > 1 else ""
        start = {"b": "false", "s": "none"}.get(kind[0], "0" if kind[0] == "0" else "-1")
        lines.append(f"  v{number}: {kind.format(most=most)}{each} = {start}")
    return "\n".join([*lines, "transitions:\n  stay:\n    then: {}", "goal: false"]) + "\n"


FULL = """\
puzzle: Words that are full
state:
  triples: 0..7 for each p in 0..20 = 7
  more: 0..7 for each p in 0..20 = p mod 8
  one: boolean = true
  two: boolean = true
  lit: boolean for each p in 0..63 = true
  wide: 0..3 for each p in 0..40 = p mod 4
  odd: 0..30 or none for each p in 0..12 = none
  at: 0..12 = 12
  n: 0..63 = 63
transitions:
  down:
    then:
      triples(at + 8): n mod 8
      lit(n): not lit(63 - n)
      wide(n mod 41): triples(20 - at) mod 4
      odd(at): if lit(n) then none else n div 3
      more(at): triples(at)
      one: two
      two: not one
      n: (n + 62) mod 64
  on:
    when: triples(20) >= wide(40)
    then:
      at: (at + 5) mod 13
      odd(12): odd(at)
      wide(40): triples(20) mod 4
      lit(63): wide(20) = 0
invariants:
  small: wide(n mod 41) < 4
goal: not lit(0) and not lit(63) and odd(12) = 20
"""


@pytest.mark.slow
@pytest.mark.parametrize("least", [True, False])
@in_part("count", 20, 60)
def test_no_two_fields_share_a_bit(least: bool, count: int) -> None:
    for seed, text in enumerate([FULL, *map(some_variables, range(count))]):
        puzzle = load_text(text).puzzle
        with changed(word_bits=random.Random(seed).randrange(1, 64) if least else 63):
            packed = packing(puzzle)
        used = {WORD - 1}  # marks a used word
        for field in packed.fields:
            assert field.shift + field.bits <= (WORD if field.bits <= WORD else field.bits)
            first = WORD * field.word + field.shift
            bits = set(range(first, first + field.bits))
            assert not bits & used, f"{field} of {seed}"
            used |= bits
        assert max(used) < WORD * packed.words
        assert packed.bits == len(used) - 1
        chance = random.Random(seed)
        slots = tuple(field.decode(chance.choice((0, field.mask))) for field in packed.fields)
        words = packed.pack(slots)
        assert packed.unpack(words) == slots
        assert words[0] >> WORD - 1 == 1
        assert all(0 <= word < 1 << WORD for word in words)


@pytest.mark.each_time("0-63")
@pytest.mark.parametrize("splits, bits", [(0, 63), (0, 7), (8, 63)])
def test_fields_up_to_the_last_bit_in_machine_code(splits: int, bits: int) -> None:
    pytest.importorskip("llvmlite")
    from tests.engine.test_native import agree

    with changed(splits=splits, word_bits=bits):
        assert agree(load_text(FULL).puzzle, 150) == 150
