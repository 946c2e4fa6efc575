"""``set(step(c, east) for c in S)``: the parts of a set that move alike are shifted as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import FAULT, Const, Fault, Temp, Term
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import current


def moves(
    temp: Temp, values: Sequence[int], where: Term, body: Term
) -> tuple[dict[int, int], int] | None:
    """How far ``body`` moves each value of ``temp`` for which ``where`` holds, as sets of
    values by a number; and the values that it moves nowhere.  None when that is not known, or they
    are many.
    """
    found: dict[int, int] = {}
    bad = 0
    for value in values:
        kept = terms.replace_temp(where, temp, const(value))
        if kept is FALSE:
            continue
        if kept is not TRUE:
            return None
        match terms.replace_temp(body, temp, const(value)):
            case Const(image) if image >= 0:
                found[image - value] = found.get(image - value, 0) | 1 << value
            case Const() | Fault():
                bad |= 1 << value
            case _:
                return None
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
    return terms.choice(good, total, FAULT) if bad else total
