// The search of a page, in its worker: explores the states, and knows distances and dead ends.  Work
// is cut into slices, so that questions are answered between them.
const FAULT = 4, SLICE = 25, MOST_COUNTED = 200000;
let whole, local;

const grown = (array, least) => {
  if (array.length >= least) return array;
  const larger = new array.constructor(Math.max(2 * array.length, least));
  larger.set(array);
  return larger;
};

// A breadth-first exploration from one state, all of it or up to a number of states.
class Space {
  constructor(key, limit, first) {
    Object.assign(this, {limit, first, count: 0, edges: 0, measured: 0, met: -1, done: false});
    this.states = new Uint32Array(rules.wide * 1024);
    this.kinds = new Uint8Array(1024);
    this.offsets = new Int32Array(1024);
    this.to = new Int32Array(4096);
    this.price = new Float64Array(rules.costs * 4096);
    this.table = new Int32Array(4096).fill(-1);
    this.root = key;
    this.work = this.explore();
  }

  hash(state, at) {
    let hash = 0;
    for (let n = 0; n < rules.wide; n += 1) {
      hash = Math.imul(hash ^ state[at + n], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash & (this.table.length - 1);
  }

  // number of a state, or minus its free place in the table less 1
  place(state, at) {
    const {table, states} = this, wide = rules.wide;
    for (let spot = this.hash(state, at); ; spot = (spot + 1) & (table.length - 1)) {
      const found = table[spot];
      if (found < 0) return -1 - spot;
      let n = 0;
      while (n < wide && states[found * wide + n] === state[at + n]) n += 1;
      if (n === wide) return found;
    }
  }

  add(state, at) {
    let found = this.place(state, at);
    if (found >= 0) return found;
    const number = this.count, wide = rules.wide;
    if (2 * number >= this.table.length) {
      this.table = new Int32Array(2 * this.table.length).fill(-1);
      for (let n = 0; n < number; n += 1) this.table[-1 - this.place(this.states, n * wide)] = n;
      found = this.place(state, at);
    }
    this.table[-1 - found] = number;
    this.count += 1;
    this.states = grown(this.states, this.count * wide);
    this.kinds = grown(this.kinds, this.count);
    for (let n = 0; n < wide; n += 1) this.states[number * wide + n] = state[at + n];
    return number;
  }

  *explore() {
    const {wide, record, costs} = rules;
    put(words_of(this.root));
    this.add(words_of(this.root), 0);
    this.kinds[0] = kind();
    let at = 0, kinded = 1, goals = this.kinds[0] & GOAL;
    for (; at < this.count && this.count < this.limit && !(this.first && (goals || this.met >= 0)); at += 1) {
      if (at % 64 === 63) yield;
      // a hint that somebody waits for does not wait for all states
      if (goals && !this.measured && waiting.length) yield* this.measure(at);
      this.offsets = grown(this.offsets, at + 2);
      this.offsets[at] = this.edges;
      if (this.kinds[at]) continue;
      put(this.states, at * wide);
      const moves = rules.moves(rules.place, rules.out);
      if (moves < 0) this.kinds[at] = FAULT;
      this.to = grown(this.to, this.edges + moves);
      this.price = grown(this.price, costs * (this.edges + moves));
      for (let move = 0; move < moves; move += 1) {
        const target = this.add(rules.memory, rules.out / 4 + move * record);
/*costs*/
        for (let line = 0; line < costs; line += 1) this.price[costs * this.edges + line] = costOf(move, line);
/*end*/
        this.to[this.edges++] = target;
      }
      // goal or lost: found out when a state is seen first
      for (; kinded < this.count; kinded += 1) {
        put(this.states, kinded * wide);
        this.kinds[kinded] = kind();
        if (this.kinds[kinded] & GOAL) goals += 1;
        if (this.first && !costs && whole.knows(this.states, kinded * wide) >= 0) this.met = kinded;
      }
    }
    yield* this.measure(at);
    this.done = true;
  }

  // distances to the goals and, if not all was explored, to states that were not expanded
  *measure(expanded) {
    this.offsets = grown(this.offsets, this.count + 1);
    this.offsets.fill(this.edges, expanded, this.count + 1);
    const {count, edges, to, offsets} = this;
    this.starts = new Int32Array(count + 1);
    this.from = new Int32Array(edges);
    this.edge = new Int32Array(rules.costs ? edges : 0);
    for (let n = 0; n < edges; n += 1) {
      this.starts[to[n] + 1] += 1;
      if (n % 1e5 === 0) yield;
    }
    for (let n = 0; n < count; n += 1) this.starts[n + 1] += this.starts[n];
    const free = this.starts.slice();
    for (let n = 0; n < count; n += 1) {
      for (let e = offsets[n]; e < offsets[n + 1]; e += 1) {
        const spot = free[to[e]]++;
        this.from[spot] = n;
        if (rules.costs) this.edge[spot] = e;
      }
      if (n % 3e4 === 0) yield;
    }
    const goals = [], outside = [];
    for (let n = 0; n < count; n += 1) {
      if (this.kinds[n] & GOAL) goals.push(n);
      else if (n >= expanded && !this.kinds[n]) outside.push(n);
    }
    // a state from which the first search knows a way stands for the goal at its end
    const more = goals.length || this.met < 0 ? 0 : whole.steps[whole.knows(this.states, this.met * rules.wide)];
    if (more) goals.push(this.met);
    const steps = yield* this.spread(goals, more), edgeOfSpace = outside.length ? yield* this.spread(outside) : null;
    let sums;
/*costs*/
    if (rules.costs) sums = yield* this.dijkstra(goals);
/*end*/
    Object.assign(this, {steps, edgeOfSpace, sums, measured: outside.length ? expanded : count});
  }

  *spread(seeds, first = 0) {
    const far = new Int32Array(this.count).fill(-1), queue = new Int32Array(this.count);
    let end = 0;
    for (const seed of seeds) {
      far[seed] = first;
      queue[end++] = seed;
    }
    for (let at = 0; at < end; at += 1) {
      if (at % 3e4 === 0) yield;
      const state = queue[at];
      for (let n = this.starts[state]; n < this.starts[state + 1]; n += 1) {
        const before = this.from[n];
        if (far[before] >= 0) continue;
        far[before] = far[state] + 1;
        queue[end++] = before;
      }
    }
    return far;
  }

/*costs*/
  // lines of costs to a goal, then the number of steps, compared in this order
  *dijkstra(goals) {
    const lines = rules.costs + 1, sums = new Float64Array(lines * this.count).fill(Infinity);
    const heap = [], at = new Int32Array(this.count).fill(-1), next = new Float64Array(lines);
    const less = (a, b) => compare(sums, a * lines, sums, b * lines, lines) < 0;
    const set = (spot, state) => {
      heap[spot] = state;
      at[state] = spot;
    };
    const up = (spot) => {
      const state = heap[spot];
      while (spot && less(state, heap[(spot - 1) >> 1])) {
        set(spot, heap[(spot - 1) >> 1]);
        spot = (spot - 1) >> 1;
      }
      set(spot, state);
    };
    const pop = () => {
      const top = heap[0], last = heap.pop();
      if (!heap.length) return top;
      let spot = 0;
      for (let child = 1; child < heap.length; child = 2 * spot + 1) {
        if (child + 1 < heap.length && less(heap[child + 1], heap[child])) child += 1;
        if (!less(heap[child], last)) break;
        set(spot, heap[child]);
        spot = child;
      }
      set(spot, last);
      return top;
    };
    for (const goal of goals) {
      sums.fill(0, goal * lines, goal * lines + lines);
      set(heap.length, goal);
    }
    for (let turn = 0; heap.length; turn += 1) {
      if (turn % 1e4 === 0) yield;
      const state = pop();
      for (let n = this.starts[state]; n < this.starts[state + 1]; n += 1) {
        const before = this.from[n];
        for (let line = 0; line < lines - 1; line += 1)
          next[line] = sums[state * lines + line] + this.price[this.edge[n] * (lines - 1) + line];
        next[lines - 1] = sums[state * lines + lines - 1] + 1;
        if (compare(next, 0, sums, before * lines, lines) >= 0) continue;
        sums.set(next, before * lines);
        if (at[before] < 0) set(heap.length, before);
        up(at[before]);
      }
    }
    return sums;
  }
/*end*/

  // the number of a state from which a way to a goal was measured, or -1
  knows(state, at) {
    const found = this.measured ? this.place(state, at) : -1;
    return found < this.measured && this.steps[found] >= 0 ? found : -1;
  }

  // costs and steps to a goal
  left(state) {
    const lines = rules.costs + 1;
    return rules.costs ? this.sums.subarray(lines * state, lines * (state + 1)) : [this.steps[state]];
  }

  // the edges of a state that begin a best way
  best(state) {
    const {offsets, to, price} = this, {costs} = rules, own = this.left(state), found = [];
    for (let n = offsets[state]; n < offsets[state + 1]; n += 1) {
      const after = this.left(to[n]);
      if (own.every((sum, line) => sum === after[line] + (line < costs ? price[n * costs + line] : 1))) found.push(n);
    }
    return found;
  }

  // the number of best ways from a state; those that pass through the same states are one. 0: there are too many
  // states on them to count while the page waits.
  ways(state) {
    let ends = 0, work = 0;
    for (let counts = new Map([[state, 1]]); counts.size;) {
      const next = new Map();
      if ((work += counts.size) > MOST_COUNTED) return 0;
      for (const [one, count] of counts) {
        if (this.kinds[one] & GOAL) ends += count;
        for (const target of new Set(this.best(one).map((n) => this.to[n]))) next.set(target, (next.get(target) || 0) + count);
      }
      counts = next;
    }
    return ends;
  }

  // what is known of a state: null if it is not among those that were measured
  advice(key) {
    const state = this.place(words_of(key), 0);
    if (state < 0 || state >= this.measured) return null;
    const {steps, edgeOfSpace} = this, costs = rules.costs;
    if (steps[state] < 0) return edgeOfSpace && edgeOfSpace[state] >= 0 ? null : {dead: true};
    const exact = !edgeOfSpace || edgeOfSpace[state] < 0 || (!costs && steps[state] <= edgeOfSpace[state] + 1);
    const sums = [...this.left(state)], [first] = this.best(state);
    const move = first === undefined ? -1 : first - this.offsets[state];
    return {dead: false, exact, left: costs ? sums.slice(0, -1) : sums, steps: sums[sums.length - 1], move};
  }
}

const compare = (a, i, b, j, lines) => {
  for (let line = 0; line < lines; line += 1)
    if (a[i + line] !== b[j + line]) return a[i + line] - b[j + line];
  return 0;
};

advice = (key) => (whole && whole.advice(key)) || (local && local.advice(key)) || null;

// null: not all states were explored
answers.best = ({key}) => {
  const told = whole && whole.done && whole.advice(key);
  if (!told || told.dead) return told || null;
  return told.exact ? {...told, ways: whole.ways(whole.place(words_of(key), 0))} : null;
};

// A hint for a state that the first search does not know yet gets a search of its own, in turns with
// it: the first one that knows gives the hint.
let waiting = [];
const busy = () => [whole, local].filter((one) => one && !one.done);
const answered = () => {
  waiting = waiting.filter(({id, key}) => {
    const told = advice(key), own = local && local.root === key;
    if (!told && !(whole.done && own && local.done)) {
      if (!own && (whole.done || whole.root !== key)) local = new Space(key, 300000, true);
      return true;
    }
    postMessage({id, value: told});
    local = own && !local.done ? null : local;
    return false;
  });
};
let running = false;
const turn = () => {
  const all = busy();
  running = all.length > 0;
  for (const now of all) {
    const until = performance.now() + SLICE;
    while (performance.now() < until && !now.done) if (now.work.next().done) now.done = true;
    postMessage({beat: 1, explored: now === whole && now.done, states: now.count});
  }
  answered();
  if (running || busy().length) setTimeout(turn);
};

let loaded;
onmessage = async ({data: {id, ask, ...rest}}) => {
  try {
    await (ask === "open" ? (loaded = load(rest)) : loaded);
    if (ask === "open") {
      whole = rest.limit ? new Space(rest.key, rest.limit) : null;
      postMessage({id, value: node(rest.key)});
      if (!running) setTimeout(turn);
    } else if (ask === "hint") {
      for (const {id: other} of waiting) postMessage({id: other, value: null});
      waiting = [{id, key: rest.key}];
      if (!whole) whole = {done: true, advice: () => null};
      answered();
      if (!running) setTimeout(turn);
    } else postMessage({id, value: answers[ask] ? answers[ask](rest) : null});
  } catch (error) {
    postMessage({id, error: String(error.message || error)});
  }
};
