"""Stores from an attacker, with correct checksums around words that aren't states."""

from __future__ import annotations

import json
import random
import shutil
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.loading import Loaded, load
from puzzlelang.compiler import Unprintable
from puzzlelang.engine import PackedModel
from puzzlelang.engine.packed_model import Blocks
from puzzlelang.search import Fault, Limits, NoState, Request
from puzzlelang.search.searcher import Kind
from puzzlelang.search.store.manifests import Layer
from puzzlelang.search.store.state_frames import all_states, encoded, frames_of, with_column
from puzzlelang.search.store.store_folder import Chain
from puzzlelang.search.store.store_format import (
    MOVES,
    RUN,
    Place,
    Section,
    Writer,
    Written,
    checksum,
)
from puzzlelang.search.store.store_tasks import Expansion, Marking, Marks, Merging
from puzzlelang.text import PuzzleError, replace
from tests.random_puzzles import at_random, puzzles
from tests.search.test_store import asked, in_store, words_of
from tests.support import MOVING, load_text, nightly, of_library, slow

NATIVE = find_spec("llvmlite") is not None

Lie = Callable[[Section], Section]

WALK = 60
FLIPS = 200


@pytest.fixture(autouse=True)
def _quick(monkeypatch: Any) -> None:
    import os

    monkeypatch.setattr(os, "fsync", lambda _: None)


def walked(model: PackedModel, chance: random.Random) -> Iterator[int]:
    system = model.system
    for start in system.starts[:3]:
        state = start
        for _ in range(WALK):
            yield model.encode(state)
            try:
                following = system.successors(state)
            except Fault:
                break
            if not following:
                break
            state = chance.choice(following)


def native_checks(model: PackedModel) -> Callable[[int], bool] | None:
    blocks: Blocks | None = model.blocks()
    if blocks is None:
        return None

    def check(packed: int) -> bool:
        try:
            blocks.checked(array("Q", words_of(packed, model.words)))
        except NoState:
            return False
        return True

    return check


def is_state(model: PackedModel, packed: int) -> bool:
    try:
        state = model.decode(packed)
    except NoState:
        return False
    assert model.encode(state) == packed
    return True


def compared(loaded: Loaded, chance: random.Random) -> None:
    """Both checks accept each state of a walk and agree on states with flipped bits."""
    try:
        model = PackedModel(loaded.searcher.system)
    except Unprintable:
        return
    check = native_checks(model)
    known = sorted(set(walked(model, chance)))
    for packed in known:
        assert is_state(model, packed)
        assert check is None or check(packed)
    for _ in range(FLIPS if check is not None else 20):
        packed = chance.choice(known)
        for _ in range(chance.choice((1, 1, 2, 5))):
            packed ^= 1 << chance.randrange(64 * model.words)
        found = is_state(model, packed)
        assert check is None or check(packed) is found, bin(packed)


@pytest.mark.slow
@pytest.mark.later("nonogram", "magic-square", "knights-tour", "ball-sort")
@of_library("path", MOVING, share=16)
def test_states_of_the_library_pass(path: Path) -> None:
    compared(load(str(path)), random.Random(path.stem))


@at_random(40, puzzles())
def test_states_of_random_puzzles_pass(text: str) -> None:
    try:
        loaded = load_text(text)
    except PuzzleError:
        return
    compared(loaded, random.Random(text))


VALUES = """
puzzle: Values
types:
  item: [p, q, r, s, t]
sets:
  few: [p, r, t]
state:
  {variable}
transitions:
  {steps}
goal: false
"""


