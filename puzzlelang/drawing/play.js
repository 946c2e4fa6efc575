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
    const {wasm, costs, names} = data;
    this.ask("open", {wasm, starts, costs, names, limit, key: starts[start]}).catch(() => {});
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
ask = engine();
/*end*/

// ── what is known of a puzzle ───────────────────────────────────────────────────────

const {starts, best} = data;
const number = (key) => BigInt(`0x${key}`);
const fields = data.slots;
const places = new Table(data.pieces.map((row) => row.slice(4, 6)), fields);
/*lines*/
const lines = data.lines.map((row) => [...row.slice(0, 4), new Text(row[4], fields)]);
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
const toward = (x, y) => DIRECTIONS[Math.abs(x) > Math.abs(y) ? 2 + (x > 0) : y ? Number(y > 0) : 4];

// a move with what it changes on the board
const known = (key, move) => {
  let change = null;
  return {
    ...move,
    get change() {
      return change || (change = difference(pieces(key), pieces(move.key)));
    },
  };
};
const goes = ({ground, change}, direction) => data.keys ? (data.keys[direction] || []).includes(ground)
  : change.changed.length && change.changed.every(([a, b]) => toward(b.x - a.x, b.y - a.y) === direction);

const same = (a, b) => a.id === b.id && a.x === b.x && a.y === b.y;
const begins = ({change}) => [...change.changed.map(([a]) => a), ...change.gone];
const ends = ({change}) => [...change.changed.map(([, b]) => b), ...change.come];
const touches = (move, piece) => begins(move).some((one) => same(one, piece));
const size = (move) => begins(move).length + move.change.come.length;
const pairOf = (move, piece) => move.change.changed.find(([a]) => same(a, piece));
const moves_it = (move, piece) => {
  const pair = pairOf(move, piece);
  return pair ? slid(pair) : touches(move, piece) && move.change.come.length > 0;
};
// where a piece goes by a move
const targets = (move, piece) => {
  const pair = pairOf(move, piece), {come} = move.change;
  return pair ? [pair[1]] : come.length ? come : ends(move);
};

const amount = (sums) => sums.map((sum, n) => `${sum} ${data.unit[n][Number(sum !== 1)]}`).join(", ");
const total = (all) => {
/*costs*/
  if (data.costs) return all.reduce((sum, {costs}) => sum.map((s, n) => s + costs[n]), Array(data.costs).fill(0));
/*end*/
  return [all.length];
};

// moves in an address: a character each, two after a dash
const written = () => made.map(({index}) => (index < 36 ? index.toString(36) : `-${index.toString(36).padStart(2, "0")}`)).join("");
const read = (text) => [...text.slice(0, LONGEST).matchAll(/-(..)|./g)].map(([one, two]) => parseInt(two || one, 36));

// ── what is kept ────────────────────────────────────────────────────────────────────

const kept = (key) => `puzzlelang ${key} ${data.fingerprint}`;
let storage = history.state || {}, own = false;
try {
  storage = localStorage || storage;
  own = storage === localStorage;
} catch {} // a page without storage keeps its game in the history
const keep = (key, text) => {
  try {
    storage[kept(key)] = text;
    if (!own) history.replaceState(storage, "");
  } catch {} // the storage is full, or there is no history
};

// ── the game ────────────────────────────────────────────────────────────────────────

// moves made, taken back, and given up by a restart; the state that is shown, with its moves
let {start} = data, made = [], undone = [], shelved = [], node = null;
let challenge = "", picked = [], last = null, hinted = -1, back = 0;
const at = () => (made.length ? made[made.length - 1].key : starts[start]);
let turn = Promise.resolve();
const queue = (task) => (turn = turn.then(task).catch((error) => say(error.message, "bad")));
const goesOn = () => node && !node.goal;

