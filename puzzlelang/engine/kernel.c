// The search loops of the second tier.
//
// This file is translated into kernel.ll when the project is built (python -m
// puzzlelang.engine.build_kernel), and nothing else is needed on a user's machine: llvmlite makes
// machine code of kernel.ll, together with its constants.  Memory comes from Python.
//
// A state is WORDS words of 64 bits; the highest bit of the first is always 1.  Reached states lie
// one after the other, in the order of their discovery, and are known by their numbers from then
// on: in `states`, or in `small` when the lowest 32 bits say everything.
//
// The table finds the number of a state.  It has 64 parts that grow one by one, so growing never
// takes much more memory than there is; an entry holds 32 bits of the state's hash and its
// number plus one, 0 is empty.  Every state that has the same 32 bits is compared in full, unless
// the bits say everything (`index`): no state is ever lost.  Where a bit for each state that could
// be (`index` numbers them) takes less memory than the table, and nobody asks for numbers, a bitmap
// takes its place.
//
// Breadth-first, states are discovered in the order of their parents.  So it is enough to keep the
// parent of every 64th state: those of the others lie between, and are found by expanding again.
//
// Where each level has fewer of some bits than the one before (pegs), no state comes about in two of
// them: what was expanded is forgotten then, in the table and in the list.
//
// Where there is a bitmap, nobody asks for numbers and states are small, no list is needed either:
// a flood keeps two levels, and one byte for each state by which its parent is found.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

extern const u64 WORDS;
// Sizes that choose a path: see `kernel_...` in thresholds.py.
extern const u64 TAG_MASK, SPARE, PART, ROOM, BUCKETS, MARKED, BITMAP, FAST_BITMAP, PRICES, DISTANCES;
extern void *take_memory(u64 count, u64 size);         // zeroed
extern void *resize_memory(void *memory, u64 size);
extern void give_back(void *memory);

typedef int (*Expand)(const u64 *state, u64 *out);
typedef int (*ExpandCosts)(const u64 *state, u64 *out, u64 *keys);
typedef int (*Condition)(const u64 *state);
typedef int (*Estimate)(const u64 *state, u64 *key);
typedef u64 (*Index)(const u64 *state);

enum { PARTS = 64, BLOCK = 64, FEW = 512, HUGE = 1 << 22, FLOOD = 32,
       LABELS = 8, MOST_PRICES = 256, MEASURES = 8, GIVEN_BACK = 4 };

static const u64 NOTHING = ~0ull;
static const u64 TAKEN = 1ull << 63;  // the highest bit of the first word

enum Status { GOING_ON, GOAL, EXHAUSTED, FAULT, NO_MEMORY, TOO_MANY, TOO_LARGE, ENOUGH, TANGLED };

// Whether ways are counted: nobody asks, or they can't be; they are; they all were.
enum Counts { NOT_COUNTED, COUNTING, COUNTED };

typedef struct { u64 *entries; u64 size; } Part;

// Some states after one another, expanded: their successors, and how many of each state.
typedef struct { u64 from, size, made, *out, *hashes; u32 *counts; } Block;

typedef struct { u64 key; u32 state, before; } Record;  // before: a record's number plus one

typedef struct { u128 rank; u32 first, last; } Bucket;

// An abstraction: which abstract state stands for a state, and how far that is from a goal.  Without
// `project` the state itself is asked, of some collections.
typedef struct {
  int (*project)(const u64 *state, u64 *out);
  u64 (*distance)(const void *table, const u64 *abstract);
  const void *table;
  u64 is_last;           // the distances up to here are added; the best is the greatest sum
} Lookup;

typedef struct {
  // what to do
  Expand expand;
  ExpandCosts expand_costs;
  Condition goal, lost;
  Estimate estimate;
  Index index;           // null: too many states could be
  int (*advise)(void *memory, u64 size, int advice);
  const Lookup *lookups;
  u64 lookups_count;
  u64 most_successors, most_states, most_bytes, most_expanded, guards;
  u64 indices;           // so many states could be
  u64 is_small, needs_numbers, keeps_parents;
  u64 most_records;      // fewer than a u32 tells apart
  // what is known
  u64 *states;
  u32 *small;
  u32 *parents;          // of each state, when `keeps_parents`
  u32 *marks;            // of each MARKED-th state
  u64 *bitmap;
  u64 room, marks_room;
  Part parts[PARTS];
  u64 count, bytes;
  u64 used[PARTS];       // entries of a part
  // how far it is
  u64 next;              // breadth-first: the state to be expanded next
  u64 expanded, generated;
  u64 level_end, levels_count, levels_room;
  u64 *levels;
  u64 goals, losses, dead_ends;
  u64 found;             // number of the goal, or of the state where a rule has no value
  u64 *dead_end;         // room for the first dead end
  u64 *ways, *ways_after;    // counting: the ways to each state of a level, and of the next
  u64 *all_ways;         // to the goals of the level; all in `limbs` words each
  u64 *once;             // the successors of a state, under its number plus one
  u32 *numbers;          // of the successors of a block
  u64 ways_room, ways_after_room, all_ways_room, once_room, numbers_room;
  u64 counts_ways;       // of a whole space, to the nearest goals: see `Counts`
  u32 *stack;            // depth-first
  u64 stack_count, stack_room;
  // best first
  Record *records;
  u32 *latest, *following;   // the record of a state; the record behind one in its bucket
  u64 records_count, records_room, latest_room, waiting;
  Bucket *buckets;       // by rank, open addressing; first 0 is empty
  u64 buckets_size, buckets_used;
  u128 *heap;            // the ranks of buckets that hold something
  u64 heap_count, heap_room;
  u64 lowest;
  // distances to goals
  u32 *ends;             // where the edges out of a state end, then where those into it end
  u32 *edges;            // to a state, then from one
  u8 *prices;            // of an edge: its place in `costs`
  u64 ends_room, edges_room, prices_room, edges_count;
  u64 costs[MOST_PRICES], costs_count;
  u64 *best;             // the least distance that is known
  u64 best_room;
  u16 *distances;        // of a state: its place in `far`, plus one; 0: it leads to no goal
  u64 *far;              // ascending
  u64 distances_room, far_count, far_room;
  // room to work in
  u64 *out, *keys, *hashes;
  u32 counts[BLOCK];
  u64 out_room;
  // the weight of an estimate, `over` / `under`, and the bits that it wants to be free
  u64 over, under, free;
  // all optimal solutions: `stack` has the records that were expanded, then the nearest goals
  u64 nearest;           // the cost of these
  u32 *places;           // of a state among the successors that were listed last
  u32 *ranks;            // of a state: its place in `stack`, plus one
  u64 *sums;             // the ways from there to goals, `limbs` words each
  u64 places_room, ranks_room, sums_room, limbs, behind;
  // iterative deepening
  u64 *cut;              // of a state: the lowest key that was cut off
  u32 *cuts;             // the states that have one, or had
  u64 cut_room, cuts_room, cuts_count;
  u64 held, iterations, bound, least;
  u64 goal_found;        // the record of the best goal of an iteration, plus one
  // a flood
  u32 *layer, *ahead;    // the states of two levels, and the numbers of the first ones
  u64 layer_first, ahead_first, layer_room, ahead_room;
  u64 flooded, flooded_next; // `count` and `next` when it began; states up to there are listed
  u8 *tags;              // of a state: which successor of which state of a block it is
  u16 *blocks;           // of a block: how many were expanded, and how many were new
  u64 tags_room, blocks_room, blocks_count;
  u64 starts;            // so many states are initial
  // levels that are apart
  const u64 *measures;   // bits that are counted, WORDS words each
  u64 measures_count;    // 0: nobody asks
  u64 apart_from;        // so many states are reached before any are forgotten
  u64 forgotten;         // the first so many states are
  u64 falling, rising;   // a bit for each measure that falls, or rises, from level to level
  u64 least_measured[MEASURES], most_measured[MEASURES];  // in the last level
} Search;

// ── memory ──────────────────────────────────────────────────────────────────────────

// Large memory does better in large pages, where the system has them.
static void advised(Search *s, void *memory, u64 size) {
  if (!s->advise || size < HUGE) return;
  // All of the mapping, its first page too: it must stay one, or it can't grow in place.
  u64 start = (u64)memory & ~4095ull, end = ((u64)memory + size + 4095) & ~4095ull;
  s->advise((void *)start, end - start, 14);
}

// Memory that is written from one end to the other does better in small pages: what the system
// clears just before it is written is still in the cache.
static int prolonged(Search *s, void **memory, u64 *room, u64 wanted, u64 size) {
  if (wanted <= *room) return 1;
  u64 more = *room + *room / 4 + ROOM;
  if (more < wanted) more = wanted;
  if (s->bytes + (more - *room) * size > s->most_bytes) return 0;
  void *made = resize_memory(*memory, more * size);
  if (!made) return 0;
  s->bytes += (more - *room) * size;
  *memory = made;
  *room = more;
  return 1;
}

static int grown(Search *s, void **memory, u64 *room, u64 wanted, u64 size) {
  if (wanted <= *room) return 1;
  if (!prolonged(s, memory, room, wanted, size)) return 0;
  advised(s, *memory, *room * size);
  return 1;
}

static int more_states(Search *s, u64 more) {
  u64 room = s->room;
  if (s->is_small) {  // where indices tell states apart, nobody looks into the list
    int made = s->index ? prolonged(s, (void **)&s->small, &room, s->count + more, 4)
                        : grown(s, (void **)&s->small, &room, s->count + more, 4);
    if (!made) return 0;
  } else if (!grown(s, (void **)&s->states, &room, s->count + more, 8 * WORDS)) {
    return 0;
  }
  u64 parents = s->room;
  if (s->keeps_parents && !grown(s, (void **)&s->parents, &parents, room, 4)) return 0;
  s->room = room;
  return grown(s, (void **)&s->marks, &s->marks_room, room / MARKED + 1, 4);
}

static int room_for_states(Search *s, u64 more) {
  return s->count + more <= s->room || more_states(s, more);
}

// Where a state lies; `copy` is for one that has to be made up.
static inline const u64 *state_at(const Search *s, u64 number, u64 *copy) {
  if (!s->is_small) return s->states + number * WORDS;
  *copy = s->small[number] | TAKEN;
  return copy;
}

static inline void add_state(Search *s, const u64 *state) {
  if (s->is_small) {
    s->small[s->count++] = (u32)*state;
    return;
  }
  u64 *there = s->states + s->count++ * WORDS;
  for (u64 w = 0; w < WORDS; w++) there[w] = state[w];
}

// ── the table ───────────────────────────────────────────────────────────────────────

static inline u64 mixed(u64 a, u64 b) {
  u128 product = (u128)a * b;
  return (u64)product ^ (u64)(product >> 64);
}

static inline u64 hash(const u64 *state) {
  u64 h = 0x9e3779b97f4a7c15ull;
  for (u64 w = 0; w < WORDS; w++)
    h = mixed(h ^ state[w], 0xd6e8feb86659fd93ull + (w << 1));
  return (h ^ h >> 32) & TAG_MASK;
}