@pytest.mark.parametrize(
    ("variable", "steps", "states"),
    [
        ("n: 3..7 = any", "up: {when: n < 7, then: {n: n + 1}}", range(5)),
        ("n: few or none = none", "set(i in few): {then: {n: i}}", (0, 1, 3, 5)),
        ("n: few = p", "set(i in few): {then: {n: i}}", (0, 2, 4)),
        ("n: set of few = none", "add(i in few): {then: {n: n + i}}", (0, 1, 4, 5, 16, 17, 20, 21)),
        (
            "n: list(2) of few = none",
            "add(i in few): {when: count(n) < 2, then: {n: 'push(n, i)'}}",
            {0, *(a | b << 3 for a in (1, 3, 5) for b in (0, 1, 3, 5))},
        ),
        (
            "n: list(2) of list(1) of item = none",
            "clear: {when: n != none, then: {n: none}}",
            {0, *(a | b << 4 for a in range(1, 7) for b in (0, *range(1, 7)))},
        ),
    ],
)
def test_just_what_was_declared(variable: str, steps: str, states: Any) -> None:
    """Test all 256 values of eight bits against a list made by hand."""
    loaded = load_text(VALUES.format(variable=variable, steps=steps))
    model = PackedModel(loaded.searcher.system)
    check = native_checks(model)
    assert (check is None) is (not NATIVE or "list(1)" in variable), "Python checks nested lists"
    for kept in range(256):
        packed = kept | 1 << 63
        assert is_state(model, packed) is (kept in states), kept
        assert check is None or check(packed) is (kept in states), kept
    assert not is_state(model, 1) and (check is None or not check(1))


RULED = """
puzzle: Ruled
types:
  item: [p, q, r, s, t]
tables:
  next: {p: q, q: r, r: s, s: p}
state:
  n: item = p
  m: item = p
invariants:
  below: n != t and m = n
transitions:
  go: {then: {n: next(n), m: next(m)}}
goal: n = s
"""


@pytest.mark.parametrize("tier", ["python", "auto"])
def test_a_state_that_breaks_an_invariant(tier: str, tmp_path: Path) -> None:
    """The table lacks an entry for one value; only the invariant prevents the lookup."""
    loaded = load_text(RULED, tier)
    with in_store(loaded, tmp_path / "s") as other:
        model: Any = other.searcher.model
        other.searcher.run(Request(Kind.EXPLORE, limits=Limits(states=2)))
        layers = other.searcher._store.chain("steps").layers
        assert layers[-1].number < 3, "the last layer isn't expanded"
    for n, m in ((0, 1), (4, 4), (4, 0)):
        shutil.copytree(tmp_path / "s", tmp_path / "forged")
        packed = model.packing.pack((n, m))[0]
        assert not is_state(model, packed)
        check = native_checks(model)
        assert (check is None) is (not NATIVE or tier == "python") and not (check and check(packed))
        forged(tmp_path / "forged", model, layers[-1].number, lambda _, packed=packed: packed)
        with pytest.raises(PuzzleError) as error, in_store(loaded, tmp_path / "forged") as other:
            asked(other.searcher, Request(Kind.EXPLORE))
        assert "is damaged" in error.value.diagnostics[0].message
        shutil.rmtree(tmp_path / "forged")


def test_rules_see_no_word_that_is_no_state(tmp_path: Path, monkeypatch: Any) -> None:
    """Test each path to the rules separately. Later checks would reject the result too, but by then
    machine code has read an invalid word."""
    pytest.importorskip("llvmlite")
    loaded = load_text(RULED)
    seen: list[str] = []
    for name in ("expand", "goals", "marked", "add_ways"):
        monkeypatch.setattr(Blocks, name, lambda *_, name=name, **__: seen.append(name))
    with in_store(loaded, tmp_path / "s") as other:
        steps: Any = other.searcher._pool.steps
        model: Any = other.searcher.model
        bad = (1, encoded([model.packing.pack((4, 0))[0]]))
        good = (1, encoded([model.packing.pack((0, 0))[0]]))
        layer = Layer(0, 0, (Written("", 0, "", 1),), 1, 0, 0, (), "")
        place = Place(str(tmp_path), bytes(16), model.words)
        job = Expansion(place, layer, 0, 1, 16, False, False)
        marking = Marking(place, layer, 0, (Marks(layer, ()),), 16, False)
        sought = 1, good
        way = 1, with_column(good, (1).to_bytes(8, "little"))
        calls = {
            "expand": lambda frame: steps.expand([frame], job, lambda *_: None),
            "goals": lambda frame: steps.merge([frame], (), lambda _: None),
            "marked": lambda frame: steps.mark([frame], marking, lambda: [sought], lambda _: None),
            "add_ways": lambda frame: steps.count([frame], marking, lambda: [way], lambda _: None),
        }
        for name, call in calls.items():
            with pytest.raises(NoState):
                call(bad)
            assert not seen, name
            with suppress(TypeError):  # the mock returns nothing
                call(good)
            assert seen.pop() == name


# ── files ────────────────────────────────────────────────────────────────────────────


