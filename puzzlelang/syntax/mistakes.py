"""What to say about a word at the wrong place.

The parser knows exactly which words could have come next; messages say "a value", "an
operator" or the word itself, what is still open, and, for habits from other languages and from
school, what to write instead.
"""

from __future__ import annotations

from puzzlelang.syntax import habits, value_lists
from puzzlelang.syntax.lalr import Stuck, Table, Token
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.parser_state import Habit, Place
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
    is_read = len(text.text) <= value_lists.MOST_READ and not (stuck and " " * 9 in text.text)
    if is_read:
        if any(habits.report(place, part, diagnostics) for part in ("values", "declarations")):
            return
        if _told(value_lists.listed(place), diagnostics):
            return
    if stuck is None:
        habits.report(place, "characters", diagnostics)
        return
    if is_read and habits.report(place, "words", diagnostics):
        return
    if not habits.report(place, "places", diagnostics) and not _told(
        value_lists.conditions(place), diagnostics
    ):
        place.report(diagnostics)


def _told(found: Habit, diagnostics: Diagnostics) -> bool:
    """Report a habit, if one was found."""
    if found is not None:
        code, span, message, help = found
        diagnostics.report(code, span, message, help=help)
    return found is not None
