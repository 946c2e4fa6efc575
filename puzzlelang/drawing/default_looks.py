"""Default boards for puzzles without `look:`, from the pictures of `show:` or the types of the
state.

A picture of the author, ``<picture(look(c) for c in room)>``, already shows the essential parts of
the state. Its signs are drawn as the things that the map's legend names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.core import (
    Apply,
    Cells,
    Domain,
    Expr,
    Fold,
    Integers,
    Let,
    ListOf,
    Members,
    Puzzle,
    Row,
    Scalar,
    Variable,
    Whole,
    whole,
)
from puzzlelang.core import nodes as core

FEW_PLACES = 4
"""Maximum number of places drawn as areas."""


def default_looks(puzzle: Puzzle) -> tuple[core.Look, ...]:
    """Derive at least one board; none is empty."""
    pictures = tuple(_of_show(puzzle))
    if pictures:
        return pictures
    if puzzle.show is not None and not any(v.keys or v.size > 1 for v in puzzle.variables):
        if not any(isinstance(v.type, ListOf) or _base_name(v) for v in puzzle.variables):
            return (core.Look(puzzle.show.span, "text", text=puzzle.show),)
    looks = (*_of_maps(puzzle), *_of_places(puzzle))
    if not looks and _has_lines(puzzle):  # lines laid out by the author
        assert puzzle.show is not None
        return (core.Look(puzzle.show.span, "text", text=puzzle.show),)
    return (*looks, *_of_rows(puzzle, looks))


def _has_lines(puzzle: Puzzle) -> bool:
    parts = puzzle.show.parts if puzzle.show is not None else ()
    return "\n" in "".join(part for part in parts if isinstance(part, str)).strip()


# ── pictures of show: ────────────────────────────────────────────────────────────────


def _of_show(puzzle: Puzzle) -> Iterator[core.Look]:
    show = puzzle.show
    if show is None:
        return
    rest: list[str | Expr] = []
    count = 0
    for part in show.parts:
        look = None if isinstance(part, str) else _picture(part)
        if look is not None and _is_large(look) and any(map(_base_name, puzzle.variables)):
            return  # evaluating the picture cell by cell would be too slow
        if look is None:
            rest.append(part)
        else:
            count += 1
            yield look
    words = [part for part in rest if not isinstance(part, str) or part.strip()]
    if count and any(not isinstance(part, str) for part in words):
        yield core.Look(show.span, "text", text=core.Template(show.span, _trimmed(rest)))


LARGE = 2_000
"""Maximum number of cells of a map that is drawn from a picture, not from types."""


def _is_large(look: core.Look) -> bool:
    return look.layout == "map" and look.places is not None and len(look.places.values) > LARGE


def _trimmed(parts: list[str | Expr]) -> tuple[str | Expr, ...]:
    first = next(n for n, part in enumerate(parts) if not isinstance(part, str) or part.strip())
    remainder = parts[first:]
    if isinstance(remainder[0], str):
        remainder[0] = remainder[0].lstrip()
    return tuple(remainder)


def _picture(part: Expr) -> core.Look | None:
    """Convert ``picture(E for c in m)`` to a look with the values of E instead of texts."""
    expr = part.arguments[0] if isinstance(part, Apply) and part.operation == "text" else part
    if not isinstance(expr, Apply) or expr.operation != "picture":
        return None
    texts, lets = expr.arguments[0], []
    while isinstance(texts, Let):
        lets.append(texts)
        texts = texts.body
    if not isinstance(texts, Fold) or texts.body is None:
        return None
    if any(binder.states is not None or len(binder.locals) > 1 for binder in texts.binders):
        return None
    body = texts.body
    for let in reversed(lets):
        body = Let(let.span, body.type, let.local, let.value, body, let.sure)
    kind = texts.binders[0].locals[0].type
    assert isinstance(kind, Scalar)
    places = Domain(kind.base, texts.binders[0].values)
    layout = "map" if isinstance(kind.base, Cells) and len(texts.binders) == 1 else "grid"
    return core.Look(part.span, layout, places, None, texts.binders, texts.where, _plain(body))


def _plain(body: Expr) -> Expr:
    if (
        isinstance(body, Apply)
        and body.operation == "text"
        and isinstance(body.arguments[0].type, Scalar)
    ):
        return body.arguments[0]
    return body


# ── types ────────────────────────────────────────────────────────────────────────────


def _of_maps(puzzle: Puzzle) -> Iterator[core.Look]:
    """A look for the first map in use."""
    for variable in puzzle.variables:
        span = variable.span
        for name in puzzle.grids:
            if _base_name(variable) == name:
                domain = _cells(variable)
                yield core.Look(span, "map", domain)
                return


def _cells(variable: Variable) -> Domain:
    for domain in (variable.domain, *variable.keys):
        if domain is not None and isinstance(domain.base, Cells):
            return whole(domain.base)
    raise AssertionError(variable.name)


def _base_name(variable: Variable) -> str:
    bases = (d.base for d in (variable.domain, *variable.keys) if d is not None)
    return next((base.name for base in bases if isinstance(base, Cells)), "")


def _of_places(puzzle: Puzzle) -> Iterator[core.Look]:
    """Areas (``banks``) for a type of few members that have counts, or things at them."""
    bases: list[object] = []
    for variable in puzzle.variables:
        domain = variable.domain
        if domain is None or not isinstance(domain.base, Members) or domain.base in bases:
            continue
        if isinstance(variable.type, Scalar) and _are_places(domain.base):
            if variable.keys or _counted(puzzle, domain.base):
                bases.append(domain.base)
                yield core.Look(variable.span, "banks", domain)


def _are_places(base: Members) -> bool:
    return 2 <= len(base.names) <= FEW_PLACES and "_" not in base.names


def _counted(puzzle: Puzzle, base: Members) -> bool:
    return any(
        [key.base for key in variable.keys] == [base]
        and variable.domain is not None
        and isinstance(variable.domain.base, Integers)
        for variable in puzzle.variables
    )


def _of_rows(puzzle: Puzzle, found: Sequence[core.Look]) -> Iterator[core.Look]:
    """A row or a grid for each remaining variable with keys, a text for the others."""
    board_bases = {look.places.base for look in found if look.places}
    single: list[Variable] = []
    for variable in puzzle.variables:
        bases = [d.base for d in (variable.domain, *variable.keys) if d is not None]
        if any(base in board_bases and not isinstance(base, Integers) for base in bases):
            continue
        if isinstance(variable.type, ListOf) and len(variable.keys) <= 1:
            if variable.keys:
                yield core.Look(variable.span, "rows", variable.keys[0], variable)
            else:
                read = core.Read(variable.span, variable.type, variable, ())
                yield core.Look(variable.span, "row", content=read)
        elif len(variable.keys) == 1:
            yield core.Look(variable.span, "row", variable.keys[0], variable)
        elif len(variable.keys) == 2:
            yield core.Look(variable.span, "grid", variable.keys[1], variable)
        else:
            single.append(variable)
    if single:
        parts: list[str | Expr] = []
        for variable in single:
            parts += [f"{'   ' * bool(parts)}{variable.name} ", _value(variable)]
        yield core.Look(single[0].span, "text", text=core.Template(single[0].span, tuple(parts)))


def _value(variable: Variable) -> Expr:
    if variable.keys:
        return Whole(variable.span, Row(variable.keys, variable.type), variable)
    return core.Read(variable.span, variable.type, variable, ())
