"""Writes to an array at a position that the state decides.

As terms they are a choice for each slot: the new value or the old one. For many slots, an indexed
write is faster.
"""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.compiler.ground_transition import Ground, Store
from puzzlelang.compiler.ir import Temp
from puzzlelang.core import current


def fold_stores(made: Ground, stores: Iterable[Store]) -> None:
    """Replace the choices for all slots of a store by an indexed write.

    Only if the slots have no other write and nothing else reads their new values.
    """
    meanings = {temp: term for temp, term in made.steps if temp is not None}
    for store in stores:
        if len(store.slots) <= current.few_places:
            continue
        temps = {
            update
            for slot in store.slots
            for update in [made.updates.get(slot)]
            if isinstance(update, Temp) and meanings.get(update) is store.choice(slot)
        }
        rest = [(temp, term) for temp, term in made.steps if temp not in temps]
        other_updates = {
            slot: term for slot, term in made.updates.items() if slot not in store.slots
        }
        others = [term for _, term in (*rest, *made.cost_steps)]
        others += [made.invariant, *made.amounts, *other_updates.values()]
        others += [term for one in (store, *made.stores) for term in one.terms]
        is_read = any(temps & term.temps for term in others)
        if len(temps) == len(store.slots) and not is_read:
            made.steps, made.updates = rest, other_updates
            made.stores.append(store)
