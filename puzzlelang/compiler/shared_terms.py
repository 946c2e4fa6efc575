"""Large terms that the rules of a puzzle use several times.

A definition such as "the birds that fall" occurs in conditions, effects and loops. Its value
depends only on the state, so both tiers compute it once for each state, when it is first needed,
and print its code once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Term
from puzzlelang.compiler.packing import WORD
from puzzlelang.core import current


def shared_terms(grounds: Iterable[Ground], others: Sequence[Term]) -> dict[Term, int]:
    """Number the terms to compute once for each state, of these transitions and conditions.

    They have no free temps and at least ``current.shared_weight`` nodes, and are printed at least
    twice if each term is printed once for each use of it.
    """
    least = max(2, current.shared_weight)  # a leaf is not computed
    uses = Counter[Term]()
    waiting = [[term for ground in grounds for term in ground.terms], others]
    while waiting:
        for term in waiting.pop():
            if term.weight >= least:
                uses[term] += 1
                if uses[term] == 1:
                    waiting.append(term.children)
    shared = [term for term, count in uses.items() if count > 1 and not term.temps]
    return {term: number for number, term in enumerate(shared)}


class SharedResults:
    """Layout of the results of shared terms in the memory of machine code.

    First a byte for each term, 1 once it has a result; then the results, in words.
    """

    def __init__(
        self, terms: Iterable[Term] = (), width: Callable[[Term], int] = lambda _: WORD
    ) -> None:
        """``width``: bits of a result, a multiple of a word."""
        self._places: dict[Term, tuple[int, int]] = {}
        rows = [*terms]
        self.flag_words = -(-8 * len(rows) // WORD)
        self.words = self.flag_words
        for number, term in enumerate(rows):
            self._places[term] = number, self.words
            self.words += width(term) // WORD
        self.used: dict[Term, None] = {}
        """The terms that the printed code uses."""

    def __contains__(self, term: Term) -> bool:
        return term in self._places

    def place(self, term: Term) -> tuple[int, int]:
        """Return the number of the flag, and of the first word of the result."""
        self.used[term] = None
        return self._places[term]
