// What a store does with states whatever their rules are: frames of a file, sorting, leaving out.
//
// A state is a whole number of WORDS words of 64 bits, its first word the highest.  A frame has
// ascending states: see `state_frames.py` and `frame_codes.py`, which do the same, and docs/store.md.

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned __int128 u128;

extern const u64 WORDS;

enum { WIDEST = 64, DIGIT = 11 };

static inline int same(const u64 *a, const u64 *b) {
  for (u64 w = 0; w < WORDS; w++)
    if (a[w] != b[w]) return 0;
  return 1;
}

static inline int below(const u64 *a, const u64 *b) {
  for (u64 w = 0; w < WORDS; w++)
    if (a[w] != b[w]) return a[w] < b[w];
  return 0;
}

static inline void copied(u64 *to, const u64 *from) {
  for (u64 w = 0; w < WORDS; w++) to[w] = from[w];
}

// Seven bits a byte, the lowest first, each byte but the last with its highest bit set: numbers below
// 2^56 at once, not bit by bit, by moving neighbours together or apart.  On a little-endian machine.
static inline u64 narrowed(u64 bytes) {
  bytes = (bytes & 0x007f007f007f007full) | (bytes & 0x7f007f007f007f00ull) >> 1;
  bytes = (bytes & 0x00003fff00003fffull) | (bytes & 0x3fff00003fff0000ull) >> 2;
  return (bytes & 0x0fffffffull) | (bytes & 0x0fffffff00000000ull) >> 4;
}

static inline u64 spread_out(u64 number) {
  number = (number & 0x0fffffffull) | (number & 0x00fffffff0000000ull) << 4;
  number = (number & 0x00003fff00003fffull) | (number & 0x0fffc0000fffc000ull) << 2;
  return (number & 0x007f007f007f007full) | (number & 0x3f803f803f803f80ull) << 1;
}

// A number; -1 if it is too wide or ends too early, else whether it is not 0.
static inline int number_at(const u8 *data, u64 size, u64 *place, u64 *out) {
  u64 at = *place, shift = 0, some = 0, bytes, ends = 0;
  u8 byte;
  for (u64 w = 0; w < WORDS; w++) out[w] = 0;
  if (size - at >= 8) {
    __builtin_memcpy(&bytes, data + at, 8);
    ends = ~bytes & 0x8080808080808080ull;
  }
  if (ends) {
    out[WORDS - 1] = some = narrowed(bytes & (ends ^ (ends - 1)));
    at += (u64)__builtin_ctzll(ends) / 8 + 1;
  } else do {
    if (at == size || shift >= 64 * WORDS) return -1;
    byte = data[at++];
    u64 bits = byte & 127, word = shift / 64, low = shift % 64;
    some |= bits;
    out[WORDS - 1 - word] |= bits << low;
    if (low > 57) {
      u64 rest = bits >> (64 - low);
      if (word + 1 < WORDS) out[WORDS - 2 - word] |= rest;
      else if (rest) return -1;
    }
    shift += 7;
  } while (byte & 128);
  *place = at;
  return some != 0;
}

// Add the state before to a distance; the carry.
static inline u64 added(u64 *state) {
  u64 carry = 0;
  for (u64 w = WORDS; w--;) {
    u128 sum = (u128)state[w] + (state - WORDS)[w] + carry;
    state[w] = (u64)sum;
    carry = (u64)(sum >> 64);
  }
  return carry;
}

enum { SLOTS = 1 << 14, MOST_OWN = 1 << 11, MOST_SYMBOLS = MOST_OWN + 64 * WIDEST, LONGEST = 13 };

// A number of one word; 0 if it is wider, or as `number_at` has it.
static inline int small_at(const u8 *data, u64 size, u64 *place, u64 *out) {
  u64 words[WIDEST];
  if (number_at(data, size, place, words) < 0) return 0;
  for (u64 w = 0; w + 1 < WORDS; w++)
    if (words[w]) return 0;
  *out = words[WORDS - 1];
  return 1;
}

