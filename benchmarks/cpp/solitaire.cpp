// Peg solitaire: `solitaire table|bits FILE`, a board with `o` for a peg, `.` for a hole, `x` for
// a hole in which a peg must end, `*` for both. A state is a set of holes; what was reached is in
// a hash table, or, where that would be larger, in a bit set of all that could be.
#include "space.h"
#include <fstream>
#include <string>

int main(int, char **arguments) {
    std::ifstream file(arguments[2]);
    std::vector<std::string> rows;
    for (std::string line; std::getline(file, line) && !line.empty();) rows.push_back(line);
    int height = rows.size(), width = rows[0].size(), holes = 0;
    std::vector<int> number(height * width, -1);
    State start = 0, goal = 0;
    for (int cell = 0; cell < height * width; cell++) {
        char sign = rows[cell / width][cell % width];
        if (sign == '#') continue;
        number[cell] = holes;
        if (sign == 'o' || sign == '*') start |= State(1) << holes;
        if (sign == 'x' || sign == '*') goal |= State(1) << holes;
        holes++;
    }
    struct Jump { State changes, before; };  // three holes, of which the first two have pegs
    std::vector<Jump> jumps;
    for (int cell = 0; cell < height * width; cell++)
        for (auto [down, right] : {std::pair(-1, 0), {0, 1}, {1, 0}, {0, -1}}) {
            int row = cell / width + 2 * down, column = cell % width + 2 * right;
            if (row < 0 || row >= height || column < 0 || column >= width) continue;
            int here = number[cell], over = number[cell + down * width + right];
            int there = number[row * width + column];
            if (here < 0 || over < 0 || there < 0) continue;
            State pegs = State(1) << here | State(1) << over;
            jumps.push_back({pegs | State(1) << there, pegs});
        }
    auto successors = [&](State state, State *row) {
        int count = 0;
        for (const Jump &jump : jumps)
            if ((state & jump.changes) == jump.before) row[count++] = state ^ jump.changes;
        return count;
    };
    auto is_goal = [=](State state) { return state == goal; };
    if (std::string(arguments[1]) == "bits") {
        BitSet reached(State(1) << holes);
        walk(start, reached, successors, is_goal);
    } else {
        HashSet reached;
        walk(start, reached, successors, is_goal);
    }
}
