"""Films of solutions. Each piece keeps its number from board to board, so that it can glide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.drawing.board import Board, Piece
from puzzlelang.drawing.svg_board import SQUARE, drawn
from puzzlelang.text import Record

Change = tuple[int, ...]
"""``(piece,)``: removed; ``(piece, x, y)``: moved; ``(piece, x, y, picture)``: new, or with a new
picture. Lengths are tenths of a pixel.
"""


class Film(metaclass=Record, eq=False):
    """Changes from each board to the next; the first frame adds all pieces in order.

    ``pictures``: SVG elements, to which changes refer by index.
    """

    pictures: tuple[str, ...]
    frames: tuple[tuple[Change, ...], ...]

    def numbered(self, place: Mapping[str, int]) -> list[list[Change]]:
        """The frames for a page of several films with these numbers of pictures."""
        return [
            [(*change[:3], place[self.pictures[change[3]]]) if len(change) == 4 else change
             for change in frame]
            for frame in self.frames
        ]  # fmt: skip


def numbers_of_pictures(films: Sequence[Film]) -> dict[str, int]:
    """Number the distinct pictures of several films."""
    pictures = dict.fromkeys(picture for one in films for picture in one.pictures)
    return {picture: number for number, picture in enumerate(pictures)}


class _Seen(metaclass=Record, eq=False):
    number: int
    place: tuple[int, int]
    kind: str
    picture: int


def film(boards: Sequence[Board]) -> Film:
    """Build the film of boards of one puzzle."""
    pictures: dict[str, int] = {}
    placements: dict[int, Wanted] = {}
    """Keyed by identity, because boards share unchanged pieces."""
    frames: list[tuple[Change, ...]] = []
    previous: list[_Seen] = []
    count = 0
    for board in boards:
        for piece in board.pieces:
            if id(piece) not in placements:
                placements[id(piece)] = placed(piece, pictures)
        targets = [placements[id(piece)] for piece in board.pieces]
        partner = dict(_partners(previous, targets))
        changes: list[Change] = []
        now: list[_Seen] = []
        for n, (place, kind, picture) in enumerate(targets):
            before = partner.get(n)
            if before is None:
                number, count = count, count + 1
                changes.append((number, *place, picture))
            else:
                number = before.number
                if before.picture != picture:
                    changes.append((number, *place, picture))
                elif before.place != place:
                    changes.append((number, *place))
            now.append(_Seen(number, place, kind, picture))
        stay = {seen.number for seen in now}
        gone: list[Change] = [(seen.number,) for seen in previous if seen.number not in stay]
        frames.append((*gone, *changes))
        previous = now
    return Film(tuple(pictures), tuple(frames))


Wanted = tuple[tuple[int, int], str, int]


def placed(piece: Piece, pictures: dict[str, int]) -> Wanted:
    """Position in tenths of a pixel, kind, and number of the picture."""
    place = round(piece.x * SQUARE * 10), round(piece.y * SQUARE * 10)
    picture = pictures.setdefault(drawn(piece), len(pictures))
    return place, piece.kind, picture


def _partners(shown: Sequence[_Seen], wanted: Sequence[Wanted]) -> Iterator[tuple[int, _Seen]]:
    """Match pieces of the new board with pieces of the previous one.

    Equal pictures at the same position are matched first, then each remaining piece with the
    nearest of the same picture, then with the nearest of the same kind, whose picture changes.
    """
    free = {seen.number: seen for seen in shown}
    open_ = dict(enumerate(wanted))
    at = {(seen.picture, seen.kind, seen.place): seen for seen in shown}
    for n, (place, kind, picture) in list(open_.items()):
        seen = at.get((picture, kind, place))
        if seen is not None and seen.number in free:
            del free[seen.number], open_[n]
            yield n, seen
    for alike in (True, False):
        groups: dict[object, list[_Seen]] = {}
        for seen in free.values():
            groups.setdefault((seen.picture, seen.kind) if alike else seen.kind, []).append(seen)
        for n, (place, kind, picture) in list(open_.items()):
            group = groups.get((picture, kind) if alike else kind)
            if not group:
                continue
            nearest = min(group, key=lambda seen: (_far(seen.place, place), seen.number))
            group.remove(nearest)
            del free[nearest.number], open_[n]
            yield n, nearest


def _far(a: tuple[int, int], b: tuple[int, int]) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
