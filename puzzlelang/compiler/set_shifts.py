"""``set(step(c, east) for c in S)``: the parts of a set that move alike are shifted as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.bounds import Term
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import current


def moves(
    number: int, values: Sequence[int], where: Term, body: Term
) -> tuple[dict[int, int], int] | None:
    """How far ``body`` moves each value of temp ``number`` for which ``where`` holds, as sets of
    values by a number; and the values that it moves nowhere.  None when that is not known, or they
    are many.
    """
    found: dict[int, int] = {}
    bad = 0
    for value in values:
        kept = terms.replace_temp(where, number, const(value))
        if kept == FALSE:
            continue
        image = terms.replace_temp(body, number, const(value))
        if kept != TRUE or (image[0] != "const" and image != terms.FAULT):
            return None
        if image == terms.FAULT or image[1] < 0:
            bad |= 1 << value
            continue
        found[image[1] - value] = found.get(image[1] - value, 0) | 1 << value
        if len(found) > current.moves:
            return None
    return found, bad


def moved(group: Term, by: Mapping[int, int], bad: int, every: int) -> Term:
    """The parts of ``group`` (a set within ``every``), moved; a fault where it meets ``bad``."""
    total: Term = FALSE
    for far, part in sorted(by.items()):
        kept = terms.operate("difference", group, const(every & ~part))
        total = terms.operate("union", total, terms.operate("move", kept, const(far)))
    good = terms.operate("subset", group, const(every & ~bad))
    return terms.choice(good, total, terms.FAULT) if bad else total
