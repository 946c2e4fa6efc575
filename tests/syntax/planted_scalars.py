"""Write a YAML text in one of its five styles, using every liberty that the style allows.

The writer records the position of each character of each word, independently of the program's code
that recovers positions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

STYLES = ("plain", "single", "double", "literal", "folded")

SIGNS = frozenset("<>=!.*+-/&|:~±÷≤≥≠≡×−…→⇒")


def must_part(left: str, right: str) -> bool:
    """Must two words be separated by a blank?"""
    a, b = left[-1:], right[:1]
    word = (a.isalnum() or a == "_") and (b.isalnum() or b == "_")
    return word or (a in SIGNS and b in SIGNS)


SHORT = {"\t": "\\t", "\x07": "\\a", "\u00a0": "\\_", "\u2028": "\\L", "/": "\\/"}
"""One-letter escapes"""


class Impossible(Exception):
    """The words can't be written in this style at this place."""


@dataclass
class Page:
    """A growing text, with the position of each character of marked words."""

    chance: Random
    style: str
    flow: bool
    one_line: bool
    parent: int
    """The column of the key, or of the ``-``, of the text"""

    parts: list[str] = field(default_factory=list)
    length: int = 0
    places: list[list[tuple[int, int]]] = field(default_factory=list)
    indent: int = 0
    colon: bool = False
    """The mistake is a colon"""
    raw: int = -1
    """The word to write unescaped"""

    def put(self, text: str) -> int:
        self.parts.append(text)
        self.length += len(text)
        return self.length - len(text)

    # ── a scalar ─────────────────────────────────────────────────────────────────────

    def scalar(self, before: str, words: list[str], after: str) -> None:
        """Write ``words`` with the literal texts ``before`` and ``after`` around them."""
        if self.style in ("literal", "folded"):
            self.block_header()
        elif self.style == "plain":
            self.check_plain(before, words, after)
        else:
            self.put("'" if self.style == "single" else '"')
        for c in before:
            self.character(c)
        for i, word in enumerate(words):
            if i:
                self.gap(must_part(words[i - 1], word) or (self.colon and words[i - 1] == ":"))
            if i == self.raw:
                start = self.put(word)
                self.places.append([(start + n, start + n + 1) for n in range(len(word))])
                continue
            self.places.append([self.character(c) for c in word])
        for c in after:
            self.character(c)
        if self.style in ("literal", "folded"):
            self.block_end()
        elif self.style != "plain":
            if self.chance.random() < 0.2 and not after:
                self.put("  ")
            self.put("'" if self.style == "single" else '"')

    def check_plain(self, before: str, words: list[str], after: str) -> None:
        text = before + "".join(words) + after
        if not (before or words[0])[0].isalnum() and (before or words[0])[0] not in "_(=<\u0301":
            raise Impossible
        if self.colon:
            text = text.replace(":", "", 1)
        if set(text) & set(":#\n") or (self.flow and set(text) & set("[]{},?")):
            raise Impossible

    def character(self, c: str) -> tuple[int, int]:
        start = self.length
        if self.style == "single":
            self.put("''" if c == "'" else c)
        elif self.style == "double":
            if not self.one_line and self.chance.random() < 0.01:
                self.put("\\\n" + " " * self.chance.randint(1, 5))
                start = self.length
                self.put("\\ " if c == " " else self.escaped(c))
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

    # ── between two words ────────────────────────────────────────────────────────────

    def gap(self, needed: bool) -> None:
        if not needed and self.chance.random() < 0.4:
            return
        if self.one_line or self.chance.random() < 0.75:
            self.put(self.blanks())
        else:
            self.line_break()

    def blanks(self) -> str:
        if self.style == "plain":
            return " " * self.chance.choice([1, 1, 1, 2, 5])
        kinds = [" ", " ", " ", "  ", "\t", " \t "]
        if self.style == "double":
            kinds += ["\\t", "\\n", "\\x20", "\\u0020 ", "\\ ", "\\n "]
        return self.chance.choice(kinds)

    def line_break(self) -> None:
        chance = self.chance
        trailing = chance.choice(["", "", " ", "   "]) + (
            "" if self.style == "plain" else "\t" * chance.choice([0, 0, 1])
        )
        empty = "".join(
            chance.choice(["", "", " ", "  "]) + "\n"
            for _ in range(chance.choice([0, 0, 0, 1, 2, 3]))
        )
        if self.style in ("literal", "folded"):
            more = chance.choice([0, 0, 0, 1, 4])
            self.put(f"{trailing}\n{empty}" + " " * (self.indent + more))
        else:
            least = self.parent + 1 if not self.flow else 1
            if self.style == "double" and chance.random() < 0.3:
                # an escaped line break is not a blank, so add a blank before it or empty lines
                # after it
                self.put((trailing or " ") + "\\\n" + empty + " " * chance.randint(1, 6))
                return
            least = least if self.style == "plain" else 1
            self.put(f"{trailing}\n{empty}" + " " * (least + chance.randint(0, 6)))

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
        if told:
            self.put(" " * chance.randint(0, 3))

    def block_end(self) -> None:
        if self.chance.random() < 0.3:
            self.put(self.chance.choice([" ", "   ", "\t"]))
        if self.chance.random() < 0.3:
            self.put("\n" + "  \n" * self.chance.randint(0, 2))