// 57 bits at least, those behind the end are 0.
static inline u64 bits_at(const u8 *data, u64 size, u64 bit) {
  u64 at = bit / 8, found = 0;
  if (at + 8 <= size) __builtin_memcpy(&found, data + at, 8);
  else for (u64 i = at; i < size; i++) found |= (u64)data[i] << (i - at) * 8;
  return found >> bit % 8;
}

// `count` of them, up to 64.
static inline u64 field_at(const u8 *data, u64 size, u64 bit, u64 count) {
  u64 found = bits_at(data, size, bit);
  if (count > 32) found = (found & 0xffffffffull) | bits_at(data, size, bit + 32) << 32;
  return count < 64 ? found & ((u64)1 << count) - 1 : found;
}

// Codes of such lengths, in the order of their lengths and then of their symbols, the first bit
// the lowest.  0 if there are too many.
static int codes_of(const u8 *lengths, u64 symbols, u32 *codes) {
  u32 counts[LONGEST + 1], next[LONGEST + 2];
  u64 taken = 0;
  for (u64 n = 0; n <= LONGEST; n++) counts[n] = 0;
  for (u64 s = 0; s < symbols; s++) {
    if (lengths[s] > LONGEST) return 0;
    counts[lengths[s]]++;
    if (lengths[s]) taken += (u64)1 << (LONGEST - lengths[s]);
  }
  if (taken > 1 << LONGEST) return 0;
  next[1] = 0;
  for (u64 n = 1; n <= LONGEST; n++) next[n + 1] = next[n] + counts[n] << 1;
  for (u64 s = 0; s < symbols; s++) {
    u32 code = lengths[s] ? next[lengths[s]]++ : 0, turned = 0;
    for (u64 n = 0; n < lengths[s]; n++) turned |= (code >> n & 1) << (lengths[s] - 1 - n);
    codes[s] = turned;
  }
  return 1;
}

// The states of a frame whose distances are coded.
static int uncoded(const u8 *data, u64 size, u64 count, u64 *out) {
  u64 own[MOST_OWN], at = 1, step, many, lowest, kinds, value = 0, longest = 0;
  u32 table[1 << LONGEST], codes[MOST_SYMBOLS];
  u8 lengths[MOST_SYMBOLS + 1];
  if (number_at(data, size, &at, out) < 0) return -1;
  if (!small_at(data, size, &at, &step) || !step) return -1;
  if (!small_at(data, size, &at, &many) || many > MOST_OWN) return -1;
  for (u64 n = 0; n < many; n++) {
    u64 more;
    if (!small_at(data, size, &at, &more) || !more) return -1;
    if (__builtin_add_overflow(value, more, &value)) return -1;
    if (__builtin_mul_overflow(value, step, own + n)) return -1;
  }
  if (!small_at(data, size, &at, &lowest) || lowest > 64 * WORDS) return -1;
  if (!small_at(data, size, &at, &kinds) || kinds > 64 * WORDS) return -1;
  if (kinds && (!lowest || lowest + kinds > 64 * WORDS + 1)) return -1;
  const u64 symbols = many + kinds;
  if ((symbols + 1) / 2 > size - at) return -1;
  for (u64 s = 0; s < symbols; s++) {
    lengths[s] = data[at + s / 2] >> s % 2 * 4 & 15;
    if (lengths[s] > longest) longest = lengths[s];
  }
  at += (symbols + 1) / 2;
  if (!codes_of(lengths, symbols, codes)) return -1;
  const u64 mask = ((u64)1 << longest) - 1;
  for (u64 n = 0; n <= mask; n++) table[n] = 0;
  for (u64 s = 0; s < symbols; s++)
    for (u64 n = codes[s]; lengths[s] && n <= mask; n += (u64)1 << lengths[s])
      table[n] = (u32)(s << 4 | lengths[s]);
  u64 bit = 8 * at;
  for (u64 i = 1; i < count; i++) {
    u64 some = bits_at(data, size, bit), narrow;
    u32 entry = table[some & mask];
    u64 length = entry & 15, symbol = entry >> 4;
    if (!length) return -1;
    bit += length;
    out += WORDS;
    for (u64 w = 0; w < WORDS; w++) out[w] = 0;
    if (symbol < many) narrow = own[symbol];
    else {
      u64 top = lowest + (symbol - many) - 1;  // bits but for the highest
      if (top < 64) {
        u64 rest = length + top <= 57 ? some >> length & ((u64)1 << top) - 1
                                      : field_at(data, size, bit, top);
        if (__builtin_mul_overflow(rest | (u64)1 << top, step, &narrow)) return -1;
      } else {
        out[WORDS - 1 - top / 64] = (u64)1 << top % 64;
        for (u64 n = 0; n < top; n += 64)
          out[WORDS - 1 - n / 64] |= field_at(data, size, bit + n, top - n < 64 ? top - n : 64);
        narrow = out[WORDS - 1];
      }
      bit += top;
    }
    out[WORDS - 1] = narrow;
    if (added(out)) return -1;
  }
  if (bit > 8 * size || 8 * size - bit > 7 || bits_at(data, size, bit)) return -1;
  return 0;
}

