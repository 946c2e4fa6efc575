"""What a transition writes: its effects as closures that collect new values by slot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from puzzlelang.core import (
    NONE,
    Assign,
    Block,
    Boolean,
    Branch,
    Effect,
    Loop,
    Scalar,
    Variable,
    values,
)
from puzzlelang.text import record
from puzzlelang.verify.staged import TRUE, Env, Run, Scope, Trouble, running
from puzzlelang.verify.staging import Maker

Writes = dict[int, int]
Write = Callable[[Any, Env, Writes], None]


@record
class Effects:
    maker: Maker

    def block(self, block: Block, scope: Scope) -> Write:
        steps = [[w for effect in step for w in self._effect(effect, scope)]
                 for step in block.steps]  # fmt: skip
        if len(steps) == 1:
            return _together(steps[0])
        each = [_together(step) for step in steps]

        def write(s: Any, e: Env, writes: Writes) -> None:
            own: Writes = {}
            for step in each:
                now: Writes = {}
                step(s, e, now)
                s = written(s, now)
                own.update(now)
            _merge(writes, own)

        return write

    def _effect(self, effect: Effect, scope: Scope) -> Iterator[Write]:
        self.maker.spend()
        match effect:
            case Assign():
                yield self._assign(effect, scope)
            case Loop(_, binders, where, body):
                yield from self._loop(binders, where, body, scope)
            case Branch(_, arms):
                yield from self._branch(arms, scope)

    def _assign(self, effect: Assign, scope: Scope) -> Write:
        slot = self.maker.slot(effect.variable, effect.arguments, scope)
        value = running(self.maker.ready(effect.value, scope))
        allowed = _allowed(effect.variable)
        if slot.known:
            place = slot.value

            def write(s: Any, e: Env, writes: Writes) -> None:
                new = int(value(s, e))
                if not allowed(new) or writes.setdefault(place, new) != new:
                    raise Trouble

            return write
        where = running(slot)

        def write_somewhere(s: Any, e: Env, writes: Writes) -> None:
            new = int(value(s, e))
            if not allowed(new) or writes.setdefault(where(s, e), new) != new:
                raise Trouble

        return write_somewhere

    def _loop(self, binders: Any, where: Any, body: Block, scope: Scope) -> Iterator[Write]:
        rounds = self.maker.rounds(binders, scope)
        if rounds is None:
            inner, bind = self.maker.looped(binders, scope)
            ask = running(TRUE if where is None else self.maker.ready(where, inner))
            write = self.block(body, inner)

            def loop(s: Any, e: Env, writes: Writes) -> None:
                for _ in bind(e):
                    if ask(s, e):
                        write(s, e, writes)

            yield loop
            return
        for inner in rounds:
            condition = TRUE if where is None else self.maker.ready(where, inner)
            if condition.known and not condition.value:
                continue
            write = self.block(body, inner)
            yield write if condition.known else _when(running(condition), write)

    def _branch(self, arms: Any, scope: Scope) -> Iterator[Write]:
        chosen: list[tuple[Run, Write]] = []
        for condition, body in arms:
            ready = TRUE if condition is None else self.maker.ready(condition, scope)
            if ready.known and not ready.value:
                continue
            chosen.append((running(ready), self.block(body, scope)))
            if ready.known:
                break

        def write(s: Any, e: Env, writes: Writes) -> None:
            for condition, body in chosen:
                if condition(s, e):
                    body(s, e, writes)
                    return

        yield write


def _together(writers: Sequence[Write]) -> Write:
    if len(writers) == 1:
        return writers[0]

    def write(s: Any, e: Env, writes: Writes) -> None:
        for writer in writers:
            writer(s, e, writes)

    return write


def _when(condition: Run, write: Write) -> Write:
    def write_then(s: Any, e: Env, writes: Writes) -> None:
        if condition(s, e):
            write(s, e, writes)

    return write_then


def _merge(writes: Writes, more: Writes) -> None:
    for slot, value in more.items():
        if writes.setdefault(slot, value) != value:
            raise Trouble


def written(key: Any, writes: Writes) -> Any:
    """The state after, in the form of the one before."""
    if type(key) is bytes:
        new = bytearray(key)
        for slot, value in writes.items():
            new[slot] = value
        return bytes(new)
    slots = list(key)
    for slot, value in writes.items():
        slots[slot] = value
    return tuple(slots)


def _allowed(variable: Variable) -> Callable[[int], bool]:
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean):
        return frozenset((0, 1)).__contains__
    if isinstance(kind, Scalar) and domain is not None and len(domain.values) <= 4096:
        return frozenset((*domain.values, *((NONE,) * kind.optional))).__contains__
    return lambda value: values.fits(value, variable)
