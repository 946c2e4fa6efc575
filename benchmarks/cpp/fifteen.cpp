// The 15-puzzle: `fifteen TILE...`, 0 is the gap and belongs in the first place. Iterative
// deepening A* with the tiles' distances, as Richard Korf's program of 1985.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

static int board[16], distance[16][16], beside[16][4], near[16];
static uint64_t generated;

static bool descend(int gap, int last, int cost, int estimate, int bound, int &least) {
    for (int i = 0; i < near[gap]; i++) {
        int from = beside[gap][i];
        if (from == last) continue;  // never straight back
        int tile = board[from];
        int after = estimate - distance[tile][from] + distance[tile][gap];
        generated++;
        if (cost + 1 + after > bound) {
            if (cost + 1 + after < least) least = cost + 1 + after;
            continue;
        }
        board[gap] = tile, board[from] = 0;
        if (!after || descend(from, gap, cost + 1, after, bound, least)) return true;
        board[from] = tile, board[gap] = 0;
    }
    return false;
}

int main(int, char **arguments) {
    std::clock_t began = std::clock();
    int gap = 0, estimate = 0;
    for (int p = 0; p < 16; p++) {
        board[p] = std::atoi(arguments[p + 1]);
        if (!board[p]) gap = p;
        for (int q = 0; q < 16; q++) {
            distance[p][q] = std::abs(p / 4 - q / 4) + std::abs(p % 4 - q % 4);
            if (distance[p][q] == 1) beside[p][near[p]++] = q;
        }
    }
    for (int p = 0; p < 16; p++)
        if (board[p]) estimate += distance[board[p]][p];
    int bound = estimate;
    while (estimate) {
        int least = 1 << 20;
        if (descend(gap, -1, 0, estimate, bound, least)) break;
        bound = least;
    }
    double took = double(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("{\"cost\": %d, \"transitions\": %llu, \"seconds\": %.6f}\n", bound,
                (unsigned long long)generated, took);
}