const arrive = async (glide = 150) => {
  const key = at();
  node = null;
  picked = [];
  hinted = -1;
  back = 0;
  paint(key, glide);
  const found = await ask("node", {key});
  if (key !== at()) return;
  node = {...found, moves: found.moves.map((move) => known(key, move))};
  // moves of the same name are told apart by the place of the piece
  const names = node.moves.map(({said}) => said), twice = names.filter((name, n) => names.indexOf(name) < n);
  for (const move of node.moves)
    if (twice.includes(move.said) && begins(move).length) move.said += ` (${place(begins(move)[0])})`;
  keep("game", JSON.stringify([start, written()]));
  $("score").textContent = `${amount(total(made))}${best ? ` · best ${best.join(", ")}` : ""}`;
  $("undo").disabled = !made.length && !shelved.length;
  $("restart").disabled = !made.length;
  $("win").hidden = !node.goal;
  $("hint").textContent = "Hint";
  $("hint").disabled = node.goal || !node.moves.length;
  if (node.goal) won();
  else if (node.failed) say(`The rules fail here: ${node.failed}.`, "bad");
  else say(made.length ? made[made.length - 1].said : challenge || intro || "Make a move.");
  list();
  advise();
};

// dead ends, said as soon as they are known
const advise = async () => {
  const own = node;
  if (!goesOn() || watched) return;
/*large*/
  if (rules && rules.explored && !own.advice) own.advice = (await ask("node", {key: own.key})).advice;
  if (node !== own) return;
/*end*/
  const over = own.lost || (!own.moves.length && !own.failed);
  if (!over && !(own.advice && own.advice.dead)) return;
  const count = (await ask("back", {keys: [starts[start], ...made.map((move) => move.key)]})) || Number(over && made.length > 0);
  if (node !== own) return;
  const why = own.lost ? "Lost" : over ? "No move is possible" : "This can't be solved any more";
  say(count ? `${why}: take back ${count} ${count === 1 ? "move" : "moves"}.` : `${why}.`, "bad");
  $("hint").disabled = !count;
  if (count) $("hint").textContent = `Take back ${count}`;
  back = count;
};

const won = () => {
  const sums = total(made), apart = best && order(sums, best), before = JSON.parse(storage[kept("solved")] || "null");
  const than = !best || apart < 0 ? "" : apart ? `Best is ${best.join(", ")}. Can you?` : "Nothing is better.";
  $("solved").textContent = `Solved in ${data.costs ? amount(sums) : sums[0]}`;
  $("best").textContent = than;
  say(`Solved in ${amount(sums)}. ${than}`, "good");
  if (!before || order(sums, before) < 0) keep("solved", JSON.stringify(sums));
};

const list = () => {
  const focused = [...$("steps").querySelectorAll("button")].indexOf(document.activeElement);
  const shown = node.goal ? [] : candidates().slice(0, LISTED);
  $("steps").dataset.from = "";
  $("steps").replaceChildren(...shown.map((move) => {
    const item = row(null, move.said, () => queue(() => make(move))), button = item.firstChild;
    button.onmouseenter = button.onfocus = () => board.mark(begins(move), ends(move));
    button.onmouseleave = button.onblur = mark;
    if (move.index === hinted) button.className = "marked";
    return item;
  }));
  // someone who plays by the list stays in it
  if (focused >= 0) ($("steps").querySelectorAll("button")[Math.min(focused, shown.length - 1)] || $(node.goal ? "again" : "undo")).focus();
};

const candidates = () => node.moves.filter((move) => picked.every((piece) => touches(move, piece)));
const mark = () => {
  const move = node && node.moves.find(({index}) => index === hinted);
  if (move) board.mark(begins(move), ends(move));
  else board.mark(picked, picked.length ? candidates().flatMap((one) => targets(one, picked[0])) : []);
};

const make = async (move, glide) => {
  const again = undone.pop();
  if (again && again.index !== move.index) undone = [];
  [, last] = move.change.changed.find(slid) || [];
  made.push(move);
  shelved = [];
  await arrive(glide);
};
const changing = (change) => (count) => queue(async () => {
  change(count);
  await arrive();
});
const undo = changing(() => {
  if (made.length) undone.push(made.pop());
  else [made, shelved] = [shelved, []];
});
const redo = changing(() => made.push(...undone.splice(-1)));
// taken back by undo, as any move is
const restart = changing(() => {
  if (made.length) [made, shelved, undone] = [[], made, []];
});
const takeBack = changing((count) => undone.push(...made.splice(-count).reverse()));

/*large*/
const onSolution = async (key) => {
  if (!solutions.length) return null;
  const [, moves, from] = solutions[0], first = starts[from];
  const {made: way} = await ask("replay", {key: first, moves});
  const next = way.findIndex((_, n) => (n ? way[n - 1].key : first) === key);
  return next < 0 ? null : {move: way[next].index, left: total(way.slice(next)), exact: false};
};
/*end*/

