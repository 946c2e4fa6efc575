"""``set(step(c, east) for c in S)``: members that move equally far are shifted together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import FAULT, Const, Fault, Temp, Term
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import current


def moves(
    temp: Temp, values: Sequence[int], where: Term, body: Term
) -> tuple[dict[int, int], int] | None:
    """Find the distance by which ``body`` moves each value of ``temp`` that satisfies ``where``.

    Returns masks of values by distance, and the mask of values without an image; None if an image
    is unknown or there are too many distances.
    """
    masks: dict[int, int] = {}
    bad = 0
    for value in values:
        condition = terms.replace_temp(where, temp, const(value))
        if condition is FALSE:
            continue
        if condition is not TRUE:
            return None
        match terms.replace_temp(body, temp, const(value)):
            case Const(image) if image >= 0:
                masks[image - value] = masks.get(image - value, 0) | 1 << value
            case Const() | Fault():
                bad |= 1 << value
            case _:
                return None
        if len(masks) > current.moves:
            return None
    return masks, bad


def moved(group: Term, by: Mapping[int, int], bad: int, every: int) -> Term:
    """Shift the parts of ``group``, a subset of ``every``; a fault if it has a member in
    ``bad``.
    """
    total: Term = FALSE
    for far, part in sorted(by.items()):
        subset = terms.operate("difference", group, const(every & ~part))
        total = terms.operate("union", total, terms.operate("move", subset, const(far)))
    good = terms.operate("subset", group, const(every & ~bad))
    return terms.choice(good, total, FAULT) if bad else total