// Words from the lowest on, of which all but some low bits are the same in all states of a frame:
// these bits, one word behind the other, are a state as well, and lie nearer to its neighbours.
static inline u64 mask_of(u64 width) { return width < 64 ? ((u64)1 << width) - 1 : ~(u64)0; }

static void narrowed_state(const u64 *state, const u64 *widths, u64 many, u64 *out) {
  u64 place = 0;
  for (u64 w = 0; w < WORDS; w++) out[w] = 0;
  for (u64 n = 0; n < many; place += widths[n++]) {
    u64 some = state[WORDS - 1 - n] & mask_of(widths[n]), word = place / 64, low = place % 64;
    if (!widths[n]) continue;
    out[WORDS - 1 - word] |= some << low;
    if (low && low + widths[n] > 64) out[WORDS - 2 - word] |= some >> (64 - low);
  }
}

static int widened_state(u64 *state, const u64 *first, const u64 *widths, u64 many) {
  u64 from[WIDEST], place = 0;
  copied(from, state);
  copied(state, first);
  for (u64 n = 0; n < many; place += widths[n++]) {
    u64 word = place / 64, low = place % 64, mask = mask_of(widths[n]);
    if (!widths[n]) continue;
    u64 some = from[WORDS - 1 - word] >> low;
    if (low && low + widths[n] > 64) some |= from[WORDS - 2 - word] << (64 - low);
    state[WORDS - 1 - n] = (state[WORDS - 1 - n] & ~mask) | (some & mask);
  }
  for (u64 word = place / 64; word < WORDS; word++)
    if (from[WORDS - 1 - word] >> (word == place / 64 ? place % 64 : 0)) return -1;
  return 0;
}

static int widened(const u8 *data, u64 size, u64 count, u64 *out) {
  u64 first[WIDEST], widths[WIDEST], at = 1, many;
  if (number_at(data, size, &at, first) < 0 || !small_at(data, size, &at, &many)) return -1;
  if (!many || many > WORDS || many > size - at) return -1;
  for (u64 n = 0; n < many; n++)
    if ((widths[n] = data[at++]) > 64) return -1;
  if (at == size || data[at] != 1 || uncoded(data + at, size - at, count, out)) return -1;
  for (u64 i = 0; i < count; i++)
    if (widened_state(out + i * WORDS, first, widths, many)) return -1;
  return same(out, first) ? 0 : -1;
}

// The states of a frame; -1 if it has not exactly `count`, or they do not ascend.
int store_decode(const u8 *data, u64 size, u64 count, u64 *out) {
  u64 at = 1;
  if (!size || !count || data[0] > 2) return -1;
  if (data[0]) return (data[0] == 1 ? uncoded : widened)(data, size, count, out);
  for (u64 i = 0; i < count; i++, out += WORDS) {
    int some = number_at(data, size, &at, out);
    if (some < 0 || i && (!some || added(out))) return -1;
  }
  return at == size ? 0 : -1;
}

