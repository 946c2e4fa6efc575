// A walk breadth-first through the product of two parts of a state that know nothing of each other:
// see factored_search.py, which has the tables.
//
// A state is a number: that of its first part times as many as there are of the second, plus that
// of its second part.  A bit for each says whether it was reached.  States are discovered in the
// order in which the loops of kernel.c discover them, and limits are met at the same ones.

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

extern void *take_memory(u64 count, u64 size);  // zeroed
extern void *resize_memory(void *memory, u64 size);
extern void give_back(void *memory);

enum Status { GOING_ON, GOAL, EXHAUSTED, FAULT, NO_MEMORY, TOO_MANY };
enum { BLOCK = 32, IS_GOAL = 1, IS_LOST = 2 };

static const u32 FORBIDDEN = 0xffffffff;

typedef struct {
  u64 transitions, second, kinds, chooses, has_forced, everything, most_states, most_bytes;
  const u32 *following[2];  // by value and transition; of the first part, times `second`
  const u64 *allowed[2];    // by value, a bit for each transition
  const u64 *forced;
  const u32 *kind[2];       // of each value
  const u8 *said;           // by both kinds
  u64 *bitmap, *levels;
  u32 *out;                 // room for the successors of a block
  u32 *states;              // in the order of their discovery, from number `first` on
  u64 first, room, levels_room;
  u64 count, next, generated, level_end, levels_count, goals, losses, dead_ends, found;
  u64 dead_end;             // the first one
} Product;

static int grown(Product *p, void **memory, u64 *room, u64 wanted, u64 size) {
  if (wanted <= *room) return 1;
  u64 more = wanted + wanted / 4 + 1024;
  if ((more - *room) * size > p->most_bytes) more = wanted;
  if ((more - *room) * size > p->most_bytes) return 0;
  void *found = resize_memory(*memory, more * size);
  if (!found) return 0;
  p->most_bytes -= (more - *room) * size;
  *memory = found;
  *room = more;
  return 1;
}

// By what a number is multiplied to divide it by `second`: exact for 32 bits.  0: it is 1.
static inline u64 reciprocal(const Product *p) {
  return p->second > 1 ? ~0ull / p->second + 1 : 0;
}

static inline u32 first_part(u32 state, u64 by) {
  return by ? (u32)((u128)state * by >> 64) : state;
}

static inline u32 said(const Product *p, u32 a, u32 b) {
  return p->said[p->kind[0][a] * p->kinds + p->kind[1][b]];
}

// Enter some states after `count` others, of which `list` has those that are kept; gives how many
// there are then.
static inline u64 entered(u64 *bitmap, const u32 *states, u64 many, u32 *list, u64 count) {
  for (u64 i = 0; i < many; i++) {
    u32 state = states[i];
    u64 *word = bitmap + state / 64, old = *word;
    *word = old | 1ull << state % 64;
    list[count] = state;
    count += ~old >> state % 64 & 1;  // without a branch: nobody could guess whether it is new
  }
  return count;
}

// The initial states, each once.
int product_begin(Product *p, u64 size, const u32 *starts, u64 many) {
  u64 words = size / 64 + 1, room = BLOCK * p->transitions;
  if (words * 8 + room * 4 > p->most_bytes) return NO_MEMORY;
  p->most_bytes -= words * 8 + room * 4;
  p->bitmap = take_memory(words, 8);
  p->out = take_memory(room, 4);
  if (!p->bitmap || !p->out || !grown(p, (void **)&p->states, &p->room, many, 4)) return NO_MEMORY;
  p->count = p->level_end = entered(p->bitmap, starts, many, p->states, 0);
  return GOING_ON;
}

// The successors of a state, in their order; gives how many there are.
static inline u32 successors(const Product *p, u32 a, u32 b, u32 *out) {
  u64 many = p->transitions, words = (many + 63) / 64;
  const u32 *one = p->following[0] + a * many, *other = p->following[1] + b * many;
  if (!p->chooses) {
    for (u64 t = 0; t < many; t++) out[t] = one[t] + other[t];
    return (u32)many;
  }
  const u64 *allowed = p->allowed[0] + a * words, *too = p->allowed[1] + b * words;
  u32 *start = out;
  for (int forced = p->has_forced != 0; forced >= 0 && out == start; forced--)
    for (u64 w = 0; w < words; w++) {
      u64 left = allowed[w] & too[w];
      if (forced) left &= p->forced[w];
      for (; left; left &= left - 1) {
        u64 t = w * 64 + (u64)__builtin_ctzll(left);
        *out++ = one[t] + other[t];
      }
    }
  return (u32)(out - start);
}

static inline u32 expanded(const Product *p, u32 state, u64 by, u32 *out, u32 *verdict) {
  u32 a = first_part(state, by), b = state - a * (u32)p->second;
  *verdict = said(p, a, b);
  return *verdict & IS_LOST ? 0 : successors(p, a, b, out);
}