const hint = async () => {
  const own = node;
  if (!own || $("hint").disabled) return;
  if (back) return takeBack(back);
  let told = own.advice;
/*large*/
  try {
    if (!told) told = await onSolution(own.key);
    if (!told) {
      say("Looking for a way …");
      told = await ask("hint", {key: own.key});
    }
  } catch (error) {
    return say(error.message, "bad");
  }
  if (node !== own) return;
  if (!told) return say("No hint is known here: the search of this page did not reach a goal.");
/*end*/
  if (told.dead) {
    own.advice = told;
    return advise();
  }
  const move = own.moves[told.move];
  say(`${move.said} (${amount(told.left)} ${told.exact ? "left" : "or fewer left"})`);
  choose([], move.index);
};

// ── hands ───────────────────────────────────────────────────────────────────────────

const choose = (chosen, index = -1) => {
  picked = chosen;
  hinted = index;
  if (chosen.length) say(`${chosen.map((piece) => piece.name).join(", ")}: where to?`);
  list();
  mark();
};
// the smallest of some moves, if it is the only one of its size
const only = (moves) => {
  const first = least(moves, size);
  return moves.every((move) => move === first || size(move) > size(first)) && first;
};

const steer = (direction) => queue(async () => {
  if (!goesOn()) return;
  let found = node.moves.filter((move) => goes(move, direction)), its = false;
  for (const piece of [picked[0], last]) {
    const own = piece ? found.filter((move) => touches(move, piece)) : [];
    if (own.length) [found, its] = [own, true];
  }
  if (!found.length) return say(`No move goes ${["up", "down", "left", "right"][DIRECTIONS.indexOf(direction)]}.`);
  const move = its ? least(found, size) : only(found);
  if (move) return make(move);
  board.mark(found.flatMap(begins));
  say("Which piece? Tap it, or press space until it is marked.");
});

const moving = (piece) => node.moves.filter((move) => touches(move, piece));
// the next piece that can move
const next = () => queue(async () => {
  if (!goesOn()) return;
  const all = board.shown.filter((piece) => moving(piece).length);
  if (all.length) choose([all[(all.findIndex((piece) => picked.some((one) => same(one, piece))) + 1) % all.length]]);
});

const movable = (point) => board.shown.toReversed().find((piece) => board.has(piece, point) && moving(piece).length);

const tap = (point) => queue(async () => {
  if (!goesOn()) return;
  const hit = movable(point), its = hit ? moving(hit) : [], again = hit && picked.some((piece) => same(piece, hit)), [first] = picked;
  const far = (piece) => {
    const {x, y} = board.middle(piece);
    return Math.hypot(x - point.x, y - point.y);
  };
  if (first) {
    const nearest = (move) => Math.min(...targets(move, first).map(far)), own = candidates();
    const there = own.filter((move) => targets(move, first).some((piece) => board.has(piece, point, 2)));
    const move = least(there.length ? there : hit ? [] : own, nearest, size);
    if (move && (there.length || nearest(move) < far(first))) return make(move);
    const both = hit && !again ? own.filter((one) => touches(one, hit)) : [];
    if (both.length) return both.length > 1 ? choose([...picked, hit]) : make(both[0]);
  }
  if (again) return choose([]);
  if (its.length > 1 && its.some((move) => moves_it(move, hit))) return choose([hit]);
  // nothing moves: the move around this place, or the one that ends here
  const move = its.length ? least(its, (one) => Math.max(...begins(one).map(far)))
    : only(node.moves.filter((one) => ends(one).some((piece) => board.has(piece, point))));
  return move ? make(move) : choose([]);
});

// A dragged piece makes the moves that bring it nearer to the finger; elsewhere a swipe is a direction.
const drop = (piece, x, y) => queue(async () => {
  for (let count = 0; count < 30; count += 1) {
    const far = ({to}) => Math.hypot(to.x - piece.x - x, to.y - piece.y - y);
    const found = goesOn() && piece ? moving(piece).flatMap((move) => targets(move, piece).map((to) => ({move, to}))) : [];
    const nearest = least(found, far, ({move}) => size(move));
    if (!nearest || far(nearest) > 0.8 * Math.hypot(x, y)) {
      if (count) return;
      if (piece) board.drop(piece);
      return void steer(toward(x, y));
    }
    const {move, to} = nearest;
    x += piece.x - to.x;
    y += piece.y - to.y;
    await make(move, 90);
    piece = to;
    if (Math.hypot(x, y) < SIDE / 2) return;
  }
});

