"""Keywords, and the form of names."""

from __future__ import annotations

KEYWORDS = frozenset(
    "and div each else every exactly for has if implies in let mod no none not of or per set some"
    " the then those where".split()
)
"""Keywords of the language."""

CONTEXTUAL = frozenset("each has of per".split())
"""Words that are keywords only in positions where no name is allowed."""

RESERVED = KEYWORDS - CONTEXTUAL
"""Keywords that can't be names. A member may have such a name, in quotes: ``'some'``."""


def is_name(text: str) -> bool:
    """Check for an ASCII letter or ``_``, followed by ASCII letters, digits and ``_``."""
    return text.isascii() and text.isidentifier()


def name_advice(text: str) -> str:
    """Correct ``text``, which is not a name, or describe the form of names."""
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
    return f"names consist of the letters a to z, digits and `_`{example}"
