// The game of a puzzle that is filled in: places to tap, a pad of values, pencil marks.
// ── blanks ──────────────────────────────────────────────────────────────────────────

let low = 0, first = 0;
const blanks = data.blanks.map(([name, of, given]) => {
  const texts = data.options[of], size = 32 - Math.clz32(texts.length), blank = {name, texts, given, size, low, first};
  low += size + texts.length;
  if (!given) first += texts.length;
  return blank;
});
const count = first, own = blanks.filter(({given}) => !given);
const bits = (state, at, size) => Number((state >> BigInt(at)) & ((1n << BigInt(size)) - 1n));
// the option of a blank, -1 if it is open, and those that are noted with a pencil
const optionOf = (state, blank) => bits(state, blank.low, blank.size) - 1;
const noted = (state, {low, size, texts}) => [...texts.keys()].filter((n) => bits(state, low + size + n, 1));
const now = (blank) => optionOf(number(at()), blank);

// A move is the first number of a blank and the number of an option, which clears the blank if it is there already;
// after all of these come the same numbers for pencil marks.
const moved = (key, index) => {
  const state = number(key), blank = own.find(({first, texts}) => index % count - first < texts.length);
  if (!blank || index >= 2 * count) return null;
  const {name, texts, low, size} = blank, option = index % count - blank.first, pencil = index >= count, old = bits(state, low, size);
  const next = old === option + 1 ? 0 : option + 1, mark = bits(state, low + size + option, 1);
  const changed = state ^ (pencil ? 1n << BigInt(low + size + option) : BigInt(old ^ next) << BigInt(low));
  const what = pencil ? `note ${texts[option]}${mark ? " removed" : ""}` : next ? texts[option] : "empty";
  return {index, key: changed.toString(16), said: `${name}: ${what}`};
};
const replay = async ({key, moves}) => {
  const made = [];
  for (const index of moves) {
    const move = moved(made.length ? made[made.length - 1].key : key, index);
    if (!move) break;
    made.push(move);
  }
  return {made, node: await ask("node", {key: made.length ? made[made.length - 1].key : key})};
};
// a link has the values, not the way to them
const shared = () => own.flatMap((blank) => (now(blank) < 0 ? [] : [{index: blank.first + now(blank)}]));

const filled = () => own.filter((blank) => now(blank) >= 0).length;
const score = () => node.goal ? "Solved" : `${filled()} of ${own.length} filled in`;
const amount = (all) => all.map((sum, n) => `${data.unit[n]}: ${sum}`).join(", ");
// the engine looks for the least amounts
const sums = ({node}) => node.amounts.map((sum) => (data.greatest ? -sum : sum));
const win = (all) => all.length ? `, ${amount(all)}` : "";
const inWords = (key) => {
  const state = number(key), named = blanks.filter((blank) => optionOf(state, blank) >= 0);
  return named.map((blank) => `${blank.name}: ${blank.texts[optionOf(state, blank)]}`).join("; ") || "Nothing is filled in.";
};

// ── places ──────────────────────────────────────────────────────────────────────────

// Values that are drawn at one place share a box there; blanks in which not all do have several.
const near = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < SIDE / 2;
const around = (a, b) => {
  const x = Math.min(a.x, b.x), y = Math.min(a.y, b.y);
  return {x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y};
};
let found = null;
const spots = () => {
  if (found) return found;
  const byField = new Map(), cells = new Map(), boxes = new Map(blanks.map((blank) => [blank, []]));
  // members of a set are read by a bit of their field
  for (const blank of blanks) {
    byField.set(`${blank.low} ${blank.size}`, [blank, 0]);
    byField.set(`${blank.low + 1} 1`, [blank, 1]);
  }
  const alone = data.pieces.flatMap(([x, y, shape, , read, lists]) => lists.flatMap((list) => {
    const [n, ...more] = [...read.keys()].filter((at) => list[at] > 0), [blank, least] = byField.get(fields[read[n]]?.join(" ")) || [];
    return blank && !more.length ? [{blank, option: list[n] - 1 + least, x, y, shape: [shape].flat()[0]}] : [];
  }));
  board.measure(alone.map(({shape}) => shape));
  for (const {blank, option, ...piece} of alone) {
    const {x, y} = piece, box = board.box(piece), all = boxes.get(blank);
    all[option] = all[option] ? around(all[option], box) : box;
    cells.set(blank, {x, y, width: SIDE, height: SIDE});
  }
  found = [...boxes].flatMap(([blank, all]) => {
    const groups = [];
    all.forEach((box, option) => {
      const group = groups.find((one) => near(one, box));
      if (group) Object.assign(group, around(group, box)).options.push(option);
      else groups.push({...box, blank, options: [option]});
    });
    if (groups.length === 1) Object.assign(groups[0], {shown: groups[0].options, options: [...blank.texts.keys()]});
    return groups;
  });
  // a place alone in its cell is the whole cell
  const inside = (a, b) => near(a, b) && a.width <= SIDE && a.height <= SIDE;
  for (const spot of found) {
    const cell = cells.get(spot.blank);
    if (found.every((one) => inside(one, cell) === (one === spot))) Object.assign(spot, cell);
  }
  // given values are in the squares of their names; what isn't there is crossed out if nothing is drawn there
  const still = data.pieces.filter((row) => !row[4].length);
  for (const blank of blanks) {
    const [, column, row, rest] = /column (\d+), row (\d+)(.*)/.exec(blank.name) || [];
    if (!blank.given || !row || !data.corner || boxes.get(blank).length) continue;
    const x = data.corner[0] + SIDE * (column - 1), y = data.corner[1] + SIDE * (row - 1);
    const isDrawn = rest || (blank.texts.length === 2 && now(blank)) || still.some((one) => Math.hypot(one[0] - x, one[1] - y) < SIDE / 2);
    found.push({x, y, width: SIDE, height: SIDE, blank, options: [now(blank)], shown: isDrawn ? null : []});
  }
  return found;
};
// places to tap; given values are only marked
const free = () => spots().filter(({blank}) => !blank.given);
const isWhole = ({blank, options}) => options.length === blank.texts.length;
const spotOf = (blank, option = now(blank)) => {
  const all = spots().filter((spot) => spot.blank === blank);
  return all.find(({options}) => options.includes(option)) || all[0];
};

