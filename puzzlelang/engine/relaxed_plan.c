// How far a goal is where nothing that once held ever ceases to hold: see lazy_advice.py, which has
// the same in Python, step by step.

typedef unsigned int u32;
typedef unsigned long long u64;

typedef struct {
    u32 fact, row, price;
} Lead;

typedef struct {
    // counted: rows that need not just one; lists: of facts one of which is another than the k-th
    u64 facts, counted, all_groups, goals, most, free_rows, lists;
    const u32 *leads_start;
    const Lead *leads; // of a fact: what it makes by itself
    const u32 *asks_start, *asks; // of a fact: the rows that need more facts than it
    const u32 *makes_start, *makes, *needs_start, *needs, *counts;
    const u32 *prices, *groups; // of a row; no group: an axiom
    const u32 *free, *goal; // rows that need nothing
    const u32 *list, *place; // of a fact: in which list it is, or NONE, and where
    const u32 *but_start, *but; // of a list and place: the fact that another holds, or NONE
    u64 count, highest;
    u32 *costs, *by, *left, *totals, *marks, *stack, *head, *tail, *queue, *next, *used, *first;
} Relaxed;

#define NONE 0xffffffffu
#define ONE 0x80000000u // with the number of a fact that made another by itself
enum { IS_GOAL = 1, SETTLED = 2, WANTED = 4 };

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
    if (cost > r->highest)
        r->highest = cost;
}

static inline void make(Relaxed *r, u32 row, u32 cost) {
    for (u32 i = r->makes_start[row]; i < r->makes_start[row + 1]; i++)
        if (cost < r->costs[r->makes[i]])
            put(r, r->makes[i], cost, row);
}

static inline u32 sum(Relaxed *r, u32 one, u32 other) {
    u64 both = (u64) one + other;
    return both < r->most ? both : r->most;
}

// A fact of a list: all others are another than it, and by the second it is no more the only one.
static inline void tell_others(Relaxed *r, u32 fact, u32 cost) {
    u32 list = r->list[fact], first = r->first[list];
    if (first == ONE)
        return;
    u32 place = r->place[fact], from = 0, to = r->but_start[list + 1] - r->but_start[list];
    if (first != NONE) {
        from = first;
        to = first + 1;
    }
    r->first[list] = first == NONE ? place : ONE;
    for (u32 k = from; k < to; k++) {
        u32 other = r->but[r->but_start[list] + k];
        if (k != place && other != NONE && cost < r->costs[other])
            put(r, other, cost, ONE | fact);
    }
}

// Until all goals have got their costs; whether they have.
static int settle(Relaxed *r) {
    u64 missing = r->goals;
    for (u64 cost = 0; missing && cost <= r->highest; cost++)
        for (u32 at = r->head[cost]; missing && at != NONE; at = r->next[at]) {
            u32 fact = r->queue[at];
            if (r->costs[fact] != cost || r->marks[fact] & SETTLED)
                continue;
            missing -= r->marks[fact] & IS_GOAL;
            r->marks[fact] |= SETTLED;
            for (u32 i = r->leads_start[fact]; i < r->leads_start[fact + 1]; i++) {
                Lead lead = r->leads[i];
                u32 total = sum(r, cost, lead.price);
                if (total < r->costs[lead.fact])
                    put(r, lead.fact, total, lead.row);
            }
            if (r->list[fact] != NONE)
                tell_others(r, fact, cost);
            for (u32 i = r->asks_start[fact]; i < r->asks_start[fact + 1]; i++) {
                u32 row = r->asks[i];
                r->totals[row] = sum(r, r->totals[row], cost);
                if (!--r->left[row])
                    make(r, row, r->totals[row]);
            }
        }
    return !missing;
}

static inline void want(Relaxed *r, u32 fact, u32 *top) {
    if (r->marks[fact] & WANTED)
        return;
    r->marks[fact] |= WANTED;
    r->stack[(*top)++] = fact;
}

// The number of groups in a relaxed plan from `given` facts; -1 where there is none.  The first
// operators of it, whose needs are given, come to `helpful`, which begins with their number.
// All of `head` is NONE before and after.
long long relaxed_plan(Relaxed *r, const u32 *given, u64 many, u32 *helpful) {
    r->count = r->highest = 0;
    for (u64 i = 0; i < r->facts; i++) {
        r->costs[i] = NONE;
        r->marks[i] = 0;
    }
    for (u64 i = 0; i < r->goals; i++)
        r->marks[r->goal[i]] = IS_GOAL;
    for (u64 i = 0; i < many; i++)
        if (r->costs[given[i]] == NONE)
            put(r, given[i], 0, NONE);
    for (u64 i = 0; i < r->counted; i++) {
        r->left[i] = r->counts[i];
        r->totals[i] = r->prices[i];
    }
    for (u64 i = 0; i < r->all_groups; i++)
        r->used[i] = 0;
    for (u64 i = 0; i < r->lists; i++)
        r->first[i] = NONE;
    for (u64 i = 0; i < r->free_rows; i++)
        make(r, r->free[i], r->prices[r->free[i]]);
    int reached = settle(r);
    for (u64 cost = 0; cost <= r->highest; cost++)
        r->head[cost] = NONE;
    if (!reached)
        return -1;
    u32 top = 0, length = 0;
    helpful[0] = 0;
    for (u64 i = 0; i < r->goals; i++)
        want(r, r->goal[i], &top);
    while (top) {
        u32 row = r->by[r->stack[--top]], far = 0;
        if (row == NONE)
            continue;
        if (row & ONE) {
            want(r, row & ~ONE, &top);
            continue;
        }
        for (u32 i = r->needs_start[row]; i < r->needs_start[row + 1]; i++) {
            far |= r->costs[r->needs[i]];
            want(r, r->needs[i], &top);
        }
        u32 group = r->groups[row];
        if (group != NONE && !r->used[group]) {
            r->used[group] = 1;
            length++;
            if (!far)
                helpful[++helpful[0]] = group;
        }
    }
    return length;
}