// One to one: with the 38 bits that a place in the table and its entry know, an index is known.
static inline u64 shuffled(u64 index) {
  const u64 mask = (1ull << 38) - 1;
  index = index * 0x9e3779b97f4a7c15ull & mask;
  index = (index ^ index >> 19) * 0xd6e8feb86659fd93ull & mask;
  index ^= index >> 19;
  return index << 32 | index >> 32;  // 32 bits for the entry, 6 for the part
}

static inline u64 hash_of(const Search *s, const u64 *state) {
  return s->index ? shuffled(s->index(state)) : hash(state);
}

static inline int same(const u64 *a, const u64 *b) {
  for (u64 w = 0; w < WORDS; w++)
    if (a[w] != b[w]) return 0;
  return 1;
}

static inline u64 slot_of(u64 tag, u64 size) { return tag * size >> 32; }

// Copy a part's entries into larger room; 0 when they crowd at its end.
static int moved(const Part *part, u64 *entries, u64 size) {
  u64 old = part->size ? part->size + SPARE : 0;
  for (u64 i = 0; i < old; i++) {
    u64 entry = part->entries[i];
    if (!entry) continue;
    u64 place = slot_of(entry >> 32, size);
    while (entries[place])
      if (++place == size + SPARE - 1) return 0;
    entries[place] = entry;
  }
  return 1;
}

static int grow(Search *s, Part *part) {
  u64 size = part->size;
  u64 *entries = 0;
  do {
    if (entries) give_back(entries);
    size += size / 3 + PART;
    if (s->bytes + (size + SPARE) * 8 > s->most_bytes) return 0;
    entries = take_memory(size + SPARE, 8);
    if (!entries) return 0;
    advised(s, entries, (size + SPARE) * 8);
  } while (!moved(part, entries, size));
  if (part->size) {
    s->bytes -= (part->size + SPARE) * 8;
    give_back(part->entries);
  }
  s->bytes += (size + SPARE) * 8;
  part->entries = entries;
  part->size = size;
  return 1;
}

// The number of a state; count if it is new (and then it is one more), -1 without memory.
static inline long long number_of(Search *s, const u64 *state, u64 h) {
  Part *part = &s->parts[h & (PARTS - 1)];
  u64 *used = &s->used[h & (PARTS - 1)];
  if (*used * 8 >= part->size * 7 && !grow(s, part)) return -1;
  u64 tag = h >> 32;
  u64 place = slot_of(tag, part->size);
  for (;;) {
    u64 entry = part->entries[place];
    if (!entry) break;
    if (entry >> 32 == tag) {
      u64 number = (entry & 0xffffffffull) - 1;
      u64 copy;
      if (s->index || same(state, state_at(s, number, &copy))) return (long long)number;
    }
    place++;
    if (place == part->size + SPARE - 1) {  // the spare places at the end are full
      if (!grow(s, part)) return -1;
      place = slot_of(tag, part->size);
    }
  }
  add_state(s, state);
  part->entries[place] = tag << 32 | s->count;
  ++*used;
  return (long long)s->count - 1;
}

// ── the bitmap ──────────────────────────────────────────────────────────────────────

static void ways_given_back(Search *s) {
  if (s->ways) give_back(s->ways);
  if (s->ways_after) give_back(s->ways_after);
  s->bytes -= (s->ways_room + s->ways_after_room) * 8;
  s->ways = s->ways_after = 0;
  s->ways_room = s->ways_after_room = 0;
}

// Who walks through the whole space faster without numbers doesn't count on the way.
static void count_no_ways(Search *s) {
  if (s->counts_ways != COUNTING) return;
  ways_given_back(s);
  s->counts_ways = NOT_COUNTED;
}

// From the table to the bitmap, when that is smaller by now; one of 64 MB at most
// (FAST_BITMAP words), which is faster, when it is four times as large.
static void to_bitmap(Search *s) {
  u64 words = s->indices / 64 + 1, each = words <= FAST_BITMAP ? 8 : 2;
  if (!s->index || s->needs_numbers || s->bitmap || s->forgotten || words > s->count * each + BITMAP) return;
  if (s->bytes + words * 8 > s->most_bytes) return;
  u64 *bitmap = take_memory(words, 8);
  if (!bitmap) return;
  count_no_ways(s);
  advised(s, bitmap, words * 8);
  for (u64 i = 0; i < s->count; i++) {
    u64 copy, index = s->index(state_at(s, i, &copy));
    bitmap[index / 64] |= 1ull << index % 64;
  }
  for (u64 i = 0; i < PARTS; i++) {
    Part *part = &s->parts[i];
    if (!part->size) continue;
    give_back(part->entries);
    s->bytes -= (part->size + SPARE) * 8;
    *part = (Part){0, 0};
  }
  s->bytes += words * 8;
  s->bitmap = bitmap;
}

static inline u64 key_of(const Search *s, const u64 *state) {
  return s->bitmap ? s->index(state) : hash_of(s, state);
}

// Is it new?  Then it is known from now on, with its parent.  -1 without memory.
static inline int entered(Search *s, const u64 *state, u64 key, u64 parent) {
  u64 before = s->count;
  if (s->bitmap) {
    u64 *word = s->bitmap + key / 64, bit = 1ull << key % 64;
    if (*word & bit) return 0;
    *word |= bit;
    add_state(s, state);
  } else {
    long long number = number_of(s, state, key);
    if ((u64)number < before) return 0;
    if (number < 0) return -1;
  }
  if (before % MARKED == 0) s->marks[before / MARKED] = (u32)parent;
  return 1;
}

static inline void prefetch_entry(const Search *s, u64 h) {
  if (s->bitmap) {
    __builtin_prefetch(s->bitmap + h / 64);
    return;
  }
  const Part *part = &s->parts[h & (PARTS - 1)];
  if (part->size) __builtin_prefetch(part->entries + slot_of(h >> 32, part->size));
}

static inline void hash_successors(Search *s, u64 first, u64 count) {
  for (u64 i = first; i < first + count; i++) {
    s->hashes[i] = hash_of(s, s->out + i * WORDS);
    prefetch_entry(s, s->hashes[i]);
  }
}

static inline void prefetch_state(const Search *s, u64 h) {
  if (s->index) return;
  const Part *part = &s->parts[h & (PARTS - 1)];
  if (!part->size) return;
  u64 tag = h >> 32, place = slot_of(tag, part->size);
  for (int i = 0; i < 4; i++) {
    u64 entry = part->entries[place + i];
    if (!entry) return;
    if (entry >> 32 == tag) {
      u64 number = (entry & 0xffffffffull) - 1;
      if (s->is_small) __builtin_prefetch(s->small + number);
      else __builtin_prefetch(s->states + number * WORDS);
      return;
    }
  }
}

static int ready(Search *s, u64 wanted) {  // room for the successors of some states
  u64 room = s->out_room;
  if (wanted <= room) return 1;
  if (!grown(s, (void **)&s->out, &room, wanted, 8 * WORDS)) return 0;
  u64 keys = s->out_room;
  if (!grown(s, (void **)&s->keys, &keys, room, 8)) return 0;
  u64 hashes = s->out_room;
  if (!grown(s, (void **)&s->hashes, &hashes, room, 8)) return 0;
  s->out_room = room;
  return 1;
}

// ── the start ───────────────────────────────────────────────────────────────────────

// The initial states, all different, are the first to be known.  They have no parent.
int search_begin(Search *s, const u64 *starts, u64 count) {
  u64 wanted = (s->most_successors + 1) * (s->most_successors < FEW ? BLOCK : 1);
  if (!ready(s, wanted) || !room_for_states(s, count)) return NO_MEMORY;
  for (u64 i = 0; i < count; i++, starts += WORDS) {
    if (number_of(s, starts, hash_of(s, starts)) < 0) return NO_MEMORY;
    if (i % MARKED == 0) s->marks[i / MARKED] = 0;
    if (s->keeps_parents) s->parents[i] = (u32)i;
  }
  s->starts = s->level_end = count;
  return GOING_ON;
}

// Is one of them a goal?
int search_starts(Search *s) {
  for (u64 i = 0; i < s->starts; i++) {
    u64 copy;
    int goal = s->goal(state_at(s, i, &copy));
    if (goal) { s->found = i; return goal > 0 ? GOAL : FAULT; }
  }
  return GOING_ON;
}

static int level_ended(Search *s) {
  if (!grown(s, (void **)&s->levels, &s->levels_room, s->levels_count + 1, 8)) return 0;
  s->levels[s->levels_count++] = s->level_end;
  s->level_end = s->count;
  return 1;
}

// The first state of the level that is expanded.
static inline u64 level_begin(const Search *s) { return s->levels_count ? s->levels[s->levels_count - 1] : 0; }

// Where a block of states that begins at `from` ends: their successors have room.
static u64 block_end(const Search *s, u64 from, u64 end) {
  u64 most = s->out_room / (s->most_successors + 1);
  if (most > BLOCK) most = BLOCK;
  return end - from > most ? from + most : end;
}

// Expand the states of a block and hash their successors.  A state where a rule has no value ends
// the block, with count -1.
static inline void expand_states(const Search *s, Block *block) {
  u64 made = 0, n = 0, copy;
  while (n < block->size) {
    int found = s->expand(state_at(s, block->from + n, &copy), block->out + made * WORDS);
    block->counts[n++] = (u32)found;
    if (found < 0) break;
    for (int i = 0; i < found; i++, made++) {
      u64 h = key_of(s, block->out + made * WORDS);
      block->hashes[made] = h;
      prefetch_entry(s, h);
    }
  }
  for (u64 i = 0; i < made; i++) prefetch_state(s, block->hashes[i]);
  block->size = n;
  block->made = made;
}

// The states from `from` on, a block of them, all before `end`.
static inline Block own_block(Search *s, u64 from, u64 end) {
  to_bitmap(s);
  Block block = {from, block_end(s, from, end) - from, 0, s->out, s->hashes, s->counts};
  expand_states(s, &block);
  return block;
}

// ── breadth-first ───────────────────────────────────────────────────────────────────

static inline void dead_ended(Search *s, const u64 *state) {
  if (!s->dead_ends++)
    for (u64 w = 0; w < WORDS; w++) s->dead_end[w] = state[w];
}

// Is an expanded state a goal, lost, or a dead end?
static inline int judged(Search *s, u64 number, u64 successors) {
  u64 copy;
  const u64 *state = state_at(s, number, &copy);
  int goal = s->goal(state), lost = 0;
  if (!goal && !successors) {
    lost = s->lost(state);
    if (!lost) dead_ended(s, state);
  }
  if (goal < 0 || lost < 0) { s->found = number; return FAULT; }
  s->goals += (u64)goal;
  s->losses += (u64)lost;
  return GOING_ON;
}

