"""Texts of one line and of several: how wide they are, pictures, blocks next to one another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.text import columns as columns


def pad(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def beside(blocks: Sequence[Sequence[str]], widths: Sequence[int], gap: str = "   ") -> list[str]:
    """Blocks of lines next to one another, the tops level."""
    height = max(map(len, blocks), default=0)
    lines = []
    for row in range(height):
        cells = [
            pad(block[row] if row < len(block) else "", width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(gap.join(cells).rstrip())
    return lines


def picture(texts: Sequence[str], across: int, width: int) -> str:
    """``texts`` in lines of ``across`` each, in columns of ``width`` or of what needs more.

    Columns of one character stand without gaps; wider ones have a blank between them, with
    numbers at the right and all else at the left.  No line ends in blanks.
    """
    plain = {text: text.replace("\n", " / ") for text in set(texts)}
    width = max(width, *map(columns, plain.values()), 1) if texts else 1
    gap = " " if width > 1 else ""
    cell = {text: _in_column(shown, width) for text, shown in plain.items()}
    lines = []
    for start in range(0, len(texts), max(across, 1)):
        row = texts[start : start + across]
        lines.append(gap.join(map(cell.__getitem__, row)).rstrip())
    return "\n".join(lines)


def _in_column(text: str, width: int) -> str:
    is_number = text.removeprefix("-").isdecimal()
    return " " * (width - columns(text)) + text if is_number else pad(text, width)


def assembled(pieces: Iterable[tuple[bool, str]]) -> str:
    """A text of pieces, each literal (True) or a value.

    A value of several lines is a block: what is beside it on its line stays beside it, at
    the height of its first line, and two of them stand next to one another.
    """
    pieces = list(pieces)
    if not any("\n" in text for is_literal, text in pieces if not is_literal):
        return "".join(text for _, text in pieces)
    lines: list[list[list[str]]] = [[]]
    for is_literal, text in pieces:
        first, *rest = text.split("\n")
        if is_literal:
            lines[-1].append([first])
            lines.extend([[line]] for line in rest)
        else:
            lines[-1].append([first, *rest])
    return "\n".join(line for blocks in lines for line in _set_side_by_side(blocks))


def _set_side_by_side(blocks: Sequence[Sequence[str]]) -> list[str]:
    if all(len(block) == 1 for block in blocks):
        return ["".join(block[0] for block in blocks)]
    return beside(blocks, [max(map(columns, block)) for block in blocks], gap="")


def in_one_line(text: str, most: int) -> str:
    """A text for a message, which has at most so many characters of it."""
    text = " / ".join(text.splitlines())
    return text if len(text) <= most else f"{text[:most]}…"


def listed(texts: Iterable[str]) -> str:
    """A text a line; with an empty line between them where one has several lines."""
    texts = list(texts)
    return ("\n\n" if any("\n" in text for text in texts) else "\n").join(texts)
