// What a solution costs at least, by landmarks: see lower_bounds.py, which has the same in Python,
// step by step.

typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

typedef struct {
    u64 facts, rows, groups;
    const u32 *asks_start, *asks;     // of a fact: the rows that need it
    const u32 *makers_start, *makers; // of a fact: the rows that make it
    const u32 *needs_start, *needs, *makes_start, *makes;
    const u32 *owns_start, *owns;     // of a group: its rows
    const u32 *groups_of;
    u32 *left, *support;              // of a row: how many needs are missing, the dearest one
    u32 *heap, *places, *zones, *stack, *cut, *used;
    const i64 *prices;                // of a group
    i64 *costs, *supported, *now;     // of a fact; of what supports a row; of a group, as yet
    u64 waiting;
} Cuts;

#define NEVER 0x7fffffffffffffffll

enum { FREE, BEFORE, BEYOND, GOAL };

static inline int comes_before(const Cuts *c, u32 a, u32 b) {
    return c->costs[a] < c->costs[b] || (c->costs[a] == c->costs[b] && a < b);
}

static inline void place(Cuts *c, u64 at, u32 fact) {
    c->heap[at] = fact;
    c->places[fact] = (u32) at + 1;
}

static inline void put(Cuts *c, u32 fact, i64 cost) {
    if (c->costs[fact] <= cost)
        return;
    c->costs[fact] = cost;
    u64 at = c->places[fact] ? c->places[fact] - 1 : c->waiting++;
    while (at && comes_before(c, fact, c->heap[(at - 1) / 2])) {
        place(c, at, c->heap[(at - 1) / 2]);
        at = (at - 1) / 2;
    }
    place(c, at, fact);
}

static u32 take(Cuts *c) {
    u32 first = c->heap[0], last = c->heap[--c->waiting];
    c->places[first] = 0;
    if (!c->waiting)
        return first;
    u64 at = 0;
    for (;;) {
        u64 next = 2 * at + 1;
        if (next >= c->waiting)
            break;
        if (next + 1 < c->waiting && comes_before(c, c->heap[next + 1], c->heap[next]))
            next++;
        if (!comes_before(c, c->heap[next], last))
            break;
        place(c, at, c->heap[next]);
        at = next;
    }
    place(c, at, last);
    return first;
}

static inline void make(Cuts *c, u32 row) {
    i64 cost = c->supported[row] + c->now[c->groups_of[row]];
    for (u32 i = c->makes_start[row]; i < c->makes_start[row + 1]; i++)
        put(c, c->makes[i], cost);
}

// The costs of all facts, each that of its dearest need.
static void explore(Cuts *c) {
    while (c->waiting) {
        u32 fact = take(c);
        for (u32 i = c->asks_start[fact]; i < c->asks_start[fact + 1]; i++) {
            u32 row = c->asks[i];
            if (--c->left[row])
                continue;
            c->support[row] = fact;
            c->supported[row] = c->costs[fact];
            make(c, row);
        }
    }
}

// The same where some have become less.
static void explore_again(Cuts *c) {
    while (c->waiting) {
        u32 fact = take(c);
        for (u32 i = c->asks_start[fact]; i < c->asks_start[fact + 1]; i++) {
            u32 row = c->asks[i];
            if (c->left[row] || c->support[row] != fact || c->supported[row] <= c->costs[fact])
                continue;
            u32 dearest = fact;
            for (u32 k = c->needs_start[row]; k < c->needs_start[row + 1]; k++)
                if (c->costs[c->needs[k]] > c->costs[dearest])
                    dearest = c->needs[k];
            c->support[row] = dearest;
            if (c->supported[row] == c->costs[dearest])
                continue;
            c->supported[row] = c->costs[dearest];
            make(c, row);
        }
    }
}

