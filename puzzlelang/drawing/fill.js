// The engine of a page on which a puzzle is filled in, in its worker: a search that learns a clause from each
// conflict (Eén and Sörensson, An Extensible SAT-solver, 2003), and answers to questions about a filling.
// conflict_solver.py, propagation.py, cuts.py and deductions.py do the same, with more comments.
//
// A literal x of the data is 2x here, and -x is 2x + 1: so `x ^ 1` denies x, and `x >> 1` is its atom.
const TRUE = 2, OPEN = 1e9;
// conflicts between restarts, decay of the activity that a conflict gives, conflicts after which clauses are forgotten
const RESTART = 100, DECAY = 0.95, FORGET = 5000;
// limits of a question: conflicts, and milliseconds on slow machines; pause between two signs of life
const CONFLICTS = 2000, TIME = 1500, BEAT = 400;
// conflicts for a rule that may be broken, for each attempt to make a reason shorter; reasons of a hint that are made shorter
const TO_BREAK = 50, TO_SHORTEN = 20, SHORTENED = 6;

// ── search ──────────────────────────────────────────────────────────────────────────

let problem, until, beaten = 0;
let value; // of each literal: 1 if it is true, -1 if it is false, 0 if neither
let phase, activity; // of each atom: its last value, and how much it took part in recent conflicts
let level, reason; // of each atom: the number of decisions before it; false literals that imply it, perhaps with itself
let watches, uses; // of each literal: the clauses that have it among their first two, and the sums, with its weight
let trail, limits, head; // true literals in order, the places of decisions in it, and the number that were propagated
let refuted, conflicts, step, assumed, core; // step: activity of a conflict; core: assumed literals that can't all be true

const begin = () => {
  const {atoms, clauses, sums} = problem, each = (make) => Array.from({length: 2 * atoms + 2}, make);
  value = new Int8Array(2 * atoms + 2);
  level = new Int32Array(atoms + 1);
  reason = Array(atoms + 1).fill(null);
  [watches, uses, trail, limits, assumed] = [each(() => []), each(() => []), [], [], []];
  [head, conflicts, step, refuted] = [0, 0, 1, false];
  add([TRUE]);
  clauses.forEach(add);
  for (const [terms, bound, defines] of sums) {
    atLeast(terms, bound, defines);
    if (defines) atLeast(terms.map(([weight, x]) => [-weight, x]), 1 - bound, defines ^ 1);
  }
  // at first, atoms with many constraints are decided first, and as false
  const count = (x) => 0.001 * (watches[x].length + uses[x].length);
  activity = Float64Array.from({length: atoms + 1}, (_, atom) => (atom ? count(2 * atom) + count(2 * atom + 1) : -1));
  phase = each((_, atom) => atom && 2 * atom + 1);
};

// Add a clause, and assign a literal if all others are false: later decisions than these are undone.
const add = (literals) => {
  const order = (x) => (value[x] ? level[x >> 1] : OPEN);
  const clause = [...new Set(literals)].filter((x) => value[x] >= 0 || level[x >> 1]).sort((a, b) => order(b) - order(a));
  if (clause.some((x) => value[x] > 0 || clause.includes(x ^ 1))) return;
  backtrack(clause.length > 1 ? order(clause[1]) : 0);
  if (clause.length > 1) for (const x of clause.slice(0, 2)) watches[x].push(clause);
  if (!clause.length) refuted = true;
  else if (clause.length === 1 || value[clause[1]]) push(clause[0], clause);
};

// require a total of at least a bound, if a condition is true, before any decision
const atLeast = (given, least, condition) => {
  const bound = given.reduce((sum, [weight]) => sum - Math.min(weight, 0), least);
  if (bound <= 0) return;
  const terms = given.map(([weight, x]) => [Math.min(Math.abs(weight), bound), weight > 0 ? x : x ^ 1]);
  if (condition) terms.push([bound, condition ^ 1]);
  terms.sort((a, b) => b[0] - a[0]);
  // the slack is the total of literals that aren't false, above the bound
  const room = terms.reduce((sum, [weight]) => sum + weight, -bound), sum = {terms, room, slack: room};
  refuted = refuted || room < 0;
  for (const [weight, x] of terms) {
    uses[x].push([sum, weight]);
    if (weight > room) add([x]);
  }
};

