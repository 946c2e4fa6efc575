// The rules of a page, as WebAssembly, and the answers to questions about a state.  `advice` is that
// of small.js or search.js.
const GOAL = 1, LOST = 2;
let rules, advice;

const load = async ({wasm, starts, costs = 0, names}) => {
  if (!globalThis.WebAssembly) throw new Error("This browser has no WebAssembly, which this page needs.");
  let bytes;
/*text*/
  // a character for each byte, for pages that servers compress
  if (wasm[0] === "(") bytes = Uint8Array.from(wasm, (c) => c.charCodeAt(0) - 40);
/*end*/
  bytes = bytes || await new Response(new Response(Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0)))
    .body.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
  const {instance: {exports}} = await WebAssembly.instantiate(bytes), {buffer} = exports.memory;
  const place = exports.heap.value, wide = starts[0].length / 8, record = wide + 2 * costs + 2;
  rules = {...exports, names, place, out: place + 4 * wide, wide, record, costs,
    memory: new Uint32Array(buffer), numbers: new BigInt64Array(buffer)};
};

// A state is put where the rules look for it.
const put = (state, at = 0) => {
  for (let n = 0; n < rules.wide; n += 1) rules.memory[rules.place / 4 + n] = state[at + n];
};
const kind = () => (rules.goal(rules.place) > 0 ? GOAL : 0) | (rules.lost(rules.place) > 0 ? LOST : 0);
/*costs*/
const costOf = (move, line) => Number(rules.numbers[(rules.out + 4 * rules.record * move) / 8 + rules.wide / 2 + line]);
/*end*/

// Keys of states outside of this file: 16 hexadecimal digits a word, the last word first.
const text = (state, at) => {
  let key = "";
  for (let n = rules.wide - 1; n >= 0; n -= 1) key += state[at + n].toString(16).padStart(8, "0");
  return key;
};
const words_of = (key) => {
  const state = new Uint32Array(rules.wide);
  for (let n = 0; n < rules.wide; n += 1) state[rules.wide - 1 - n] = parseInt(key.slice(8 * n, 8 * n + 8), 16);
  return state;
};

// The words of a move, from a template, its arguments and values of the state before it.
const NONE = -(1n << 40n);
const show = (value, kind) => {
  if (value <= NONE) return value === NONE ? "none" : "nowhere";
  if (!kind) return String(value);
/*cells*/
  const wide = BigInt(kind.width || 0);
  if (wide) return `column ${value % wide + 1n}, row ${value / wide + 1n}`;
/*end*/
  return kind[value];
};
const piece = (part, values) => {
  if (typeof part === "string") return part;
  const {kinds} = rules.names, [form, n, ...rest] = part;
  if (form === "value") return show(values[n], kinds[rest[0]]);
/*lists*/
  if (form === "if") return joined(values[n] ? rest[0] : rest[1], values);
  if (form === "join") return rest[0].filter(([on]) => on === null || values[on]).map(([, parts]) => joined(parts, values)).join(n);
  const [words, separator, kind, bits, low] = rest, out = [];
  let wide = 0n;
  for (let i = words - 1; i >= 0; i -= 1) wide = (wide << 64n) | BigInt.asUintN(64, values[n + i]);
  for (let i = 0n; wide; i += 1n) {
    if (bits) out.push(show((wide & ((1n << BigInt(bits)) - 1n)) + BigInt(low) - 1n, kinds[kind]));
    else if (wide & 1n) out.push(show(i, kinds[kind]));
    wide >>= BigInt(bits || 1);
  }
  return out.join(separator);
/*end*/
};
const joined = (parts, values) => parts.map((part) => piece(part, values)).join("");
const said = (key, {ground, round}) => {
  const [number, ...given] = rules.names.moves[ground], {name, loops, pieces, values} = rules.names.transitions[number];
/*loops*/
  for (const rows of [...(loops || [])].reverse()) {
    given.unshift(...rows[round % rows.length]);
    round = Math.floor(round / rows.length);
  }
/*end*/
  const all = given.map(BigInt), words = rules.out + 8 * all.length;
  rules.numbers.set(all, rules.out / 8);
  put(words_of(key));
  if (values && rules[`say_${number}`](rules.place, rules.out, words) < 0) return name;
  return joined(pieces, [...all, ...rules.numbers.slice(words / 8, words / 8 + values)]);
};

const reach = (key) => {
  put(words_of(key));
  const sort = kind(), moves = [];
  let fault = -1;
  const count = sort ? 0 : rules.moves(rules.place, rules.out);
  if (count < 0) fault = -1 - count;
  for (let n = 0; n < count; n += 1) {
    const costs = [];
/*costs*/
    for (let line = 0; line < rules.costs; line += 1) costs.push(costOf(n, line));
/*end*/
    const at = rules.out / 4 + n * rules.record;
    const ground = rules.memory[at + rules.record - 2], round = rules.memory[at + rules.record - 1];
    moves.push({index: n, key: text(rules.memory, at), costs, ground, round});
  }
  const failed = fault < 0 ? "" : rules.names.transitions[fault].name;
  return {key, moves, goal: Boolean(sort & GOAL), lost: Boolean(sort & LOST), failed};
};
const node = (key) => {
  const found = reach(key);
  for (const move of found.moves) move.said = said(key, move);
  return {...found, advice: advice(key)};
};

const answers = {
  // all states along some moves, given by their numbers or by transition and round; fewer if one can't be made
  replay({key, moves}) {
    const made = [];
    for (const move of moves) {
      const {moves: all} = node(key);
      const found = all.find((one) => (typeof move === "number" ? one.index === move : one.ground === move[0] && one.round === move[1]));
      if (!found) break;
      made.push(found);
      key = found.key;
    }
    return {made, node: node(key)};
  },
  node: ({key}) => node(key),
  // the number of moves to take back until the goal can be reached; 0 if that is not known
  back({keys}) {
    for (let n = 1; n < keys.length; n += 1) {
      const told = advice(keys[keys.length - 1 - n]);
      if (told && !told.dead) return n;
    }
    return 0;
  },
};