// crosses for values that have no picture, and pencil marks
const text = (x, y, size, words) => [x, y + size * 0.36, "t i", size, words];
const notes = (key) => {
  const state = number(key);
  return spots().flatMap((spot) => {
    const {blank, x, y, width, height, shown} = spot, option = optionOf(state, blank), middle = [x + width / 2, y + height / 2];
    const large = Math.min(SIDE / (blank.given ? 4 : 2), Math.max(width, height) / 2);
    if (option >= 0) return shown && !shown.includes(option) ? [text(...middle, large, "×")] : [];
    const marks = noted(state, blank).filter((n) => spot.options.includes(n));
    if (!isWhole(spot)) return marks.map(() => text(...middle, SIDE / 3, "?"));
    const across = Math.ceil(Math.sqrt(blank.texts.length)), each = [width / across, height / across];
    return marks.map((n) => text(x + (n % across + 0.5) * each[0], y + (Math.floor(n / across) + 0.5) * each[1],
      0.8 * Math.min(...each), blank.texts[n].slice(0, 2)));
  });
};

// ── a state ─────────────────────────────────────────────────────────────────────────

// the place that is picked, which is the first one if it needs the pad; a hint's option and blanks, and whether a pencil writes
let picked, hinted = -1, because = [], pencil = false, checks = false;
const mark = () => {
  const broken = (node.broken || []).flatMap(([, at]) => at.map((n) => spotOf(blanks[n]))).filter(Boolean);
  board.mark(picked ? [picked] : [], because.map((n) => spotOf(blanks[n])).filter(Boolean), broken);
};
const arrive = async (glide = 150) => {
  const key = at();
  [node, hinted, because, back] = [{key, goal: false}, -1, [], 0];
  if (picked === undefined) picked = free().find((spot) => !turns(spot)) || null;
  paint(key, glide);
  tell("Fill it in.");
  list();
  mark();
  check();
};

// What is known of a filling comes later than its picture, and only of the last one.
const check = async () => {
  if (checks) return;
  checks = true;
  try {
    while (node && !watched && !("broken" in node)) {
      const found = await ask("node", {key: node.key});
      if (!node || watched || found.key !== node.key) continue;
      // who fills in nothing has solved nothing; a choice that is not the best can be made better
      const {goal} = found, amounts = sums({node: found}), isBest = !best || !order(amounts, best);
      node = {...found, goal: goal && made.length > 0 && isBest};
      if (node.goal) {
        tell();
        list();
      } else if (node.broken.length || (node.dead && warns())) await advise();
      else if (goal && made.length) say(`${made[made.length - 1].said}. All rules hold: ${amount(amounts)}, best ${best.join(", ")}.`);
      mark();
    }
  } catch (error) {
    say(error.message, "bad");
  } finally {
    checks = false;
  }
};
// the row or column that all of several blanks are in
const lineOf = (names) => {
  const each = [/row \d+/, /column \d+/].map((kind) => new Set(names.map((name) => `${kind.exec(name) || ""}`)));
  const [only] = names.length > 1 ? each.filter(({size}) => size === 1) : [];
  return only ? [...only][0] : "";
};
// rules and values that break them, or force the value of a blank
const reason = (rules, at, forced = []) => {
  const named = at.length > 6 ? [`${at.length} framed values`] : at.map((n) => `${blanks[n].name} = ${blanks[n].texts[now(blanks[n])]}`);
  const line = rules.length === 1 && lineOf([...at, ...forced].map((n) => blanks[n].name));
  const whole = rules.map((name) => `“${name}”`).join(", ") + (line ? ` in ${line}` : "");
  return [whole, named.join(", ")].filter(Boolean).join(" with ");
};
const advise = async () => {
  const [row] = node.broken;
  await offer(row ? `Broken: ${reason([row[0]], row[1])}` : LOST);
};

