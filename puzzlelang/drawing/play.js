// The game: by keys, taps, drags and swipes.
const LONGEST = 8000;
let ask;

/*large*/
// ── the worker ──────────────────────────────────────────────────────────────────────

// Rules run in a worker, which is ended if it says nothing for two seconds.
const TICK = 500, SILENT = 4, STARTING = 40, LIMIT = 1000000;
class Rules {
  constructor(limit) {
    Object.assign(this, {asked: new Map(), count: 0, quiet: 0, begun: false, explored: false});
    const address = URL.createObjectURL(new Blob([`(${engine})()`], {type: "text/javascript"}));
    this.worker = new Worker(address);
    this.worker.onmessage = ({data: told}) => this.hear(told);
    this.worker.onerror = () => this.end("The rules could not be started in this browser.");
    this.timer = setInterval(() => this.tick(), TICK);
    const {wasm, words, record, most, costs, names} = data;
    this.ask("open", {wasm, words, record, most, costs, names, limit, key: starts[state.start]}).catch(() => {});
  }

  ask(ask, more) {
    return new Promise((resolve, reject) => {
      this.count += 1;
      this.asked.set(this.count, [resolve, reject]);
      this.worker.postMessage({id: this.count, ask, ...more});
    });
  }

  hear({id, value, error, explored}) {
    Object.assign(this, {quiet: 0, begun: true});
    const [resolve, reject] = this.asked.get(id) || [];
    this.asked.delete(id);
    if (error && reject) reject(new Error(error));
    else if (resolve) resolve(value);
    if (!explored) return;
    this.explored = true;
    advise();
  }

  tick() {
    this.quiet = this.asked.size ? this.quiet + 1 : 0;
    if (this.quiet > (this.begun ? SILENT : STARTING)) this.end("The rules take too long here, so this page stopped them.");
  }

  end(text) {
    clearInterval(this.timer);
    this.worker.terminate();
    for (const [, reject] of this.asked.values()) reject(new Error(text));
    this.asked.clear();
    if (rules === this) rules = null;
  }
}

let rules = null;
// the search of all states is not tried again after a worker that had to be ended
ask = (question, more) => (rules || (rules = new Rules(tried ? 0 : LIMIT), (tried = true), rules)).ask(question, more);
let tried = false;
/*end*/
/*small*/
ask = playable && engine();
/*end*/

// ── what is known of a puzzle ───────────────────────────────────────────────────────

const hex = (words) => words.map((word) => BigInt.asUintN(64, BigInt(word)).toString(16).padStart(16, "0")).reverse().join("");
const starts = playable ? data.starts.map(hex) : [];
const number = (key) => BigInt(`0x${key}`);
const fields = data.slots || [];
const places = playable && new Table(data.pieces.map((row) => row.slice(4, 6)), fields);
/*lines*/
const lines = (data.lines || []).map((row) => [...row.slice(0, 4), new Text(row[4], fields)]);
const inAll = data.show && new Text(data.show, fields);
/*end*/
const [intro] = /^.{1,120}[.!?](?= |$)/.exec(data.about) || [data.about];
const drawn = new Map();

const pieces = (key) => {
  if (drawn.size > 5000) drawn.clear();
  if (!drawn.has(key)) drawn.set(key, placed(data.pieces, places.numbers(number(key))));
  return drawn.get(key).map((piece) => ({...piece}));
};
const paint = (key, glide) => {
  board.draw(pieces(key), glide);
  board.mark();
/*lines*/
  board.write(lines.map((row) => [...row.slice(0, 4), row[4].of(number(key))]));
/*end*/
  $("words").textContent = inWords(key);
};
const place = ({x, y}) => `column ${Math.floor(x / SIDE) + 1}, row ${Math.floor(y / SIDE) + 1}`;
const inWords = (key) => {
  const all = pieces(key).map((piece) => `${piece.name} at ${place(piece)}`);
/*lines*/
  if (inAll) return inAll.of(number(key));
  all.push(...lines.map((row) => row[4].of(number(key))).filter(Boolean));
/*end*/
  return all.join("; ");
};

const DIRECTIONS = ["north", "south", "west", "east"];
const toward = (x, y) => (Math.abs(x) > Math.abs(y) ? (x > 0 ? "east" : "west") : y > 0 ? "south" : y < 0 ? "north" : "");

