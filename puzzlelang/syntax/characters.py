"""What to say about a character that begins no word of the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.diagnostics import Diagnostics, WayOut, write
from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.located import LocatedText

PAIRS: Mapping[str, str] = {
    "=>": WayOut("write `implies`, or `>=` for a comparison", "implies", ">="),
    "->": write("implies"),
    "<>": write("!="),
    "=<": write("<="),
    "===": write("="),
    "!==": write("!="),
    "<=>": write("="),
    "=!": write("!="),
    "**": "there is no power; write `x * x`",
    "++": "write the new value in full: `x + 1`",
    "+=": "write the new value in full: `x + 1`",
    "-=": "write the new value in full: `x - 1`",
    "*=": "write the new value in full: `x * 2`",
}
"""Two words without a blank between them that are one sign elsewhere."""

FOREIGN = {
    "exists": "some", "any": "some", "forall": "every", "all": "every", "each": "every",
    "none_of": "no", "foreach": "for each", "elif": "else if", "elseif": "else if",
}  # fmt: skip

QUANTIFIERS = ("EVERY", "SOME", "NO", "THOSE")

SIGNS = {
    "&&": "and", "&": "and", "||": "or", "|": "or", "!": "not", "~": "not",
    "%": "mod", "//": "div", "/": "div", "÷": "div", "×": "*", "·": "*", "⋅": "*",
    "−": "-", "–": "-", "—": "-", "≤": "<=", "≥": ">=", "≠": "!=", "≡": "=", "…": "..",
    "∧": "and", "∨": "or", "¬": "not", "⇒": "implies", "→": "implies", "⊆": "<=", "∪": "+",
    "∈": "in", "∉": "not in", "∀": "every", "∃": "some", "∅": "none", ":=": "=",
}  # fmt: skip
"""What people write, and the word for it here."""

OTHER_CHARACTERS = {
    "?": "to choose between two values, write `if condition then this else that`",
    "{": "a set is written with words: `those x in S where …`, or `A + x`; `none` is the empty one",
    "}": "a set is written with words: `those x in S where …`, or `A + x`; `none` is the empty one",
    "]": "round parentheses are the only ones: `at(goat)`",
    "^": "there is no power; write `x * x`",
    ";": "one value holds one expression; put the other on a line of its own",
    "#": "a `#` can only stand in quotes: `'#'`",
    "$": "a name is written without a sign in front of it",
    "@": "a name is written without a sign in front of it; a character stands in quotes: `'@'`",
    "\\": "nothing needs a `\\` here; a set without some members is `A - B`",
    "`": "write the name without quotes",
}


def report_character(
    text: LocatedText, at: int, tokens: list[Token], diagnostics: Diagnostics
) -> None:
    """``text[at]`` begins no word of the language; ``tokens`` are the words before it."""
    characters = text.text
    sign = next((characters[at : at + n] for n in (2, 1) if characters[at : at + n] in SIGNS), "")
    if sign:
        diagnostics.report(
            "wrong-operator", text.span(at, at + len(sign)),
            f"`{sign}` is not a sign of this language",
            help=write(SIGNS[sign]),
        )  # fmt: skip
        return
    character = characters[at]
    before = next((t for t in reversed(tokens) if t.kind != "$END"), None)
    adjacent = before if before and before.end == at else None
    message, help = _character(character, text, at, adjacent, tokens)
    diagnostics.report("unexpected-character", text.span(at, at + 1), message, help=help)


def _character(
    character: str, text: LocatedText, at: int, adjacent: Token | None, tokens: list[Token]
) -> tuple[str, str]:
    characters = text.text
    message = f"`{character}` cannot stand in an expression"
    if character in "'\"":
        if adjacent and adjacent.kind == "NAME":
            return message, "a name has no apostrophe; write `_`, or leave it out"
        return "this quote is not closed", f"put another `{character}` at the end of the text"
    if character in "“”„‟«»":
        return f"`{character}` is a curly quote", "write a straight quote: `'text'`"
    if character in "‹›":
        return f"`{character}` looks like `<` or `>` and is neither", "write a plain `<` or `>`"
    if character in "‘’‚":
        return f"`{character}` is a curly quote", "write a straight quote: `'`"
    if character == ":":
        quantifier = next((t for t in reversed(tokens) if t.kind in QUANTIFIERS), None)
        if quantifier:
            word = "has" if quantifier.kind == "EVERY" else "where"
            return message, WayOut(f"after `{quantifier.text} … in …` write `{word}`", word)
        return message, "a colon only stands behind the name of an entry"
    if character in "[{":
        return message, _bracket(character, text, at, adjacent)
    if character == ".":
        following = characters[at + 1 : at + 2]
        if adjacent and adjacent.kind == "RANGE":
            return message, "a range has two dots: `1..3`"
        if adjacent and adjacent.kind == "NUMBER":
            return (
                "there are only whole numbers",
                "measure in smaller units (1.5 hours are 90 minutes), or multiply everything by 10",
            )
        if adjacent and adjacent.kind == "NAME" and following.isalpha():
            rest = _word(characters, at + 1)
            asked = f"{rest}({adjacent.text})"
            span = text.span(adjacent.start, at + 1 + len(rest))
            return message, WayOut(f"write what is asked first: `{asked}`", asked, span=span)
        return message, "a range has two dots: `1..3`"
    if character.isspace():
        return (
            f"this is not a plain blank but U+{ord(character):04X}",
            WayOut(
                "delete it and type a blank; it often comes with text copied from a web page", " "
            ),
        )
    if character.isalpha():
        return (
            f"`{character}` cannot stand in a name",
            "names are made of the letters a to z, digits and `_`; titles and texts may have any",
        )
    if not character.isprintable():
        return f"an invisible character stands here, U+{ord(character):04X}", WayOut(
            "delete it", ""
        )
    return message, OTHER_CHARACTERS.get(character, "")


def _bracket(character: str, text: LocatedText, at: int, adjacent: Token | None) -> str:
    """What to write instead of brackets and braces."""
    characters = text.text
    end = characters.find("]" if character == "[" else "}", at)
    if character == "[" and adjacent and adjacent.kind in ("NAME", "RPAR"):
        inside = characters[at + 1 : end].strip() if end > at else "i"
        advice = f"write round parentheses: `{adjacent.text}({inside})`"
        if end < at:
            return advice
        return WayOut(advice, f"({inside})", span=text.span(at, end + 1))
    words = characters[at + 1 : max(at, end)].replace(",", " ").split()
    if words and all(word.isidentifier() for word in words):
        return f"the set of these is `{set_of(words)}`"
    if character == "{":
        return OTHER_CHARACTERS[character]
    return "round parentheses are the only ones; give a list a name under `sets:`"


def set_of(words: Sequence[str]) -> str:
    """How the set of these members is written."""
    return " + ".join(words if len(words) > 1 else ["none", *words])


def _word(characters: str, start: int) -> str:
    end = start
    while end < len(characters) and (characters[end].isalnum() or characters[end] == "_"):
        end += 1
    return characters[start:end]