const hint = async () => {
  const {key} = node;
  say("Looking for a value …");
  const told = await ask("hint", {key});
  if (key !== at()) return;
  if (!told) return say("This page finds no hint here.");
  if (told.none) return say("No value follows yet: each empty place has several.");
  if (told.dead) {
    because = told.blanks;
    mark();
    return offer(`${LOST}, because of ${reason(told.rules, told.blanks)}`);
  }
  const blank = blanks[told.blank], why = reason(told.rules, told.blanks, [told.blank]);
  choose(spotOf(blank, told.option));
  [hinted, because] = [told.option, told.blanks];
  list();
  mark();
  say(`${blank.name} must be ${blank.texts[told.option]}${why && `, because of ${why}`}`);
};

// ── the pad ─────────────────────────────────────────────────────────────────────────

const press = (index) => queue(async () => {
  if (!goesOn()) return;
  const again = undone.pop(), move = moved(at(), index);
  if (again && again.index !== index) undone = [];
  made.push(move);
  shelved = [];
  await arrive();
});
const put = (blank, option) => {
  if (!pencil) return press(blank.first + option);
  if (now(blank) < 0) return press(count + blank.first + option);
  say(`${blank.name} has a value: clear it to use the pencil.`);
};
const clear = () => picked && now(picked.blank) >= 0 && press(picked.blank.first + now(picked.blank));
const write = () => {
  pencil = !pencil;
  list();
};

const button = (text, act, on, label) => {
  const item = row(null, text, act);
  if (on !== undefined) item.firstChild.setAttribute("aria-pressed", on);
  if (label) item.firstChild.setAttribute("aria-label", label);
  return item;
};
// the values of the picked blank, or all open ones
const list = () => {
  const pad = $("steps"), focused = [...pad.querySelectorAll("button")].indexOf(document.activeElement), state = number(at());
  pad.dataset.from = "";
  pad.className = `steps ${picked ? "pad" : ""}`;
  const pads = () => {
    const {blank} = picked, option = now(blank), marks = noted(state, blank);
    const values = blank.texts.map((text, n) => button(text, () => put(blank, n), option < 0 ? marks.includes(n) : n === option, `${blank.name}: ${text}`));
    if (hinted >= 0) values[hinted].firstChild.className = "marked";
    // shown to those who go there by keys, and read aloud
    const others = button("All places", () => choose(null));
    others.className = "unseen";
    return [...values, button("Clear", clear), ...(blank.texts.length > 2 ? [button("Pencil", write, pencil)] : []), others];
  };
  const open = () => own.filter((blank) => now(blank) < 0).slice(0, LISTED).map((blank) => button(blank.name, () => choose(spotOf(blank))));
  pad.replaceChildren(...(node.goal ? [] : picked ? pads() : open()));
  const all = pad.querySelectorAll("button");
  if (focused >= 0) (all[Math.min(focused, all.length - 1)] || $("said")).focus();
};
const choose = (spot) => {
  if (!goesOn()) return;
  [picked, hinted, because] = [spot, -1, []];
  if (spot) {
    const {blank, options} = spot, option = now(blank), marks = noted(number(at()), blank).map((n) => blank.texts[n]);
    const own = isWhole(spot) ? "" : `, ${options.map((n) => blank.texts[n]).join(" or ")}`;
    const notes = marks.length && option < 0 ? `, with ${marks.length > 1 ? "notes" : "note"} ${marks.join(", ")}` : "";
    say(`${blank.name}${own}: ${option < 0 ? "empty" : blank.texts[option]}${notes}`);
  }
  list();
  mark();
};

// ── hands ───────────────────────────────────────────────────────────────────────────