// a move with what it changes on the board and its direction
const known = (key, move) => {
  let change = null;
  return {
    ...move,
    get change() {
      return change || (change = difference(pieces(key), pieces(move.key)));
    },
    get direction() {
      if (data.keys) return DIRECTIONS.find((name) => (data.keys[name] || []).includes(move.ground)) || "";
      const all = new Set(this.change.changed.map(([a, b]) => toward(b.x - a.x, b.y - a.y)));
      return all.size === 1 ? [...all][0] : "";
    },
  };
};

const same = (a, b) => a.id === b.id && a.x === b.x && a.y === b.y;
const begins = (move) => [...move.change.changed.map(([a]) => a), ...move.change.gone];
const ends = (move) => [...move.change.changed.map(([, b]) => b), ...move.change.come];
const touches = (move, piece) => begins(move).some((one) => same(one, piece));
const size = (move) => begins(move).length + move.change.come.length;
const moves_it = (move, piece) => {
  const pair = move.change.changed.find(([a]) => same(a, piece));
  return pair ? pair[0].x !== pair[1].x || pair[0].y !== pair[1].y : touches(move, piece) && move.change.come.length > 0;
};
// where a piece goes by a move
const targets = (move, piece) => {
  const pair = move.change.changed.find(([a]) => same(a, piece));
  return pair ? [pair[1]] : move.change.come.length ? move.change.come : ends(move);
};

const units = (index) => {
  const unit = data.unit || ["move", "moves"];
  return Array.isArray(unit[0]) ? unit[index] : Array.isArray(unit) ? unit : [unit, unit];
};
const amount = (sums) => sums.map((sum, n) => `${sum} ${units(n)[sum === 1 ? 0 : 1]}`).join(", ");
const total = (made) => (data.costs ? made.reduce((sum, {costs}) => sum.map((s, n) => s + costs[n]), Array(data.costs).fill(0)) : [made.length]);
const order = (a, b) => {
  const at = a.findIndex((value, n) => value !== b[n]);
  return at < 0 ? 0 : a[at] - b[at];
};

// moves in an address: a character each, two after a dash
const written = (made) => made.map(({index}) => (index < 36 ? index.toString(36) : `-${index.toString(36).padStart(2, "0")}`)).join("");
const read = (text) => (/^(?:[0-9a-z]|-[0-9a-z]{2})*$/.test(text) && text.length <= LONGEST ? [...text.matchAll(/-(..)|./g)].map((m) => parseInt(m[1] || m[0], 36)) : null);

// ── what is kept ────────────────────────────────────────────────────────────────────

const stored = (key) => {
  try {
    return localStorage.getItem(`puzzlelang ${key} ${data.fingerprint}`);
  } catch {
    return (history.state || {})[key] || null;
  }
};
const store = (key, text) => {
  try {
    localStorage.setItem(`puzzlelang ${key} ${data.fingerprint}`, text);
  } catch {
    if (!inside) history.replaceState({...history.state, [key]: text}, "");
  }
};

// ── the game ────────────────────────────────────────────────────────────────────────

const state = {start: data.start || 0, made: [], undone: [], shelved: [], node: null, challenge: null, chosen: [], last: null, hinted: -1};
const at = () => (state.made.length ? state.made[state.made.length - 1].key : starts[state.start]);
let turn = Promise.resolve();
const queue = (task) => (turn = turn.then(task).catch((error) => say(error.message, "bad")));

// moves of the same name are told apart by the place of the piece
const tellApart = (moves) => {
  const count = new Map();
  for (const {said} of moves) count.set(said, (count.get(said) || 0) + 1);
  for (const move of moves)
    if (count.get(move.said) > 1 && begins(move).length) move.said += ` (${place(begins(move)[0])})`;
};

const arrive = async (glide = 150) => {
  const key = at();
  Object.assign(state, {node: null, chosen: [], hinted: -1});
  paint(key, glide);
  const node = await ask("node", {key});
  if (key !== at()) return;
  state.node = {...node, moves: node.moves.map((move) => known(key, move))};
  tellApart(state.node.moves);
  store("game", JSON.stringify([state.start, written(state.made)]));
  render();
};

