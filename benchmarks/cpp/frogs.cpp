// Leaping frogs: `frogs LEFT RIGHT`. A state is two sets of stones: where the green frogs sit
// in its lower half, where the brown ones sit in its upper half.
#include "space.h"

int main(int, char **arguments) {
    int left = std::atoi(arguments[1]), right = std::atoi(arguments[2]), stones = left + 1 + right;
    State all = (State(1) << stones) - 1;
    State green = (State(1) << left) - 1, brown = all & ~(all >> right);
    State goal = (all & ~(all >> left)) | ((State(1) << right) - 1) << 32;
    HashSet reached;
    walk(
        green | brown << 32, reached,
        [=](State state, State *row) {
            State greens = state & 0xFFFFFFFF, browns = state >> 32;
            State gap = all & ~(greens | browns);
            int count = 0;
            for (int far = 2; far >= 1; far--)
                if (State from = gap >> far & greens) row[count++] = state ^ from ^ gap;
            for (int far = 1; far <= 2; far++)
                if (State from = gap << far & browns) row[count++] = state ^ (from ^ gap) << 32;
            return count;
        },
        [=](State state) { return state == goal; });
}