def forged(folder: Path, model: PackedModel, number: int, change: Callable[[int], int]) -> None:
    """Change one state of a layer, and update every record that names its file."""
    meta = json.loads((folder / "store.json").read_text())
    place = Place(str(folder / "steps"), bytes.fromhex(meta["digest"]), model.words)
    layer = Chain(place).layers[number]
    part = next(n for n, file in enumerate(layer.files) if file.count)
    file = layer.files[part]
    states = set(read(place, number, part, layer))
    states.add(change(states.pop()))
    path = folder / "steps" / file.name
    path.unlink()
    with Writer(place.files, file.name, place.header(RUN, number, part, layer.parts)) as writer:
        for frame in frames_of(sorted(states)):
            writer.put(frame)
        rewritten(folder / "steps", file.name, writer.finish())


def forged_moves(
    folder: Path, model: PackedModel, number: int, change: Callable[[int], int], lie: Lie
) -> int:
    """Change a state among a layer's moves, or their index; return the new state."""
    meta = json.loads((folder / "store.json").read_text())
    place = Place(str(folder / "steps"), bytes.fromhex(meta["digest"]), model.words)
    parts = Chain(place).layers[number].parts
    files = Chain(place).expanded[number].files
    part = next(n for n, file in enumerate(files) if file.count)
    file = files[part]
    with place.reader(MOVES, number, part, parts, file) as reader:
        sections = reader.sections()
        kept = [sorted(all_states(reader.section(some), model.words)) for some in sections]
    changed = change(kept[0][0])
    kept[0] = sorted({changed, *kept[0][1:]})
    path = folder / "steps" / file.name
    path.unlink()
    with Writer(place.files, file.name, place.header(MOVES, number, part, parts)) as writer:
        written = []
        for section, states in zip(sections, kept, strict=True):
            start, count = writer.size, writer.count
            for frame in frames_of(states):
                writer.put(frame)
            there = Section(
                section.key, section.part, start, writer.size - start, writer.count - count
            )
            written.append(lie(there))
        writer.put_index(written)
        rewritten(folder / "steps", file.name, writer.finish())
    return changed


def read(place: Place, number: int, part: int, layer: Any) -> Iterator[int]:
    with place.reader(RUN, number, part, layer.parts, layer.files[part]) as reader:
        yield from list(all_states(reader.frames(), place.words))


def rewritten(folder: Path, name: str, new: Any) -> None:
    """Update all manifests for the new contents of a file."""
    before, number = "", 0
    while True:
        for kind in ("manifest", "expanded"):
            path = folder / f"{kind}-{number:06}.json"
            if not path.exists():
                return
            data = json.loads(path.read_text())["data"] | {"before": before}
            data["files"] = [
                [new.name, new.size, new.check, new.count] if row[0] == name else row
                for row in data["files"]
            ]
            before = checksum(json.dumps(data, sort_keys=True).encode()).hex()
            path.write_text(json.dumps({"check": before, "data": data}, sort_keys=True))
        number += 1


ASKED = (
    Request(Kind.EXPLORE),
    Request(Kind.COUNT),
    Request(Kind.SEARCH, "bfs"),
)

CHANGES: dict[str, Callable[[random.Random, int], Callable[[int], int]]] = {
    "a bit": lambda chance, words: lambda s: s ^ 1 << chance.randrange(64 * words - 1),
    "all bits": lambda _, words: lambda s: (1 << 64 * words) - 1,
    "nothing": lambda _, words: lambda s: 1 << 64 * words - 1,
    "the mark": lambda _, words: lambda s: s ^ 1 << 64 * words - 1,
}


