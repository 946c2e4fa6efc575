// Pouring water between up to five jugs with a tap: `jugs LITRES IN_JUGS SIZE...`. A byte a jug
// while it works, and the number of a state among all that could be as a place in a bit set.
#include "space.h"
#include <algorithm>

int main(int arguments_count, char **arguments) {
    int litres = std::atoi(arguments[1]), wanted = std::atoi(arguments[2]);
    int jugs = arguments_count - 3, size[5];
    State unit[6] = {1};
    for (int j = 0; j < jugs; j++) {
        size[j] = std::atoi(arguments[j + 3]);
        unit[j + 1] = unit[j] * (size[j] + 1);
    }
    BitSet reached(unit[jugs]);
    auto water = [&](State state, int *in) {
        for (int j = 0; j < jugs; j++) {
            in[j] = uint32_t(state) % (size[j] + 1);
            state = uint32_t(state) / (size[j] + 1);
        }
    };
    walk(
        0, reached,
        [&](State state, State *row) {
            int in[5], count = 0;
            water(state, in);
            for (int here = 0; here < jugs; here++) {
                for (int there = 0; there < jugs; there++) {
                    int amount = std::min(in[here], size[there] - in[there]);
                    if (here != there && amount > 0)
                        row[count++] = state - amount * unit[here] + amount * unit[there];
                }
                if (in[here] < size[here])
                    row[count++] = state + (size[here] - in[here]) * unit[here];
                if (in[here] > 0) row[count++] = state - in[here] * unit[here];
            }
            return count;
        },
        [&](State state) {
            int in[5], right = 0;
            water(state, in);
            for (int j = 0; j < jugs; j++) right += in[j] == litres;
            return right >= wanted;
        });
}
