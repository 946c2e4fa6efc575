// How far a goal is where nothing that once held ever ceases to hold: see relaxed_plan.py, which has
// the same in Python, step by step.

typedef unsigned int u32;
typedef unsigned long long u64;

typedef struct {
    u64 facts, operators, goals, most;
    const u32 *asks_start, *asks; // of a fact: the operators that need it
    const u32 *makes_start, *makes, *needs_start, *needs;
    const u32 *prices, *groups; // of an operator; no group: an axiom
    const u32 *goal;
    u64 count;
    u32 *costs, *by, *left, *totals, *marks, *stack, *head, *tail, *queue, *next, *used;
} Relaxed;

#define NONE 0xffffffffu

static inline void put(Relaxed *r, u32 fact, u32 cost, u32 by) {
    r->costs[fact] = cost;
    r->by[fact] = by;
    u32 at = r->count++;
    r->queue[at] = fact;
    r->next[at] = NONE;
    if (r->head[cost] == NONE)
        r->head[cost] = at;
    else
        r->next[r->tail[cost]] = at;
    r->tail[cost] = at;
}

static inline void make(Relaxed *r, u32 operator, u32 cost) {
    for (u32 i = r->makes_start[operator]; i < r->makes_start[operator + 1]; i++)
        if (cost < r->costs[r->makes[i]])
            put(r, r->makes[i], cost, operator);
}

// The number of groups in a relaxed plan from `given` facts; -1 where there is none.  The first
// operators of it, whose needs are given, come to `helpful`, which begins with their number.
long long relaxed_plan(Relaxed *r, const u32 *given, u64 many, u32 *helpful) {
    r->count = 0;
    for (u64 i = 0; i < r->facts; i++) {
        r->costs[i] = NONE;
        r->marks[i] = 0;
    }
    for (u64 i = 0; i <= r->most; i++)
        r->head[i] = NONE;
    for (u64 i = 0; i < many; i++)
        if (r->costs[given[i]] == NONE)
            put(r, given[i], 0, NONE);
    for (u64 i = 0; i < r->operators; i++) {
        r->left[i] = r->needs_start[i + 1] - r->needs_start[i];
        r->totals[i] = r->prices[i];
        r->used[i] = 0;
        if (!r->left[i])
            make(r, i, r->totals[i]);
    }
    for (u64 cost = 0; cost <= r->most; cost++)
        for (u32 at = r->head[cost]; at != NONE; at = r->next[at]) {
            u32 fact = r->queue[at];
            if (r->costs[fact] != cost || r->marks[fact])
                continue;
            r->marks[fact] = 1;
            for (u32 i = r->asks_start[fact]; i < r->asks_start[fact + 1]; i++) {
                u32 operator = r->asks[i];
                u64 total = (u64) r->totals[operator] + cost;
                r->totals[operator] = total < r->most ? total : r->most;
                if (!--r->left[operator])
                    make(r, operator, r->totals[operator]);
            }
        }
    u32 top = 0, length = 0;
    helpful[0] = 0;
    for (u64 i = 0; i < r->goals; i++) {
        if (r->costs[r->goal[i]] == NONE)
            return -1;
        if (r->marks[r->goal[i]] == 1) {
            r->marks[r->goal[i]] = 2;
            r->stack[top++] = r->goal[i];
        }
    }
    while (top) {
        u32 operator = r->by[r->stack[--top]];
        if (operator == NONE)
            continue;
        u32 group = r->groups[operator];
        if (group != NONE && !r->used[group]) {
            r->used[group] = 1;
            length++;
            if (r->totals[operator] == r->prices[operator])
                helpful[++helpful[0]] = group;
        }
        for (u32 i = r->needs_start[operator]; i < r->needs_start[operator + 1]; i++)
            if (r->marks[r->needs[i]] == 1) {
                r->marks[r->needs[i]] = 2;
                r->stack[top++] = r->needs[i];
            }
    }
    return length;
}
