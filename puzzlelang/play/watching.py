"""Films: moves shown step by step."""

from __future__ import annotations

from puzzlelang.play.game import Move, Slots

SPEEDS = (2.0, 1.4, 1.0, 0.7, 0.5, 0.3, 0.15, 0.08)
"""Seconds per step."""


class Film:
    """Moves from a state, one after the other.

    ``worth``: a text about their quality. ``goes_on``: the player may continue from any step.
    """

    def __init__(
        self, start: Slots, moves: tuple[Move, ...], worth: str, *, goes_on: bool = False
    ) -> None:
        self._start, self._moves, self._worth, self.goes_on = start, moves, worth, goes_on
        self._at, self._runs, self._speed, self._due = 0, True, 3, 0.0

    @property
    def state(self) -> Slots:
        return self._moves[self._at - 1].after if self._at else self._start

    @property
    def before(self) -> Slots:
        """The state before the current one; at the start, its successor."""
        return self._moves[self._at - 2].after if self._at > 1 else (
            self._start if self._at else self._moves[0].after)  # fmt: skip

    @property
    def seen(self) -> tuple[Move, ...]:
        """Moves up to the current state."""
        return self._moves[: self._at]

    @property
    def said(self) -> str:
        return self._moves[self._at - 1].said if self._at else ""

    @property
    def place(self) -> str:
        return f"step {self._at} of {len(self._moves)} ({self._worth})"

    @property
    def keys(self) -> str:
        more = "  Enter play from here" if self.goes_on else ""
        pause = "pause" if self._runs else "resume"
        return f"Space {pause}  ← →  + -  Esc back{more}"

    def tick(self, now: float) -> None:
        if self._runs and not self._due:
            self._due = now + SPEEDS[self._speed]
        if self._runs and now >= self._due:
            self._go(1)
            self._due = now + SPEEDS[self._speed]

    def press(self, key: str) -> None:
        match key:
            case " ":
                self._runs = not self._runs and self._at < len(self._moves)
                self._due = 0.0
            case "left" | "up":
                self._stop(-1)
            case "right" | "down":
                self._stop(1)
            case "R":
                self._stop(-len(self._moves))
            case "end":
                self._stop(len(self._moves))
            case "+" | "-":
                faster = self._speed + (1 if key == "+" else -1)
                self._speed = max(0, min(faster, len(SPEEDS) - 1))

    def _stop(self, count: int) -> None:
        self._runs = False
        self._go(count)

    def _go(self, count: int) -> None:
        self._at = max(0, min(self._at + count, len(self._moves)))
        if self._at == len(self._moves):
            self._runs = False
