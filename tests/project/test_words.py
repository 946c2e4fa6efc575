"""Every word of the language in every place of a name: it works, or one message gives an
alternative.
"""

from __future__ import annotations

import pytest

from puzzlelang import answers
from puzzlelang.syntax.vocabulary import CONTEXTUAL, KEYWORDS, RESERVED
from tests.support import diagnose, each_row, load_text, solve_text

FILE = """\
puzzle: Words
types:
  item: [wolf, goat]
{types}
tables:
  eats: {{wolf: goat}}
{tables}
state:
  n: 0..3 = 0
{state}
{define}
transitions:
  {head}:
    {let}
    when: {when}
    then:
      {then}: {value}
goal: {goal}
{more}
"""

USUAL = {
    "types": "", "tables": "", "state": "", "define": "", "head": "up", "let": "forced: false",
    "when": "n < 3", "then": "n", "value": "n + 1", "goal": "n = 3", "more": "",
}  # fmt: skip

PLACES = {
    "a variable": {
        "state": "  {w}: 0..3 = 0", "then": "{w}", "value": "{w} + 1", "goal": "{w} = 3"
    },
    "a variable for each": {
        "state": "  {w}: 0..3 for each i in item = 0", "then": "{w}(wolf)", "goal": "{w}(wolf) = 1"
    },
    "a parameter": {"head": "up({w} in item)", "when": "n < 3 and {w} != goat"},
    "a bound name": {"goal": "n = 2 and some {w} in item where {w} = wolf"},
    "a name in a loop": {"then": "for each {w} in 1..1", "value": "{{n: {w}}}", "goal": "n = 1"},
    "a let": {"let": "let: {{{w}: n + 1}}", "value": "{w}"},
    "a definition": {"define": "define:\n  {w}: n + 1", "value": "{w}"},
    "a definition with parameters": {
        "define": "define:\n  {w}(k in 0..3): k + 1", "value": "{w}(n)"
    },
    "a table": {"tables": "  {w}: [1, 2, 3]", "value": "{w}(n + 1)"},
    "a type": {"types": "  {w}: [red, blue]", "state": "  c: {w} = red"},
    "a group": {"types": "  c: {{{w}: [red, blue], rest: [green]}}", "goal": "n = count({w})"},
    "a set": {"more": "sets:\n  {w}: [wolf]", "goal": "n = count({w})"},
    "a parameter of the puzzle": {"more": "params:\n  {w}: 2", "goal": "n = {w}"},
    "a word of a legend": {
        "more": "maps:\n  room:\n    text: |\n      #.\n    legend: |\n      # = {w}\n"
        "      . = floor\n",
        "goal": "n = count({w})",
    },
}  # fmt: skip
"""Places of names in expressions; contextual words work there unquoted."""

TEXTS = {
    "a transition": {"head": "go {w} there", "more": "cost: 2 per go {w} there"},
    "a transition alone": {"head": "{w}", "more": "cost: 2 per {w}"},
    "an invariant": {"more": "invariants:\n  {w} it is: n < 4"},
    "a check": {"more": "check:\n  {w}: n < 4"},
    "a line of the cost": {"more": "cost:\n  - {w}: 1 per move"},
    "a requirement": {"more": "require:\n  {w}: 1 < 2"},
}
"""Free texts: they may contain any word, in quotes if necessary."""


def file(parts: dict[str, str], word: str) -> str:
    made = {key: text.replace("{w}", word) for key, text in (USUAL | parts).items()}
    return FILE.format(
        **{key: text.replace("{{", "{").replace("}}", "}") for key, text in made.items()}
    )


def solved(text: str) -> None:
    assert solve_text(text).kind == "solved"


@pytest.mark.one_of(3)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("word", sorted(KEYWORDS))
def test_a_word_as_a_name(word: str, place: str) -> None:
    text = file(PLACES[place], word)
    if word in CONTEXTUAL:
        solved(text)
        return
    errors = [one for one in diagnose(text) if one.severity == "error"]
    words = f"`{word}` is a word of the language"
    if (word, place) == ("where", "a bound name"):  # `where where = …` looks like a definition
        assert [one.code for one in errors] == ["wrong-operator"]
        return
    assert any(words in one.message and "another name" in one.help for one in errors), errors