// The facts from which the goal costs nothing more, back along what supports a row; they stand in
// `heap`, where nothing waits now.  How many.
static u32 mark_goals(Cuts *c, u32 goal) {
    u32 top = 0, count = 0;
    for (u64 i = 0; i < c->facts; i++)
        c->zones[i] = FREE;
    c->zones[goal] = GOAL;
    c->stack[top++] = goal;
    while (top) {
        u32 fact = c->stack[--top];
        c->heap[count++] = fact;
        for (u32 i = c->makers_start[fact]; i < c->makers_start[fact + 1]; i++) {
            u32 row = c->makers[i];
            if (c->left[row] || c->now[c->groups_of[row]] || c->zones[c->support[row]] == GOAL)
                continue;
            c->zones[c->support[row]] = GOAL;
            c->stack[top++] = c->support[row];
        }
    }
    return count;
}

static inline int makes_goals(const Cuts *c, u32 row) {
    for (u32 k = c->makes_start[row]; k < c->makes_start[row + 1]; k++)
        if (c->zones[c->makes[k]] == GOAL)
            return 1;
    return 0;
}

// Does a way lead from what costs nothing to a fact, by no row that makes one of the goals?  Sought
// from the fact back: few rows are on the way, and there are many others.
static int comes_after_nothing(Cuts *c, u32 sought) {
    if (c->zones[sought] == FREE && !c->costs[sought])
        c->zones[sought] = BEFORE;
    if (c->zones[sought] != FREE)
        return c->zones[sought] == BEFORE;
    u32 next = 0, count = 0;
    c->zones[sought] = BEYOND;
    c->stack[count++] = sought;
    while (next < count) {
        u32 fact = c->stack[next++];
        for (u32 i = c->makers_start[fact]; i < c->makers_start[fact + 1]; i++) {
            u32 row = c->makers[i], before = c->support[row];
            if (c->left[row] || c->zones[before] > BEFORE || makes_goals(c, row))
                continue;
            if (c->zones[before] == BEFORE || !c->costs[before]) {
                while (count)
                    c->zones[c->stack[--count]] = FREE;
                c->zones[sought] = BEFORE;
                return 1;
            }
            c->zones[before] = BEYOND;
            c->stack[count++] = before;
        }
    }
    return 0;
}

// The groups that lead to `goals` facts from what costs nothing, one of which is in every solution;
// how many.
static u32 cut(Cuts *c, u32 goals) {
    u32 count = 0;
    for (u32 n = 0; n < goals; n++) {
        u32 fact = c->heap[n];
        for (u32 i = c->makers_start[fact]; i < c->makers_start[fact + 1]; i++) {
            u32 row = c->makers[i], group = c->groups_of[row];
            if (c->left[row] || c->used[group] || !comes_after_nothing(c, c->support[row]))
                continue;
            c->used[group] = 1;
            c->cut[count++] = group;
        }
    }
    return count;
}

// What it costs at least to make the last fact true, from `given` ones; -1 where nothing does.
i64 landmark_cut(Cuts *c, const u32 *given, u64 many) {
    u32 goal = (u32) c->facts - 1;
    c->waiting = 0;
    for (u64 i = 0; i < c->facts; i++) {
        c->costs[i] = NEVER;
        c->places[i] = 0;
    }
    for (u64 i = 0; i < c->groups; i++) {
        c->now[i] = c->prices[i];
        c->used[i] = 0;
    }
    for (u64 i = 0; i < c->rows; i++)
        c->left[i] = c->needs_start[i + 1] - c->needs_start[i];
    for (u64 i = 0; i < many; i++)
        put(c, given[i], 0);
    explore(c);
    if (c->costs[goal] == NEVER)
        return -1;
    i64 total = 0;
    while (c->costs[goal]) {
        u32 count = cut(c, mark_goals(c, goal));
        i64 least = NEVER;
        for (u32 i = 0; i < count; i++)
            if (c->now[c->cut[i]] < least)
                least = c->now[c->cut[i]];
        total += least;
        for (u32 i = 0; i < count; i++) {
            u32 group = c->cut[i];
            c->now[group] -= least;
            c->used[group] = 0;
            for (u32 k = c->owns_start[group]; k < c->owns_start[group + 1]; k++)
                if (!c->left[c->owns[k]])
                    make(c, c->owns[k]);
        }
        explore_again(c);
    }
    return total;
}