const best = () => data.best || null;
const render = async () => {
  const {node, made} = state;
  $("score").textContent = `${amount(total(made))}${best() ? ` · best ${data.proved ? "" : "known "}${best().join(", ")}` : ""}`;
  $("undo").disabled = !made.length && !state.shelved.length;
  $("restart").disabled = !made.length;
  $("win").hidden = !node.goal;
  document.body.classList.toggle("won", node.goal);
  $("hint").textContent = "Hint";
  $("hint").disabled = node.goal || !node.moves.length;
  const last = made[made.length - 1];
  if (node.goal) won();
  else if (node.failed) say(`The rules fail here: ${node.failed}.`, "bad");
  else say(last ? last.said : state.challenge || intro || "Make a move.");
  list();
  if (!node.goal) await advise();
};

// dead ends, said as soon as they are known
const advise = async () => {
  const {node} = state;
  if (!node || node.goal || watched) return;
/*large*/
  const told = rules && rules.explored && !node.advice ? await ask("node", {key: node.key}) : node;
  if (state.node !== node) return;
  node.advice = told.advice;
/*end*/
  const {advice} = node;
  const over = node.lost || (!node.moves.length && !node.failed);
  if (!over && !(advice && advice.dead)) return;
  const keys = [starts[state.start], ...state.made.map((move) => move.key)];
  const back = (await ask("back", {keys})) || (over && state.made.length ? 1 : 0);
  if (state.node !== node) return;
  const why = node.lost ? "Lost" : over ? "No move is possible" : "This can't be solved any more";
  say(back ? `${why}: take back ${back} ${back === 1 ? "move" : "moves"}.` : `${why}.`, "bad");
  $("hint").disabled = !back;
  if (back) $("hint").textContent = `Take back ${back}`;
  state.back = back;
};

const won = () => {
  const sums = total(state.made), apart = best() ? order(sums, best()) : 0;
  $("solved").textContent = `Solved in ${data.costs ? amount(sums) : sums[0]}`;
  $("best").textContent = !best() ? "" : apart > 0 ? `${data.proved ? "Best" : "Best known"} is ${best().join(", ")}. Can you?`
    : apart < 0 ? "Better than the best known solution." : data.proved ? "Nothing is better." : "As good as the best known.";
  $("link").hidden = true;
  say(`Solved in ${amount(sums)}. ${$("best").textContent}`, "good");
  const before = JSON.parse(stored("solved") || "null");
  if (!before || order(sums, before) < 0) store("solved", JSON.stringify(sums));
};

const list = () => {
  const {moves} = state.node, focused = [...$("steps").querySelectorAll("button")].indexOf(document.activeElement);
  const shown = state.node.goal ? [] : (state.chosen.length ? candidates() : moves).slice(0, LISTED);
  $("steps").dataset.from = "";
  $("steps").replaceChildren(...shown.map((move) => {
    const item = row(null, move.said, () => go(move)), button = item.firstChild;
    button.onmouseenter = button.onfocus = () => board.mark(begins(move), ends(move));
    button.onmouseleave = button.onblur = () => mark();
    if (move.index === state.hinted) button.className = "marked";
    return item;
  }));
  // someone who plays by the list stays in it
  if (focused >= 0) ($("steps").querySelectorAll("button")[Math.min(focused, shown.length - 1)] || $(state.node.goal ? "again" : "undo")).focus();
};

const candidates = () => state.node.moves.filter((move) => state.chosen.every((piece) => touches(move, piece)));
const mark = () => {
  const hinted = state.node && state.node.moves.find((move) => move.index === state.hinted);
  if (hinted) board.mark(begins(hinted), ends(hinted));
  else if (state.node && state.chosen.length) board.mark(state.chosen, candidates().flatMap((move) => targets(move, state.chosen[0])));
  else board.mark();
};