// in, out and open in turn; or the only value of a place
const turns = ({blank, options}) => options.length === 1 || blank.texts.length === 2;
const flip = (spot) => {
  const {blank, options} = spot, option = now(blank);
  choose(spot);
  if (options.length === 1) put(blank, options[0]);
  else if (blank.texts.length === 2) press(blank.first + (option < 0 ? 1 : 0));
};
// cross out, or clear what is there
const cross = (spot) => {
  const {blank, options} = spot;
  choose(spot);
  if (options.includes(now(blank))) clear();
  else if (blank.texts.length === 2) press(blank.first);
};
const distance = ({x, y, width, height}, point) => Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
// thin places can be missed by half a square, others not: what is next to them may be given
const under = (point) => {
  const spot = least(free(), (one) => distance(one, point), (one) => one.width * one.height);
  return goesOn() && spot && distance(spot, point) <= Math.max(0, SIDE - Math.min(spot.width, spot.height)) / 2 && spot;
};
const tap = (point, crosses) => queue(async () => {
  const spot = under(point);
  if (!spot) return;
  if (crosses) cross(spot);
  else if (turns(spot)) flip(spot);
  else choose(spot);
});
// A stroke turns its first place, and gives others the same value.
let stroke = null;
const over = (point) => queue(async () => {
  const {blank} = under(point) || {}, option = blank && now(blank);
  if (!stroke || !blank || blank.texts.length !== 2 || stroke.seen.has(blank)) return;
  stroke.seen.add(blank);
  stroke.option ??= [-1, 0][option] ?? 1;
  if (option !== stroke.option) press(blank.first + Math.max(stroke.option, stroke.option < 0 ? option : 0));
});
// A long press is a right click; not all browsers say so themselves, and some send a click when it ends.
const LONG = 500, STIRS = 8;
let pressing = 0, touched = null, long = false;
const lifted = () => clearTimeout(pressing);
const crossed = (event) => {
  lifted();
  if (!long) tap(board.point(event), true);
  long = long || event.pointerType === "touch";
};
Object.assign($("board"), {
  onclick: (event) => {
    if (!watched && !long && !stroke) tap(board.point(event));
    long = false;
  },
  oncontextmenu: (event) => {
    if (watched) return;
    event.preventDefault();
    crossed(event);
  },
  onpointerdown: (event) => {
    lifted();
    [long, touched, stroke] = [false, event, null];
    if (!watched && event.pointerType === "touch") pressing = setTimeout(crossed, LONG, event);
  },
  onpointermove: (event) => {
    const {clientX: x, clientY: y} = touched || event, dx = event.clientX - x, dy = event.clientY - y, parts = Math.ceil(Math.hypot(dx, dy) / STIRS);
    if (parts < 2) return;
    lifted();
    if (watched || long || !(event.buttons & 1)) return;
    stroke = stroke || {seen: new Set()};
    for (let n = 0; n <= parts; n += 1) over(board.point({clientX: x + dx * n / parts, clientY: y + dy * n / parts}));
    touched = event;
  },
  onpointerup: lifted,
  onpointercancel: lifted,
});

const middle = ({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});
const steer = (direction) => {
  const n = DIRECTIONS.indexOf(direction), from = picked && middle(picked);
  const [along, across] = n > 1 ? ["x", "y"] : ["y", "x"], sign = n % 2 ? 1 : -1;
  const ahead = (spot) => sign * (middle(spot)[along] - from[along]), aside = (spot) => Math.abs(middle(spot)[across] - from[across]);
  const next = from ? least(free().filter((spot) => ahead(spot) > 1), (spot) => ahead(spot) + 3 * aside(spot)) : free()[0];
  if (next) choose(next);
};
const enter = () => {
  if (picked && turns(picked)) return flip(picked);
  const all = free(), at = all.indexOf(picked), order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  choose(order.find(({blank}) => now(blank) < 0) || picked);
};

// Numbers are typed as they are, 0 is out and 1 is in, marked; other values are numbered.
const labels = ({texts}) => texts.length === 2 && ["in", "true", "marked"].includes(texts[1]) ? ["0", "1"]
  : texts.every((text) => /^\d+$/.test(text)) ? texts : texts.map((_, n) => `${n + 1}`);
let typed = {};
const type = (digit) => {
  if (!picked || !goesOn()) return;
  const {blank} = picked, names = labels(blank), before = typed.blank === blank && Date.now() - typed.time < 1500 ? typed.digits : "";
  const digits = names.includes(before + digit) ? before + digit : digit, option = names.indexOf(digits);
  typed = {blank, digits, time: Date.now()};
  if (option >= 0) put(blank, option);
  else say(`${blank.name} has no value ${digits}.`);
};
const typing = Object.fromEntries([..."0123456789"].map((digit) => [digit, () => type(digit)]));

$("rules").append(...data.rules.map((name) => Object.assign(document.createElement("li"), {textContent: name})));

hands = {
  opening: {problem: data.problem}, replay, arrive, advise, hint, steer, inWords, notes, shared, score, sums, win,
  keys: {...typing, Backspace: clear, Delete: clear, m: write, " ": enter, Enter: enter, x: () => picked && cross(picked), Escape: () => choose(null)},
};
