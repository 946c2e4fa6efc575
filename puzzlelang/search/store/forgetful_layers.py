"""Layers of which only what was counted is kept: they go as soon as they are not needed.

A layer is needed as long as a new one is compared with it.  Of those to come that is likely, not
sure: nothing says that no later step, one without a way back, leads into an old layer.  Where one
may, the layers that were dropped are made again from the start, to the byte; then all of them are
kept.  So no state is counted twice, and no search ends in the middle: it takes twice the time.
"""

from __future__ import annotations

from puzzlelang.search.store.layered import Layers
from puzzlelang.search.store.manifests import Bounds, Layer, are_same, damaged
from puzzlelang.search.store.store_format import MOVES, RUN, Written
from puzzlelang.search.store.store_places import FOLDERS
from puzzlelang.search.store.store_tasks import Expansion, Merging

LEAST_DROPPED = 1 << 20
"""Bytes of states for which it is worth to remove them, and to write down that they are gone."""


class ForgetfulLayers(Layers):
    """Those of a chain by steps."""

    forgets = True
    _asked = _has_one_way = False

    def _check_kept(self) -> None:
        pass

    def _asks_for_returns(self, layer: Layer) -> bool:
        """Always, until a step was met that has none: then where that is cheaper, as in others."""
        if self._asked and not self.chain.expanded[-1].tally.returns:
            self._has_one_way = True
        keeps = self._has_one_way or bool(self.chain.restored)
        self._asked = not keeps or super()._asks_for_returns(layer)
        return self._asked

    def _compared(self, bounds: Bounds) -> tuple[Layer, ...]:
        chain = self.chain
        earlier = super()._compared(bounds)
        if not all(map(chain.has, earlier)):
            for number in chain.missing():
                self._restore(chain.layers[number])
            return super()._compared(bounds)
        numbers = [layer.number for layer in earlier]
        least = max(0, min([len(chain.layers) - 2, *numbers]))  # what moves once may well move back
        going = sum(
            file.size for layer in chain.layers[chain.dropped : least] for file in layer.files
        )
        if least > chain.dropped and going >= LEAST_DROPPED and not chain.restored:
            chain.drop_below(least)
        return earlier

    def _restore(self, layer: Layer) -> None:
        """Those before it are there."""
        chain, number = self.chain, layer.number
        if number:
            moves = self._moves_from(number - 1)
            place = self._place(layer.parts, sum(file.count for file in moves))
            some = ((number - 1, moves),)
            earlier = self._subtracted(number, chain.expanded[number - 1].tally.bounds)
            tasks = [
                Merging(place, number, layer.key, part, layer.parts, some, earlier)
                for part in range(layer.parts)
            ]
            files = [file for file, _ in self._pool.run(tasks, self.look)]
            chain.remove_files(MOVES, number - 1, moves)
        else:
            files = self._starts(layer.parts)[0]
        if not are_same(files, layer.files):
            folder = chain.files.path(f"{FOLDERS[RUN]}-{number:06}")
            raise damaged(folder, "its states are not those that the layer before leads to")
        chain.restore(number, files)

    def _moves_from(self, number: int) -> tuple[Written, ...]:
        layer, parts = self.chain.layers[number], self.chain.expanded[number].parts
        place = self._place(layer.parts, layer.count)
        tasks = [
            Expansion(place, layer, part, parts, self.room, False, False)
            for part in range(layer.parts)
        ]
        return tuple(file for file, _ in self._pool.run(tasks, self.look))
