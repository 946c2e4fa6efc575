// The pocket cube: `cube`. Five bits a corner: the piece in it (three), its twist (two).
// Corners are URF, UFL, ULB, UBR, DFR, DLF, DRB; one corner of the start is twisted, so the
// solved cube is never met.
#include "space.h"

constexpr int ring[3][4] = {{0, 1, 2, 3}, {0, 3, 6, 4}, {1, 0, 4, 5}};  // U, R, F
constexpr int next_twist[3] = {1, 2, 0};

static inline State quarter(State state, int face) {
    State after = state;
    for (int n = 0; n < 4; n++) {
        int from = ring[face][n], to = ring[face][(n + 1) % 4];
        State piece = state >> 5 * from & 7, twist = state >> (5 * from + 3) & 3;
        if (face) {  // in turn by one third and by two
            twist = next_twist[twist];
            if (n % 2) twist = next_twist[twist];
        }
        after = (after & ~(State(31) << 5 * to)) | (piece | twist << 3) << 5 * to;
    }
    return after;
}

int main() {
    State solved = 0;
    for (int corner = 0; corner < 7; corner++) solved |= State(corner) << 5 * corner;
    HashSet reached;
    walk(
        solved | 1 << 3, reached,
        [](State state, State *row) {
            int count = 0;
            for (int face = 0; face < 3; face++) {
                State turned = state;
                for (int quarters = 1; quarters <= 3; quarters++)
                    row[count++] = turned = quarter(turned, face);
            }
            return count;
        },
        [=](State state) { return state == solved; });
}
