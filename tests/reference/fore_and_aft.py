"""Fore and aft: the board is a text, its rows joined by blanks."""

from space import count, record

BOARDS = {
    "": "GGG   GGG   GG_BB   BBB   BBB",
    "instances/square-3x3.txt": "GGG G_B BBB",
    "instances/oblong-3x5.txt": "GGGGG GG_BB BBBBB",
    "instances/oblong-5x3.txt": "GGG GGG G_B BBB BBB",
}


def moves(width):
    def successors(board):
        gap = board.index("_")
        for frog, other, sign in ("G", "B", -1), ("B", "G", 1):
            for way in sign, sign * width:
                near, far = gap + way, gap + 2 * way
                for here in near, far:
                    if 0 <= here < len(board) and board[here] == frog:
                        if here == near or board[near] == other:
                            after = board.replace("_", frog)
                            yield after[:here] + "_" + after[here + 1 :]

    return successors


for path, board in BOARDS.items():
    width = 6 if not path else board.index(" ") + 1
    states, cost, ways = count(board, moves(width), lambda b, goal=board[::-1]: b == goal)
    also = {"map": {"pond": path}} if path else {}
    record("fore-and-aft", {}, **also, states=states, cost=cost, solutions=ways)
