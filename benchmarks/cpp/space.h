// What the programs beside this file share: a set of states, and the walk through a whole space.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

using State = uint64_t;

// Open addressing with linear probing; the table doubles when three quarters are taken.
class HashSet {
    std::vector<State> places = std::vector<State>(1 << 16);  // a state plus one; 0 is free
    uint64_t taken = 0;
    unsigned shift = 48;

    uint64_t home(State state) const { return state * 0x9E3779B97F4A7C15u >> shift; }

    void grow() {
        std::vector<State> old(places.size() * 2);
        old.swap(places);
        shift--;
        for (State entry : old)
            if (entry) {
                uint64_t at = home(entry - 1);
                while (places[at]) at = (at + 1) & (places.size() - 1);
                places[at] = entry;
            }
    }

public:
    void fetch(State state) const { __builtin_prefetch(&places[home(state)], 1); }

    bool insert(State state) {  // is it new?
        uint64_t at = home(state);
        while (places[at]) {
            if (places[at] == state + 1) return false;
            at = (at + 1) & (places.size() - 1);
        }
        places[at] = state + 1;
        if (++taken * 4 > places.size() * 3) grow();
        return true;
    }
};

// A bit for every state that could be.
class BitSet {
    std::vector<uint64_t> words;

public:
    explicit BitSet(uint64_t size) : words(size / 64 + 1) {}

    void fetch(State state) const { __builtin_prefetch(&words[state / 64], 1); }

    bool insert(State state) {
        uint64_t bit = uint64_t(1) << state % 64;
        if (words[state / 64] & bit) return false;
        words[state / 64] |= bit;
        return true;
    }
};

// Breadth-first through all that can be reached. `successors(state, row)` writes what follows
// a state into a row and returns how many there are; `is_goal` is asked of every state, as a
// search has to that must prove that there is no solution.
template <class Set, class Successors, class Goal>
void walk(State start, Set &reached, Successors successors, Goal is_goal) {
    std::clock_t began = std::clock();
    std::vector<State> level{start}, next;
    uint64_t states = 1, transitions = 0, goals = is_goal(start), depth = 0;
    State row[64];
    reached.insert(start);
    for (;; depth++) {
        for (State state : level) {
            int count = successors(state, row);
            for (int i = 0; i < count; i++) reached.fetch(row[i]);
            for (int i = 0; i < count; i++)
                if (reached.insert(row[i])) {
                    goals += is_goal(row[i]);
                    next.push_back(row[i]);
                }
            transitions += count;
        }
        if (next.empty()) break;
        states += next.size();
        std::swap(level, next);
        next.clear();
    }
    double took = double(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("{\"states\": %llu, \"transitions\": %llu, \"depth\": %llu, \"goals\": %llu, "
                "\"seconds\": %.6f}\n",
                (unsigned long long)states, (unsigned long long)transitions,
                (unsigned long long)depth, (unsigned long long)goals, took);
}
