// Doors and buttons: `maze FILE`. One byte for each colour and cell says how it was reached;
// the way is read off backwards. Only two layers of the search are kept besides.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

static std::string read(const char *path) {
    std::FILE *file = std::fopen(path, "rb");
    if (!file) std::exit(2);
    std::fseek(file, 0, SEEK_END);
    std::string text(std::ftell(file), 0);
    std::rewind(file);
    if (std::fread(text.data(), 1, text.size(), file) != text.size()) std::exit(2);
    std::fclose(file);
    return text;
}

int main(int, char **arguments) {
    std::string text = read(arguments[1]);
    uint32_t colours, height, width;
    if (std::sscanf(text.data(), "%u %u %u", &colours, &height, &width) != 3) return 2;
    uint32_t line = width + 2, cells = (height + 2) * line, start = 0, target = 0;
    std::string maze(cells, '#');  // with a wall around it
    const char *letter = text.data() + text.find('\n') + 1;
    for (uint32_t row = 1; row <= height; row++, letter++) {
        while (letter[0] == '/') letter = std::strchr(letter, '\n') + 1;  // a comment
        for (uint32_t column = 1; column <= width; column++) {
            uint32_t cell = row * line + column;
            maze[cell] = *letter++;
            if (maze[cell] == '@') start = cell;
            if (maze[cell] == '?') target = cell;
        }
    }
    text = std::string();
    std::clock_t began = std::clock();

    const uint32_t none = colours;  // the colour of no colour
    const int64_t steps[] = {-int64_t(line), 1, line, -1};
    enum : uint8_t { Unseen, North, East, South, West, Start, Pressed };  // Pressed + old colour
    std::vector<uint8_t> how(uint64_t(colours + 1) * cells);
    std::vector<uint32_t> level{none * cells + start}, next;  // fewer than 2^32
    how[level[0]] = Start;
    uint64_t states = 1, transitions = 0, end = 0;
    auto discover = [&](uint32_t state, uint8_t way) {
        transitions++;
        if (how[state]) return;
        how[state] = way;
        next.push_back(state);
        if (state % cells == target) end = state;
    };
    while (!level.empty() && !end) {
        for (uint32_t state : level) {
            uint32_t colour = state / cells, cell = state % cells;
            char here = maze[cell];
            uint32_t button = here == '^' ? none : here >= 'a' && here <= 'z' ? here - 'a' : colour;
            if (button != colour) {
                discover(button * cells + cell, Pressed + colour);
                continue;
            }
            for (int way = 0; way < 4 && !end; way++) {
                uint32_t ahead = cell + steps[way];
                char sign = maze[ahead];
                if (sign != '#' && !(sign >= 'A' && sign <= 'Z' && uint32_t(sign - 'A') != colour))
                    discover(colour * cells + ahead, North + way);
            }
            if (end) break;
        }
        states += next.size();
        std::swap(level, next);
        next.clear();
    }
    uint64_t length = 0;
    for (uint32_t state = end; end && how[state] != Start; length++)
        if (how[state] >= Pressed) state = (how[state] - Pressed) * cells + state % cells;
        else state -= steps[how[state] - North];
    double took = double(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("{\"states\": %llu, \"transitions\": %llu, \"cost\": %lld, "
                "\"seconds\": %.6f}\n",
                (unsigned long long)states, (unsigned long long)transitions,
                end ? (long long)length : -1LL, took);
}
