"""Codes of Huffman for the bytes of a frame: short ones for what is frequent.

The same as in ``store_blocks.c``, to the bit.
"""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 13
"""Bits of a code, at most."""


def code_lengths(weights: Sequence[int]) -> list[int]:
    """How long the codes of symbols with such weights are; 0 where the weight is 0.

    If one becomes too long, all weights are halved.
    """
    lengths = [0] * len(weights)
    used = [symbol for symbol, weight in enumerate(weights) if weight]
    own = {symbol: weights[symbol] for symbol in used}
    for symbol in used if len(used) == 1 else ():
        lengths[symbol] = 1
    while len(used) > 1:
        used.sort(key=lambda symbol: (own[symbol], symbol))
        for symbol, depth in zip(used, _depths([own[symbol] for symbol in used]), strict=True):
            lengths[symbol] = depth
        if max(lengths) <= LONGEST:
            break
        own = {symbol: weight >> 1 | 1 for symbol, weight in own.items()}
    return lengths


def _depths(weights: Sequence[int]) -> list[int]:
    """Of the leaves of a tree that joins the two least weights again and again."""
    leaves, above_leaf = len(weights), list[int]()
    sums, above_sum = list[int](), list[int]()
    for made in range(leaves - 1):
        weight = 0
        for _ in range(2):
            leaf, own = len(above_leaf), len(above_sum)
            if leaf < leaves and (own == made or weights[leaf] <= sums[own]):
                weight += weights[leaf]
                above_leaf.append(made)
            else:
                weight += sums[own]
                above_sum.append(made)
        sums.append(weight)
    depths = [0] * len(sums)
    for made in range(len(sums) - 2, -1, -1):
        depths[made] = depths[above_sum[made]] + 1
    return [depths[above] + 1 for above in above_leaf]


def codes_of(lengths: Sequence[int]) -> list[int] | None:
    """The codes, in the order of their lengths and then of their symbols; the first bit is the
    lowest.  None if there can be none so short.
    """
    if sum(1 << LONGEST >> length for length in lengths if length) > 1 << LONGEST:
        return None
    if max(lengths, default=0) > LONGEST:
        return None
    following, code = [0] * (LONGEST + 1), 0
    for length in range(1, LONGEST + 1):
        following[length] = code
        code = code + lengths.count(length) << 1
    codes = []
    for length in lengths:
        code, turned = following[length], 0
        following[length] += 1
        for bit in range(length):
            turned |= (code >> bit & 1) << length - 1 - bit
        codes.append(turned)
    return codes