const make = async (move, glide) => {
  const again = state.undone[state.undone.length - 1];
  state.undone = again && again.index === move.index ? state.undone.slice(0, -1) : [];
  const [pair] = move.change.changed.filter(([a, b]) => a.x !== b.x || a.y !== b.y);
  state.last = pair ? pair[1] : null;
  state.made.push({index: move.index, key: move.key, costs: move.costs, said: move.said});
  state.shelved = [];
  await arrive(glide);
};
const go = (move) => queue(() => make(move));
const undo = () => queue(async () => {
  if (state.made.length) state.undone.push(state.made.pop());
  else if (state.shelved.length) [state.made, state.shelved] = [state.shelved, []];
  else return;
  await arrive();
});
const redo = () => queue(async () => {
  if (!state.undone.length) return;
  state.made.push(state.undone.pop());
  await arrive();
});
// taken back by undo, as any move is
const restart = () => queue(async () => {
  if (!state.made.length) return;
  Object.assign(state, {shelved: state.made, made: [], undone: []});
  await arrive();
});
const takeBack = (count) => queue(async () => {
  for (let n = 0; n < count && state.made.length; n += 1) state.undone.push(state.made.pop());
  await arrive();
});

/*large*/
const onSolution = async (key) => {
  if (!solutions.length) return null;
  const [, moves, start] = solutions[0], first = starts[start || 0];
  const {made} = await ask("replay", {key: first, moves});
  const next = made.findIndex((_, n) => (n ? made[n - 1].key : first) === key);
  return next < 0 ? null : {move: made[next].index, left: total(made.slice(next)), exact: false};
};
/*end*/

const hint = async () => {
  const {node} = state;
  if (!node || $("hint").disabled) return;
  if ($("hint").textContent !== "Hint") return takeBack(state.back);
  let told = node.advice;
/*large*/
  try {
    if (!told) told = await onSolution(node.key);
    if (!told) {
      say("Looking for a way …");
      told = await ask("hint", {key: node.key});
    }
  } catch (error) {
    return say(error.message, "bad");
  }
  if (state.node !== node) return;
  if (told && told.dead) {
    node.advice = told;
    return advise();
  }
/*end*/
  const move = told && node.moves[told.move];
  if (!move) return say("No hint is known here: the search of this page did not reach a goal.");
  state.chosen = [];
  state.hinted = move.index;
  say(`${move.said} (${amount(told.left)} ${told.exact ? "left" : "or fewer left"})`);
  list();
  mark();
};

// ── hands ───────────────────────────────────────────────────────────────────────────

const steer = (direction) => queue(async () => {
  if (!state.node || state.node.goal) return;
  let found = state.node.moves.filter((move) => move.direction === direction);
  const chosen = state.chosen.length ? found.filter((move) => touches(move, state.chosen[0])) : found;
  if (chosen.length) found = chosen;
  const its = state.last ? found.filter((move) => touches(move, state.last)) : [];
  if (its.length) found = its;
  if (!found.length) return say(`No move goes ${{north: "up", south: "down", west: "left", east: "right"}[direction]}.`);
  found.sort((a, b) => size(a) - size(b));
  if (found.length === 1 || size(found[0]) < size(found[1]) || chosen.length || its.length) return make(found[0]);
  board.mark(found.flatMap(begins));
  say("Which piece? Tap it, or press space until it is marked.");
});

// the next piece that can move
const next = () => queue(async () => {
  if (!state.node || state.node.goal) return;
  const all = board.shown.filter((piece) => state.node.moves.some((move) => touches(move, piece)));
  if (all.length) choose(all[(all.findIndex((piece) => state.chosen.some((one) => same(one, piece))) + 1) % all.length]);
});

const choose = (...chosen) => {
  state.chosen = chosen;
  state.hinted = -1;
  say(`${chosen.map((piece) => piece.name).join(", ")}: where to?`);
  list();
  mark();
};

const smallest = (found) => [...found].sort((a, b) => size(a) - size(b))[0];
const movable = (point) => board.shown.toReversed().find((piece) => board.has(piece, point) && state.node.moves.some((move) => touches(move, piece)));