let down = null;
const canvas = $("board");
canvas.onpointerdown = (event) => {
  if (watched || !node || !event.isPrimary || event.button) return;
  const point = board.point(event), piece = movable(point);
  down = {point, piece: piece && node.moves.some((move) => moves_it(move, piece)) && piece};
  canvas.setPointerCapture(event.pointerId);
};
canvas.onpointermove = canvas.onpointerup = (event) => {
  if (!down || !event.isPrimary) return;
  const {point, piece, dragging} = down, to = board.point(event), x = to.x - point.x, y = to.y - point.y, far = Math.hypot(x, y);
  if (event.type === "pointermove") {
    if (piece && (dragging || far > SIDE / 4)) {
      down.dragging = true;
      board.drag(piece, x, y);
    }
    return;
  }
  down = null;
  if (far > SIDE / 4 && far * canvas.getScreenCTM().a > 12) return drop(piece, x, y);
  if (piece) board.drop(piece);
  tap(point);
};
canvas.onpointercancel = () => {
  if (down && down.piece) board.drop(down.piece);
  down = null;
};

const KEYS = "ArrowUp ArrowDown ArrowLeft ArrowRight w s a d k j h l".split(" ");
const COMMANDS = {
  u: undo, z: undo, Backspace: undo, y: redo, r: restart, Home: restart, "?": hint, " ": next, Escape: () => node && choose([]),
};
const played = (key) => {
  if (/^[a-z?]$/i.test(key) && !$("letters").checked) return false;
  const name = key.length === 1 ? key.toLowerCase() : key, act = COMMANDS[name];
  if (act) act();
  else if (KEYS.includes(name)) steer(DIRECTIONS[KEYS.indexOf(name) % 4]);
  else return false;
  return true;
};

const replay = (index, from) => queue(async () => {
  const [heading, moves, of] = solutions[index], key = starts[of], {made: way} = await ask("replay", {key, moves});
  const keys = [key, ...way.map((move) => move.key)], texts = ["the start", ...way.map((move) => move.said)];
  begin({heading, texts, length: way.length, paint: (to, glide) => paint(keys[to], glide)}, index, from);
});
const leave = async () => {
  watched = null;
  mode();
  await arrive(0);
};
const stay = () => {
  stop();
  if (!inside) history.replaceState(history.state, "", location.pathname + location.search);
  queue(leave);
};

// ── the page ────────────────────────────────────────────────────────────────────────

const share = async () => {
  const parts = new URLSearchParams({f: data.fingerprint, v: data.version, s: start, m: written()});
  const url = `${location.href.split("#")[0]}#${parts}`, text = `${$("solved").textContent}: ${data.title}. Can you?`;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({title: data.title, text, url});
    await navigator.clipboard.writeText(url);
    $("share").textContent = "Link copied";
  } catch (error) {
    if (error.name !== "AbortError") say(url);
  }
};

// what a link claims is replayed, never believed
const linked = async () => {
  const link = hash(), from = Number(link.get("s")), key = starts[from], moves = read(link.get("m") || "");
  if (!link.has("f")) return false;
  [made, undone, shelved] = [[], [], []];
  const own = link.get("f") === data.fingerprint, found = own && key ? await ask("replay", {key, moves}) : {made};
  challenge = own ? "The moves in this link don't solve this puzzle." : "This link is about other rules, so its moves are not used.";
  if (found.node && found.node.goal && found.made.length === moves.length) {
    start = from;
    challenge = `Somebody solved this in ${amount(total(found.made))}. Can you?`;
  }
  return true;
};
const follow = () => queue(async () => (await linked()) && leave());

queue(async () => {
  $("letters").checked = storage[kept("letters")] !== "off";
  paint(at(), 0);
  if (!(await linked()))
    try {
      const [from, moves] = JSON.parse(storage[kept("game")]);
      ({made} = await ask("replay", {key: starts[from], moves: read(moves)}));
      start = from;
    } catch {} // no game, or a damaged one
  if (asked() >= 0 && solutions[0]) return watch(0, asked());
  await leave();
});
buttons({undo, restart, hint, share, again: restart, mode: () => (watched ? stay() : watch(0))});
$("about").textContent = data.about;
$("letters").onchange = () => keep("letters", $("letters").checked ? "on" : "off");
