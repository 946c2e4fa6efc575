"""Doors and buttons: with a queue or a stack, a list or a picture of each layer.

    python maze.py queue|stack list|map < MAP

Written from the text of EECS 281, Project 1. Layer 0 is `^`, layer k the k-th letter.
`came[layer][row][column]` is the predecessor of a state.
"""

import sys
from collections import deque

LETTERS = "^abcdefghijklmnopqrstuvwxyz"


def read(text):
    first, *lines = text.split("\n")
    while lines[0].startswith("//"):
        lines.pop(0)
    colours, height, width = map(int, first.split())
    return colours, [lines[row][:width] for row in range(height)]


def search(colours, rows, container):
    """Predecessors of the states, and the state at the target, or None."""
    height, width = len(rows), len(rows[0])
    came = [[[None] * width for _ in range(height)] for _ in range(colours + 1)]
    row = next(r for r in range(height) if "@" in rows[r])
    start = 0, row, rows[row].index("@")
    came[0][start[1]][start[2]] = start
    waiting = deque([start])
    while waiting:
        here = layer, r, c = waiting.popleft() if container == "queue" else waiting.pop()
        sign = rows[r][c]
        if sign in LETTERS[: colours + 1] and LETTERS.index(sign) != layer:  # an active button
            found = [(LETTERS.index(sign), r, c)]
        else:
            found = [(layer, r - 1, c), (layer, r, c + 1), (layer, r + 1, c), (layer, r, c - 1)]
        for state in found:
            new, r, c = state
            if not (0 <= r < height and 0 <= c < width) or came[new][r][c] is not None:
                continue
            sign = rows[r][c]
            if sign == "#" or (sign.isupper() and sign.lower() != LETTERS[new]):
                continue
            came[new][r][c] = here
            if sign == "?":
                return came, state
            waiting.append(state)
    return came, None


def way(came, last):
    states = [last]
    while True:
        layer, r, c = states[0]
        before = came[layer][r][c]
        if before == states[0]:
            return states
        states.insert(0, before)


def layers(colours, rows, states):
    """The picture of each layer: its static contents, with the path drawn over them."""
    pictures = []
    for layer in range(colours + 1):
        at_rest = "^" if layer == 0 else LETTERS[layer] + LETTERS[layer].upper()
        start = "@" if layer == 0 else "."
        pictures.append(
            [
                ["." if sign in at_rest else start if sign == "@" else sign for sign in row]
                for row in rows
            ]
        )
    for number, (layer, r, c) in enumerate(states):
        after = states[min(number + 1, len(states) - 1)]
        before = states[max(number - 1, 0)]
        if number == 0 or rows[r][c] == "?":
            continue
        mark = "%" if after[0] != layer else "@" if before[0] != layer else "+"
        pictures[layer][r][c] = mark
    return pictures


def answer(text, container, output):
    colours, rows = read(text)
    came, last = search(colours, rows, container)
    lines = []
    if last is None:
        lines += ["No solution.", "Discovered:"]
        for r, row in enumerate(rows):
            lines.append(
                "".join(
                    s if any(came[k][r][c] for k in range(colours + 1)) else "#"
                    for c, s in enumerate(row)
                )
            )
    elif output == "list":
        lines += [f"({LETTERS[layer]}, ({r}, {c}))" for layer, r, c in way(came, last)]
    else:
        for layer, picture in enumerate(layers(colours, rows, way(came, last))):
            lines += [f"// color {LETTERS[layer]}", *map("".join, picture)]
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.stdout.write(answer(sys.stdin.read(), sys.argv[1], sys.argv[2]))