// The distance of a state from the one before; how many bits it has.
static inline u64 distance(const u64 *state, u64 *rest) {
  u64 borrow = 0, bits = 0;
  for (u64 w = WORDS; w--;) {
    u128 less = (u128)state[w] - (state - WORDS)[w] - borrow;
    rest[w] = (u64)less;
    borrow = (u64)(less >> 64) & 1;
    if (rest[w]) bits = 64 * (WORDS - w) - (u64)__builtin_clzll(rest[w]);
  }
  return bits;
}

static u8 *put_number(u64 *rest, u8 *out) {
  u64 high = 0, number = rest[WORDS - 1];
  while (high < WORDS - 1 && !rest[high]) high++;
  if (high == WORDS - 1 && !(number >> 56)) {
    u64 more = (u64)(63 - __builtin_clzll(number | 1)) / 7 * 8;  // bits of all bytes but the last
    u64 bytes = spread_out(number) | (0x8080808080808080ull & (((u64)1 << more) - 1));
    __builtin_memcpy(out, &bytes, 8);  // there is room for ten
    return out + more / 8 + 1;
  }
  while (high < WORDS - 1 || rest[WORDS - 1] > 127) {
    *out++ = (u8)(rest[WORDS - 1] & 127) | 128;
    for (u64 w = WORDS; w-- > high;)
      rest[w] = rest[w] >> 7 | (w > high ? rest[w - 1] << 57 : 0);
    if (high < WORDS - 1 && !rest[high]) high++;
  }
  *out++ = (u8)rest[WORDS - 1];
  return out;
}

static u8 *put_small(u64 number, u8 *out) {
  for (; number > 127; number >>= 7) *out++ = (u8)(number & 127) | 128;
  *out++ = (u8)number;
  return out;
}

static u8 *put_first(const u64 *state, u8 *out) {
  u64 rest[WIDEST];
  copied(rest, state);
  return put_number(rest, out);
}

// Ascending states as the bytes of a frame; how many bytes.
long long store_encode(const u64 *states, u64 count, u8 *out) {
  u8 *begin = out;
  *out++ = 0;
  out = put_first(states, out);
  for (u64 i = 1; i < count; i++) {
    u64 rest[WIDEST];
    distance(states + i * WORDS, rest);
    out = put_number(rest, out);
  }
  return out - begin;
}

// What divides without a remainder: a number of which it is the greatest divisor is known.
typedef struct { u64 step, shift, inverse, most; } Divisor;

static void divide_by(Divisor *by, u64 step) {
  by->step = step;
  by->shift = (u64)__builtin_ctzll(step);
  u64 odd = step >> by->shift;
  by->most = ~(u64)0 / odd;
  by->inverse = odd;  // three bits are right, and twice as many each time
  for (int n = 0; n < 5; n++) by->inverse *= 2 - odd * by->inverse;
}

static inline u64 divided(const Divisor *by, u64 number) {
  return (number >> by->shift) * by->inverse;
}

static inline int divides(const Divisor *by, u64 number) {
  return !(number & (((u64)1 << by->shift) - 1)) && divided(by, number) <= by->most;
}

static void ordered(u64 *numbers, u64 count) {
  for (u64 begin = count / 2, end = count; end > 1;) {
    if (begin) begin--;
    else { u64 last = numbers[--end]; numbers[end] = numbers[0]; numbers[0] = last; }
    u64 own = numbers[begin], place = begin, below;
    while ((below = 2 * place + 1) < end) {
      if (below + 1 < end && numbers[below + 1] > numbers[below]) below++;
      if (numbers[below] <= own) break;
      numbers[place] = numbers[below];
      place = below;
    }
    numbers[place] = own;
  }
}

