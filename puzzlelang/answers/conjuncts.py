"""Conjuncts of conditions, and their texts with names replaced by their values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain, islice, product

from puzzlelang.core import (
    Boolean,
    Domain,
    Integers,
    ListOf,
    Row,
    RuleFault,
    Scalar,
    SetOf,
    TextType,
    combinations_of,
    evaluate,
    values,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record, Span, replace

MOST_PARTS = 64
"""Maximum number of parts; a condition with more is split less finely."""


class Conjunct(metaclass=Record):
    """A part of a condition, as written in the file or for one of the values it ranges over."""

    claim: str
    condition: core.Expr
    values: tuple[str, ...] = ()
    """Values of the names in it: ``i = wolf``."""

    @property
    def worded(self) -> tuple[str, tuple[str, ...]]:
        """Its text, and the values of the names in it, if the text can't contain them."""
        text = concrete(self.condition) if self.values else self.claim
        return (self.claim, self.values) if text is None else (text, ())

    @property
    def text(self) -> str:
        text, values = self.worded
        return f"{text} for {', '.join(values)}" if values else text

    @property
    def quoted(self) -> str:
        text, values = self.worded
        return f"`{text}`" + (f" for {', '.join(values)}" if values else "")


def conjuncts(condition: core.Expr) -> list[Conjunct]:
    """Split ``condition`` into conjuncts, in order.

    It splits ``and``, ``every`` and ``no`` (a part for each value) and comparisons of a row or a
    set with a constant (a part for each place or member).
    """
    return parts_of_conjunct(Conjunct(written(condition), condition))


def parts_of_conjunct(whole: Conjunct) -> list[Conjunct]:
    """Split a conjunct like :func:`conjuncts`; its values stay with each part."""
    return _finer([whole], MOST_PARTS)


def plain_conjuncts(condition: core.Expr) -> list[Conjunct]:
    """Split ``condition`` at ``and`` only."""
    if isinstance(condition, core.Apply) and condition.operation == "and":
        return list(chain.from_iterable(map(plain_conjuncts, condition.arguments)))
    return [Conjunct(written(condition), condition)]


def written(expr: core.Expr) -> str:
    """Return the text of ``expr`` in the file, on one line."""
    return expr.span.in_one_line


def denied(expr: core.Expr) -> str:
    """Return the text of ``not expr``."""
    text = written(expr)
    if isinstance(expr, core.Apply) and expr.operation == "=" and text.count(" = ") == 1:
        return text.replace(" = ", " != ")
    return f"not ({text})"


def _finer(parts: list[Conjunct], room: int) -> list[Conjunct]:
    """Split each part further, up to ``room`` parts in total."""
    finer: list[Conjunct] = []
    for place, part in enumerate(parts):
        share = room - len(finer) - (len(parts) - place - 1)
        inner = list(islice(split_conjunction(part), share + 1))
        if 1 < len(inner) <= share or len(inner) == 1 and inner[0].condition is not part.condition:
            finer += _finer(inner, share)
        else:
            finer.append(part)
    return finer


def split_conjunction(part: Conjunct) -> Iterator[Conjunct]:
    """Yield the parts of one conjunct, or itself."""
    match part.condition:
        case core.Apply(_, _, "and", arguments):
            for argument in arguments:
                yield replace(part, claim=written(argument), condition=argument)
        case core.Apply(_, _, "not", (core.Apply(_, _, "or", arguments),)):
            for argument in arguments:
                yield replace(part, claim=denied(argument), condition=_not(argument))
        case core.Apply(_, _, "not", (core.Fold(_, _, "some") as fold,)):
            yield from _each(part, fold, negated=True)
        case core.Fold(_, _, "every") as fold:
            yield from _each(part, fold, negated=False)
        case core.Apply(_, _, "=", (left, right)):
            yield from _equality(part, left, right)
        case core.Let(_, _, local, value, body, sure):
            for inner in split_conjunction(replace(part, condition=body)):
                if inner.condition is body:
                    yield part
                    return
                span, kind = inner.condition.span, inner.condition.type
                bound = core.Let(span, kind, local, value, inner.condition, sure)
                yield replace(inner, condition=bound)
        case _:
            yield part


def _not(condition: core.Expr) -> core.Expr:
    return core.Apply(condition.span, Boolean(), "not", (condition,))


def _each(part: Conjunct, fold: core.Fold, negated: bool) -> Iterator[Conjunct]:
    """Yield a part for each combination of values of ``fold``."""
    assert fold.body is not None, "every and some have a claim"
    span, body = fold.span, _not(fold.body) if negated else fold.body
    if fold.where is not None:
        body = core.Apply(span, Boolean(), "or", (_not(fold.where), body))
    claim = denied(fold.body) if negated else written(fold.body)
    for combination in product(*(binder.values for binder in fold.binders)):
        condition, texts = body, [*part.values]
        for binder, value in zip(fold.binders, combination, strict=True):
            bound = value if len(binder.locals) > 1 else (value,)
            for local, single in zip(binder.locals, bound, strict=True):
                constant = core.Const(span, local.type, single)
                condition = core.Let(span, condition.type, local, constant, condition, sure=True)
                texts.append(f"{local.name} = {values.show(single, local.type)}")
        yield Conjunct(claim, condition, tuple(texts))


