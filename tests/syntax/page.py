"""Write a YAML text in one of its five styles, using every liberty that the style allows.

The writer records the position of each character, independently of the program's code that recovers
positions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

STYLES = ("plain", "single", "double", "literal", "folded")

SHORT = {"\t": "\\t", "\x07": "\\a", "\u00a0": "\\_", "\u2028": "\\L", "/": "\\/"}
"""One-letter escapes"""


class Impossible(Exception):
    """The text can't be written in this style at this place."""


@dataclass
class Page:
    """A growing file, with the position of each character of one text."""

    chance: Random
    style: str
    flow: bool
    one_line: bool
    parent: int
    """The column of the key, or of the ``-``, of the text"""

    parts: list[str] = field(default_factory=list)
    length: int = 0
    places: list[tuple[int, int]] = field(default_factory=list)
    indent: int = 0

    def put(self, text: str) -> int:
        self.parts.append(text)
        self.length += len(text)
        return self.length - len(text)

    # ── a scalar ─────────────────────────────────────────────────────────────────────

    def scalar(self, value: str) -> None:
        """Write ``value``; a blank may become a line break, except in a literal block."""
        block, sign = self.style in ("literal", "folded"), {"single": "'", "double": '"'}
        if block:
            self.block_header()
        elif self.style == "plain":
            self.check_plain(value)
        self.put(sign.get(self.style, ""))
        inner = range(1, len(value) - 1)
        for i, c in enumerate(value):
            alone = i in inner and c == " " and " " not in (value[i - 1], value[i + 1])
            if not alone or self.one_line or self.style == "literal" or self.chance.random() < 0.7:
                self.places.append(self.character(c, alone))
            else:
                self.places.append(self.line_break())
        if block:
            self.block_end()
        self.put(sign.get(self.style, ""))

    def check_plain(self, value: str) -> None:
        if not value[0].isalnum() and value[0] not in "_(=<\u0301":
            raise Impossible
        if set(value) & set(":#\n") or (self.flow and set(value) & set("[]{},?")):
            raise Impossible

    def character(self, c: str, may_break: bool) -> tuple[int, int]:
        start = self.length
        if self.style == "single":
            self.put("''" if c == "'" else c)
        elif self.style == "double":
            if may_break and not self.one_line and self.chance.random() < 0.2:
                self.put("\\\n" + " " * self.chance.randint(1, 5))
                start = self.length
                self.put("\\ ")
            else:
                self.put(self.escaped(c))
        else:
            self.put(c)
        return start, self.length

    def escaped(self, c: str) -> str:
        """Write a character in double quotes, in one of several possible ways."""
        chance, code = self.chance.random(), ord(c)
        if c in '"\\':
            return "\\" + c
        if chance < 0.05 and code < 256:
            return f"\\x{code:02x}" if chance < 0.025 else f"\\x{code:02X}"
        if chance < 0.1 and code < 65536:
            return f"\\u{code:04X}"
        if chance < 0.12:
            return f"\\U{code:08x}"
        return SHORT[c] if c in SHORT and chance < 0.6 else c

    def line_break(self) -> tuple[int, int]:
        """Write a line break that means a blank."""
        start, chance = self.length, self.chance
        trailing = "" if self.style == "folded" else chance.choice(["", "", " ", "   "])
        if self.style == "double" and chance.random() < 0.3:
            # an escaped line break is not a blank, so there is a blank before it
            start = self.put(" ")
            self.put("\\\n" + " " * chance.randint(1, 6))
            return start, start + 1
        least = self.indent if self.style == "folded" else 1 if self.flow else self.parent + 1
        more = 0 if self.style == "folded" else chance.randint(0, 6)
        self.put(f"{trailing}\n" + " " * (least + more))
        return start, self.length

    def block_header(self) -> None:
        chance = self.chance
        more = chance.randint(1, 5)
        self.indent = self.parent + more
        told = chance.random() < 0.3
        digit, chomp = str(more) if told else "", chance.choice(["", "", "-", "+"])
        order = digit + chomp if chance.random() < 0.5 else chomp + digit
        comment = chance.choice(["", "", " ", "  # 注釈 e\u0301 \U0001f43a", " # why"])
        self.put(("|" if self.style == "literal" else ">") + order + comment + "\n")
        for _ in range(chance.choice([0, 0, 0, 1, 2])):
            self.put(" " * chance.randint(0, self.indent) + "\n")
        self.put(" " * self.indent)

    def block_end(self) -> None:
        if self.chance.random() < 0.3:
            self.put(self.chance.choice([" ", "   ", "\t"]))
        if self.chance.random() < 0.3:
            self.put("\n" + "  \n" * self.chance.randint(0, 2))