// Is one of the states from number `from` on a goal?  What comes behind it is taken back.
static inline int goal_among(Product *p, u64 from, u64 by) {
  for (u64 n = from; n < p->count; n++) {
    u32 state = p->states[n - p->first], a = first_part(state, by);
    if (said(p, a, state - a * (u32)p->second) & IS_GOAL) {
      p->found = n;
      p->count = n + 1;
      return 1;
    }
  }
  return 0;
}

static inline void judged(Product *p, u32 state, u32 verdict, u32 successors) {
  if (verdict & IS_GOAL) p->goals++;
  else if (verdict & IS_LOST) p->losses++;
  else if (!successors && !p->dead_ends++) p->dead_end = state;
}

// Expand the states of the level at hand up to number `end`.
static int walked(Product *p, u64 end) {
  u64 by = reciprocal(p);
  u32 counts[BLOCK], verdicts[BLOCK];
  while (p->next < end) {
    u64 size = end - p->next < BLOCK ? end - p->next : BLOCK, made = 0;
    u64 wanted = p->count - p->first + size * p->transitions + 1;
    if (!grown(p, (void **)&p->states, &p->room, wanted, 4)) return NO_MEMORY;
    const u32 *states = p->states + (p->next - p->first), *out = p->out;
    for (u64 i = 0; i < size; i++)
      made += counts[i] = expanded(p, states[i], by, p->out + made, verdicts + i);
    for (u64 i = 0; i < size; i++) {
      u64 before = p->count;
      p->count = entered(p->bitmap, out, counts[i], p->states - p->first, before);
      out += counts[i];
      p->next++;
      p->generated += counts[i];
      if (p->everything) judged(p, states[i], verdicts[i], counts[i]);
      else if (goal_among(p, before, by)) return GOAL;
      if (p->count > p->most_states) return TOO_MANY;
    }
  }
  return GOING_ON;
}

// Through the whole space only the level at hand and the next are kept.
static int level_ended(Product *p) {
  if (!grown(p, (void **)&p->levels, &p->levels_room, p->levels_count + 1, 8)) return 0;
  p->levels[p->levels_count++] = p->level_end;
  if (p->everything && p->level_end < p->count) {
    u64 gone = p->level_end - p->first, left = p->count - p->level_end;
    for (u64 i = 0; i < left; i++) p->states[i] = p->states[gone + i];
    p->first = p->level_end;
  }
  p->level_end = p->count;
  return 1;
}

// Expand about `budget` states, through the whole space or up to the first goal.
int product_walk(Product *p, u64 budget) {
  u64 stop = p->next + budget;
  while (p->next < stop) {
    if (p->next == p->level_end && !level_ended(p)) return NO_MEMORY;
    if (p->next == p->count) return EXHAUSTED;
    u64 end = p->level_end < stop ? p->level_end : stop;
    int status = walked(p, end);
    if (status != GOING_ON) return status;
  }
  return GOING_ON;
}

// Find the first of the states from number `from` on that a state comes of.
int product_parent(Product *p, u64 number, u64 from) {
  u64 by = reciprocal(p);
  for (u64 i = from; i < number; i++) {
    u32 verdict, many = expanded(p, p->states[i], by, p->out, &verdict);
    for (u32 k = 0; k < many; k++)
      if (p->out[k] == p->states[number]) { p->found = i; return GOAL; }
  }
  return EXHAUSTED;
}

int product_end(Product *p) {
  void *taken[] = {p->bitmap, p->out, p->states, p->levels};
  for (u64 i = 0; i < 4; i++)
    if (taken[i]) give_back(taken[i]);
  return GOING_ON;
}

// What follows the values of two groups together.
int product_join(const u32 *first, u64 firsts, const u32 *second, u64 seconds, u64 transitions,
                 u32 *both) {
  for (u64 a = 0; a < firsts; a++)
    for (u64 b = 0; b < seconds; b++)
      for (u64 t = 0; t < transitions; t++) {
        u32 one = first[a * transitions + t], other = second[b * transitions + t];
        *both++ = one == FORBIDDEN || other == FORBIDDEN ? FORBIDDEN : one * (u32)seconds + other;
      }
  return GOING_ON;
}

// Multiply a table, and note which transitions each value allows; is one forbidden?
int product_masks(u32 *following, u64 values, u64 transitions, u64 times, u64 *allowed) {
  u64 words = (transitions + 63) / 64;
  int forbids = 0;
  for (u64 value = 0; value < values; value++, allowed += words)
    for (u64 t = 0; t < transitions; t++, following++) {
      if (*following == FORBIDDEN) forbids = 1;
      else allowed[t / 64] |= 1ull << t % 64;
      *following *= (u32)times;
    }
  return forbids;
}
