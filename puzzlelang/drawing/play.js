// A game on a page: what is made, undone, kept and shared.
const LONGEST = 8000;

// ── what is known of a puzzle ───────────────────────────────────────────────────────

const {starts} = data;
let {best} = data;
const number = (key) => BigInt(`0x${key}`);
const fields = data.slots;
const places = new Table(data.pieces.map((row) => row.slice(4, 6)), fields);
/*lines*/
const lines = data.lines.map((row) => [...row.slice(0, 4), new Text(row[4], fields)]);
const inAll = data.show && new Text(data.show, fields);
/*end*/
const [intro] = /^.{1,240}[.!?](?= |$)/.exec(data.about) || [data.about];
const drawn = new Map();

const pieces = (key) => {
  if (drawn.size > 5000) drawn.clear();
  if (!drawn.has(key)) drawn.set(key, placed(data.pieces, places.numbers(number(key))));
  return drawn.get(key).map((piece) => ({...piece}));
};
const paint = (key, glide) => {
  board.draw(pieces(key), glide);
  board.mark();
  let words = "";
/*lines*/
  board.write([...lines.map((row) => [...row.slice(0, 4), row[4].of(number(key))]), ...hands.notes(key)]);
  words = inAll && inAll.of(number(key));
/*end*/
  $("words").textContent = words || hands.inWords(key);
};
const place = ({x, y}) => `column ${Math.floor(x / SIDE) + 1}, row ${Math.floor(y / SIDE) + 1}`;
// moves in an address: a character each, two after a dash, three after a line
const digits = (index) => index.toString(36);
const written = (moves) => moves.map(({index: n}) => (n < 36 ? digits(n) : n < 1296 ? `-${digits(n).padStart(2, "0")}` : `_${digits(n).padStart(3, "0")}`)).join("");
const read = (text) => [...text.slice(0, LONGEST).matchAll(/-(..)|_(...)|./g)].map(([one, two, three]) => parseInt(two || three || one, 36));

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
let challenge = "", undid = "", back = 0;
const at = () => (made.length ? made[made.length - 1].key : starts[start]);
let turn = Promise.resolve();
const queue = (task) => (turn = turn.then(task).catch((error) => say(error.message, "bad")));
const goesOn = () => node && !node.goal;

const scored = () => `${hands.score()}${best ? ` · best ${best.join(", ")}` : ""}`;
const tell = (task) => {
  keep("game", JSON.stringify([start, written(made)]));
  $("score").textContent = scored();
  $("undo").disabled = !made.length && !shelved.length;
  $("redo").disabled = !undone.length;
  $("restart").disabled = !made.length;
  $("win").hidden = !node.goal;
  $("hint").textContent = "Hint";
  $("hint").disabled = node.goal;
  if (node.goal) won();
  else if (node.failed) say(`The rules fail here: ${node.failed}.`, "bad");
  else say(undid || (made.length ? made[made.length - 1].said : challenge || intro || task));
};

const won = () => {
  const sums = hands.sums({made, node}), than = (other) => order(sums, other) * (data.greatest ? -1 : 1);
  const apart = best && than(best), before = JSON.parse(storage[kept("solved")] || "null");
  const rest = !best || apart < 0 ? "" : apart ? `Best is ${best.join(", ")}. Can you?` : "Nothing is better.";
  $("solved").textContent = `Solved${hands.win(sums, true)}`;
  $("best").textContent = rest;
  say(`Solved${hands.win(sums)}. ${rest}`, "good");
  if (!before || than(before) < 0) keep("solved", JSON.stringify(sums));
};

// after a mistake, offer to take back all moves since
const LOST = "This can't be solved any more";
const warns = () => $("warns").checked;
const offer = async (why, least = 0) => {
  const own = node, count = (await ask("back", {keys: [starts[start], ...made.map((move) => move.key)]})) || least;
  if (node !== own) return;
  say(count ? `${why}: take back ${count} ${count === 1 ? "move" : "moves"}.` : `${why}.`, "bad");
  $("hint").disabled = !count;
  if (count) $("hint").textContent = `Take back ${count}`;
  back = count;
};
const hint = () => {
  if (node && !$("hint").disabled) return back ? takeBack(back) : hands.hint();
};

const changing = (change) => (count) => queue(async () => {
  change(count);
  await hands.arrive();
  undid = "";
});
const undo = changing(() => {
  if (made.length) {
    undone.push(made.pop());
    undid = `Undone: ${undone[undone.length - 1].said}`;
  } else [made, shelved] = [shelved, []];
});
const redo = changing(() => made.push(...undone.splice(-1)));
// taken back by undo, as any move is
const restart = changing(() => {
  if (made.length) [made, shelved, undone] = [[], made, []];
});
const takeBack = changing((count) => undone.push(...made.splice(-count).reverse()));

const DIRECTIONS = ["north", "south", "west", "east"];
const KEYS = "ArrowUp ArrowDown ArrowLeft ArrowRight w s a d k j h l".split(" ");
const COMMANDS = {u: undo, z: undo, y: redo, r: restart, Home: restart, "?": hint};
const played = (key) => {
  if (/^[a-z?]$/i.test(key) && !$("letters").checked) return false;
  const name = key.length === 1 ? key.toLowerCase() : key, act = COMMANDS[name] || hands.keys[name];
  if (act) act();
  else if (KEYS.includes(name)) hands.steer(DIRECTIONS[KEYS.indexOf(name) % 4]);
  else return false;
  return true;
};

const replay = (index, from) => queue(async () => {
  const [heading, moves, of] = solutions[index], key = starts[of], {made: way} = await hands.replay({key, moves});
  const keys = [key, ...way.map((move) => move.key)], texts = ["the start", ...way.map((move) => move.said)];
  begin({heading, texts, length: way.length, paint: (to, glide) => paint(keys[to], glide)}, index, from);
});
const leave = async () => {
  watched = null;
  mode();
  await hands.arrive(0);
};
const stay = () => {
  stop();
  if (!inside) history.replaceState(history.state, "", location.pathname + location.search);
  queue(leave);
};

// ── the page ────────────────────────────────────────────────────────────────────────

const share = async () => {
  const parts = new URLSearchParams({f: data.fingerprint, v: data.version, s: start, m: written(hands.shared())});
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
  const own = link.get("f") === data.fingerprint, found = own && key ? await hands.replay({key, moves}) : {made};
  challenge = own ? "The moves in this link don't solve this puzzle." : "This link is about other rules, so its moves are not used.";
  if (found.node && found.node.goal && found.made.length === moves.length) {
    start = from;
    challenge = `Somebody solved this${hands.win(hands.sums(found))}. Can you?`;
  }
  return true;
};
const follow = () => queue(async () => (await linked()) && leave());

// answers of the player that are kept
for (const id of ["letters", "warns"]) {
  $(id).checked = storage[kept(id)] !== "off";
  $(id).onchange = () => keep(id, $(id).checked ? "on" : "off");
}
queue(async () => {
  paint(at(), 0);
  if (!(await linked()))
    try {
      const [from, moves] = JSON.parse(storage[kept("game")]);
      ({made} = await hands.replay({key: starts[from], moves: read(moves)}));
      start = from;
    } catch {} // no game, or a damaged one
  if (asked() >= 0 && solutions[0]) return watch(0, asked());
  await leave();
});
buttons({undo, redo, restart, hint, share, again: restart, mode: () => (watched ? stay() : watch(0))});
$("about").textContent = data.about;