@pytest.mark.later("two-wolves-auto")
@pytest.mark.parametrize("tier", ["python", "auto"])
@pytest.mark.parametrize(
    "name", ["two-wolves", *slow("goat-gdl"), *nightly("snake", "frogs", "hanoi", "milk")]
)
def test_a_forged_state_in_any_layer(name: str, tier: str, tmp_path: Path) -> None:
    """Every request either gets an answer or reports a damaged store."""
    loaded = load(name, tier=tier)
    chance = random.Random(name)
    whole = tmp_path / "whole"
    with in_store(loaded, whole) as other:
        model: Any = other.searcher.model
        other.searcher.run(Request(Kind.EXPLORE))
    layers = len(list((whole / "steps").glob("manifest-*")))
    refused = 0
    for number in sorted({0, 1, layers // 2, layers - 2, layers - 1} & set(range(layers))):
        for change in CHANGES.values():
            folder = tmp_path / "forged"
            shutil.copytree(whole, folder)
            try:
                forged(folder, model, number, change(chance, model.words))
            except StopIteration:  # an empty layer
                shutil.rmtree(folder)
                continue
            for request in ASKED:
                try:
                    with in_store(loaded, folder) as other:
                        asked(other.searcher, request)
                except PuzzleError as error:
                    assert "is damaged" in error.diagnostics[0].message
                    refused += 1
            shutil.rmtree(folder)
    assert refused


LIES: dict[str, Lie] = {
    "no lie": lambda section: section,
    "another key": lambda section: replace(section, key=section.key + 10**18),
    "another part": lambda section: replace(section, part=10**18),
    "elsewhere": lambda section: replace(section, start=section.start + 1),
    "far away": lambda section: replace(section, start=10**18),
    "more states": lambda section: replace(section, count=section.count + 1),
    "shorter": lambda section: replace(section, length=section.length - 1),
    "longer": lambda section: replace(section, length=10**18),
}


@pytest.mark.later("two-wolves-auto")
@pytest.mark.parametrize("tier", ["python", "auto"])
@of_library("name", ["two-wolves", "klotski"])
def test_forged_moves(name: str, tier: str, tmp_path: Path, monkeypatch: Any) -> None:
    """Forge moves that a stopped search has not merged into a layer yet."""
    loaded, number, run = load(name, tier=tier), 3, Merging.run

    def ended(self: Any, steps: Any, look: Any) -> Any:
        if self.number > number:
            raise KeyboardInterrupt
        return run(self, steps, look)

    with monkeypatch.context() as patched, in_store(loaded, tmp_path / "whole") as other:
        patched.setattr(Merging, "run", ended)
        assert other.searcher.run(Request(Kind.EXPLORE)).limit == "interrupted"
        model: Any = other.searcher.model
    chance, answers = random.Random(name), []
    changes = {f"a state: {name}": (change(chance, model.words), LIES["no lie"])
               for name, change in CHANGES.items()}  # fmt: skip
    for what, lie in LIES.items():
        changes[f"the index: {what}"] = (lambda state: state), lie
    few = Request(Kind.EXPLORE, limits=Limits(states=200))
    for what, (change, lie) in changes.items():
        folder = tmp_path / what
        shutil.copytree(tmp_path / "whole", folder)
        changed = forged_moves(folder, model, number, change, lie)
        try:
            with in_store(loaded, folder) as other:
                asked(other.searcher, few)
            assert is_state(model, changed), what
            answers.append(what)
        except PuzzleError as error:
            assert "is damaged" in error.diagnostics[0].message, what
    answers = [what for what in answers if what.startswith("the index")]
    # omissions in an index go unnoticed: the truth of counts isn't checked
    left_out = {"the index: another key", "the index: another part"}
    assert {"the index: no lie"} <= {*answers} <= {"the index: no lie"} | left_out


def test_a_layer_without_the_goals_that_it_claims(tmp_path: Path) -> None:
    loaded = load("two-wolves")
    with in_store(loaded, tmp_path / "s") as other:
        asked(other.searcher, Request(Kind.COUNT))
    folder = tmp_path / "s" / "steps"
    path = folder / "manifest-000001.json"
    data = json.loads(path.read_text())
    data["data"]["goals"] = 3
    path.write_text(json.dumps(data))
    rewritten(folder, "", None)
    for request in ASKED[1:]:
        with in_store(loaded, tmp_path / "s") as other:
            try:
                asked(other.searcher, request)
            except PuzzleError as error:
                assert "is damaged" in error.diagnostics[0].message


@pytest.mark.slow
def test_the_command_says_it(tmp_path: Path, capsys: Any) -> None:
    from puzzlelang.front.commands.program import main

    store = str(tmp_path / "s")
    assert main(["explore", "two-wolves", "--store", store]) == 0
    model = PackedModel(load("two-wolves").searcher.system)
    forged(tmp_path / "s", model, 2, lambda s: s ^ 1 << 40)
    assert main(["solve", "two-wolves", "--store", store]) == 2
    assert "is damaged" in capsys.readouterr().err