const push = (literal, why) => {
  [value[literal], value[literal ^ 1]] = [1, -1];
  level[literal >> 1] = limits.length;
  reason[literal >> 1] = why;
  trail.push(literal);
};

const backtrack = (least) => {
  if (limits.length <= least) return;
  while (trail.length > limits[least]) {
    const literal = trail.pop();
    if (trail.length < head) for (const [sum, weight] of uses[literal ^ 1]) sum.slack += weight;
    value[literal] = value[literal ^ 1] = 0;
    phase[literal >> 1] = literal;
  }
  limits.length = least;
  head = Math.min(head, trail.length);
};

// Assign what follows; return false literals of a constraint if there is a conflict.  Clauses that watch a false
// literal watch another one, or imply one (Moskewicz et al., Chaff, 2001).
const propagate = () => {
  let conflict = null;
  while (!conflict && head < trail.length) {
    const no = trail[head++] ^ 1, watching = watches[no];
    let kept = 0;
    for (const clause of watching) {
      if (clause[0] === no) [clause[0], clause[1]] = [clause[1], no];
      const other = clause[0];
      let at = conflict || value[other] > 0 ? clause.length : 2;
      while (at < clause.length && value[clause[at]] < 0) at += 1;
      if (at < clause.length) {
        [clause[1], clause[at]] = [clause[at], no];
        watches[clause[1]].push(clause);
        continue;
      }
      watching[kept++] = clause;
      if (value[other] < 0) conflict = conflict || clause;
      else if (!value[other] && !conflict) push(other, clause);
    }
    watching.length = kept;
    conflict = subtract(no) || conflict;
  }
  return conflict;
};

// false literals that leave less slack than a weight, or than none
const explain = ({terms, room}, weight) => {
  const clause = [];
  for (let n = 0; room >= weight; n += 1) {
    if (value[terms[n][1]] >= 0) continue;
    clause.push(terms[n][1]);
    room -= terms[n][0];
  }
  return clause;
};

// sums in which a literal became false need all literals with more weight than their slack
const subtract = (no) => {
  let conflict = null;
  for (const [sum, amount] of uses[no]) {
    sum.slack -= amount;
    if (sum.slack < 0) conflict = explain(sum, 0);
    for (const [weight, x] of conflict ? [] : sum.terms) {
      if (weight <= sum.slack) break;
      if (!value[x]) push(x, explain(sum, weight));
    }
  }
  return conflict;
};

// the clause that follows from a conflict, up to its first unique implication point
const learn = (conflict) => {
  const seen = new Set(), below = [];
  backtrack(conflict.reduce((most, x) => Math.max(most, level[x >> 1]), 0));
  if (!limits.length) return [];
  let pending = 0, at = trail.length, rest = conflict;
  do {
    for (const x of rest) {
      if (seen.has(x >> 1) || !level[x >> 1]) continue;
      seen.add(x >> 1);
      if (level[x >> 1] < limits.length) below.push(x);
      else pending += 1;
    }
    do at -= 1; while (!seen.has(trail[at] >> 1));
    rest = reason[trail[at] >> 1];
    pending -= 1;
  } while (pending);
  for (const atom of seen) activity[atom] += step;
  step /= DECAY;
  // a literal is not needed if others imply it
  const needed = (x) => !reason[x >> 1] || reason[x >> 1].some((y) => level[y >> 1] && !seen.has(y >> 1));
  return [trail[at] ^ 1, ...below.filter(needed)];
};

// members reached from one of them within some
const reachable = (near, start, inside) => {
  const reached = new Set([start]);
  for (const n of reached) for (const other of near[n]) if (inside(other)) reached.add(other);
  return reached;
};