typedef struct {
  u64 keys[SLOTS];
  u32 votes[SLOTS], symbols[SLOTS];
  u64 own[MOST_OWN], order[MOST_SYMBOLS], sums[MOST_SYMBOLS];
  u32 weights[MOST_SYMBOLS], codes[MOST_SYMBOLS], above[MOST_SYMBOLS], above_sum[MOST_SYMBOLS];
  u32 depths[MOST_SYMBOLS], kinds[64 * WIDEST + 1];
  u8 lengths[MOST_SYMBOLS + 1];
} Coder;

u64 store_coder(void) { return sizeof(Coder); }

// Lengths of the codes of symbols with such weights: of Huffman, with halved weights until none is
// too long.
static void lengths_of(Coder *c, u64 symbols) {
  u64 used = 0;
  for (u64 s = 0; s < symbols; s++) used += c->weights[s] != 0;
  for (u64 s = 0; s < symbols; s++) c->lengths[s] = used == 1 && c->weights[s];
  for (u64 longest = LONGEST + 1; used > 1 && longest > LONGEST;) {
    u64 n = 0, leaf = 0, sum = 0;
    for (u64 s = 0; s < symbols; s++)
      if (c->weights[s]) c->order[n++] = (u64)c->weights[s] << 32 | s;
    ordered(c->order, used);
    for (u64 made = 0; made + 1 < used; made++) {
      u64 weight = 0;
      for (int twice = 0; twice < 2; twice++)
        if (leaf < used && (sum == made || c->order[leaf] >> 32 <= c->sums[sum])) {
          weight += c->order[leaf] >> 32;
          c->above[leaf++] = (u32)made;
        } else {
          weight += c->sums[sum];
          c->above_sum[sum++] = (u32)made;
        }
      c->sums[made] = weight;
    }
    c->depths[used - 2] = 0;
    for (u64 made = used - 2; made--;) c->depths[made] = c->depths[c->above_sum[made]] + 1;
    longest = 0;
    for (u64 i = 0; i < used; i++) {
      u64 length = c->depths[c->above[i]] + 1;
      if (length > longest) longest = length;
      if (length <= LONGEST) c->lengths[c->order[i] & 0xffffffff] = (u8)length;
    }
    for (u64 s = 0; longest > LONGEST && s < symbols; s++)
      if (c->weights[s]) c->weights[s] = c->weights[s] >> 1 | 1;
  }
}

static inline u64 slot_of(u64 number) { return (number * 0x9e3779b97f4a7c15ull) >> 50; }

// What the distances of states are multiples of, but for those of more than a word.
static void common_step(const u64 *states, u64 count, Divisor *by) {
  u64 rest[WIDEST], step = 0;
  divide_by(by, 1);
  for (u64 i = 1; i < count && step != 1; i++) {
    if (distance(states + i * WORDS, rest) > 64) continue;
    u64 a = rest[WORDS - 1], b = step;
    if (b && divides(by, a)) continue;
    while (b) { u64 left = a % b; a = b; b = left; }
    divide_by(by, step = a);
  }
}

// The distances that are frequent, each found in a slot by its own symbol; how many.
static u64 frequent(const u64 *states, u64 count, const Divisor *by, Coder *c) {
  u64 rest[WIDEST], many, least = 6;
  for (u64 s = 0; s < SLOTS; s++) c->keys[s] = c->votes[s] = 0;
  for (u64 i = 1; i < count; i++) {  // whom most vote for has a slot
    if (distance(states + i * WORDS, rest) > 64) continue;
    u64 number = divided(by, rest[WORDS - 1]), slot = slot_of(number);
    if (c->keys[slot] == number) c->votes[slot]++;
    else if (c->votes[slot]) c->votes[slot]--;
    else { c->keys[slot] = number; c->votes[slot] = 1; }
  }
  for (u64 s = 0; s < SLOTS; s++) c->votes[s] = 0;
  for (u64 k = 0; k <= 64 * WORDS; k++) c->kinds[k] = 0;
  for (u64 i = 1; i < count; i++) {
    u64 bits = distance(states + i * WORDS, rest);
    if (bits > 64) { c->kinds[bits]++; continue; }
    u64 number = divided(by, rest[WORDS - 1]), slot = slot_of(number);
    if (c->keys[slot] == number) c->votes[slot]++;
    else c->kinds[64 - (u64)__builtin_clzll(number)]++;
  }
  for (;; least *= 2) {
    many = 0;
    for (u64 s = 0; s < SLOTS; s++) many += c->votes[s] >= least;
    if (many <= MOST_OWN) break;
  }
  u64 n = 0;
  for (u64 s = 0; s < SLOTS; s++) {
    if (c->votes[s] >= least) c->own[n++] = c->keys[s];
    else if (c->votes[s]) {
      c->kinds[64 - (u64)__builtin_clzll(c->keys[s])] += c->votes[s];
      c->keys[s] = 0;
    }
  }
  ordered(c->own, many);
  for (n = 0; n < many; n++) {
    u64 slot = slot_of(c->own[n]);
    c->symbols[slot] = (u32)n;
    c->weights[n] = c->votes[slot];
  }
  return many;
}

