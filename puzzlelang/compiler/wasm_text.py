"""The form of WebAssembly: code written instruction by instruction, and nested control flow.

WebAssembly requires nested blocks and loops: Norman Ramsey, Beyond Relooper: Recursive Translation
of Unstructured Control Flow to Structured Control Flow (ICFP 2022), with dominators as in Cooper,
Harvey and Kennedy, A Simple, Fast Dominance Algorithm (2001).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.compiler.llvm_text import POINTER, Block, Exit
from puzzlelang.compiler.state_layout import WORD, Unprintable

I32, I64 = 0x7F, 0x7E
MOST_LOCALS = 50_000
"""Maximum number of locals of a function in browsers."""

NONE, BLOCK, LOOP, IF, ELSE, END = 0x40, 0x02, 0x03, 0x04, 0x05, 0x0B
UNREACHABLE, BRANCH, BRANCH_IF, BRANCH_TABLE, RETURN, CALL, SELECT = (
    0x00, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x1B,
)  # fmt: skip
GET, SET, TEE = 0x20, 0x21, 0x22
LOADS = {8: 0x2D, 16: 0x2F, 32: 0x28, 64: 0x29}
STORES = {1: 0x3A, 8: 0x3A, 16: 0x3B, 32: 0x36, 64: 0x37}
CONST = {I32: 0x41, I64: 0x42}
IS_ZERO = {I32: 0x45, I64: 0x50}
COMPARE = dict(zip("eq ne slt ult sgt ugt sle ule sge uge".split(), range(0x51, 0x5B), strict=True))
COMPUTE = dict(
    zip("add sub mul sdiv udiv srem urem and or xor shl ashr lshr".split(), range(0x7C, 0x89),
        strict=True)
)  # fmt: skip
COUNT = {"ctlz": 0x79, "cttz": 0x7A, "ctpop": 0x7B}
"""Opcodes for i64; those for i32 are :data:`SHORTER` or :data:`SHORTER_COMPARE` less."""
SHORTER, SHORTER_COMPARE = 0x12, 0x0B
WRAP, EXTEND_SIGNED, EXTEND = 0xA7, 0xAC, 0xAD
SIGNED = {8: 0xC0, 16: 0xC1}
"""Extend the sign of the lowest bits of an i32."""
COPY = b"\xfc\x0a\x00\x00"

EXTREMES = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}
OVERFLOWING = ("add", "sub", "mul", "shl")
NEUTRAL = ("add", "sub", "or", "xor", "shl", "lshr")
"""Operations that 0 as the second operand leaves out."""
CONSTANTS = {"true": 1, "false": 0, "undef": 0, "poison": 0}

SCRATCH, AFTER_SCRATCH = 0, 4096
"""Addresses between which wide numbers are shifted."""


def unsigned(number: int) -> bytes:
    """Encode a number in LEB128."""
    encoded = bytearray()
    while number > 127:
        encoded.append(number & 127 | 128)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)


def signed(number: int) -> bytes:
    """Encode a number with a sign in LEB128."""
    encoded = bytearray()
    while not -64 <= number < 64:
        encoded.append(number & 127 | 128)
        number >>= 7
    encoded.append(number & 127)
    return bytes(encoded)


def type_of(bits: int) -> int:
    """Return the type of a value of up to 64 bits."""
    return I64 if bits == WORD else I32


def constant(value: str) -> int:
    return CONSTANTS[value] if value in CONSTANTS else int(value)


def words_of(bits: int) -> int:
    """Return the number of locals of a value."""
    if bits > WORD and bits % WORD or POINTER < bits < WORD:
        raise Unprintable(f"numbers of {bits} bits")
    return max(1, bits // WORD)


class Code:
    """The code of one function and its locals; the first ``parameters`` are arguments."""

    def __init__(self, parameters: int) -> None:
        self.code = bytearray()
        self.types: list[int] = []
        self._parameters = parameters

    def finished(self) -> bytes:
        """Return the size, the declarations of locals and the code, as in a module."""
        if len(self.types) + self._parameters > MOST_LOCALS:
            raise Unprintable("rules of this size")
        groups: list[list[int]] = []
        for kind in self.types:
            if groups and groups[-1][1] == kind:
                groups[-1][0] += 1
            else:
                groups.append([1, kind])
        declared = b"".join(unsigned(count) + bytes([kind]) for count, kind in groups)
        body = unsigned(len(groups)) + declared + self.code
        return unsigned(len(body)) + body

    def _new(self, bits: int) -> tuple[int, ...]:
        """Return new locals for a value."""
        first = self._parameters + len(self.types)
        count = words_of(bits)
        self.types += [I64 if count > 1 else type_of(bits)] * count
        return tuple(range(first, first + count))

    def _temporary(self, kind: int) -> int:
        """Return a local for the present block."""
        return self._new(WORD if kind == I64 else POINTER)[0]

    def _emit(self, *parts: int | bytes) -> None:
        for part in parts:
            if isinstance(part, int):
                self.code.append(part)
            else:
                self.code += part

    def _get(self, place: int) -> None:
        self._emit(GET, unsigned(place))

    def _set(self, place: int) -> None:
        self._emit(SET, unsigned(place))

    def _number(self, number: int, kind: int) -> None:
        bits = WORD if kind == I64 else POINTER
        number &= (1 << bits) - 1
        self._emit(CONST[kind], signed(number - (number >> bits - 1 << bits)))

    def _mask(self, bits: int) -> None:
        """Clear the bits of an i32 above the lowest ``bits``."""
        if bits < POINTER:
            self._number((1 << bits) - 1, I32)
            self._emit(COMPUTE["and"] - SHORTER)


# ── control flow ──────────────────────────────────────────────────────────────────────


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
