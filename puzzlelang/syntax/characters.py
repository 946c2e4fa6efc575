"""What to say about a character that begins no word of the language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from puzzlelang.syntax.lalr import Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.text import Diagnostics, WayOut, write

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
    before = next((t for t in reversed(tokens) if t.kind != "$END"), None)
    adjacent = before if before and before.end == at else None
    if sign:
        help: str = write(SIGNS[sign])
        if sign == "|" and adjacent is None:
            help = WayOut("write `or` between conditions, `+` between sets", "or", "+")
        if adjacent and adjacent.text + sign in PAIRS:
            at, sign = adjacent.start, adjacent.text + sign
            help = PAIRS[sign]
        elif sign == "//" and characters[at + 2 :].strip()[:1].isalpha():
            help = "a comment begins with `#`; to divide, write `div`"
        diagnostics.report(
            "wrong-operator", text.span(at, at + len(sign)),
            f"`{sign}` is not a sign of this language", help=help,
        )  # fmt: skip
        return
    character = characters[at]
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
    if character in QUOTES:
        return _quote(character, _word(characters, at + 1))
    if character == ":":
        quantifier = next((t for t in reversed(tokens) if t.kind in QUANTIFIERS), None)
        if quantifier:
            word = "has" if quantifier.kind == "EVERY" else "where"
            return message, WayOut(f"after `{quantifier.text} … in …` write `{word}`", word)
        return message, "a colon only stands behind the name of an entry"
    if character in "[{":
        return message, _bracket(character, text, at, adjacent)
    if character == ".":
        return _dot(text, at, adjacent, message)
    if character == "?" and adjacent and not re.search(r"[^?]:", characters[at:]):
        if re.match(r"\?\s*=", characters[at:]):
            return message, f"what may be none is written `{adjacent.text} or none`"
        return message, "leave it out"
    if character == ";" and not characters[at + 1 :].strip():
        return message, "leave it out: nothing stands at the end of a line"
    if character == "#" and adjacent:
        return message, "a comment has a blank in front of its `#`; else a `#` stands in quotes"
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


def _dot(text: LocatedText, at: int, adjacent: Token | None, message: str) -> tuple[str, str]:
    """``man.row``, ``1...3``, ``1.5``"""
    characters = text.text
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
        if rest in _METHODS:
            end = characters.find(")", at)
            inside = characters[at + len(rest) + 2 : end].strip() if end > 0 else "x"
            return message, f"write `{adjacent.text} {_METHODS[rest]} {inside}`"
        if rest in ("north", "east", "south", "west"):
            return message, f"the next cell that way is `step({adjacent.text}, {rest})`"
        if found := re.match(r"\.\w+\(\s*(\w+)\s*\)", characters[at:]):
            two = f"{adjacent.text}, {found[1]}"
            table = f"`{adjacent.text} {rest} {found[1]}` for a table"
            return message, f"write {table}, `{rest}({two})` for what has two arguments"
        asked = f"{rest}({adjacent.text})"
        span = text.span(adjacent.start, at + 1 + len(rest))
        return message, WayOut(f"write what is asked first: `{asked}`", asked, span=span)
    return message, "a range has two dots: `1..3`"


QUOTES = "“”„‟«»‹›‘’‚"
"""What a word processor, or a page, makes of straight quotes and angle brackets."""


def _quote(character: str, word: str) -> tuple[str, str]:
    """``word``: what stands behind the quote."""
    if character in "‹›":
        return f"`{character}` looks like `<` or `>` and is neither", "write a plain `<` or `>`"
    straight = "'" if character in "‘’‚" else '"'
    help = f"a member has no quotes, `{word}`; a text has straight ones, `'{word}'`"
    if not word:
        help = f"write a straight quote: `{straight}`"
    return f"`{character}` is a curly quote", help


_METHODS = {
    "add": "+", "append": "+", "insert": "+", "push": "+", "union": "+",
    "remove": "-", "discard": "-", "delete": "-", "pop": "-",
}  # fmt: skip
"""What is asked of a set elsewhere, and the sign for it here."""


def _bracket(character: str, text: LocatedText, at: int, adjacent: Token | None) -> str:
    """What to write for a square bracket or a brace."""
    characters = text.text
    end = characters.find("]" if character == "[" else "}", at)
    inside = characters[at + 1 : end].strip() if end > at else ""
    words = inside.replace(",", " ").split()
    if adjacent and adjacent.text == "boolean":
        return f"for one of each, write `boolean for each {inside or 'item'}`"
    if adjacent and adjacent.kind in ("NAME", "RPAR"):
        advice = f"write round parentheses: `{adjacent.text}({inside or 'i'})`"
        return WayOut(advice, f"({inside})", span=text.span(at, end + 1)) if inside else advice
    if " for each " in characters[:at]:
        bound = re.search(r" for each (?:(\w+) in )?(\w+)", characters[:at])
        name, group = (bound[1] or "x", bound[2]) if bound else ("x", "item")
        return (
            "values without a rule stand under `tables:`, as in"
            f" `first: {_listed_values(words)}` for 1, 2 … or `first: {{wolf: 3, goat: 1}}`"
            " for members; here stands"
            f" `for each {name} in {group} = first({name})`"
        )
    if found := re.match(r"(?:\S.*\s)?for\s+(\w+)\s+in\s+(\w+)(?:\s+if\s+(.+))?$", inside):
        name, group, condition = found.groups()
        return f"the set of these is `those {name} in {group} where {condition or '…'}`"
    if words and all(word.isidentifier() for word in words):
        added = characters[:at].rstrip()[-1:] in ("+", "-")
        group = set_of(words) if not added else words[0] if len(words) == 1 else (
            f"({' + '.join(words)})"
        )  # fmt: skip
        words_ = f"the set of these is `{group}`" if len(words) > 1 or not added else (
            f"a member is added and taken away without brackets: `{group}`"
        )  # fmt: skip
        return WayOut(words_, group, span=text.span(at, end + 1))
    if words and all(word.isdecimal() for word in words):
        if len(set(words)) < len(words) and characters[:at].rstrip().endswith("="):
            return (
                "give these values a name under `tables:`, as in"
                f" `wanted: {_listed_values(words)}`, and write the name here"
            )
        return values_of(words)
    if end == at + 1:
        return "the set with nothing in it is `none`"
    if character == "{":
        return OTHER_CHARACTERS["{"]
    return "round parentheses are the only ones; give a list a name under `sets:`"


def _listed_values(words: Sequence[str]) -> str:
    """A list as it is written in a table, when it is short."""
    values = ", ".join(words)
    return f"[{values if words and len(values) < 40 else '3, 1, 2'}]"


def values_of(digits: Sequence[str]) -> str:
    """How several numbers are written as a set."""
    if digits and all(word.isdecimal() and len(word) < 10 for word in digits):
        numbers = [int(word) for word in digits]
        low, high = min(numbers), max(numbers)
        if high - low + 1 == len(numbers) == len(set(numbers)):
            return f"write the range `{low}..{high}`"
    return f"give these numbers a name under `sets:`, as in `few: [{', '.join(digits)}]`"


def set_of(words: Sequence[str]) -> str:
    """How the set of these members is written."""
    return " + ".join(words if len(words) > 1 else ["none", *words])


def _word(characters: str, start: int) -> str:
    end = start
    while end < len(characters) and (characters[end].isalnum() or characters[end] == "_"):
        end += 1
    return characters[start:end]
