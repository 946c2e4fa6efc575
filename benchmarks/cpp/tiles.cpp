// Sliding tiles: `tiles WIDTH TILE...`, up to 15 places, 0 is the gap and belongs in the first
// place. A state has four bits a place, and the place of the gap in its upper four bits.
#include "space.h"

int main(int count, char **arguments) {
    int width = std::atoi(arguments[1]), places = count - 2;
    State start = 0, goal = 0;
    int beside[16][4], near[16] = {};
    for (int p = 0; p < places; p++) {
        State tile = std::atoi(arguments[p + 2]);
        start |= tile << 4 * p;
        goal |= State(p) << 4 * p;
        if (!tile) start |= State(p) << 60;
        if (p >= width) beside[p][near[p]++] = p - width;
        if (p % width) beside[p][near[p]++] = p - 1;
        if ((p + 1) % width) beside[p][near[p]++] = p + 1;
        if (p + width < places) beside[p][near[p]++] = p + width;
    }
    HashSet reached;
    walk(
        start, reached,
        [&](State state, State *row) {
            int gap = state >> 60;
            State rest = state << 4 >> 4;
            for (int i = 0; i < near[gap]; i++) {
                int from = beside[gap][i];
                State tile = rest >> 4 * from & 15;
                row[i] = (rest ^ tile << 4 * from ^ tile << 4 * gap) | State(from) << 60;
            }
            return near[gap];
        },
        [=](State state) { return state == goal; });
}