typedef struct { u8 *out; u64 bits, count; } Bits;

static inline void put_bits(Bits *to, u64 some, u64 count) {  // up to 56
  to->bits |= some << to->count;
  to->count += count;
  __builtin_memcpy(to->out, &to->bits, 8);
  to->out += to->count / 8;
  to->bits >>= to->count & ~(u64)7;
  to->count %= 8;
}

static inline void put_field(Bits *to, u64 some, u64 count) {
  if (count > 32) {
    put_bits(to, some & 0xffffffffull, 32);
    some >>= 32;
    count -= 32;
  }
  put_bits(to, some & (((u64)1 << count) - 1), count);
}

static long long code(const u64 *states, u64 count, u8 *out, Coder *c) {
  u8 *begin = out;
  Divisor by;
  common_step(states, count, &by);
  const u64 many = frequent(states, count, &by, c);
  u64 lowest = 1, highest = 64 * WORDS;
  while (lowest <= highest && !c->kinds[lowest]) lowest++;
  while (highest >= lowest && !c->kinds[highest]) highest--;
  const u64 kinds = highest + 1 - lowest;
  if (!kinds) lowest = 0;
  for (u64 k = 0; k < kinds; k++) c->weights[many + k] = c->kinds[lowest + k];
  lengths_of(c, many + kinds);
  c->lengths[many + kinds] = 0;
  codes_of(c->lengths, many + kinds, c->codes);
  *out++ = 1;
  out = put_first(states, out);
  out = put_small(many, put_small(by.step, out));
  for (u64 n = 0; n < many; n++) out = put_small(c->own[n] - (n ? c->own[n - 1] : 0), out);
  out = put_small(kinds, put_small(lowest, out));
  for (u64 s = 0; s < many + kinds; s += 2) *out++ = c->lengths[s] | (u8)(c->lengths[s + 1] << 4);
  Bits to = { out, 0, 0 };
  for (u64 i = 1; i < count; i++) {
    u64 rest[WIDEST], bits = distance(states + i * WORDS, rest), number = rest[WORDS - 1];
    if (bits <= 64) {
      number = divided(&by, number);
      u64 slot = slot_of(number);
      if (c->keys[slot] == number) {
        put_bits(&to, c->codes[c->symbols[slot]], c->lengths[c->symbols[slot]]);
        continue;
      }
      bits = 64 - (u64)__builtin_clzll(number);
    }
    u64 symbol = many + bits - lowest, top = bits - 1;
    put_bits(&to, c->codes[symbol], c->lengths[symbol]);
    if (top < 64) put_field(&to, number, top);
    else for (u64 n = 0; n < top; n += 64)
      put_field(&to, rest[WORDS - 1 - n / 64], top - n < 64 ? top - n : 64);
  }
  return to.out - begin + (to.count != 0);
}

