"""For the first states, only the transitions that may apply are compiled."""

from __future__ import annotations

import pytest

from puzzlelang import answers
from puzzlelang.core.thresholds import changed


@pytest.mark.parametrize("name", ["eight-puzzle", "bloxorz", "spinning-switches"])
def test_the_first_states_have_the_same_successors(name: str) -> None:
    """Two listings of the same states: one of all transitions, one that begins with few."""
    whole = answers.load(name).system
    states = [*whole.starts]
    for state in states:
        states += [s for s in whole.successors(state) if s not in states]
        if len(states) > 120:
            break
    with changed(late_from=0, late_share=1):
        late = answers.load(name).system
        for state in states:
            assert late.successors(state) == whole.successors(state)
            assert late.expand(state, 7) == whole.expand(state, 7)


def test_all_transitions_are_compiled_when_few_do_not_suffice() -> None:
    with changed(late_from=0, late_share=2):
        system = answers.load("eight-puzzle").system
        state = system.starts[0]
        following = system.successors(state)
        few = system.size
        for _ in range(len(system.grounds)):
            assert system.successors(state) == following
        assert 0 < 4 * few < system.size and system.building > 0
