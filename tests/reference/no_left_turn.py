"""No left turn: headings are complex numbers; a right turn multiplies by -i."""

from space import count, record

TOWN = """
...........
.###.#####.
@.........#
.#.###.#.##
...#?..#...
.#.#.###.#.
...........
"""
streets = {
    complex(column, -row): letter
    for row, line in enumerate(TOWN.split())
    for column, letter in enumerate(line)
    if letter != "#"
}
start = next(place for place, letter in streets.items() if letter == "@")


def drives(car):
    place, heading = car
    for ahead in heading, heading * -1j:
        if place + ahead in streets:
            yield place + ahead, ahead


states, cost, ways = count((start, 1 + 0j), drives, lambda car: streets[car[0]] == "?")
record("no-left-turn", {}, states=states, cost=cost, solutions=ways)
