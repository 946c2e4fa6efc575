"""The words of the language, and what a name may be."""

from __future__ import annotations

KEYWORDS = frozenset(
    "and div each else every for has if implies in let mod no none not of or per set some the then"
    " those where".split()
)
"""The words of the language."""

CONTEXTUAL = frozenset("each has of per".split())
"""Those that mean something in one place alone, where no name can stand."""

RESERVED = KEYWORDS - CONTEXTUAL
"""Words that cannot be names, except those of members, which stand in quotes then: ``'some'``."""


def is_name(text: str) -> bool:
    """A letter or ``_``, then letters, digits and ``_``, all of them ASCII."""
    return text.isascii() and text.isidentifier()


def name_advice(text: str) -> str:
    """What a name looks like, for ``text`` that is none."""
    if text[:1].isdigit():
        return "a name begins with a letter"
    if "," in text:
        return "a line has one name before its colon; write a line for each"
    if "-" in text or " " in text:
        return f"write `{text.replace('-', '_').replace(' ', '_')}`"
    import unicodedata  # a good file never needs it

    plain = (
        unicodedata.normalize("NFKD", text.replace("ß", "ss")).encode("ascii", "ignore").decode()
    )
    example = f": `{plain}`" if is_name(plain) else ""
    return f"names are made of the letters a to z, digits and `_`{example}"
