"""Values of the slots of a puzzle that is filled in, for trying them one by one."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.core import NONE, Boolean, Scalar, SetOf, Variable, size_of

MOST_MEMBERS = 16
"""Sets of more members have too many values to try."""


def number_of_values(variable: Variable) -> int | None:
    """Return the number of values of a slot; None if they are not tried one by one."""
    domain = variable.domain
    match variable.type:
        case Boolean():
            return 2
        case Scalar(optional=optional) if domain is not None:
            return size_of(domain.values) + optional
        case SetOf() if domain is not None and size_of(domain.values) <= MOST_MEMBERS:
            return 1 << size_of(domain.values)
    return None


def values_of(variable: Variable) -> Iterator[int]:
    """Yield the values of a slot in ascending order."""
    domain = variable.domain
    match variable.type:
        case Boolean():
            yield from (0, 1)
        case Scalar(optional=optional):
            assert domain is not None
            if optional:
                yield NONE
            yield from domain.values
        case SetOf():
            assert domain is not None
            mask = domain.mask
            group = 0
            while True:
                yield group
                if group == mask:
                    break
                group = (group - mask) & mask
        case _:
            raise AssertionError(f"the values of `{variable.name}` are not tried")