// A clause that is false or implies a literal, if a connection gives one: a true member and one that it can't
// reach aren't both true, unless one of a separator is.
const cut = () => {
  for (const {condition, members, near} of problem.connections) {
    const values = members.map((x) => value[x]), required = value[condition], left = required < 0 ? -1 : values.indexOf(1);
    if (left < 0) continue;
    const part = reachable(near, left, (n) => values[n] >= 0), outside = (least) => values.findIndex((v, n) => v >= least && !part.has(n));
    const right = outside(1) < 0 && required ? outside(0) : outside(1);
    if (right < 0) continue;
    const meets = (n, set) => near[n].some((other) => set.has(other)), border = (n) => !part.has(n) && meets(n, part);
    const far = reachable(near, right, (n) => !part.has(n) && !border(n));
    return [condition ^ 1, members[left] ^ 1, members[right] ^ 1, ...members.filter((x, n) => border(n) && meets(n, far))];
  }
  return null;
};

const tired = () => {
  const now = performance.now();
  if (now > beaten + BEAT) postMessage({beat: (beaten = now)});
  return now > until;
};

const decision = () => {
  let best = 0;
  for (let atom = 1; atom < activity.length; atom += 1) if (!value[2 * atom] && activity[atom] > activity[best]) best = atom;
  return phase[best];
};

// Tell if a choice meets the constraints and some literals; null if that is not known.  If none does, `core`
// has some of the literals for which that is so, too.
const solve = (literals, most, decides = true) => {
  const changed = literals.findIndex((x, n) => x !== assumed[n]), end = conflicts + most;
  backtrack(changed < 0 ? literals.length : changed);
  [assumed, core] = [literals, []];
  if (tired()) return null;
  while (!refuted) {
    let conflict = propagate();
    while (!conflict && limits.length < assumed.length && value[assumed[limits.length]] > 0) limits.push(trail.length);
    const assumes = limits.length < assumed.length;
    if (!conflict && !assumes) conflict = cut();
    if (conflict && conflict.some((x) => !value[x])) add(conflict);
    else if (conflict) {
      if (conflicts >= end || tired()) return null;
      conflicts += 1;
      add(learn(conflict));
      if (conflicts % RESTART === 0) backtrack(0);
    } else {
      const literal = assumes ? assumed[limits.length] : decides ? decision() : 0;
      if (!literal) return decides || null;
      if (value[literal] < 0) {
        core = final(literal);
        return false;
      }
      limits.push(trail.length);
      push(literal, null);
    }
  }
  return false;
};

// the assumptions that refute an assumption, and that one
const final = (literal) => {
  const found = [literal], reached = new Set([literal ^ 1]);
  for (const x of limits.length ? trail.slice(limits[0]).reverse() : []) {
    const why = reached.has(x) ? reason[x >> 1] : [];
    if (!why) found.push(x);
    else for (const y of why) reached.add(y ^ 1);
  }
  return found;
};

// ── questions ───────────────────────────────────────────────────────────────────────

const code = (x) => (x < 0 ? 1 - 2 * x : 2 * x);
const codes = (row) => row.map(code), pairs = (row) => row.flatMap((weight, n) => (n % 2 ? [] : [[weight, code(row[n + 1])]]));

const load = ({clauses, sums, connections, rules, blanks, lines, ...rest}) => {
  problem = {
    ...rest, clauses: clauses.map(codes), blanks: blanks.map(codes),
    sums: sums.map(([row, bound, defines]) => [pairs(row), bound, defines && code(defines)]),
    connections: connections.map(([condition, members, near]) => ({condition: code(condition), members: codes(members), near})),
    names: rules.map(([name]) => name), rules: rules.map(([, holds]) => code(holds)), lines: lines.map(([row, constant]) => [pairs(row), constant]),
  };
  begin();
};

