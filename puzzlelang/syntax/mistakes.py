"""What to say about a word at the wrong place.

The parser knows exactly which words could have come next; messages say "a value", "an
operator" or the word itself, what is still open, and, for habits from other languages and from
school, what to write instead.
"""

from __future__ import annotations

from puzzlelang.syntax import habits
from puzzlelang.syntax.habit_match import MOST_READ
from puzzlelang.syntax.lalr import Stuck, Table, Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.parser_state import Place
from puzzlelang.text import Diagnostics


def report(
    entry: str,
    text: LocatedText,
    table: Table,
    tokens: list[Token],
    stuck: Stuck | None,
    diagnostics: Diagnostics,
) -> None:
    """No rule goes on with ``stuck.token``; None: behind ``tokens`` stands a character that begins
    no word of the language.
    """
    place = Place(entry, text, table, tokens, stuck or Stuck(tokens[-1], [], []))
    if not diagnostics.advises(text.trimmed):
        if stuck is None:
            habits.report_character(place, diagnostics)
        else:
            place.report(diagnostics, advise=False)
        return
    is_read = len(text.text) <= MOST_READ and not (stuck and " " * 9 in text.text)
    sections = ["values", "declarations", "words"] if is_read else []
    if stuck is None:
        sections = [*sections[:2], "characters"]
    else:
        sections.append("places")
    if not any(habits.report(place, section, diagnostics) for section in sections):
        place.report(diagnostics)
