"""Templates: texts with expressions, such as ``<board(here)> hops from <here>``."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import parse
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.reader_messages import MESSAGES
from puzzlelang.text import Diagnostics, WayOut, replace

LITERAL = "a literal `<` is written `<'<'>`"


def parse_template(text: LocatedText, diagnostics: Diagnostics) -> tree.Template | None:
    """Parse a template; ``None`` if it has a mistake, which is reported."""
    characters = text.text.removesuffix("\n")
    parts: list[str | tree.Expr] = []
    at, wrong = 0, False
    while at < len(characters):
        opening = characters.find("<", at)
        if opening < 0:
            opening = len(characters)
        if opening > at:
            parts.append(characters[at:opening])
        if opening == len(characters):
            break
        closing = next(_outside(characters, ">", opening + 1), -1)
        if closing < 0:
            MESSAGES.report(
                diagnostics, "template-open", text.span(opening, opening + 1), literal=LITERAL
            )
            return None
        again = _opens_again(characters, opening + 1, closing)
        if again >= 0:
            MESSAGES.report(
                diagnostics,
                "template-again",
                text.span(again, again + 1),
                also=text.span(opening, opening + 1),
            )
            return None
        inside = text.part(opening + 1, closing)
        if inside.text.strip():
            mistakes = Diagnostics(diagnostics)
            expression = parse("expr", inside, mistakes)
            wrong = wrong or expression is None
            following = characters.find("<", closing)
            end = characters.find(">", closing + 1, following if following >= 0 else None)
            if inside.text[-1].isspace() and end >= 0:
                whole = text.part(opening + 1, end)
                fix = WayOut(
                    f"write all of it in parentheses: `<({whole.text})>`", f"({whole.text})",
                    span=whole.trimmed,
                )  # fmt: skip
                key, mistakes = "template-ends" if expression else "template-cut", Diagnostics()
                MESSAGES.report(diagnostics, key, text.span(closing, closing + 1), help=fix)
            for d in mistakes:
                diagnostics.add(replace(d, help=LITERAL) if d.message.startswith("`<`") else d)
            parts.append(expression)
        else:
            MESSAGES.report(
                diagnostics, "template-empty", text.span(opening, closing + 1), help=LITERAL
            )
            wrong = True
        at = closing + 1
    return None if wrong else tree.Template(text.span(0, len(characters)), tuple(parts))


def in_quotes(text: str) -> str:
    """Quote a text for YAML, without escapes if possible."""
    return "'" + text.replace("'", "''") + "'" if '"' in text or "\\" in text else f'"{text}"'


def _opens_again(characters: str, start: int, end: int) -> int:
    """Index of a ``<`` inside an expression that can hardly be a comparison, or -1."""
    for i in _outside(characters[:end], "<", start):
        following = characters[i + 1]
        if i > start and characters[i - 1].isspace() and (
            following.isalpha() or following in "_('\""
        ):  # fmt: skip
            return i
    return -1


def _outside(characters: str, sign: str, at: int) -> Iterator[int]:
    """Indices of ``sign`` outside parentheses and quotes, from ``at`` on."""
    depth, quote = 0, ""
    for i in range(at, len(characters)):
        c = characters[i]
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in "()":
            depth += 1 if c == "(" else -1
        elif c == sign and depth <= 0:
            yield i