def _equality(part: Conjunct, left: core.Expr, right: core.Expr) -> Iterator[Conjunct]:
    first, equals, second = part.claim.partition(" = ")
    if isinstance(left, core.Const):
        left, right, first = right, left, second
    if not equals or " = " in second or " and " in part.claim:
        first = written(left)
    if isinstance(left, core.Whole) and isinstance(right, core.Const):
        yield from _places(part, left, right)
    elif isinstance(left.type, SetOf) and isinstance(right, core.Const) and right.value:
        yield from _members(part, left, right, first)
    else:
        yield part


def _places(part: Conjunct, row: core.Whole, wanted: core.Const) -> Iterator[Conjunct]:
    """Split ``board = GG_BB``: a part for each place."""
    variable, span = row.variable, row.span
    keys = combinations_of(variable.keys)
    for key, value in zip(keys, wanted.value, strict=True):
        arguments = tuple(map(_key, [span] * len(key), variable.keys, key))
        place = core.Read(span, variable.type, variable, arguments)
        constant = core.Const(span, variable.type, value)
        text = values.show(value, variable.type) or "none"
        condition = core.Apply(span, Boolean(), "=", (place, constant))
        claim = f"{values.slot_name(variable, key)} = {text}"
        yield replace(part, claim=claim, condition=condition)


def _key(span: Span, domain: Domain, value: int) -> core.Const:
    return core.Const(span, Scalar(domain.base, value, value), value)


def _members(part: Conjunct, group: core.Expr, wanted: core.Const, name: str) -> Iterator[Conjunct]:
    """Split ``crates = goal``: a part for each member, and one that excludes others."""
    assert isinstance(group.type, SetOf)
    base, span = group.type.base, group.span
    for value in range(wanted.value.bit_length()):
        if wanted.value >> value & 1:
            member = core.Const(span, Scalar(base, value, value), value)
            condition = core.Apply(span, Boolean(), "in", (member, group))
            claim = f"{values.show_scalar(value, base)} in {name}"
            yield replace(part, claim=claim, condition=condition)
    if not isinstance(base, Integers) and wanted.value == whole(base).mask:
        return
    others = core.Apply(span, Boolean(), "<=", (group, wanted))
    yield replace(part, claim=f"nothing else in {name}", condition=others)


COMPARISONS = frozenset({"=", "<", "<=", ">", ">="})


class Measure(metaclass=Record):
    """A comparison of a number and a constant."""

    number: Conjunct
    wanted: int


def measures(part: Conjunct) -> list[Measure] | None:
    """Return comparisons of which one must hold; None for other conditions."""
    match part.condition:
        case core.Apply(_, _, operation, (left, right)) if operation in COMPARISONS:
            if isinstance(left, core.Const):
                left, right = right, left
            if _is_number(left) and isinstance(right, core.Const):
                return [Measure(replace(part, claim=written(left), condition=left), right.value)]
        case core.Fold(_, _, "some", _, None) as fold:
            alternatives: list[Measure] = []
            for inner in islice(_each(part, fold, negated=False), MOST_PARTS + 1):
                several = measures(inner)
                if several is None or len(alternatives) >= MOST_PARTS:
                    return None
                alternatives += several
            return alternatives
        case core.Let(span, _, local, value, body, sure):
            inside = measures(replace(part, condition=body))
            if inside is not None:
                return [
                    replace(one, number=replace(one.number, condition=core.Let(
                        span, one.number.condition.type, local, value, one.number.condition, sure
                    )))
                    for one in inside
                ]  # fmt: skip
    return None


def _is_number(expr: core.Expr) -> bool:
    kind = expr.type
    return isinstance(kind, Scalar) and isinstance(kind.base, Integers) and not kind.optional


# ── text ───────────────────────────────────────────────────────────────────────────────


Scope = Mapping[core.Local, Any]

LONGEST = 120
"""Maximum length of a text with values; above it, names are easier to read."""


def concrete(expr: core.Expr) -> str | None:
    """Return ``at(wolf) = right`` for ``at(i) = right`` if a `let` binds i to the wolf.

    Return None if some name in it has no known value, or the text is too long.
    """
    text = _text(expr, {})
    return text if text is not None and len(text) <= LONGEST else None


