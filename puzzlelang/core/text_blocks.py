"""Layout of one-line and multi-line texts: widths, pictures, blocks set side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from puzzlelang.text import columns as columns


def pad(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def beside(blocks: Sequence[Sequence[str]], widths: Sequence[int], gap: str = "   ") -> list[str]:
    """Set blocks of lines side by side, aligned at the top."""
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
    """Arrange ``texts`` in lines of ``across``, in columns of at least ``width``.

    Columns of one character have no gaps.  Wider columns are separated by a space; numbers are
    right-aligned, other texts left-aligned.  Lines have no trailing spaces.
    """
    plain = {text: text.replace("\n", " / ") for text in set(texts)}
    width = max(width, *map(columns, plain.values()), 1) if texts else 1
    gap = " " if width > 1 else ""
    cell = {text: _in_column(line, width) for text, line in plain.items()}
    lines = []
    for start in range(0, len(texts), max(across, 1)):
        row = texts[start : start + across]
        lines.append(gap.join(map(cell.__getitem__, row)).rstrip())
    return "\n".join(lines)


def _in_column(text: str, width: int) -> str:
    is_number = text.removeprefix("-").isdecimal()
    return " " * (width - columns(text)) + text if is_number else pad(text, width)


def assembled(pieces: Iterable[tuple[bool, str]]) -> str:
    """Join pieces, each literal (True) or a value.

    A multi-line value is a block: the rest of its line continues next to its first line, and
    adjacent blocks are set side by side.
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
    """Shorten a text for a message: one line of at most ``most`` characters."""
    text = " / ".join(text.splitlines())
    return text if len(text) <= most else f"{text[:most]}…"


def listed(texts: Iterable[str]) -> str:
    """Join texts with newlines, or with empty lines if any text has several lines."""
    texts = list(texts)
    return ("\n\n" if any("\n" in text for text in texts) else "\n").join(texts)
