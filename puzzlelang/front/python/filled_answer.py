"""Answers to puzzles that are filled in."""

from __future__ import annotations

from functools import cached_property

from puzzlelang import answers
from puzzlelang.front.python.python_state import State
from puzzlelang.front.python.results import Answer, Step, plain_cost
from puzzlelang.text import TYPE_CHECKING, Any, replace

if TYPE_CHECKING:
    from puzzlelang.answers import Filled, ToFill


class FilledAnswer(Answer):
    """The answer to a puzzle that is filled in."""

    _answer: Filled  # type: ignore[assignment]

    def __init__(self, answer: Filled, loaded: ToFill | None = None) -> None:
        self._answer, self._loaded = answer, loaded

    @property
    def optimal(self) -> bool:
        return bool(self) and (self._answer.optimal or not self._answer.amounts)

    @property
    def cost(self) -> int | tuple[int, ...] | None:
        return self._amount(maximized=False)

    @property
    def gain(self) -> int | tuple[int, ...] | None:
        return self._amount(maximized=True)

    def _amount(self, maximized: bool) -> int | tuple[int, ...] | None:
        choice, amounts = self._answer.puzzle.choice, self._answer.amounts
        assert choice is not None
        return plain_cost(amounts) if amounts and choice.greatest == maximized else None

    @property
    def choice(self) -> State | None:
        return self.trace[0].state if self else None

    @property
    def order(self) -> str:
        return self._answer.unique

    @property
    def expanded(self) -> int:
        return 0

    generated = expanded

    @property
    def conflict(self) -> tuple[str, ...]:
        return self._answer.core

    @cached_property
    def trace(self) -> tuple[Step, ...]:
        step = self._answer.choice
        return () if step is None else (Step(State(self._answer.puzzle, step.slots)),)

    @property
    def states(self) -> int:
        return self._answer.conflicts

    @property
    def seconds(self) -> float:
        return self._answer.seconds

    @property
    def length(self) -> int | None:
        return None

    def to_json(self) -> dict[str, Any]:
        return answers.FILLED.data(self._marked())

    def __reduce__(self) -> tuple[Any, ...]:
        return FilledAnswer, (self._marked(),)

    def _marked(self) -> Filled:
        return replace(self._answer, fingerprint=self._fingerprint())

    def _claims(self) -> tuple[Any, ...]:
        return *super()._claims(), self.gain, self.order, self.conflict

    def __str__(self) -> str:
        return answers.filled_text(self._answer, answers.Page())

    def _summary(self) -> str:
        return " ".join(answers.filled_sentences(self._answer))

    def _seen(self) -> Any:
        puzzle, summary, steps = self._answer.puzzle, self._summary(), self._answer.steps
        if not steps:
            raise ValueError(f"there is no choice to draw: {self!r}")
        return replace(puzzle, starts=(steps[0].slots,)), summary, ((steps[0],),)

    def _repr_html_(self) -> str:
        import html

        board = "" if self.choice is None else self.choice.svg()
        return f"<p>{html.escape(self._summary())}</p>{board}"