// Enter the successors of a block, in their order.  Goals are tested when they are discovered, or,
// for `everything`, when they have been expanded.
static inline int enter_block(Search *s, const Block *block, int everything) {
  if (!room_for_states(s, block->made)) return NO_MEMORY;
  const u64 *out = block->out, *key = block->hashes;
  for (u64 i = 0; i < block->size; i++) {
    u64 from = block->from + i;
    if (from == s->level_end && !level_ended(s)) return NO_MEMORY;
    if ((int)block->counts[i] < 0) { s->found = from; return FAULT; }
    s->generated += block->counts[i];
    s->next++;
    for (u32 k = block->counts[i]; k; k--, out += WORDS, key++) {
      int new = entered(s, out, *key, from);
      if (new < 0) return NO_MEMORY;
      if (!new || everything) continue;
      int goal = s->goal(out);
      if (goal) { s->found = s->count - 1; return goal > 0 ? GOAL : FAULT; }
    }
    if (everything && judged(s, from, block->counts[i])) return FAULT;
    if (s->count > s->most_states) return TOO_MANY;
  }
  return GOING_ON;
}

// ── ways to the states of a level ───────────────────────────────────────────────────

static int begin_ways(Search *s) {
  u64 room = 4;
  while (room < 4 * s->most_successors) room *= 2;
  if (!grown(s, (void **)&s->ways, &s->ways_room, s->starts, 8) ||
      !grown(s, (void **)&s->all_ways, &s->all_ways_room, 1, 8))
    return 0;
  s->once = take_memory(room, 8);
  if (!s->once) return 0;
  s->bytes += room * 8;
  s->once_room = room;
  s->limbs = 1;
  s->all_ways[0] = 0;
  for (u64 i = 0; i < s->starts; i++) s->ways[i] = 1;
  return 1;
}

// The next level begins.
static void next_ways(Search *s) {
  u64 *ways = s->ways, room = s->ways_room;
  s->ways = s->ways_after, s->ways_room = s->ways_after_room;
  s->ways_after = ways, s->ways_after_room = room;
}

static void spread(u64 *ways, u64 count, u64 limbs) {
  for (u64 i = count; i--;)
    for (u64 k = 2 * limbs; k--;) ways[i * 2 * limbs + k] = k < limbs ? ways[i * limbs + k] : 0;
}

// Numbers of twice as many words.
static int wider(Search *s) {
  u64 limbs = s->limbs, here = s->level_end - level_begin(s), after = s->count - s->level_end;
  if (!grown(s, (void **)&s->ways, &s->ways_room, here * 2 * limbs, 8) ||
      !grown(s, (void **)&s->ways_after, &s->ways_after_room, after * 2 * limbs, 8) ||
      !grown(s, (void **)&s->all_ways, &s->all_ways_room, 2 * limbs, 8))
    return 0;
  spread(s->ways, here, limbs);
  spread(s->ways_after, after, limbs);
  spread(s->all_ways, 1, limbs);
  s->limbs = 2 * limbs;
  return 1;
}

// Add the ways to a state of this level to those at a place, all of which may be moved.
static inline int add_ways(Search *s, u64 **to, u64 place, u64 from) {
  u64 limbs = s->limbs, *sum = *to + place * limbs;
  const u64 *more = s->ways + from * limbs;
  u128 carry = 0;
  for (u64 k = 0; k < limbs; k++) {
    carry += (u128)sum[k] + more[k];
    sum[k] = (u64)carry;
    carry >>= 64;
  }
  if (!carry) return 1;
  if (!wider(s)) return 0;
  (*to)[place * 2 * limbs + limbs] = 1;
  return 1;
}

// Is a number the first of its kind among the successors of a state, the one with number `from`?
static inline int is_first(const Search *s, u64 from, u32 number) {
  u64 mask = s->once_room - 1, entry = from + 1 << 32 | number;
  u64 place = number * 0x9e3779b97f4a7c15ull >> 32 & mask;
  for (; s->once[place] >> 32 == from + 1; place = place + 1 & mask)
    if (s->once[place] == entry) return 0;
  s->once[place] = entry;
  return 1;
}

// `enter_block`, with the ways to the new states.  These come last: where it ends before, nobody asks.
static int enter_ways(Search *s, const Block *block, int everything) {
  u64 known = s->count, end = s->level_end, wide = s->limbs * 8, goals = 0, at = 0;
  if (!room_for_states(s, block->made) ||
      !grown(s, (void **)&s->numbers, &s->numbers_room, block->made, 4) ||
      !grown(s, (void **)&s->ways_after, &s->ways_after_room, (known + block->made - end) * s->limbs, 8))
    return NO_MEMORY;
  for (u64 i = 0; i < block->size; i++) {
    u64 from = block->from + i, met = s->goals;
    if ((int)block->counts[i] < 0) { s->found = from; return FAULT; }
    s->generated += block->counts[i];
    s->next++;
    for (u32 k = block->counts[i]; k; k--, at++) {
      u64 before = s->count;
      long long number = number_of(s, block->out + at * WORDS, block->hashes[at]);
      if (number < 0) return NO_MEMORY;
      if (s->count > before && before % MARKED == 0) s->marks[before / MARKED] = (u32)from;
      s->numbers[at] = (u32)number;
      if ((u64)number >= end) __builtin_prefetch((char *)s->ways_after + ((u64)number - end) * wide);
    }
    if (everything && judged(s, from, block->counts[i])) return FAULT;
    if (s->count > s->most_states) return TOO_MANY;
    if (s->goals > met) goals |= 1ull << i;
  }
  at = 0;
  for (u64 i = 0; i < block->size; i++) {
    u64 from = block->from + i, place = from - level_begin(s);
    if (goals >> i & 1 && !add_ways(s, &s->all_ways, 0, place)) return NO_MEMORY;
    for (u32 k = block->counts[i]; k; k--, at++) {
      u32 number = s->numbers[at];
      if (number < end || !is_first(s, from, number)) continue;
      if (number == known) {
        for (u64 w = 0; w < s->limbs; w++)
          s->ways_after[(known - end) * s->limbs + w] = s->ways[place * s->limbs + w];
        known++;
      } else if (!add_ways(s, &s->ways_after, number - end, place)) {
        return NO_MEMORY;
      }
    }
  }
  return GOING_ON;
}

// Behind a level of the whole space: are its goals the nearest ones?
static void ways_of_level(Search *s) {
  if (s->counts_ways != COUNTING) return;
  next_ways(s);
  if (!s->goals) return;
  s->nearest = s->levels_count - 1;
  ways_given_back(s);
  s->counts_ways = COUNTED;
}

// ── levels that are apart ───────────────────────────────────────────────────────────

// What is counted in the states of a level, as far as it falls or rises.
static void measure(Search *s, u64 from, u64 end, int is_first) {
  for (u64 k = 0; k < s->measures_count; k++) {
    u64 bit = 1ull << k, least = NOTHING, most = 0, copy;
    if (!((s->falling | s->rising) & bit)) continue;
    for (u64 i = from; i < end; i++) {
      const u64 *state = state_at(s, i, &copy), *mask = s->measures + k * WORDS;
      u64 found = 0;
      for (u64 w = 0; w < WORDS; w++) found += (u64)__builtin_popcountll(state[w] & mask[w]);
      if (found < least) least = found;
      if (found > most) most = found;
    }
    if (!is_first && most >= s->least_measured[k]) s->falling &= ~bit;
    if (!is_first && least <= s->most_measured[k]) s->rising &= ~bit;
    s->least_measured[k] = least;
    s->most_measured[k] = most;
  }
}

// Before a level is expanded: forget those before it, and that this one is known, if no level so far
// has a state of another.  TANGLED: this one may have, and others are forgotten.
static int forget(Search *s, u64 level) {
  if (s->levels_count == 1) {
    s->falling = s->rising = (1ull << s->measures_count) - 1;
    measure(s, 0, s->next, 1);
  }
  if (s->next == s->count) return GOING_ON;
  measure(s, s->next, s->count, 0);
  if (!(s->falling | s->rising)) {
    s->measures_count = 0;
    return s->forgotten ? TANGLED : GOING_ON;
  }
  if (s->count < s->apart_from || s->bitmap) return GOING_ON;
  for (u64 i = 0; i < PARTS; i++) {
    Part *part = &s->parts[i];
    if (!s->used[i]) continue;
    for (u64 k = 0; k < part->size + SPARE; k++) part->entries[k] = 0;
    s->used[i] = 0;
  }
  u64 each = s->is_small ? 4 : 8 * WORDS, list = s->is_small ? (u64)s->small : (u64)s->states;
  u64 start = (list + s->forgotten * each + 4095) & ~4095ull, end = (list + level * each) & ~4095ull;
  if (s->advise && start < end && !s->advise((void *)start, end - start, GIVEN_BACK))
    s->bytes -= end - start;
  s->forgotten = level;
  return GOING_ON;
}

static inline int breadth_first(Search *s, u64 budget, int everything) {
  u64 stop = s->next + budget;
  if (everything && s->counts_ways == COUNTING && !s->limbs && !begin_ways(s)) return NO_MEMORY;
  while (s->next < stop) {
    if (s->next == s->level_end) {
      if (!level_ended(s)) return NO_MEMORY;
      if (everything) ways_of_level(s);
      int status = everything && s->measures_count ? forget(s, s->next) : GOING_ON;
      if (status != GOING_ON) return status;
    }
    if (s->next == s->count) return EXHAUSTED;
    Block block = own_block(s, s->next, s->level_end);
    int status = everything && s->counts_ways == COUNTING ? enter_ways(s, &block, 1)
                                                          : enter_block(s, &block, everything);
    if (status != GOING_ON) return status;
  }
  return GOING_ON;
}

// Expand about `budget` states, up to the first goal.
int search_breadth_first(Search *s, u64 budget) { return breadth_first(s, budget, 0); }

// The same through the whole space: goals, lost states and dead ends are counted.
int search_everything(Search *s, u64 budget) { return breadth_first(s, budget, 1); }

// The state by which one was discovered: the first that has it among its successors.
int search_parent(Search *s, u64 number) {
  u64 mark = number / MARKED, from = s->marks[mark], count = s->layer ? s->flooded : s->count;
  u64 end = s->layer ? s->flooded_next : s->next;
  if ((mark + 1) * MARKED < count) end = s->marks[mark + 1] + 1;
  u64 copy_of_it, copy;
  const u64 *it = state_at(s, number, &copy_of_it);
  for (u64 i = from; i < end; i++) {
    int found = s->expand(state_at(s, i, &copy), s->out);
    for (int k = 0; k < found; k++)
      if (same(it, s->out + (u64)k * WORDS)) { s->found = i; return GOAL; }
  }
  return EXHAUSTED;
}