const tap = (point) => queue(async () => {
  if (!state.node || state.node.goal) return;
  const {moves} = state.node, hit = movable(point), far = (piece) => Math.hypot(board.middle(piece).x - point.x, board.middle(piece).y - point.y);
  if (state.chosen.length) {
    const own = candidates(), there = own.filter((move) => targets(move, state.chosen[0]).some((piece) => board.has(piece, point, 2)));
    const nearest = (move) => Math.min(...targets(move, state.chosen[0]).map(far));
    if (there.length) return make([...there].sort((a, b) => nearest(a) - nearest(b) || size(a) - size(b))[0]);
    if (hit && !state.chosen.some((piece) => same(piece, hit))) {
      const both = own.filter((move) => touches(move, hit));
      if (both.length === 1) return make(both[0]);
      if (both.length) return choose(...state.chosen, hit);
    } else if (!hit && own.length) {
      const [first] = [...own].sort((a, b) => nearest(a) - nearest(b) || size(a) - size(b));
      if (nearest(first) < far(state.chosen[0])) return make(first);
    }
  }
  const its = hit ? moves.filter((move) => touches(move, hit)) : [];
  if (hit && state.chosen.some((piece) => same(piece, hit))) state.chosen = [];
  else if (its.length === 1) return make(its[0]);
  else if (its.length && !its.some((move) => moves_it(move, hit))) {
    // nothing moves: the move around this place
    const around = (move) => {
      const middles = begins(move).map((piece) => board.middle(piece)), mean = (of) => middles.reduce((sum, middle) => sum + of(middle), 0) / middles.length;
      return Math.hypot(mean((m) => m.x) - point.x, mean((m) => m.y) - point.y);
    };
    return make([...its].sort((a, b) => around(a) - around(b))[0]);
  } else if (its.length) return choose(hit);
  else {
    const there = moves.filter((move) => ends(move).some((piece) => board.has(piece, point)));
    if (there.length && (there.length === 1 || size(smallest(there)) < Math.min(...there.filter((move) => move !== smallest(there)).map(size)))) return make(smallest(there));
    state.chosen = [];
  }
  list();
  mark();
});

// A dragged piece makes the moves that bring it nearer to the finger; elsewhere a swipe is a direction.
const drop = (piece, point) => queue(async () => {
  let glide = 90;
  for (let turn = 0; turn < 30 && state.node && !state.node.goal; turn += 1) {
    const grip = {x: piece.x + point.dx, y: piece.y + point.dy};
    const far = (one) => Math.hypot(one.x - grip.x, one.y - grip.y);
    const found = state.node.moves.filter((move) => touches(move, piece)).flatMap((move) => targets(move, piece).map((to) => ({move, to, far: far(to)})));
    found.sort((a, b) => a.far - b.far || size(a.move) - size(b.move));
    if (!found.length || found[0].far > 0.8 * far(piece)) break;
    const {move, to} = found[0];
    point = {dx: grip.x - to.x, dy: grip.y - to.y};
    await make(move, glide);
    piece = to;
    if (Math.hypot(point.dx, point.dy) < SIDE / 2) return;
  }
  if (piece.dragged) paint(at(), 90);
  else mark();
});

let down = null;
$("board").addEventListener("pointerdown", (event) => {
  if (!playable || watched || !state.node || down || event.button) return;
  const point = board.point(event);
  const piece = movable(point);
  down = {point, piece: piece && state.node.moves.some((move) => moves_it(move, piece)) ? piece : null, pointer: event.pointerId};
  $("board").setPointerCapture(event.pointerId);
});
$("board").addEventListener("pointermove", (event) => {
  if (!down || event.pointerId !== down.pointer || !down.piece) return;
  const point = board.point(event), x = point.x - down.point.x, y = point.y - down.point.y;
  if (down.dragging || Math.hypot(x, y) > SIDE / 4) {
    down.dragging = true;
    board.drag(down.piece, x, y);
  }
});
$("board").addEventListener("pointerup", (event) => {
  if (!down || event.pointerId !== down.pointer) return;
  const {point: from, piece} = down, to = board.point(event), dx = to.x - from.x, dy = to.y - from.y;
  down = null;
  const scale = $("board").getScreenCTM().a;
  if (Math.hypot(dx, dy) * scale < 12 || Math.hypot(dx, dy) < SIDE / 4) {
    if (piece) board.drop(piece);
    tap(from);
  } else if (piece && board.shown.includes(piece) && near(piece, dx, dy)) drop(piece, {dx, dy});
  else {
    if (piece) board.drop(piece);
    steer(toward(dx, dy));
  }
});
$("board").addEventListener("pointercancel", () => {
  if (down && down.piece) board.drop(down.piece);
  down = null;
});
// whether a drag leads a piece to one of its places
const near = (piece, dx, dy) => state.node && state.node.moves.filter((move) => touches(move, piece)).some((move) =>
  targets(move, piece).some((to) => Math.hypot(to.x - piece.x - dx, to.y - piece.y - dy) < 0.8 * Math.hypot(dx, dy)));

