// Distances to goals of abstractions whose states are the places of some values, and the estimate
// that they give: see placed_distances.py, which has the tables.
//
// A state is a number: the places, `bits` bits each, above `beside_bits` bits for all that is kept
// beside.  What changes with nearly each step (the gap) is lowest, so that a step seldom leaves a
// cache line.  A byte for each number says how far it is from a goal.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

extern void *resize_memory(void *memory, u64 size);
extern void give_back(void *memory);

enum Status { GOING_ON, EXHAUSTED = 2, NO_MEMORY = 4, TOO_LARGE = 6 };
enum { PAID = 256, LOST = 512, NOWHERE = 255, PLACES = 64, VALUES = 8, FIELDS = 80, BLOCK = 32 };

// A transition, from behind: what is kept was `before`, and where what is at a place was, with PAID
// where it costs 1 that a value was there, or LOST where none can have been.
typedef struct { u32 before, costs; u16 back[PLACES]; } Step;

typedef struct {
  u64 count, bits, beside_bits, most_bytes;
  const u32 *ends;       // of the steps that lead to each value of what is kept
  const Step *steps;
  u64 *out;              // room for what leads to BLOCK states
  u8 *table;
  u32 *layer, *ahead;    // the states at this distance, and at the next one
  u64 layer_room, ahead_room, layer_count, ahead_count, next, distance;
} Walk;

static int grown(Walk *w, u32 **list, u64 *room, u64 wanted) {
  if (wanted <= *room) return 1;
  u64 more = wanted + wanted / 4 + 1024;
  if ((more - *room) * 4 > w->most_bytes) return 0;
  void *found = resize_memory(*list, more * 4);
  if (!found) return 0;
  w->most_bytes -= (more - *room) * 4;
  *list = found;
  *room = more;
  return 1;
}

static int next_layer(Walk *w) {
  u32 *layer = w->layer;
  u64 room = w->layer_room;
  w->layer = w->ahead, w->layer_room = w->ahead_room, w->layer_count = w->ahead_count;
  w->ahead = layer, w->ahead_room = room, w->ahead_count = w->next = 0;
  if (!w->layer_count) return EXHAUSTED;
  return ++w->distance == NOWHERE - 1 ? TOO_LARGE : GOING_ON;  // what is behind would be nowhere
}

// A goal, at first; the table is full of NOWHERE.
int placed_goal(Walk *w, u64 state) {
  if (w->table[state] != NOWHERE) return GOING_ON;
  if (!grown(w, &w->layer, &w->layer_room, w->layer_count + 1)) return NO_MEMORY;
  w->table[state] = 0;
  w->layer[w->layer_count++] = (u32)state;
  return GOING_ON;
}

// What steps lead to a state, with 1 in the lowest bit where they cost 1, behind the `made` others.
static inline u64 stepped_back(const Walk *w, u64 state, u64 *out, u64 made) {
  const u64 mask = ((u64)1 << w->bits) - 1, beside = state & (((u64)1 << w->beside_bits) - 1);
  const Step *step = w->steps + w->ends[beside], *end = w->steps + w->ends[beside + 1];
  for (; step < end; step++) {
    u64 before = step->before, marks = step->costs;
    for (u64 i = 0, shift = w->beside_bits; i < w->count; i++, shift += w->bits) {
      u64 place = step->back[state >> shift & mask];
      marks |= place;
      before |= place % PLACES << shift;
    }
    if (marks & LOST) continue;
    __builtin_prefetch(w->table + before, 1);
    out[made++] = before << 1 | !!(marks & PAID);
  }
  return made;
}

// From the goals back, about `budget` states.
int placed_walk(Walk *w, u64 budget) {
  u64 *out = w->out;
  for (u64 done = 0; done < budget; done += BLOCK) {
    if (w->next == w->layer_count) {
      int status = next_layer(w);
      if (status != GOING_ON) return status;
    }
    u64 made = 0, end = w->layer_count - w->next < BLOCK ? w->layer_count : w->next + BLOCK;
    for (u64 i = end; i < w->layer_count && i < end + BLOCK; i++)
      __builtin_prefetch(w->table + w->layer[i], 1);
    for (; w->next < end; w->next++) {
      u64 state = w->layer[w->next];  // or is it nearer?
      if (w->table[state] == w->distance) made = stepped_back(w, state, out, made);
    }
    if (!grown(w, &w->layer, &w->layer_room, w->layer_count + made) ||
        !grown(w, &w->ahead, &w->ahead_room, w->ahead_count + made))
      return NO_MEMORY;
    for (u64 i = 0; i < made; i++) {
      u64 before = out[i] >> 1, cost = out[i] & 1;
      if (w->table[before] <= w->distance + cost) continue;
      w->table[before] = (u8)(w->distance + cost);
      if (cost) w->ahead[w->ahead_count++] = (u32)before;
      else w->layer[w->layer_count++] = (u32)before;
    }
  }
  return GOING_ON;
}

void placed_end(Walk *w) {
  if (w->layer) give_back(w->layer);
  if (w->ahead) give_back(w->ahead);
}

typedef struct { u64 word, shift, mask; } Field;
typedef struct { const u8 *table; u64 count, is_last; u8 values[VALUES]; } Pattern;

// Some collections of abstractions whose values are in the same `slots`; beside them the same is kept.
typedef struct {
  u64 slots, kept, bits, beside_bits, patterns_count;
  const Pattern *patterns;
  Field fields[FIELDS];  // of the slots, and of what is kept
} Collections;

// The greatest sum of distances; all ones where no goal can be reached.
u64 placed_estimate(const Collections *c, const u64 *state) {
  const u64 mask = ((u64)1 << c->bits) - 1;
  u8 places[256];
  u64 beside = 0, shift = 0, best = 0, total = 0;
  for (u64 i = 0; i < c->slots; i++) {
    const Field *field = c->fields + i;
    places[state[field->word] >> field->shift & field->mask] = (u8)i;
  }
  for (u64 i = c->slots; i < c->slots + c->kept; i++) {
    const Field *field = c->fields + i;
    beside |= (state[field->word] >> field->shift & field->mask) << shift;
    shift += (u64)__builtin_popcountll(field->mask);
  }
  for (u64 k = 0; k < c->patterns_count; k++) {
    const Pattern *pattern = c->patterns + k;
    u64 number = beside;
    shift = c->beside_bits;
    for (u64 i = 0; i < pattern->count; i++, shift += c->bits)
      number |= (places[pattern->values[i]] & mask) << shift;
    u64 distance = pattern->table[number];
    if (distance == NOWHERE) return ~0ull;
    total += distance;
    if (!pattern->is_last) continue;
    if (total > best) best = total;
    total = 0;
  }
  return best;
}
