"""Other cores help a breadth-first loop of the kernel.  The answer does not depend on it."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping

from puzzlelang.core import current
from puzzlelang.engine.kernel import Search, Status

FUNCTIONS = ("search_share", "search_help", "search_alone")

MOST_HELPERS = 3
"""As in ``kernel.c``: a helper more has ever less to do, for one thread enters the states."""

SHORTEST, LONGEST = 0.0002, 0.01
"""Seconds that a helper sleeps when it has found nothing to do, and when it has often."""


class Team:
    """The helpers of one search.

    They work inside one call of the kernel, where Python's lock is not held, and come back to
    sleep when they have nothing to do.
    """

    def __init__(
        self, search: Search, functions: Mapping[str, Callable[..., int]], most: int
    ) -> None:
        """``most``: as many threads search, the calling one among them."""
        self._search = ctypes.byref(search)
        self._functions = functions
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []
        count = min(most - 1, MOST_HELPERS)
        shared = functions["search_share"](self._search, count, current.waiting_for_helpers)
        if shared != Status.GOING_ON:
            return  # its blocks take too much memory
        for number in range(count):
            thread = threading.Thread(target=self._help, args=(number,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _help(self, number: int) -> None:
        rest = SHORTEST
        while not self._over.is_set():
            done = self._functions["search_help"](self._search, number)
            if done < 0:
                return
            rest = SHORTEST if done else min(2 * rest, LONGEST)
            self._over.wait(rest)

    def leave(self) -> None:
        """Wait until all helpers have left, whatever happens: they use the search's memory."""
        raised: BaseException | None = None
        while any(thread.is_alive() for thread in self._threads):
            try:
                self._functions["search_alone"](self._search)
                self._over.set()
                for thread in self._threads:
                    thread.join()
            except BaseException as error:  # Ctrl-C, or the end of the time
                raised = error
        if raised:
            raise raised