const KEYS = {
  ArrowUp: "north", ArrowDown: "south", ArrowLeft: "west", ArrowRight: "east",
  w: "north", s: "south", a: "west", d: "east", k: "north", j: "south", h: "west", l: "east",
};
const COMMANDS = {u: undo, z: undo, Backspace: undo, y: redo, r: restart, Home: restart, "?": hint, " ": next};
const played = (key) => {
  if (/^[a-z?]$/i.test(key) && !$("letters").checked) return false;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (KEYS[name]) steer(KEYS[name]);
  else if (COMMANDS[name]) COMMANDS[name]();
  else if (name === "Escape" && state.node) {
    state.chosen = [];
    state.hinted = -1;
    list();
    mark();
  } else return false;
  return true;
};

const replayed = async ([heading, moves, start]) => {
  const {made} = await ask("replay", {key: starts[start || 0], moves});
  const keys = [starts[start || 0], ...made.map((move) => move.key)];
  const texts = ["the start", ...made.map((move) => move.said)];
  return {heading, texts, length: made.length, paint: (step, glide) => paint(keys[step], glide)};
};

// ── the page ────────────────────────────────────────────────────────────────────────

const share = async () => {
  const parts = new URLSearchParams({f: data.fingerprint, v: data.version || "", s: state.start, m: written(state.made)});
  const url = `${location.href.split("#")[0]}#${parts}`, text = `${$("solved").textContent}: ${data.title}. Can you?`;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({title: data.title, text, url});
    await navigator.clipboard.writeText(url);
    $("share").textContent = "Link copied";
  } catch (error) {
    if (error.name === "AbortError") return;
    $("link").hidden = false;
    $("address").value = url;
    $("address").select();
  }
};

// what a link claims is replayed, never believed
const challenged = async (link) => {
  const moves = read(link.get("m") || ""), start = Number(link.get("s") || 0);
  if (link.get("f") !== data.fingerprint) return "This link is about other rules than this page has, so its moves are not used.";
  if (!moves || !starts[start]) return "This link can't be read.";
  const {made, node} = await ask("replay", {key: starts[start], moves});
  if (made.length < moves.length || !node.goal) return "The moves in this link don't solve this puzzle.";
  state.start = start;
  const claim = amount(total(made));
  return `Somebody solved this in ${claim}. Can you do better?`;
};

const open = async () => {
  $("letters").checked = stored("letters") !== "off";
  paint(at(), 0);
  const link = new URLSearchParams(location.hash.slice(1));
  if (link.has("f")) state.challenge = await challenged(link);
  else
    try {
      const [start, moves] = JSON.parse(stored("game"));
      if (!starts[start]) throw start;
      state.start = start;
      state.made = (await ask("replay", {key: starts[state.start], moves: read(moves) || []})).made;
    } catch {
      state.made = [];
    }
  if (asked() >= 0 && solutions.length) return void watch(0, asked());
  mode();
  await arrive(0);
};

Object.assign(game, {
  paint, key: played,
  watch: (index, from) => queue(async () => begin(await replayed(solutions[index]), index, from)),
  leave: () => queue(async () => {
    stop();
    watched = null;
    if (!inside) history.replaceState(history.state, "", location.pathname + location.search);
    mode();
    await arrive(0);
  }),
  link: () => queue(async () => {
    const link = new URLSearchParams(location.hash.slice(1));
    if (!link.has("f")) return;
    Object.assign(state, {challenge: await challenged(link), made: [], undone: [], shelved: []});
    watched = null;
    mode();
    await arrive(0);
  }),
});
if (playable) {
  for (const [id, act] of Object.entries({undo, restart, hint, share, again: restart, mode: () => (watched ? game.leave() : watch(0))})) $(id).onclick = act;
  $("about").textContent = data.about;
  $("letters").onchange = () => store("letters", $("letters").checked ? "on" : "off");
  queue(open);
}
