"""Names of a puzzle for the names of a task: one for each, and different from all others."""

from __future__ import annotations

import re
from collections.abc import Collection

from puzzlelang.core import COMPASS, OPERATIONS, REDUCTIONS
from puzzlelang.syntax import KEYWORDS

TAKEN = frozenset({
    *KEYWORDS, *OPERATIONS, *REDUCTIONS, *COMPASS,
    *"true false boolean direction diagonal compass first last pop rest other start rank".split(),
    *"cell rows columns sign opposite left_of right_of before after join picture least".split(),
    *"most move state _".split(),
})  # fmt: skip
"""Words with a meaning in the language; to use them would be an error, or bring a warning."""


class Words:
    def __init__(self) -> None:
        self.taken = set(TAKEN)

    def new(self, name: str) -> str:
        """Return a free word like ``name``, and take it."""
        word = self.free(name)
        self.taken.add(word)
        return word

    def free(self, name: str, also: Collection[str] = ()) -> str:
        """Return a word like ``name`` that is neither taken nor in ``also``."""
        word = re.sub(r"\W", "_", name, flags=re.ASCII)
        if not word or word[0].isdigit():
            word = f"_{word}"
        while word in self.taken or word in also:
            word += "_"
        return word

    def variable(self, name: str, also: Collection[str]) -> str:
        """Return a word for ``?name``: the name, its first letter, or a variation."""
        name = name.removeprefix("?")
        tries = (self.free(one, also) for one in (name, name[:1], *"xyzuvw"))
        plain = self.free(name, also)
        return next((one for one in tries if not one.endswith("_")), plain)