@pytest.mark.one_of(3)
@pytest.mark.parametrize("place", TEXTS)
@pytest.mark.parametrize("word", sorted(KEYWORDS))
def test_a_word_in_a_name_for_people(word: str, place: str) -> None:
    text = file(TEXTS[place], word)
    if word not in ("in", "where") or "transition" not in place:
        solved(text)
        return
    (first, *_) = [one for one in diagnose(text) if one.severity == "error"]
    assert first.help
    parts = TEXTS[place]
    name = parts["head"].replace("{w}", word)
    solved(file(parts | {"head": f'"{name}"', "more": f"cost: 2 per '{name}'"}, word))


ENGLISH = """\
puzzle: English words
types:
  word: [each, else, "none", some, then, in, or, not, the, of, set, per, no]
tables:
  after: {some: then, then: else, "none": some}
  rank_of: {each: 1, else: 2, "none": 3, some: 4, in: 5}
sets:
  short: [or, in, of]
state:
  here: word = 'some'
  seen: set of word = none
  best: word or none = none
transitions:
  go:
    when: here != 'else' and here in some_of
    then:
      here: after(here)
      seen: seen + here
      best: if here = 'some' then 'none' else none
define:
  some_of: "'some' + 'then' + 'none'"
goal: here = 'else' and 'some' in seen and best = none and 'or' in short and rank_of('in') = 5
show: <here> <seen>
"""


def test_a_type_of_english_words() -> None:
    answer = solve_text(ENGLISH)
    assert [step.shown for step in answer.trace] == ["some ", "then some", "else some, then"]
    loaded = load_text(ENGLISH)
    assert answers.explore(loaded).space.states == 3


@pytest.mark.slow
@each_row("word", sorted(KEYWORDS))
def test_any_word_is_a_member(word: str) -> None:
    quoted, plain = f'"{word}"', f"'{word}'"
    solved(
        f"puzzle: One\ntypes:\n  t: [{quoted}, b]\ntables:\n  next:\n    b: {quoted}\nstate:\n"
        f"  x: t = b\ntransitions:\n  go:\n    when: x != {plain}\n    then:\n      x: next(x)\n"
        f"goal: x = {plain}\nshow: <x>\n"
    )


def test_none_without_quotes_is_no_member() -> None:
    found = diagnose(ENGLISH.replace('else, "none", some, then', "else, none, some, then"))
    assert found[0].code == "reserved-word"
    assert found[0].fixes[0].text == '"none"'


@pytest.mark.parametrize("name", ["move", "step", "state"])
def test_a_transition_called_like_what_a_cost_is_per(name: str) -> None:
    text = file({"head": name}, "")
    assert solve_text(text).cost == (3,)
    assert solve_text(text + f"cost: 2 per '{name}'").cost == (6,)
    other = "move" if name == "step" else "step"
    assert solve_text(text + f"cost: 4 per {other}").cost == (12,)
    found = diagnose(text + f"cost: 2 per {name}")
    assert [one.code for one in found] == ["ambiguous-word"]
    assert f"`per '{name}'`" in found[0].help


def test_signs_in_the_name_of_a_transition() -> None:
    text = file(
        {"head": "left-to-right, don't stop!", "more": 'cost: 2 per "left-to-right, don\'t stop!"'},
        "",
    )
    answer = solve_text(text)
    assert answer.trace[1].said == "left-to-right, don't stop!"
    assert answer.cost == (6,)
    with_parameters = file({"head": "cross-over(i in item)"}, "")
    assert solve_text(with_parameters).trace[1].said == "cross-over(wolf)"


def test_words_are_contextual_or_reserved() -> None:
    assert CONTEXTUAL == {"each", "has", "of", "per"}
    assert RESERVED | CONTEXTUAL == KEYWORDS
