// The game of a puzzle that moves: by keys, taps, drags and swipes.
// ── moves ───────────────────────────────────────────────────────────────────────────

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
const sums = ({made: all}) => total(all);
const win = (all, short) => ` in ${short && !data.costs ? all[0] : amount(all)}`;
const score = () => amount(total(made));
const inWords = (key) => {
  const all = pieces(key).map((piece) => `${piece.name} at ${place(piece)}`);
/*lines*/
  all.push(...lines.map((row) => row[4].of(number(key))).filter(Boolean));
/*end*/
  return all.join("; ");
};
const replay = (way) => ask("replay", way);

// ── a state ─────────────────────────────────────────────────────────────────────────

let picked = [], last = null, hinted = -1;
const arrive = async (glide = 150) => {
  const key = at();
  [node, picked, hinted, back] = [null, [], -1, 0];
  paint(key, glide);
  const found = await ask("node", {key});
  if (key !== at()) return;
  node = {...found, moves: found.moves.map((move) => known(key, move))};
  // moves of the same name are told apart by the place of the piece
  const names = node.moves.map(({said}) => said), twice = names.filter((name, n) => names.indexOf(name) < n);
  for (const move of node.moves)
    if (twice.includes(move.said) && begins(move).length) move.said += ` (${place(begins(move)[0])})`;
  tell("Make a move.");
  $("hint").disabled = node.goal || !node.moves.length;
  list();
  advise();
};

/*large*/
// the best way from the start, once all states are explored
const rate = async () => {
  if (data.best || rated === start) return;
  rated = start;
  const told = await ask("best", {key: starts[start]});
  let verdict = "Not known: there are too many states to explore here.";
  if (told && told.dead) verdict = "This can't be solved.";
  else if (told) {
    best = told.left;
    const ways = told.ways === 1 ? ", in only one way" : told.ways ? `, in ${told.ways.toLocaleString("en")} ways` : "";
    verdict = `Best: ${amount(best)}${ways}.`;
    if (node) $("score").textContent = scored();
  }
  if (inside) parent.postMessage({verdict}, "*");
};
let rated = -1;
/*end*/

// dead ends, said as soon as they are known
const advise = async () => {
/*large*/
  if (rules && rules.explored) await rate();
/*end*/
  const own = node;
  if (!goesOn() || watched) return;
/*large*/
  if (rules && rules.explored && !own.advice) own.advice = (await ask("node", {key: own.key})).advice;
/*end*/
/*small*/
  if (!own.advice) own.advice = await ask("hint", {key: own.key});
/*end*/
  if (node !== own) return;
  const over = own.lost || (!own.moves.length && !own.failed);
  if (!over && !(warns() && own.advice && own.advice.dead)) return;
  await offer(own.lost ? "Lost" : over ? "No move is possible" : made.length ? LOST : "This can't be solved", Number(over && made.length > 0));
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
// ── hints ───────────────────────────────────────────────────────────────────────────

/*large*/
const onSolution = async (key) => {
  if (!solutions.length) return null;
  const [, moves, from] = solutions[0], first = starts[from];
  const {made: way} = await replay({key: first, moves});
  const next = way.findIndex((_, n) => (n ? way[n - 1].key : first) === key);
  return next < 0 ? null : {move: way[next].index, left: total(way.slice(next)), exact: false};
};
/*end*/

const hint = async () => {
  const own = node;
  let told = own.advice;
/*small*/
  if (!told) told = await ask("hint", {key: own.key});
/*end*/
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
  if (!told) return say("No hint is known here: the search of this page did not reach a goal.");
/*end*/
  if (node !== own) return;
  if (told.dead) {
    own.advice = told;
    return offer(LOST);
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
const another = () => queue(async () => {
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

const {wasm, costs, names} = data;
hands = {
  opening: {wasm, starts: data.starts, costs, names}, replay, arrive, advise, hint, steer, inWords, notes: () => [], shared: () => made, score, sums, win,
  keys: {Backspace: () => undo(), " ": another, Escape: () => node && choose([])},
};
