"""Control flow of a function as nested blocks and loops, which WebAssembly requires.

Norman Ramsey, Beyond Relooper: Recursive Translation of Unstructured Control Flow to Structured
Control Flow (ICFP 2022). Dominators as in Cooper, Harvey and Kennedy, A Simple, Fast Dominance
Algorithm (2001).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler.llvm_reader import Block, Exit
from puzzlelang.compiler.packing import Unprintable


class Flow:
    """The reachable blocks of a function, in reverse postorder.

    A jump to a block of ``merges`` or back to one of ``loops`` is a branch; any other block is
    reached from one place only and follows there. ``inside`` has the merges that a block dominates
    immediately, the last one first.
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = {block.label: block for block in blocks}
        for block in blocks:
            block.exit = _decided(block.exit)
        switched = {
            target for block in blocks if block.exit.op == "switch" for target in block.exit.targets
        }
        self.results = {
            block.label: block.exit.value
            for block in blocks if _is_constant_result(block) and block.label not in switched
        }  # fmt: skip
        """Constant results of blocks that only return; they are repeated, not branched to."""
        self.entry = blocks[0].label
        self.order = self._reverse_postorder()
        self.number = {label: place for place, label in enumerate(self.order)}
        before: dict[str, list[str]] = {label: [] for label in self.order}
        for label in self.order:
            for target in self.targets(label):
                before[target].append(label)
        dominators = self._dominators(before)
        self.loops = {
            label for label in self.order
            if any(self.is_back(source, label) for source in before[label])
        }  # fmt: skip
        self.merges = {
            label for label in self.order
            if label in switched
            or sum(not self.is_back(source, label) for source in before[label]) > 1
        }  # fmt: skip
        self.inside: dict[str, list[str]] = {label: [] for label in self.order}
        for label in reversed(self.order):
            if label in self.merges:
                self.inside[dominators[label]].append(label)
        for label in self.loops:
            for source in before[label]:
                if self.is_back(source, label) and not self._dominates(label, source, dominators):
                    raise Unprintable("a loop with two entries")

    def targets(self, label: str) -> list[str]:
        """Return the blocks after a block, each once, without those that only return."""
        targets = self.blocks[label].exit.targets
        return [target for target in dict.fromkeys(targets) if target not in self.results]

    def is_back(self, source: str, target: str) -> bool:
        return self.number[target] <= self.number[source]

    def is_branch(self, source: str, target: str) -> bool:
        return target in self.merges or self.is_back(source, target)

    def _reverse_postorder(self) -> list[str]:
        postorder: list[str] = []
        seen, path = {self.entry}, [(self.entry, iter(self.targets(self.entry)))]
        while path:
            label, targets = path[-1]
            for target in targets:
                if target not in seen:
                    seen.add(target)
                    path.append((target, iter(self.targets(target))))
                    break
            else:
                postorder.append(label)
                path.pop()
        return postorder[::-1]

    def _dominators(self, before: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """Return the immediate dominator of each block; the entry is its own."""
        dominators, is_changed = {self.entry: self.entry}, True
        number = self.number
        while is_changed:
            is_changed = False
            for label in self.order[1:]:
                own = ""
                for source in before[label]:
                    if source not in dominators:
                        continue
                    other, own = source, own or source
                    while own != other:
                        while number[own] > number[other]:
                            own = dominators[own]
                        while number[other] > number[own]:
                            other = dominators[other]
                if dominators.get(label) != own:
                    dominators[label], is_changed = own, True
        return dominators

    def _dominates(self, label: str, other: str, dominators: Mapping[str, str]) -> bool:
        while self.number[other] > self.number[label]:
            other = dominators[other]
        return other == label


def _decided(exit_: Exit) -> Exit:
    """Replace a branch with a constant condition, or with one target, by a jump."""
    if exit_.op == "br" and exit_.value:
        yes, no = exit_.targets
        if exit_.value in ("true", "false") or yes == no:
            return Exit("br", "", (no if exit_.value == "false" else yes,))
    return exit_


def _is_constant_result(block: Block) -> bool:
    is_empty = not block.phis and not block.instructions
    return is_empty and block.exit.op == "ret" and not block.exit.value.startswith("%")