// Behind a breadth-first search that found a goal at one step from the level at hand: `ranks` has 1
// for each state up to there on a shortest way to a goal.  States are expanded again, the last first.
int search_shortest(Search *s, u64 budget) {
  u64 last = level_begin(s), level = s->levels_count, copy;
  if (!s->ranks) {
    if (!grown(s, (void **)&s->ranks, &s->ranks_room, s->level_end, 4)) return NO_MEMORY;
    s->behind = s->level_end;
  }
  for (; budget && s->behind; budget--) {
    u64 from = s->behind - 1;
    while (level && from < s->levels[level - 1]) level--;
    u64 end = level < s->levels_count ? s->levels[level] : s->level_end;
    int found = s->expand(state_at(s, from, &copy), s->out), is_on = 0;
    if (found < 0) { s->found = from; return FAULT; }
    for (int i = 0; i < found && !is_on; i++) {
      const u64 *next = s->out + (u64)i * WORDS;
      if (from >= last) {
        is_on = s->goal(next);
        if (is_on < 0) { s->found = from; return FAULT; }
        continue;
      }
      long long number = number_of(s, next, hash_of(s, next));
      if (number < 0) return NO_MEMORY;
      is_on = (u64)number >= end && s->ranks[number];
    }
    s->ranks[from] = (u32)is_on;
    s->behind = from;
  }
  return s->behind ? GOING_ON : EXHAUSTED;
}

// ── a flood ─────────────────────────────────────────────────────────────────────────

// These are compiled with the rules of a puzzle, which call nothing and are part of the loop then.

int expand(const u64 *state, u64 *out);
int goal(const u64 *state);
int lost(const u64 *state);
u64 index(const u64 *state);

// From the list of states to the two levels that are known in part.
static int begin_flood(Search *s) {
  u64 here = s->level_end - s->next, after = s->count - s->level_end, room = 0;
  u32 *layer = 0;
  if (!grown(s, (void **)&s->ahead, &s->ahead_room, after + 1, 4)) return 0;
  if (!grown(s, (void **)&layer, &room, here + 1, 4)) return 0;
  for (u64 i = 0; i < here; i++) layer[i] = s->small[s->next + i];
  for (u64 i = 0; i < after; i++) s->ahead[i] = s->small[s->level_end + i];
  s->layer_room = room;
  s->flooded = s->count;
  s->layer_first = s->flooded_next = s->next;
  s->ahead_first = s->level_end;
  s->layer = layer;  // last: where it is, the flood has begun
  return 1;
}

// The last level stays where it is when there is none behind it.
static int level_flooded(Search *s) {
  if (!level_ended(s)) return 0;
  if (s->next == s->count) return 1;
  u32 *layer = s->layer;
  u64 room = s->layer_room;
  s->layer = s->ahead, s->layer_room = s->ahead_room, s->layer_first = s->ahead_first;
  s->ahead = layer, s->ahead_room = room, s->ahead_first = s->count;
  return 1;
}

static int room_to_flood(Search *s, u64 more, int everything) {
  u64 wanted = s->count - s->ahead_first + more;
  if (!grown(s, (void **)&s->ahead, &s->ahead_room, wanted, 4)) return 0;
  if (everything) return 1;
  wanted = s->count - s->flooded + more;
  return prolonged(s, (void **)&s->tags, &s->tags_room, wanted, 1) &&
         prolonged(s, (void **)&s->blocks, &s->blocks_room, s->blocks_count + 1, 2);
}

// Expand some states one after the other; gives how many successors there are.  `tags` of these:
// which one of which state.  A state where a rule has no value is the last, with count -1.
static inline u64 flood_states(const u32 *states, u64 *size, u64 *out, u8 *tags, u32 *counts) {
  u64 made = 0, n = 0, tag = 0x0706050403020100ull;
  for (; n < *size; n++, tag += 0x0101010101010101ull * LABELS) {
    u64 state = states[n] | TAKEN;
    if (tags) __builtin_memcpy(tags + made, &tag, 8);  // one write, whatever comes of it
    int found = expand(&state, out + made);
    counts[n] = (u32)found;
    if (found < 0) { n++; break; }
    made += (u64)found;
  }
  *size = n;
  return made;
}

// What is new goes to `after`, without a branch: nobody could guess whether it is.
static inline u64 flood_bitmap(u64 *bitmap, const u64 *out, u64 made, const u8 *tags, u32 *after,
                               u8 *kept) {
  u64 reached = 0;
  for (u64 i = 0; i < made; i++) {
    u64 key = index(out + i), *word = bitmap + key / 64, bit = 1ull << key % 64, old = *word;
    *word = old | bit;
    after[reached] = (u32)out[i];
    if (tags) kept[reached] = tags[i];
    reached += !(old & bit);
  }
  return reached;
}

static int goal_flooded(Search *s, u64 from, u64 place, int is_goal, const u32 *counts) {
  u64 parent = s->tags[s->count - s->flooded + place] / LABELS;
  for (u64 i = 0; i <= parent; i++) s->generated += counts[i];
  s->next = from + parent + 1;
  s->count += place + 1;
  s->found = s->count - 1;
  return is_goal > 0 ? GOAL : FAULT;
}

static int flood_judged(Search *s, u64 from, const u32 *states, u64 size, const u32 *counts) {
  for (u64 i = 0; i < size && (int)counts[i] >= 0; i++) {
    u64 state = states[i] | TAKEN;
    int is_goal = goal(&state), is_lost = 0;
    if (!is_goal && !counts[i]) {
      is_lost = lost(&state);
      if (!is_lost) dead_ended(s, &state);
    }
    if (is_goal < 0 || is_lost < 0) { s->found = from + i; return FAULT; }
    s->goals += (u64)is_goal;
    s->losses += (u64)is_lost;
  }
  return GOING_ON;
}

// Expand a block of states of the level at hand.
static inline int flood_block(Search *s, u64 size, u64 *out, int everything) {
  u8 tags[FLOOD * LABELS + 8];
  u32 counts[FLOOD];
  u64 from = s->next, start = s->count - s->ahead_first;
  const u32 *states = s->layer + (from - s->layer_first);
  u32 *after = s->ahead + start;
  u8 *kept = everything ? 0 : s->tags + (s->count - s->flooded);
  u64 made = flood_states(states, &size, out, everything ? 0 : tags, counts);
  u64 reached = flood_bitmap(s->bitmap, out, made, everything ? 0 : tags, after, kept);
  if (everything) {
    if (flood_judged(s, from, states, size, counts)) return FAULT;
  } else {
    s->blocks[s->blocks_count++] = (u16)(size << 9 | reached);
    for (u64 i = 0; i < reached; i++) {
      u64 state = after[i] | TAKEN;
      int is_goal = goal(&state);
      if (is_goal) return goal_flooded(s, from, i, is_goal, counts);
    }
  }
  u64 faulty = (int)counts[size - 1] < 0;
  s->generated += made;
  s->count += reached;
  s->next += size - faulty;
  s->found = s->next;
  return faulty ? FAULT : GOING_ON;
}

static inline int flood(Search *s, u64 budget, int everything) {
  if (!s->layer && !begin_flood(s)) return NO_MEMORY;
  u64 stop = s->next + budget, each = s->most_successors + 1;
  u64 block = s->out_room / each < FLOOD ? s->out_room / each : FLOOD, most = block * each;
  while (s->next < stop) {
    if (s->next == s->level_end && !level_flooded(s)) return NO_MEMORY;
    if (s->next == s->count) return EXHAUSTED;
    if (!room_to_flood(s, most, everything)) return NO_MEMORY;
    u64 size = s->level_end - s->next;
    if (size > block) size = block;
    if (s->count + most > s->most_states) size = 1;  // the limit is asked for after each state
    int status = flood_block(s, size, s->out, everything);
    if (status != GOING_ON) return status;
    if (s->count > s->most_states) return TOO_MANY;
  }
  return GOING_ON;
}

// Go on where `search_breadth_first` or `search_everything` is.
int search_flood(Search *s, u64 budget) { return flood(s, budget, 0); }

int search_flood_everything(Search *s, u64 budget) { return flood(s, budget, 1); }

// The way to a state that was flooded: in `stack`, from its end to its beginning; `found` is the
// listed state before it.
int search_retrace(Search *s, u64 number) {
  u64 first = s->flooded, parent = s->flooded_next, b = s->blocks_count, copy;
  for (u64 i = 0; i < b; i++) first += s->blocks[i] & 511, parent += s->blocks[i] >> 9;
  s->stack_count = 0;
  while (number >= s->flooded) {
    while (first > number) b--, first -= s->blocks[b] & 511, parent -= s->blocks[b] >> 9;
    u8 tag = s->tags[number - s->flooded];
    if (!grown(s, (void **)&s->stack, &s->stack_room, s->stack_count + 1, 4)) return NO_MEMORY;
    s->stack[s->stack_count++] = tag % LABELS;
    number = parent + tag / LABELS;
  }
  s->found = number;
  u64 state = *state_at(s, number, &copy);
  for (u64 i = s->stack_count; i--; s->stack[i] = (u32)state) {
    s->expand(&state, s->out);
    state = s->out[s->stack[i]];
  }
  return GOING_ON;
}

// ── counting ────────────────────────────────────────────────────────────────────────

// How many ways lead to goals in the level that begins?
static int level_of_ways(Search *s) {
  u64 start = s->next, status = GOING_ON, copy;
  if (s->count == start) return EXHAUSTED;
  for (u64 i = start; i < s->count; i++) {
    int goal = s->goal(state_at(s, i, &copy));
    if (goal < 0) { s->found = i; return FAULT; }
    if (!goal) continue;
    if (status != GOAL) s->found = i;
    status = GOAL;
    if (!add_ways(s, &s->all_ways, 0, i - start)) return NO_MEMORY;
  }
  return (int)status;
}

// The number of shortest ways to the nearest goals; two differ when they pass other states.
int search_count(Search *s, u64 budget) {
  u64 stop = s->next + budget;
  if (!s->limbs) {
    if (!begin_ways(s)) return NO_MEMORY;
    int status = level_of_ways(s);
    if (status != GOING_ON) return status;
  }
  while (s->next < stop) {
    if (s->next == s->level_end) {
      if (!level_ended(s)) return NO_MEMORY;
      next_ways(s);
      int status = level_of_ways(s);
      if (status != GOING_ON) return status;
    }
    Block block = own_block(s, s->next, s->level_end);
    int status = enter_ways(s, &block, 0);
    if (status != GOING_ON) return status;
  }
  return GOING_ON;
}

// ── depth-first ─────────────────────────────────────────────────────────────────────

static int room_for_latest(Search *s) {
  return s->latest_room >= s->room || grown(s, (void **)&s->latest, &s->latest_room, s->room, 4);
}

static void turn_round(u32 *first, u32 *end) {
  while (first + 1 < end) {
    u32 one = *first;
    *first++ = *--end;
    *end = one;
  }
}