// The same with codes for the distances; `out` has room for ten bytes a word of each state and for
// 64 kB, `room` for the states if they have several words.
long long store_code(const u64 *states, u64 count, u8 *out, Coder *c, u64 *room) {
  u64 widths[WIDEST], many = 0, are_full = 1;
  for (u64 n = 0; n < WORDS; n++) {
    u64 differ = 0;
    for (u64 i = 1; i < count; i++)
      differ |= states[i * WORDS + WORDS - 1 - n] ^ states[WORDS - 1 - n];
    widths[n] = differ ? 64 - (u64)__builtin_clzll(differ) : 0;
    if (differ) many = n + 1;
  }
  for (u64 n = 0; n + 1 < many; n++) are_full &= widths[n] == 64;
  if (are_full) return code(states, count, out, c);
  u8 *begin = out;
  *out++ = 2;
  out = put_small(many, put_first(states, out));
  for (u64 n = 0; n < many; n++) *out++ = (u8)widths[n];
  for (u64 i = 0; i < count; i++)
    narrowed_state(states + i * WORDS, widths, many, room + i * WORDS);
  return out - begin + code(room, count, out, c);
}

// Sort states, each once; how many are left.  Digit by digit from the lowest, but for digits in
// which they don't differ.
long long store_sort(u64 *states, u64 *other, u64 count) {
  if (!count) return 0;
  u64 differ[WIDEST], *begin = states;
  u64 starts[1 << DIGIT];
  for (u64 w = 0; w < WORDS; w++) differ[w] = 0;
  for (u64 i = 1; i < count; i++)
    for (u64 w = 0; w < WORDS; w++) differ[w] |= states[i * WORDS + w] ^ states[w];
  for (u64 w = WORDS; w--;) {
    for (u64 shift = 0; shift < 64;) {
      if (!(differ[w] >> shift)) break;
      shift += (u64)__builtin_ctzll(differ[w] >> shift);
      for (u64 d = 0; d < 1 << DIGIT; d++) starts[d] = 0;
      const u64 mask = (1 << DIGIT) - 1;
      for (u64 i = 0; i < count; i++) starts[states[i * WORDS + w] >> shift & mask]++;
      u64 sum = 0;
      for (u64 d = 0; d < 1 << DIGIT; d++) { u64 own = starts[d]; starts[d] = sum; sum += own; }
      for (u64 i = 0; i < count; i++)
        copied(other + starts[states[i * WORDS + w] >> shift & mask]++ * WORDS, states + i * WORDS);
      u64 *swap = states;
      states = other;
      other = swap;
      shift += DIGIT;
    }
  }
  u64 kept = 0;
  for (u64 i = 0; i < count; i++) {
    if (i && same(states + i * WORDS, states + (i - 1) * WORDS)) continue;
    copied(begin + kept++ * WORDS, states + i * WORDS);
  }
  return (long long)kept;
}

// Two ascending rows of states as one, each state once; how many.
long long store_join(const u64 *one, u64 count, const u64 *other, u64 others, u64 *out) {
  const u64 *begin = out, *end = one + count * WORDS, *other_end = other + others * WORDS;
  while (one < end && other < other_end) {
    const u64 less = !below(other, one), more = !below(one, other);  // both where they are the same
    copied(out, less ? one : other);
    out += WORDS;
    one += less * WORDS;
    other += more * WORDS;
  }
  while (one < end) *out++ = *one++;
  while (other < other_end) *out++ = *other++;
  return (out - begin) / (long long)WORDS;
}

// Leave out of ascending states those of a frame.  `at`: how many were read and kept; a frame of no
// states ends it.
int store_minus(u64 *states, u64 count, const u64 *frame, u64 size, u64 *at) {
  u64 read = at[0], kept = at[1];
  for (u64 i = 0; i < size; i++) {
    const u64 *known = frame + i * WORDS;
    while (read < count && below(states + read * WORDS, known)) {
      if (kept != read) copied(states + kept * WORDS, states + read * WORDS);
      kept++, read++;
    }
    if (read == count) break;
    if (same(states + read * WORDS, known)) read++;
  }
  for (; !size && read < count; read++, kept++)
    if (kept != read) copied(states + kept * WORDS, states + read * WORDS);
  at[0] = read;
  at[1] = kept;
  return 0;
}