// the option of each blank in a key, -1 for open ones
const options = (key) => {
  const bits = [...key].map((digit) => parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
  let end = bits.length;
  return problem.blanks.map(({length}) => {
    const start = end - 32 + Math.clz32(length), field = bits.slice(Math.max(0, start), Math.max(0, end));
    end = start - length;
    return parseInt(field || "0", 2) - 1;
  });
};
const filled = (filling) => filling.flatMap((option, n) => (option < 0 ? [] : [problem.blanks[n][option]]));
const among = (literals) => literals.filter((x) => core.includes(x));

// what is known of a filling: a choice that extends it, as options, or a core of its literals and the rules
const answer = (filling) => {
  const {rules, blanks} = problem, literals = filled(filling), solved = solve([...rules, ...literals], CONFLICTS);
  if (solved) return {choice: blanks.map((row) => row.findIndex((x) => value[x] > 0))};
  return solved === false ? {core: [...among(literals), ...among(rules)]} : {};
};

// a core without literals that are not needed, tried from the last to the first: at first without decisions, which is fast
const shorter = (literals) => {
  for (const decides of [false, true]) {
    for (let n = literals.length - 1; n >= 0; n -= 1) {
      if (solve(literals.filter((x, at) => at !== n), TO_SHORTEN, decides) !== false) continue;
      n = among(literals.slice(0, n)).length;
      literals = among(literals);
    }
  }
  return literals;
};
const told = (filling, literals) => ({
  rules: problem.names.filter((name, n) => literals.includes(problem.rules[n])),
  blanks: [...filling.keys()].filter((n) => literals.includes(problem.blanks[n][filling[n]])),
});

// rules that no choice satisfies with a filling, each with blanks that are enough; none if no list is filled like that
const broken = (filling) => {
  const {rules, names, lists} = problem, literals = filled(filling);
  const refutes = (rule) => solve([...rules.map((x) => (x === rule ? x : x ^ 1)), ...literals], TO_BREAK) === false;
  const row = (rule, n) => [names[n], told(filling, shorter([...among(literals), rule])).blanks];
  return lists && refutes() ? [] : rules.flatMap((rule, n) => (refutes(rule) ? [row(rule, n)] : []));
};

const node = ({key}) => {
  const {rules, usual, lines} = problem, filling = options(key), whole = filling.map((option, n) => (option < 0 ? usual[n] : option));
  const goal = !whole.includes(-1) && solve([...rules, ...filled(whole)], CONFLICTS) === true;
  const total = ([terms, constant]) => terms.reduce((sum, [weight, x]) => (value[x] > 0 ? sum + weight : sum), constant);
  const amounts = goal ? lines.map(total) : [], known = goal ? {choice: whole} : answer(filling), rows = known.choice ? [] : broken(filling);
  return {key, moves: [], goal, dead: Boolean(known.core || rows.length), broken: rows, amounts, failed: "", lost: false};
};

// a value that an open blank must have, with the smallest reason that is found
const hint = ({key}) => {
  const {rules, blanks} = problem, filling = options(key), literals = filled(filling), {choice, core: refuting} = answer(filling);
  if (refuting) return {dead: true, ...told(filling, shorter(refuting))};
  if (!choice) return null;
  const end = conflicts + CONFLICTS, cores = [], denied = (n) => blanks[n][choice[n]] ^ 1;
  let left = [...choice.keys()].filter((n) => filling[n] < 0), unsure = false;
  while (left.length) {
    const [first, ...rest] = left, all = [...literals, ...rules, denied(first)];
    // values are first, so that a reason has given values, not the rule that gives them; another choice should
    // differ in many values
    backtrack(all.length - 1);
    for (const n of left) phase[denied(n) >> 1] = denied(n);
    const differs = solve(all, end - conflicts);
    left = differs ? rest.filter((n) => value[denied(n)] < 0) : rest;
    if (differs === false) cores.push([first, [denied(first), ...among(literals), ...among(rules)]]);
    unsure = unsure || differs === null;
  }
  if (!cores.length) return unsure ? null : {none: true};
  const order = ([, a], [, b]) => a.length - b.length, few = cores.sort(order).slice(0, SHORTENED);
  const [[blank, least]] = few.map(([n, one]) => [n, shorter(one)]).sort(order);
  return {blank, option: choice[blank], ...told(filling, least)};
};

// the number of values to take back until a choice extends the rest; 0 if that is not known
const back = ({keys}) => {
  for (let n = 1; n < keys.length; n += 1) {
    const known = answer(options(keys[keys.length - 1 - n]));
    if (!known.core) return known.choice ? n : 0;
  }
  return 0;
};

const questions = {open: node, node, hint, back};
let loaded;
onmessage = async ({data: {id, ask, ...rest}}) => {
  try {
    await (ask === "open" ? (loaded = load(rest.problem)) : loaded);
    if (conflicts > FORGET) begin();
    until = performance.now() + TIME;
    postMessage({id, value: questions[ask] ? questions[ask](rest) : null});
  } catch (error) {
    postMessage({id, error: String(error.message || error)});
  }
};