// Marks states when they are discovered and follows the last successor first.
int search_depth_first(Search *s, u64 budget) {
  if (!s->expanded && !s->stack_count) {
    if (!grown(s, (void **)&s->stack, &s->stack_room, s->starts, 4)) return NO_MEMORY;
    for (u32 i = 0; i < s->starts; i++) s->stack[s->stack_count++] = i;
  }
  for (; budget; budget--) {
    if (!s->stack_count) return EXHAUSTED;
    u32 from = s->stack[--s->stack_count];
    u64 copy;
    int found = s->expand(state_at(s, from, &copy), s->out);
    if (found < 0) { s->found = from; return FAULT; }
    s->expanded++;
    s->generated += (u64)found;
    if (!room_for_states(s, (u64)found)) return NO_MEMORY;
    if (!grown(s, (void **)&s->stack, &s->stack_room, s->stack_count + (u64)found, 4))
      return NO_MEMORY;
    hash_successors(s, 0, (u64)found);
    for (int i = 0; i < found; i++) {
      u64 before = s->count;
      long long number = number_of(s, s->out + i * WORDS, s->hashes[i]);
      if (number < 0) return NO_MEMORY;
      if ((u64)number < before) continue;
      s->parents[number] = from;
      int goal = s->goal(s->out + i * WORDS);
      if (goal) { s->found = (u64)number; return goal > 0 ? GOAL : FAULT; }
      s->stack[s->stack_count++] = (u32)number;
    }
    if (s->count > s->most_states) return TOO_MANY;
  }
  return GOING_ON;
}

// Marks states when they are entered, and follows the first successor first, as a recursive
// function does.  A state may stand on the stack several times: what put it there last is its
// parent, and `latest` says whether it has been entered.
int search_preorder(Search *s, u64 budget) {
  if (!s->expanded && !s->stack_count) {
    if (!grown(s, (void **)&s->stack, &s->stack_room, s->starts, 4) || !room_for_latest(s))
      return NO_MEMORY;
    for (u32 i = (u32)s->starts; i--;) {
      s->latest[i] = 0;
      s->stack[s->stack_count++] = i;
    }
  }
  for (; budget; budget--) {
    if (!s->stack_count) return EXHAUSTED;
    u32 from = s->stack[--s->stack_count];
    if (s->latest[from]) continue;
    s->latest[from] = 1;
    u64 copy;
    const u64 *state = state_at(s, from, &copy);
    int goal = s->goal(state);
    if (goal) { s->found = from; return goal > 0 ? GOAL : FAULT; }
    int found = s->expand(state, s->out);
    if (found < 0) { s->found = from; return FAULT; }
    s->expanded++;
    s->generated += (u64)found;
    if (!room_for_states(s, (u64)found) || !room_for_latest(s)) return NO_MEMORY;
    if (!grown(s, (void **)&s->stack, &s->stack_room, s->stack_count + (u64)found, 4))
      return NO_MEMORY;
    hash_successors(s, 0, (u64)found);
    u64 first = s->stack_count;
    for (int i = 0; i < found; i++) {
      u64 before = s->count;
      long long number = number_of(s, s->out + i * WORDS, s->hashes[i]);
      if (number < 0) return NO_MEMORY;
      if ((u64)number >= before) s->latest[number] = 0;
      if (s->latest[number]) continue;
      s->parents[number] = from;
      s->stack[s->stack_count++] = (u32)number;
    }
    turn_round(s->stack + first, s->stack + s->stack_count);
    if (s->count > s->most_states) return TOO_MANY;
  }
  return GOING_ON;
}

// ── best first ──────────────────────────────────────────────────────────────────────

// A record is one way to a state at a cost; a cheaper way makes a new record.  Records wait in
// buckets, one for each rank; a heap knows the ranks.  A rank is a key, and below it what orders
// records of the same key: with an estimate the greatest cost is least, for little is then left to
// a goal.  Of equal ranks the first comes first, but with an estimate the last does.

static u64 bucket_of(Search *s, u128 rank) {
  u64 hash = mixed((u64)(rank >> 64), 0x9e3779b97f4a7c15ull) ^ (u64)rank;
  u64 mask = s->buckets_size - 1, place = mixed(hash, 0xd6e8feb86659fd93ull) & mask;
  while (s->buckets[place].first && s->buckets[place].rank != rank) place = place + 1 & mask;
  return place;
}

static int more_buckets(Search *s) {
  u64 old = s->buckets_size, size = old ? 2 * old : BUCKETS;
  if (s->bytes + size * sizeof(Bucket) > s->most_bytes) return 0;
  Bucket *before = s->buckets, *made = take_memory(size, sizeof(Bucket));
  if (!made) return 0;
  s->buckets = made;
  s->buckets_size = size;
  s->buckets_used = 0;
  for (u64 i = 0; i < old; i++)
    if (before[i].first && before[i].first != ~0u) {
      made[bucket_of(s, before[i].rank)] = before[i];
      s->buckets_used++;
    }
  if (old) give_back(before);
  s->bytes += (size - old) * sizeof(Bucket);
  return 1;
}

