"""Puzzles with a section ``generate:``, and independent solutions of their levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

ROOM = """\
puzzle: Room
maps:
  room:
    text: |
      ####
      #@a#
      #  #
      ####
    legend: |
      # = wall
      @ = player
      a = exit
      space = floor
state:
  man: room = the player
invariants:
  not in a wall: man not in wall
transitions:
  walk(d in direction):
    when: step(man, d) in room and step(man, d) not in wall
    then: {man: "step(man, d)"}
goal: man in exit
show: <man>
"""

LATIN = """\
puzzle: A square
maps:
  board:
    text: |
      1...
      ....
      ....
      ....
    legend: |
      1-4 = given(digit)
      . = empty
choose:
  on: 1..4 for each c in board
rules:
  given: every c in given has on(c) = given(c)
  rows: every i in 0..3 has different(on(c) for c in board where row(c) = i)
  columns: every i in 0..3 has different(on(c) for c in board where col(c) = i)
show: <picture(on(c) for c in board)>
"""

MINIMAL = "generate: {take away: board, keep: solutions = 1}\n"

MAZE = ROOM + "generate: {room: maze 7 x 7 in '#', put: [1 of @, 1 of a], keep: cost >= 10}\n"
HALL = ROOM + "generate: {room: 5 x 5 in '#', put: [3..9 of '#', 1 of @, 1 of a], begin: any man}\n"

JUGS = """\
puzzle: Jugs
params:
  sizes: [5, 3]
  litres: 4
types:
  jug: 1 .. count(sizes)
state:
  water: 0 .. max(sizes(j) for j in jug) for each j in jug = 0
transitions:
  fill(j in jug):
    when: water(j) < sizes(j)
    then: {water(j): sizes(j)}
  pour(here, there in jug where here != there):
    let: {amount: "min(water(here), sizes(there) - water(there))"}
    when: amount > 0
    then: {water(here): water(here) - amount, water(there): water(there) + amount}
  empty(j in jug):
    when: water(j) > 0
    then: {water(j): 0}
goal: some j in jug where water(j) = litres
generate: {sizes: falling 2 of 2..9, litres: 1 .. sizes(1), keep: cost >= 4 and solutions = 1}
"""

SLIDE = """\
puzzle: Slide
types:
  place: 0 .. 5
state:
  on: place for each p in place = p
transitions:
  swap(p, q in place where p < q and (q = p + 3 or q = p + 1 and p mod 3 < 2)):
    when: on(p) = 0 or on(q) = 0
    then: {on(p): on(q), on(q): on(p)}
goal: every p in place has on(p) = p
generate: {begin: scrambled 40}
"""


def walks(rows: Sequence[str], start: tuple[int, int]) -> tuple[int, int] | None:
    """Length and number of the shortest ways of the man to the exit."""
    distance, ways, layer = {start: 0}, {start: 1}, [start]
    while layer:
        exits = [cell for cell in layer if rows[cell[0]][cell[1]] == "a"]
        if exits:
            return distance[exits[0]], sum(ways[cell] for cell in exits)
        following: list[tuple[int, int]] = []
        for r, c in layer:
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if rows[cell[0]][cell[1]] == "#":
                    continue
                if cell not in distance:
                    distance[cell], ways[cell] = distance[r, c] + 1, 0
                    following.append(cell)
                if distance[cell] == distance[r, c] + 1:
                    ways[cell] += ways[r, c]
        layer = following
    return None


def pours(sizes: Sequence[int], litres: int) -> tuple[int, int] | None:
    """Length and number of the shortest ways to measure out the litres."""
    start = (0,) * len(sizes)
    counts: Mapping[tuple[int, ...], int] = {start: 1}
    seen, length = {start}, 0
    while counts:
        goals = sum(count for state, count in counts.items() if litres in state)
        if goals:
            return length, goals
        following: dict[tuple[int, ...], int] = {}
        for state, count in counts.items():
            after = set()
            for j, size in enumerate(sizes):
                after |= {(*state[:j], amount, *state[j + 1 :]) for amount in (0, size)}
                for k, other in enumerate(sizes):
                    amount = min(state[j], other - state[k])
                    if j != k and amount:
                        poured = [*state]
                        poured[j], poured[k] = state[j] - amount, state[k] + amount
                        after.add(tuple(poured))
            for one in after - seen:
                following[one] = following.get(one, 0) + count
        seen |= following.keys()
        counts, length = following, length + 1
    return None