def _text(expr: core.Expr, scope: dict[core.Local, Any]) -> str | None:
    match expr:
        case core.Let(_, _, local, value, body):
            if not any(part is local for part in core.walk(body)):
                return _text(body, scope)
            constant = _constant(value, scope)
            return None if constant is None else _text(body, scope | {local: constant[0]})
        case core.Apply(_, _, "not", (inner,)) if inner.span == expr.span:
            text = _text(inner, scope)
            if text is None:
                return None
            plain = (
                isinstance(inner, core.Apply) and inner.operation == "=" and text.count(" = ") == 1
            )
            return text.replace(" = ", " != ") if plain else f"not ({text})"
        case core.Apply(_, _, "or", (core.Apply(_, _, "not", (where,)), body)) if (
            where.span != expr.span and expr.span.start < body.span.start
        ):
            constant = _constant(where, scope)
            return _text(body, scope) if constant is not None and constant[0] else None
        case core.Apply(
            span,
            _,
            "and",
            (core.Apply(half, _, ">=", (value, low)), core.Apply(_, _, "<=", (_, high))),
        ) if half == span:  # `value in low .. high`, or the range alone
            texts = [_text(part, scope) for part in (value, low, high)]
            if None in texts:
                return None
            member = f"{texts[0]} in " if span.start <= value.span.start < span.end else ""
            return f"{member}{texts[1]} .. {texts[2]}"
        case core.Read(_, _, variable, arguments):
            keys = [_constant(argument, scope) for argument in arguments]
            if None not in keys:
                return values.slot_name(variable, [key[0] for key in keys if key is not None])
        case core.If(_, _, condition, then, otherwise):
            constant = _constant(condition, scope)
            if constant is not None:
                return _text(then if constant[0] else otherwise, scope)
        case core.Fold(_, _, _, binders):
            bound = dict.fromkeys(core.bound_by(binders), BOUND)
            return _with_parts(expr, scope | bound)
    constant = _constant(expr, scope)
    if constant is not None and not isinstance(expr.type, Boolean | TextType | Row):
        return values.show(constant[0], expr.type) or "none"
    if isinstance(expr, core.Apply) and expr.operation in BINDS and len(expr.arguments) > 1:
        return _joined(expr.operation, expr.arguments, scope)
    return _with_parts(expr, scope)


BOUND = object()
"""Marks a name that a loop in the expression binds, and that stays."""

BINDS = {
    "or": 0, "and": 1, "=": 2, "!=": 2, "<": 2, "<=": 2, ">": 2, ">=": 2, "in": 2,
    "+": 3, "-": 3, "*": 4, "div": 4, "mod": 4,
}  # fmt: skip
"""Infix operations with their precedence."""


def _joined(
    operation: str, arguments: tuple[core.Expr, ...], scope: dict[core.Local, Any]
) -> str | None:
    operands = []
    for argument in arguments:
        text = _text(argument, scope)
        if text is None:
            return None
        inner = argument.operation if isinstance(argument, core.Apply) else ""
        looser = BINDS.get(inner, 9) < BINDS[operation] + (operation in ("-", "div", "mod"))
        closed = _constant(argument, scope) is not None and not isinstance(argument.type, Boolean)
        operands.append(f"({text})" if looser and not closed else text)
    return f" {operation} ".join(operands)


def _with_parts(expr: core.Expr, scope: dict[core.Local, Any]) -> str | None:
    """Return ``expr`` with its parts replaced; None if a name of ``scope`` remains."""
    if isinstance(expr, core.Local):
        return expr.name if scope.get(expr) is BOUND else None
    if isinstance(expr, core.Const):
        return None
    whole = expr.span
    pieces, at = [], whole.start
    for part in sorted(core.parts(expr), key=lambda part: part.span.start):
        if isinstance(part, core.Local) and part in scope:
            continue
        if (
            part.span.source is not whole.source
            or not at <= part.span.start < part.span.end <= whole.end
        ):
            return None
        text = _text(part, scope)
        if text is None:
            return None
        pieces += [whole.source.text[at : part.span.start], text]
        at = part.span.end
    pieces.append(whole.source.text[at : whole.end])
    printable = Scalar | SetOf | ListOf | Boolean
    names = {
        name.name: values.show(value, name.type)
        for name, value in scope.items() if value is not BOUND and isinstance(name.type, printable)
    }  # fmt: skip
    for n in range(0, len(pieces), 2):  # the text between the parts
        pieces[n] = re.sub(r"[A-Za-z_]\w*", lambda m: names.get(m.group(), m.group()), pieces[n])
    return " ".join("".join(pieces).split())


def _constant(expr: core.Expr, scope: dict[core.Local, Any]) -> tuple[Any] | None:
    """Return the value of ``expr`` in a tuple, if it doesn't depend on the state."""
    if _reads(expr, scope):
        return None
    try:
        return (evaluate(expr, (), scope),)
    except (RuleFault, LookupError):
        return None


def _reads(expr: core.Expr, scope: dict[core.Local, Any]) -> bool:
    """Test whether ``expr`` reads the state, or a name without a value."""
    if isinstance(expr, core.Local):
        return scope.get(expr) is BOUND
    if isinstance(expr, core.Read | core.Whole | core.At):
        return True
    return any(_reads(part, scope) for part in core.parts(expr))