static int push(Search *s, u128 rank, u32 record, int last_first) {
  if (2 * s->buckets_used >= s->buckets_size && !more_buckets(s)) return 0;
  Bucket *bucket = &s->buckets[bucket_of(s, rank)];
  s->following[record] = 0;
  s->waiting++;
  if (bucket->first && bucket->first != ~0u) {
    if (last_first) {
      s->following[record] = bucket->first;
      bucket->first = record + 1;
      return 1;
    }
    s->following[bucket->last] = record + 1;
    bucket->last = record;
    return 1;
  }
  s->buckets_used += !bucket->first;
  *bucket = (Bucket){rank, record + 1, record};
  if (!grown(s, (void **)&s->heap, &s->heap_room, s->heap_count + 1, sizeof(u128))) return 0;
  u64 at = s->heap_count++;
  while (at && rank < s->heap[(at - 1) / 2]) {
    s->heap[at] = s->heap[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  s->heap[at] = rank;
  return 1;
}

static u32 pop(Search *s) {
  u128 rank = s->heap[0];
  Bucket *bucket = &s->buckets[bucket_of(s, rank)];
  s->lowest = (u64)(rank >> 64);
  u32 record = bucket->first - 1;
  s->waiting--;
  bucket->first = s->following[record];
  if (bucket->first) return record;
  bucket->first = ~0u;  // empty, but others may lie behind it
  u128 last = s->heap[--s->heap_count];
  u64 at = 0;
  for (;;) {
    u64 child = 2 * at + 1;
    if (child >= s->heap_count) break;
    if (child + 1 < s->heap_count && s->heap[child + 1] < s->heap[child]) child++;
    if (last <= s->heap[child]) break;
    s->heap[at] = s->heap[child];
    at = child;
  }
  s->heap[at] = last;
  return record;
}

static int room_for_records(Search *s, u64 more) {
  if (s->records_count + more > s->most_records) return 0;
  if (s->records_count + more <= s->records_room) return 1;
  u64 room = s->records_room;
  if (!grown(s, (void **)&s->records, &room, s->records_count + more, sizeof(Record))) return 0;
  u64 following = s->records_room;
  if (!grown(s, (void **)&s->following, &following, room, 4)) return 0;
  s->records_room = room;
  return 1;
}

enum { MOST_WORDS = 16 };  // of an abstract state

// The greatest sum of distances; NOTHING if no goal can be reached.
static int looked_up(const Search *s, const u64 *state, u64 *estimate) {
  u64 abstract[MOST_WORDS], total = 0;
  for (u64 i = 0; i < s->lookups_count; i++) {
    const Lookup *lookup = &s->lookups[i];
    if (lookup->project) lookup->project(state, abstract);
    u64 distance = lookup->distance(lookup->table, lookup->project ? abstract : state);
    if (distance == NOTHING) { *estimate = NOTHING; return 0; }
    total += distance;
    if (!lookup->is_last) continue;
    if (total > *estimate) *estimate = total;
    total = 0;
  }
  return 0;
}

static int estimated(Search *s, u32 state, u64 *estimate) {
  u64 copy;
  const u64 *it = state_at(s, state, &copy);
  int found = s->lookups_count ? looked_up(s, it, estimate) : s->estimate(it, estimate);
  if (found >= 0) return GOING_ON;
  s->found = state;
  return found == -1 ? FAULT : TOO_LARGE;
}

// by: 0 the cost, 1 the cost and the estimate, 2 the estimate alone, 3 the cost and the weighted
// estimate, 4 the number of steps
static int enter(Search *s, u32 state, u64 cost, u32 before, int by) {
  u64 key = cost;
  u32 record = (u32)s->records_count++;
  s->records[record] = (Record){cost, state, before};
  s->latest[state] = record;
  if (by) {
    u64 estimate = 0;
    int status = estimated(s, state, &estimate);
    if (status != GOING_ON) return status;
    if (estimate == NOTHING) return GOING_ON;
    if (by == 3 && (cost | estimate) & s->free) return TOO_LARGE;
    key = by == 1 ? cost + estimate : by == 2 ? estimate : s->under * cost + s->over * estimate;
    if (key & s->guards) return TOO_LARGE;
  }
  u128 rank = (u128)key << 64 | (by & 1 ? ~cost : 0);
  return push(s, rank, record, by & 1) ? GOING_ON : NO_MEMORY;
}

int search_best_first(Search *s, u64 budget, int by) {
  if (!s->records_count) {
    if (!room_for_latest(s) || !room_for_records(s, s->starts)) return NO_MEMORY;
    for (u32 i = 0; i < s->starts; i++) {
      int status = enter(s, i, 0, 0, by);
      if (status != GOING_ON) return status;
    }
  }
  for (; budget; budget--) {
    if (!s->waiting) return EXHAUSTED;
    if (s->expanded >= s->most_expanded) return ENOUGH;
    u32 record = pop(s);
    u32 from = s->records[record].state;
    u64 cost = s->records[record].key;
    if (s->latest[from] != record) continue;
    u64 copy;
    const u64 *state = state_at(s, from, &copy);
    int goal = s->goal(state);
    if (goal) { s->found = goal > 0 ? record : from; return goal > 0 ? GOAL : FAULT; }
    int found = s->expand_costs(state, s->out, s->keys);
    if (found < 0) { s->found = from; return found == -1 ? FAULT : TOO_LARGE; }
    s->expanded++;
    s->generated += (u64)found;
    if (!room_for_states(s, (u64)found) || !room_for_latest(s) || !room_for_records(s, (u64)found))
      return NO_MEMORY;
    hash_successors(s, 0, (u64)found);
    for (int i = 0; i < found; i++) {
      u64 before = s->count, total = cost + s->keys[i];
      if (total & s->guards) return TOO_LARGE;
      long long number = number_of(s, s->out + i * WORDS, s->hashes[i]);
      if (number < 0) return NO_MEMORY;
      if ((u64)number < before && s->records[s->latest[number]].key <= total) continue;
      int status = enter(s, (u32)number, total, record + 1, by);
      if (status != GOING_ON) return status;
    }
    if (s->count > s->most_states) return TOO_MANY;
  }
  return GOING_ON;
}

// The lowest key of a goal among some records, if it is below `least`.
int search_least_goal(Search *s, u64 from, u64 end) {
  for (u64 i = from, copy; i < end; i++) {
    const Record *it = s->records + i;
    if (it->key < s->least && s->goal(state_at(s, it->state, &copy)) > 0) s->least = it->key;
  }
  return GOING_ON;
}

// ── distances to goals ──────────────────────────────────────────────────────────────

static int price_of(Search *s, u64 cost) {
  for (u64 i = 0; i < s->costs_count; i++)
    if (s->costs[i] == cost) return (int)i;
  if (s->costs_count == PRICES) return -1;
  s->costs[s->costs_count] = cost;
  return (int)s->costs_count++;
}

// Expand all states and keep the edges.
static int keep_edges(Search *s, u64 budget) {
  for (u64 stop = s->next + budget; s->next < stop;) {
    if (s->next == s->count) return EXHAUSTED;
    u64 from = s->next, end = block_end(s, from, s->count), made = 0;
    for (u64 i = from; i < end; i++) {
      u64 copy;
      int found = s->expand_costs(state_at(s, i, &copy), s->out + made * WORDS, s->keys + made);
      if (found < 0) return TOO_LARGE;
      s->counts[i - from] = (u32)found;
      hash_successors(s, made, (u64)found);
      made += (u64)found;
    }
    u64 room = s->edges_count + made;
    if (room >> 32) return TOO_LARGE;
    if (!room_for_states(s, made) || !grown(s, (void **)&s->edges, &s->edges_room, room, 4) ||
        !grown(s, (void **)&s->prices, &s->prices_room, room, 1) ||
        !grown(s, (void **)&s->ends, &s->ends_room, s->count + made + 1, 4))
      return NO_MEMORY;
    for (u64 k = 0; k < made; k++) prefetch_state(s, s->hashes[k]);
    for (u64 i = from, k = 0; i < end; i++) {
      for (u64 last = k + s->counts[i - from]; k < last; k++) {
        long long number = number_of(s, s->out + k * WORDS, s->hashes[k]);
        if (number < 0) return NO_MEMORY;
        int price = price_of(s, s->keys[k]);
        if (price < 0) return TOO_LARGE;
        s->edges[s->edges_count] = (u32)number;
        s->prices[s->edges_count++] = (u8)price;
      }
      s->ends[i] = (u32)s->edges_count;
    }
    s->next = end;
    if (s->count > s->most_states) return TOO_MANY;
  }
  return GOING_ON;
}

// Turn the edges round.
static int turn_edges(Search *s) {
  u64 size = s->edges_count * 5 + (s->count + 1) * 4;
  if (s->bytes + size > s->most_bytes) return NO_MEMORY;
  u32 *ends = take_memory(s->count + 1, 4), *edges = take_memory(s->edges_count + 1, 4);
  u8 *prices = take_memory(s->edges_count + 1, 1);
  if (ends && edges && prices) {
    advised(s, ends, (s->count + 1) * 4);
    advised(s, edges, s->edges_count * 4);
    for (u64 i = 0; i < s->edges_count; i++) ends[s->edges[i] + 1]++;
    for (u64 i = 0; i < s->count; i++) ends[i + 1] += ends[i];
    u64 i = 0, last = s->edges_count ? s->edges_count - 1 : 0;
    for (u64 from = 0; from < s->count; from++)
      for (; i < s->ends[from]; i++) {
        u64 soon = i + 8 < last ? i + 8 : last, later = i + 32 < last ? i + 32 : last;
        __builtin_prefetch(ends + s->edges[later], 1);
        __builtin_prefetch(edges + ends[s->edges[soon]], 1);
        __builtin_prefetch(prices + ends[s->edges[soon]], 1);
        u32 place = ends[s->edges[i]]++;  // where those into a state begin, at last where they end
        edges[place] = (u32)from;
        prices[place] = s->prices[i];
      }
  }
  void *before[] = {s->ends, s->edges, s->prices};
  for (int i = 0; i < 3; i++) if (before[i]) give_back(before[i]);
  s->bytes += s->edges_count * 5 + s->count * 4;
  s->bytes -= s->edges_room * 4 + s->prices_room + s->ends_room * 4;
  s->ends = ends, s->edges = edges, s->prices = prices;
  s->ends_room = s->count + 1, s->edges_room = s->prices_room = s->edges_count + 1;
  return ends && edges && prices ? GOING_ON : NO_MEMORY;
}

// A state waits to be looked at, `cost` away from a goal.
static int nearer(Search *s, u32 state, u64 cost) {
  if (s->best[state] <= cost) return GOING_ON;
  if (cost & s->guards) return TOO_LARGE;
  s->best[state] = cost;
  if (!room_for_records(s, 1)) return NO_MEMORY;
  u32 record = (u32)s->records_count++;
  s->records[record] = (Record){cost, state, 0};
  return push(s, (u128)cost << 64, record, 0) ? GOING_ON : NO_MEMORY;
}

static int goals_first(Search *s) {
  if (!grown(s, (void **)&s->best, &s->best_room, s->count, 8)) return NO_MEMORY;
  for (u64 i = 0; i < s->count; i++) s->best[i] = ~0ull;
  for (u64 i = 0; i < s->count; i++) {
    u64 copy;
    if (s->goal(state_at(s, i, &copy)) <= 0) continue;
    int status = nearer(s, (u32)i, 0);
    if (status != GOING_ON) return status;
  }
  return GOING_ON;
}

// Number the distances that there are, in ascending order, and keep the numbers.
static int numbered(Search *s) {
  if (!grown(s, (void **)&s->distances, &s->distances_room, s->count, 2)) return NO_MEMORY;
  for (u64 i = 0; i < s->count; i++) {
    u64 low = 0, high = s->far_count;
    while (low < high) {
      u64 middle = (low + high) / 2;
      if (s->far[middle] < s->best[i]) low = middle + 1; else high = middle;
    }
    s->distances[i] = s->best[i] == ~0ull ? 0 : (u16)(low + 1);
  }
  return EXHAUSTED;
}

// The least cost from each reachable state to a goal: forward through all states, then back from
// the goals, the nearest first.
int search_distances(Search *s, u64 budget) {
  if (!s->best) {
    int status = keep_edges(s, budget);
    if (status != EXHAUSTED) return status;
    status = turn_edges(s);
    return status == GOING_ON ? goals_first(s) : status;
  }
  for (; budget; budget--) {
    if (!s->waiting) return numbered(s);
    u32 record = pop(s);
    u32 to = s->records[record].state;
    u64 cost = s->records[record].key;
    if (s->best[to] != cost) continue;
    if (!s->far_count || s->far[s->far_count - 1] != cost) {
      if (s->far_count == DISTANCES) return TOO_LARGE;
      if (!grown(s, (void **)&s->far, &s->far_room, s->far_count + 1, 8)) return NO_MEMORY;
      s->far[s->far_count++] = cost;
    }
    u32 after = s->following[record];
    if (after) __builtin_prefetch(s->ends + s->records[after - 1].state);
    u64 from = to ? s->ends[to - 1] : 0, end = s->ends[to];
    for (u64 i = from; i < end; i++) __builtin_prefetch(s->best + s->edges[i]);
    for (u64 i = from; i < end; i++) {
      int status = nearer(s, s->edges[i], cost + s->costs[s->prices[i]]);
      if (status != GOING_ON) return status;
    }
  }
  return GOING_ON;
}

// Give back what finding the distances took; what `search_distance` wants stays.
int search_distances_done(Search *s) {
  void **memory[] = {(void **)&s->ends, (void **)&s->edges, (void **)&s->prices, (void **)&s->records,
                     (void **)&s->latest, (void **)&s->following, (void **)&s->buckets,
                     (void **)&s->heap, (void **)&s->marks, (void **)&s->best};
  for (u64 i = 0; i < sizeof memory / sizeof *memory; i++)
    if (*memory[i]) { give_back(*memory[i]); *memory[i] = 0; }
  return GOING_ON;
}

// How far an abstract state is from a goal; all ones where it leads to none.
u64 search_distance(const Search *s, const u64 *state) {
  u64 h = hash_of(s, state);
  const Part *part = &s->parts[h & (PARTS - 1)];
  if (!part->size) return ~0ull;
  u64 tag = h >> 32;
  for (u64 place = slot_of(tag, part->size); part->entries[place]; place++) {
    u64 entry = part->entries[place], copy;
    if (entry >> 32 != tag) continue;
    u64 number = (entry & 0xffffffffull) - 1;
    if (!same(state, state_at(s, number, &copy))) continue;
    u16 distance = s->distances[number];
    return distance ? s->far[distance - 1] : ~0ull;
  }
  return ~0ull;
}

// ── all optimal solutions ───────────────────────────────────────────────────────────

// Give the successors in `out` their numbers, in `hashes`: NOTHING to one that came before, and
// to the first the lowest cost.  How many there are then; -1 without memory.
static long long each_once(Search *s, u64 found) {
  long long count = 0;
  hash_successors(s, 0, found);
  for (u64 i = 0; i < found; i++) {
    long long number = number_of(s, s->out + i * WORDS, s->hashes[i]);
    if (number < 0) return -1;
    u32 place = s->places[number];  // perhaps an old one
    if (place < i && s->hashes[place] == (u64)number) {
      if (s->keys[i] < s->keys[place]) s->keys[place] = s->keys[i];
      s->hashes[i] = NOTHING;
      continue;
    }
    s->places[number] = (u32)i;
    s->hashes[i] = (u64)number;
    count++;
  }
  return count;
}

static int room_for_solutions(Search *s, u64 more) {
  return room_for_states(s, more) && room_for_latest(s) && room_for_records(s, more) &&
         (s->places_room >= s->room ||
          grown(s, (void **)&s->places, &s->places_room, s->room, 4)) &&
         grown(s, (void **)&s->stack, &s->stack_room, s->stack_count + 1, 4);
}

// All states nearer than the nearest goals, cheapest first, and all of these goals.
int search_solutions(Search *s, u64 budget) {
  if (!s->records_count) {
    if (!room_for_solutions(s, s->starts)) return NO_MEMORY;
    for (u32 i = 0; i < s->starts; i++) {
      int status = enter(s, i, 0, 0, 0);
      if (status != GOING_ON) return status;
    }
  }
  for (; budget; budget--) {
    if (!s->waiting) return s->goals ? GOAL : EXHAUSTED;
    if (s->count > s->most_states) return TOO_MANY;
    u32 record = pop(s), from = s->records[record].state;
    u64 cost = s->records[record].key, copy;
    if (s->latest[from] != record) continue;
    if (s->goals && s->nearest < cost) return GOAL;
    const u64 *state = state_at(s, from, &copy);
    int goal = s->goal(state);
    if (goal < 0) { s->found = from; return FAULT; }
    if (goal) {
      if (!room_for_solutions(s, 0)) return NO_MEMORY;
      s->stack[s->stack_count++] = record;
      s->goals++;
      s->nearest = cost;
    }
    if (s->goals) continue;  // nothing beyond is nearer
    int found = s->expand_costs(state, s->out, s->keys);
    if (found < 0) { s->found = from; return found == -1 ? FAULT : TOO_LARGE; }
    if (!room_for_solutions(s, (u64)found)) return NO_MEMORY;
    s->stack[s->stack_count++] = record;
    u64 before = s->count;
    long long listed = each_once(s, (u64)found);
    if (listed < 0) return NO_MEMORY;
    s->expanded++;
    s->generated += (u64)listed;
    for (int i = 0; i < found; i++) {
      u64 number = s->hashes[i], total = cost + s->keys[i];
      if (number == NOTHING) continue;
      if (total & s->guards) return TOO_LARGE;
      if (number < before && s->records[s->latest[number]].key <= total) continue;
      int status = enter(s, (u32)number, total, record + 1, 0);
      if (status != GOING_ON) return status;
    }
  }
  return GOING_ON;
}

// The places in `stack` that solutions come to next from one, in the order of the successors, in
// `hashes`; how many there are, -1 without memory.
static long long leads(Search *s, u64 place) {
  const Record *record = &s->records[s->stack[place]];
  u64 copy, count = 0;
  int found = s->expand_costs(state_at(s, record->state, &copy), s->out, s->keys);
  for (int i = 0; i < found; i++) {
    long long number = number_of(s, s->out + i * WORDS, hash_of(s, s->out + i * WORDS));
    if (number < 0) return -1;
    u64 next = (u64)s->ranks[number] - 1;
    if (next == NOTHING || s->records[s->latest[number]].key != record->key + s->keys[i]) continue;
    if (s->places[number] < count && s->hashes[s->places[number]] == next) continue;
    u64 some = 0;
    for (u64 k = 0; k < s->limbs; k++) some |= s->sums[next * s->limbs + k];
    if (!some) continue;
    s->places[number] = (u32)count;
    s->hashes[count++] = next;
  }
  return (long long)count;
}

static int room_for_sums(Search *s, u64 limbs) {
  if (!grown(s, (void **)&s->ranks, &s->ranks_room, s->count, 4) ||
      !grown(s, (void **)&s->sums, &s->sums_room, s->stack_count * limbs, 8))
    return 0;
  for (u64 i = 0; i < s->count; i++) s->ranks[i] = 0;
  for (u64 i = 0; i < s->stack_count; i++) s->ranks[s->records[s->stack[i]].state] = (u32)i + 1;
  s->limbs = limbs;
  s->behind = s->stack_count;
  return 1;
}

// From the goals back: how many ways lead to them?  TOO_LARGE where that takes more limbs.
int search_ways(Search *s, u64 budget, u64 limbs) {
  if (s->limbs != limbs && !room_for_sums(s, limbs)) return NO_MEMORY;
  for (; budget; budget--) {
    if (!s->behind) return EXHAUSTED;
    u64 place = --s->behind, *sum = s->sums + place * limbs;
    for (u64 k = 0; k < limbs; k++) sum[k] = 0;
    if (place + s->goals >= s->stack_count) {
      sum[0] = 1;
      continue;
    }
    long long count = leads(s, place);
    if (count < 0) return NO_MEMORY;
    for (long long i = 0; i < count; i++) {
      const u64 *more = s->sums + s->hashes[i] * limbs;
      u64 carry = 0;
      for (u64 k = 0; k < limbs; k++) {
        u128 total = (u128)sum[k] + more[k] + carry;
        sum[k] = (u64)total;
        carry = (u64)(total >> 64);
      }
      if (carry) return TOO_LARGE;
    }
  }
  return GOING_ON;
}

// What comes next on the ways to goals, in `hashes`; `found` says how many there are.
int search_leads(Search *s, u64 place) {
  long long count = leads(s, place);
  s->found = count < 0 ? 0 : (u64)count;
  return count < 0 ? NO_MEMORY : GOING_ON;
}

// ── iterative deepening ─────────────────────────────────────────────────────────────

// Depth-first down to a bound on the key, again and again with a higher one.  Records are those of
// one iteration; what is left of those before is the cost that a state was reached at (`best`).

static int room_to_deepen(Search *s, u64 more) {
  return room_for_states(s, more) && room_for_latest(s) && room_for_records(s, more) &&
         (s->best_room >= s->room || grown(s, (void **)&s->best, &s->best_room, s->room, 8)) &&
         (s->cut_room >= s->room || grown(s, (void **)&s->cut, &s->cut_room, s->room, 8)) &&
         grown(s, (void **)&s->cuts, &s->cuts_room, s->cuts_count + more, 4) &&
         grown(s, (void **)&s->stack, &s->stack_room, s->stack_count + more, 4);
}

static void not_reached(Search *s, u64 state) {
  s->best[state] = s->cut[state] = NOTHING;
  s->latest[state] = 0;
}

static u32 reach(Search *s, u32 state, u64 cost, u32 before) {
  u32 record = (u32)s->records_count++;
  s->records[record] = (Record){cost, state, before};
  s->held += s->best[state] == NOTHING;
  s->best[state] = cost;
  s->latest[state] = record;
  return record;
}

// The key of a way to a state; NOTHING where no goal can be reached.
static int key_through(Search *s, u32 state, u64 cost, int by, u64 *key) {
  *key = cost;
  if (by != 1) return GOING_ON;
  u64 estimate = 0;
  int status = estimated(s, state, &estimate);
  if (status != GOING_ON) return status;
  if (estimate == NOTHING) { *key = NOTHING; return GOING_ON; }
  *key += estimate;
  return *key & s->guards ? TOO_LARGE : GOING_ON;
}

static int begin_iteration(Search *s, int by);

// What has `n` others before it in ascending order.
static u64 in_order(u64 *values, u64 count, u64 n) {
  u64 low = 0, high = count;
  while (high - low > 1) {
    u64 a = values[low], b = values[low + (high - low) / 2], c = values[high - 1];
    u64 pivot = a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b);
    u64 less = low, at = low, more = high;
    while (at < more) {
      u64 value = values[at];
      if (value < pivot) {
        values[at++] = values[less];
        values[less++] = value;
      } else if (value > pivot) {
        values[at] = values[--more];
        values[more] = value;
      } else {
        at++;
      }
    }
    if (n < less) high = less;
    else if (n >= more) low = more;
    else return pivot;
  }
  return values[low];
}

static int end_iteration(Search *s, int by) {
  if (s->goal_found) { s->found = s->goal_found - 1; return GOAL; }
  u64 count = 0;
  if (!grown(s, (void **)&s->far, &s->far_room, s->cuts_count, 8)) return NO_MEMORY;
  for (u64 i = 0; i < s->cuts_count; i++) {
    u64 key = s->cut[s->cuts[i]];
    if (key == NOTHING) continue;
    s->far[count++] = key;
    s->cut[s->cuts[i]] = NOTHING;
  }
  s->cuts_count = 0;
  if (!count) return EXHAUSTED;
  u64 place = s->held / 8 < count - 1 ? s->held / 8 : count - 1;
  s->bound = in_order(s->far, count, place);
  s->least = in_order(s->far, count, 0);
  return begin_iteration(s, by);
}

// A successor of what a record reached.  GOAL: of all that may be, none is better.
static int descend(Search *s, u32 record, u32 state, u64 total, int by) {
  u64 latest = s->latest[state], copy, key;
  int is_known = latest < s->records_count && s->records[latest].state == state;
  if (s->best[state] <= total && (is_known || s->best[state] < total)) return GOING_ON;
  int status = key_through(s, state, total, by, &key);
  if (status != GOING_ON) return status;
  if (key == NOTHING) {
    reach(s, state, total, record + 1);
    return GOING_ON;
  }
  if (key > s->bound) {
    if (s->cut[state] == NOTHING) s->cuts[s->cuts_count++] = state;
    if (key < s->cut[state]) s->cut[state] = key;
    return GOING_ON;
  }
  if (s->goal_found && key >= s->records[s->goal_found - 1].key) return GOING_ON;
  s->cut[state] = NOTHING;
  u32 entered = reach(s, state, total, record + 1);
  int goal = s->goal(state_at(s, state, &copy));
  if (goal < 0) { s->found = state; return FAULT; }
  if (!goal) {
    s->stack[s->stack_count++] = entered;
    return GOING_ON;
  }
  s->found = entered;
  s->goal_found = (u64)entered + 1;
  return total > s->least ? GOING_ON : GOAL;
}

static int begin_iteration(Search *s, int by) {
  s->iterations++;
  s->lowest = s->bound;
  s->records_count = 0;
  for (u32 i = 0; i < s->starts; i++) {
    int status = descend(s, ~0u, i, 0, by);  // no record before it
    if (status != GOING_ON) return status;
  }
  turn_round(s->stack, s->stack + s->stack_count);
  return GOING_ON;
}

// The lowest key of an initial state is the first bound, or `least`, if that is higher.
static int first_iteration(Search *s, int by) {
  if (!room_to_deepen(s, s->starts)) return NO_MEMORY;
  s->bound = NOTHING;
  for (u32 i = 0; i < s->starts; i++) {
    u64 key;
    not_reached(s, i);
    int status = key_through(s, i, 0, by, &key);
    if (status != GOING_ON) return status;
    if (key < s->bound) s->bound = key;
  }
  if (s->bound == NOTHING) return EXHAUSTED;
  if (s->bound < s->least) s->bound = s->least;  // a first bound was given
  s->least = s->bound;
  return begin_iteration(s, by);
}

int search_deepen(Search *s, u64 budget, int by) {
  if (!s->iterations) {
    int status = first_iteration(s, by);
    if (status != GOING_ON) return status;
  }
  for (; budget; budget--) {
    if (!s->stack_count) {
      int status = end_iteration(s, by);
      if (status != GOING_ON) return status;
    }
    if (s->held > s->most_states) return TOO_MANY;
    if (s->expanded >= s->most_expanded) return ENOUGH;
    u32 record = s->stack[--s->stack_count], from = s->records[record].state;
    if (s->latest[from] != record) continue;
    u64 copy, cost = s->records[record].key;
    const u64 *state = state_at(s, from, &copy);
    int found = by == 4 ? s->expand(state, s->out) : s->expand_costs(state, s->out, s->keys);
    if (found < 0) { s->found = from; return found == -1 ? FAULT : TOO_LARGE; }
    s->expanded++;
    s->generated += (u64)found;
    if (!room_to_deepen(s, (u64)found)) return NO_MEMORY;
    hash_successors(s, 0, (u64)found);
    u64 first = s->stack_count;
    for (int i = 0; i < found; i++) {
      u64 before = s->count, total = cost + (by == 4 ? 1 : s->keys[i]);
      if (by != 4 && total & s->guards) return TOO_LARGE;
      long long number = number_of(s, s->out + i * WORDS, s->hashes[i]);
      if (number < 0) return NO_MEMORY;
      if ((u64)number >= before) not_reached(s, (u64)number);
      int status = descend(s, record, (u32)number, total, by);
      if (status != GOING_ON) return status;
    }
    turn_round(s->stack + first, s->stack + s->stack_count);
  }
  return GOING_ON;
}

// ── the end ─────────────────────────────────────────────────────────────────────────

void search_end(Search *s) {
  void *memory[] = {s->states, s->small, s->parents, s->marks, s->bitmap, s->levels, s->stack, s->records, s->latest,
                    s->following, s->buckets, s->heap, s->ways, s->ways_after, s->all_ways, s->once, s->numbers, s->ends, s->edges, s->prices, s->best, s->distances, s->far,
                    s->out, s->keys, s->hashes, s->places, s->ranks, s->sums, s->cut, s->cuts, s->layer, s->ahead, s->tags, s->blocks};
  for (u64 i = 0; i < sizeof memory / sizeof *memory; i++)
    if (memory[i]) give_back(memory[i]);
  for (u64 i = 0; i < PARTS; i++)
    if (s->parts[i].entries) give_back(s->parts[i].entries);
}

// ── layers on disk ──────────────────────────────────────────────────────────────────

// What a store does with states by the rules; frames of them and sorting are in `store_blocks.c`.  A
// state is a whole number, its first word the highest.

static inline int below(const u64 *a, const u64 *b) {
  for (u64 w = 0; w < WORDS; w++)
    if (a[w] != b[w]) return a[w] < b[w];
  return 0;
}

static inline void copied(u64 *to, const u64 *from) {
  for (u64 w = 0; w < WORDS; w++) to[w] = from[w];
}

enum { QUICK = 4, ROW = 6 };

static inline u64 digit_at(const u64 *words, u64 at, u64 bits) {
  u64 word = at / 64, low = at % 64, found = words[word] >> low;
  if (low + bits > 64) found |= words[word + 1] << (64 - low);
  return found & ((u64)1 << bits) - 1;
}

// Has a field one of its values?  `row`: word, shift, bits, places (0: no list), the greatest value,
// where in `rows` the bits of its values begin (0: it may have all up to the greatest).
static int fits(const u64 *state, const u64 *row, const u64 *rows) {
  const u64 bits = row[2], places = row[3], table = row[5];
  int ended = 0;
  for (u64 place = 0; place < (places ? places : 1); place++) {
    u64 value = digit_at(state + row[0], row[1] + place * bits, bits);
    if (places && !value) { ended = 1; continue; }
    if (ended || value > row[4]) return 0;
    if (table && !(rows[table + value / 64] >> value % 64 & 1)) return 0;
  }
  return 1;
}

// The number of the first state that is none; `count` if all are.  `rows`: the bits of each word
// that are not used (the highest of the first is set); `quick` rows for fields of which no two are
// neighbours, so that the bit above each is free: word, bits of the fields, their greatest values
// with the bits above, these bits; `slow` rows as `fits` has them; their tables.
long long store_check(const u64 *rows, u64 quick, u64 slow, Condition valid, const u64 *states,
                      u64 count) {
  const u64 *quick_rows = rows + WORDS, *slow_rows = quick_rows + quick * QUICK;
  for (u64 n = 0; n < count; n++, states += WORDS) {
    u64 wrong = 0;
    for (u64 w = 0; w < WORDS; w++) wrong |= (states[w] & rows[w]) ^ (u64)!w << 63;
    for (u64 r = 0; r < quick; r++) {
      const u64 *row = quick_rows + r * QUICK;
      wrong |= ~(row[2] - (states[row[0]] & row[1])) & row[3];
    }
    for (u64 r = 0; r < slow && !wrong; r++) wrong = !fits(states, slow_rows + r * ROW, rows);
    if (wrong || valid && valid(states) != 1) return (long long)n;
  }
  return (long long)count;
}

// Expand states from number `tally[0]` on, as long as there is room for the successors of one more;
// then `tally` has how many were expanded and made, faults, lost states, dead ends, and those of
// which can't be said whether they are lost.
int store_expand(Expand expand, Condition goal, Condition lost, const u64 *states, u64 count,
                 u64 most, u64 *out, u64 room, u64 *tally) {
  u64 n = tally[0], made = tally[1];
  for (; n < count && made + most <= room; n++) {
    const u64 *state = states + n * WORDS;
    int found = expand(state, out + made * WORDS);
    if (found < 0) { tally[2]++; continue; }
    made += (u64)found;
    if (found || goal(state)) continue;
    int is_lost = lost(state);
    tally[is_lost < 0 ? 5 : is_lost ? 3 : 4]++;
  }
  tally[0] = n;
  tally[1] = made;
  return 0;
}

static inline u64 part_of_state(const u64 *state, u64 near, u64 parts) {
  u64 mixed = 0x9e3779b97f4a7c15ull;
  for (u64 w = 0; w < WORDS; w++) {
    u64 word = w == WORDS - 1 ? state[w] >> near << near : state[w];
    u128 product = (u128)(mixed ^ word) * (0xd6e8feb86659fd93ull + (w << 1));
    mixed = (u64)product ^ (u64)(product >> 64);
  }
  return ((mixed ^ mixed >> 32) & 0xffffffffull) * parts >> 32;
}

// States by their parts; `ends` of the parts, one after the other, in `out`.
int store_spread(const u64 *states, u64 count, u64 near, u64 parts, u64 *ends, u64 *out) {
  for (u64 p = 0; p <= parts; p++) ends[p] = 0;
  for (u64 i = 0; i < count; i++) ends[part_of_state(states + i * WORDS, near, parts) + 1]++;
  for (u64 p = 1; p <= parts; p++) ends[p] += ends[p - 1];
  for (u64 i = 0; i < count; i++)
    copied(out + ends[part_of_state(states + i * WORDS, near, parts)]++ * WORDS, states + i * WORDS);
  return 0;
}

// How many are goals, and of how many that can't be said.
int store_goals(Condition goal, const u64 *states, u64 count, u64 *tally) {
  for (u64 i = 0; i < count; i++) {
    int found = goal(states + i * WORDS);
    if (found) tally[found < 0]++;
  }
  return 0;
}

// Least and greatest measures of states.  A row: shift, first word, words, a mask for each; with a
// shift of 64 the measure is how many bits there are, else the number that they are.
int store_measure(const u64 *rows, u64 many, const u64 *states, u64 count, u64 *bounds) {
  for (u64 r = 0; r < many; r++, rows += 3 + rows[2], bounds += 2) {
    u64 low = bounds[0], high = bounds[1];
    for (u64 i = 0; i < count; i++) {
      const u64 *words = states + i * WORDS + rows[1];
      u64 value = 0;
      if (rows[0] < 64) value = (words[0] & rows[3]) >> rows[0];
      else for (u64 w = 0; w < rows[2]; w++) value += (u64)__builtin_popcountll(words[w] & rows[3 + w]);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    bounds[0] = low;
    bounds[1] = high;
  }
  return 0;
}

// The number of the first state that one of its successors has not among its own; `count` if there
// is none.  `out`: room for the successors of two states.
long long store_returns(Expand expand, const u64 *states, u64 count, u64 most, u64 *out) {
  u64 *back = out + most * WORDS;
  for (u64 n = 0; n < count; n++) {
    int found = expand(states + n * WORDS, out);
    for (int i = 0; i < found; i++) {
      int ways = expand(out + (u64)i * WORDS, back), way = 0;
      while (way < ways && !same(back + (u64)way * WORDS, states + n * WORDS)) way++;
      if (way >= ways) return (long long)n;
    }
  }
  return (long long)count;
}

static inline u64 spot(const u64 *state) {
  u64 mixed = 0x9e3779b97f4a7c15ull;
  for (u64 w = 0; w < WORDS; w++) {
    mixed = (mixed ^ state[w]) * 0xd6e8feb86659fd93ull;
    mixed ^= mixed >> 32;
  }
  return mixed;
}

// Set the bits of states in a filter of `mask + 1` bits: who has none there is not among them.
int store_filter(const u64 *states, u64 count, u64 *filter, u64 mask) {
  for (u64 i = 0; i < count; i++) {
    u64 bit = spot(states + i * WORDS) & mask;
    filter[bit / 64] |= (u64)1 << bit % 64;
  }
  return 0;
}

// Keep the states one of whose successors is among `wanted`, which ascend and are in the filter.
long long store_mark(Expand expand, u64 *states, u64 count, u64 *out, const u64 *wanted, u64 size,
                     const u64 *filter, u64 mask) {
  u64 kept = 0;
  for (u64 n = 0; n < count; n++) {
    int found = expand(states + n * WORDS, out);
    for (int i = 0; i < found; i++) {
      u64 bit = spot(out + (u64)i * WORDS) & mask, low = 0, high = size;
      if (!(filter[bit / 64] >> bit % 64 & 1)) continue;
      while (low < high) {
        u64 middle = (low + high) / 2;
        if (below(wanted + middle * WORDS, out + (u64)i * WORDS)) low = middle + 1;
        else high = middle;
      }
      if (low == size || !same(wanted + low * WORDS, out + (u64)i * WORDS)) continue;
      copied(states + kept++ * WORDS, states + n * WORDS);
      break;
    }
  }
  return (long long)kept;
}

// Make states findable: each in the first free slot from its spot on, by its number from 1 on.
int store_slots(const u64 *states, u64 count, u32 *slots, u64 mask) {
  for (u64 i = 0; i < count; i++) {
    u64 slot = spot(states + i * WORDS) & mask;
    while (slots[slot]) slot = (slot + 1) & mask;
    slots[slot] = (u32)(i + 1);
  }
  return 0;
}

// Add to the sum of each state the numbers of those in slots that it leads to, each once.  Numbers
// have `width` words, the lowest first, and sums one more.
int store_ways(Expand expand, const u64 *states, u64 count, u64 *out, const u64 *known,
               const u32 *slots, u64 mask, const u64 *numbers, u64 width, u64 *sums) {
  for (u64 n = 0; n < count; n++, states += WORDS, sums += width + 1) {
    int found = expand(states, out), met = 0;
    for (int i = 0; i < found; i++) {
      const u64 *next = out + (u64)i * WORDS;
      u64 slot = spot(next) & mask;
      while (slots[slot] && !same(known + (slots[slot] - 1) * WORDS, next)) slot = (slot + 1) & mask;
      if (!slots[slot]) continue;
      int again = 0;
      while (again < met && !same(out + (u64)again * WORDS, next)) again++;
      if (again < met) continue;
      copied(out + (u64)met++ * WORDS, next);
      const u64 *number = numbers + (slots[slot] - 1) * width;
      u64 carry = 0;
      for (u64 w = 0; w <= width; w++) {
        u128 sum = (u128)sums[w] + (w < width ? number[w] : 0) + carry;
        sums[w] = (u64)sum;
        carry = (u64)(sum >> 64);
      }
    }
  }
  return 0;
}

// Keep the states whose sums of so many words are not 0, and these; how many.
long long store_kept(u64 *states, u64 count, u64 *sums, u64 wide) {
  u64 kept = 0;
  for (u64 n = 0; n < count; n++) {
    u64 some = 0;
    for (u64 w = 0; w < wide; w++) some |= sums[n * wide + w];
    if (!some) continue;
    copied(states + kept * WORDS, states + n * WORDS);
    for (u64 w = 0; w < wide; w++) sums[kept * wide + w] = sums[n * wide + w];
    kept++;
  }
  return (long long)kept;
}
