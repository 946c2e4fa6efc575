// A state space to look at: what is painted.  Texts of the puzzle come in as data and go out on the
// canvas or as textContent; nothing of them is ever markup or code.
const data = JSON.parse(document.getElementById("data").textContent);
const {shown, depth, toGoal, kind, way, edges, said, layouts, words, boxes, texts} = data;
const count = shown.length;
const element = (id) => document.getElementById(id);
const canvas = element("picture"), screen = canvas.getContext("2d");
let paper = screen; // or the sheet that is painted beside it
const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const KINDS = data.kinds, TINTS = data.tints;
const tint = depth.map((d) => Math.min(Math.floor(d * TINTS / (data.deepest + 1)), TINTS - 1));

// ── what joins what ────────────────────────────────────────────────────────────────
const leaving = Array.from({length: count}, () => []);
const entering = Array.from({length: count}, () => []);
edges.forEach((edge, number) => {
  leaving[edge[0]].push(number);
  entering[edge[1]].push(number);
});
const group = data.groups, grouped = group.length > 0; // of each state, where they are many
const sizes = grouped ? Array(Math.max(...new Set(group)) + 1).fill(0) : [];
for (const g of group) sizes[g]++;
const fold = (text) => text.toLowerCase().replace(/\s+/g, " ").trim();
const folded = shown.map((text) => fold(text));

// ── colours ────────────────────────────────────────────────────────────────────────
let colour = {}, tints = [];
function readColours() {
  const style = getComputedStyle(document.documentElement);
  const names = ["page", "ink", "soft", "line", "box", "rim", "way", "way-box", "start", "goal",
    "goal-box", "lost", "lost-box", "dull", "dull-box", "own", "mono"];
  colour = Object.fromEntries(names.map((n) => [n, style.getPropertyValue("--" + n).trim()]));
  tints = Array.from({length: TINTS}, (_, n) => style.getPropertyValue("--t" + n).trim());
}

// ── places ─────────────────────────────────────────────────────────────────────────
for (const each of layouts) for (const axis of ["x", "y"]) each[axis] = withGroups(each[axis]);
let layout = layouts[0];
let x = layout.x.slice(), y = layout.y.slice();
let moving = null, view = {x: 0, y: 0, k: 1}, flight = null;
let selected = -1, hovered = -1, found = [], at = -1, foundSet = new Set(), foundGroups = new Set();
let wide = 0, high = 0, ratio = 1, asked = false;

const toScreen = (px, py) => [(px - view.x) * view.k, (py - view.y) * view.k];
// Dots and lines grow with the picture up to a size; from there on it only opens up.
const radius = () => Math.max(Math.min(layout.radius, 8 / view.k), 1.7 / view.k);
const weight = (usual) => boxes ? usual : Math.min(usual, usual * 1.5 / view.k);

function draw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame((now) => {
    asked = false;
    step(now);
    isHeavy() ? paintHeavy() : paint();
  });
}

// Of so many milliseconds; a frame may have begun before what it shows.
const part = (now, since, whole) => Math.min(Math.max((now - since) / whole, 0), 1);

function step(now) {
  if (moving) {
    const t = part(now, moving.since, 450), s = t * t * (3 - 2 * t);
    for (let n = 0; n < x.length; n++) {
      x[n] = moving.x[n] + (layout.x[n] - moving.x[n]) * s;
      y[n] = moving.y[n] + (layout.y[n] - moving.y[n]) * s;
    }
    if (t === 1) moving = null;
    draw();
  }
  if (flight) {
    const t = part(now, flight.since, 300), s = 1 - (1 - t) ** 3;
    for (const name of ["x", "y", "k"]) {
      view[name] = flight.from[name] + (flight.to[name] - flight.from[name]) * s;
    }
    if (t === 1) flight = null;
    draw();
  }
}

function fly(to) {
  if (still.matches) {
    view = to;
    flight = null;
  } else {
    flight = {from: {...view}, to, since: performance.now()};
  }
  draw();
}

function paint() {
  const seen = begin();
  for (const _ of ground(seen, lines.length)) ;
  if (selected >= 0) paintNear();
  for (const _ of paintItems(seen, items.length)) ;
  placeBoards();
  paintOver(seen);
}

// An empty page, and the part of the picture that will be on it.
function begin() {
  paper.setTransform(ratio, 0, 0, ratio, 0, 0);
  paper.fillStyle = colour.page;
  paper.fillRect(0, 0, wide, high);
  paper.setTransform(ratio * view.k, 0, 0, ratio * view.k,
    -view.x * view.k * ratio, -view.y * view.k * ratio);
  const margin = 60 / view.k;
  return {l: view.x - margin, t: view.y - margin,
    r: view.x + wide / view.k + margin, b: view.y + high / view.k + margin};
}

function* ground(seen, atOnce) {
  paintRings();
  for (let from = 0; from < lines.length; from += atOnce) {
    paintLines(seen, lines.slice(from, from + atOnce), false);
    yield;
  }
  paintOwn();
  paintLines(seen, lines.filter((line) => line.marked), true);
  paintHeads();
}

function* paintItems(seen, atOnce) {
  if (boxes) paintBoxes(seen);
  else for (let from = 0; from < items.length; from += atOnce) {
    paintDots(seen, items.slice(from, from + atOnce));
    yield;
  }
}

function paintOver(seen) {
  if (boxes) return;
  halo(hovered, colour.soft, 1.5);
  if (at >= 0) halo(found[at], colour.start, 2.5);
  halo(selected, colour.ink, 2.5);
  paintTexts(seen);
}

function paintRings() {
  if (layout.name !== "rings" || moving) return;
  paper.strokeStyle = colour.dull;
  paper.globalAlpha = 0.4;
  paper.lineWidth = 0.6;
  paper.beginPath();
  for (const r of layout.scale.slice(1)) {
    paper.moveTo(x[0] + r, y[0]);
    paper.arc(x[0], y[0], r, 0, 2 * Math.PI);
  }
  paper.stroke();
  paper.globalAlpha = 1;
}

// ── lines ──────────────────────────────────────────────────────────────────────────
const hopeless = (n) => kind[n] === KINDS.hopeless || kind[n] === KINDS.stuck || kind[n] === KINDS.lost;
const bucket = (a, b) => boxes || hopeless(a) || hopeless(b) ? TINTS : Math.max(tint[a], tint[b]);
const isSimple = () => moving !== null || (!boxes && view.k < 0.25);

function paintLines(seen, some, marked) {
  const paths = new Map(), simple = isSimple();
  for (const line of some) {
    const {a, b} = line;
    if (!line.marked === marked ||
        Math.max(x[a], x[b]) < seen.l || Math.min(x[a], x[b]) > seen.r ||
        Math.max(y[a], y[b]) < seen.t && layout.name !== "depth" ||
        Math.min(y[a], y[b]) > seen.b && layout.name !== "depth") continue;
    const thick = line.times > 1 ? Math.min(Math.floor(Math.log2(line.times) / 2), 4) : 0;
    const shade = line.bucket + (TINTS + 1) * thick;
    if (!paths.has(shade)) paths.set(shade, new Path2D());
    trace(paths.get(shade), line, simple);
  }
  for (const shade of [...paths.keys()].sort((a, b) => a - b)) {
    const tone = shade % (TINTS + 1), thick = Math.floor(shade / (TINTS + 1));
    paper.strokeStyle = marked ? colour.way : tone === TINTS ? colour.line : tints[tone];
    paper.globalAlpha = marked ? 1 : foundSet.size ? 0.2 : boxes ? 1 : thick ? 0.6 : data.strength;
    paper.lineWidth = marked ? Math.max(weight(2.8), 2 / view.k)
      : thick ? thick * 1.5 / view.k : Math.max(weight(1.2), 0.5 / view.k);
    paper.stroke(paths.get(shade));
  }
  paper.globalAlpha = 1;
}

// the player's path, wider than the solutions that it may share
function paintOwn() {
  const path = new Path2D();
  for (const line of lines) if (line.own) trace(path, line, isSimple());
  paper.strokeStyle = colour.own;
  paper.globalAlpha = 0.5;
  paper.lineWidth = Math.max(weight(9), 6 / view.k);
  paper.stroke(path);
  paper.globalAlpha = 1;
}

function paintHeads() {
  if (!boxes && count > 300 || isSimple()) return;
  for (const line of lines) {
    const ahead = line.marked || line.one;
    if (!ahead || (!boxes && line.marked)) continue;
    head(line, ahead > 0, line.marked ? colour.way : colour.line, line.marked ? 10 : 8);
  }
}

function trace(path, {a, b, number}, simple) {
  const route = simple || number < 0 ? null : layout.routes && layout.routes[number];
  if (!route) {
    path.moveTo(x[a], y[a]);
    if (!simple && number >= 0 && layout.name === "depth" && Math.abs(depth[a] - depth[b]) === 1) {
      const middle = (y[a] + y[b]) / 2;
      path.bezierCurveTo(x[a], middle, x[b], middle, x[b], y[b]);
    } else {
      path.lineTo(x[b], y[b]);
    }
    return;
  }
  path.moveTo(route[0], route[1]);
  if (route.length === 4) path.lineTo(route[2], route[3]);
  for (let i = 2; i + 5 < route.length; i += 6) {
    path.bezierCurveTo(route[i], route[i + 1], route[i + 2], route[i + 3], route[i + 4], route[i + 5]);
  }
}

function head({a, b, number}, forward, fill, size) {
  const route = layout.routes && layout.routes[number] || [x[a], y[a], x[b], y[b]];
  const m = route.length;
  let [fx, fy, tx, ty] = forward ? route.slice(m - 4) : [route[2], route[3], route[0], route[1]];
  if (fx === tx && fy === ty) return;
  const angle = Math.atan2(ty - fy, tx - fx), c = Math.cos(angle), s = Math.sin(angle);
  if (!boxes) {
    tx -= c * radius();
    ty -= s * radius();
    size = weight(size);
  }
  const put = (u, v) => [tx + c * u * size - s * v * size, ty + s * u * size + c * v * size];
  paper.fillStyle = fill;
  paper.beginPath();
  [[0, 0], [-1, 0.42], [-0.75, 0], [-1, -0.42]].forEach(([u, v], i) =>
    i ? paper.lineTo(...put(u, v)) : paper.moveTo(...put(u, v)));
  paper.fill();
}

function paintNear() {
  const path = new Path2D();
  for (const line of lines) {
    if ((line.a === selected || line.b === selected) && !line.marked) trace(path, line, moving !== null);
  }
  paper.strokeStyle = colour.ink;
  paper.lineWidth = Math.max(weight(1.8), 1.4 / view.k);
  paper.stroke(path);
}

// ── states ─────────────────────────────────────────────────────────────────────────
const rank = {start: 5, goal: 4, lost: 3, stuck: 2, way: 1};
const names = Object.fromEntries(Object.entries(KINDS).map(([name, number]) => [number, name]));
const byRank = Array.from({length: count}, (_, n) => n)
  .sort((a, b) => (rank[names[kind[a]]] || 0) - (rank[names[kind[b]]] || 0) || a - b);
const visible = (n, seen) => x[n] > seen.l && x[n] < seen.r && y[n] > seen.t && y[n] < seen.b;

function paintDots(seen, some) {
  for (const n of some) {
    if (!visible(n, seen)) continue;
    paper.globalAlpha = foundSet.size && !foundSet.has(n) && n !== selected ? 0.18 : 1;
    if (n >= count) disc(n);
    else dot(paper, names[kind[n]], tint[n], x[n], y[n], radius());
  }
  paper.globalAlpha = 1;
}

function dot(on, name, shade, px, py, r) {
  on.beginPath();
  if (name === "lost") {
    const q = Math.max(r * 0.85, 2 / view.k);
    on.moveTo(px - q, py - q);
    on.lineTo(px + q, py + q);
    on.moveTo(px + q, py - q);
    on.lineTo(px - q, py + q);
    on.strokeStyle = colour.lost;
    on.lineWidth = r * 0.4;
    on.stroke();
    return;
  }
  if (name === "stuck") {
    const q = r * 0.85;
    on.rect(px - q, py - q, 2 * q, 2 * q);
    on.fillStyle = colour.page;
    on.fill();
    on.strokeStyle = colour.soft;
    on.lineWidth = r * 0.25;
    on.stroke();
    return;
  }
  const bigger = {start: 1.4, goal: 1.2, way: 1.1}[name] || 1;
  on.arc(px, py, r * bigger, 0, 2 * Math.PI);
  on.fillStyle = {start: colour.page, goal: colour.goal, way: colour.way, hopeless: colour.dull}[name]
    || tints[shade];
  on.fill();
  if (name === "start" || name === "goal") {
    on.strokeStyle = colour[name];
    on.lineWidth = r * (name === "start" ? 0.55 : 0.35);
    on.beginPath();
    on.arc(px, py, r * (name === "start" ? 1.3 : 1.8), 0, 2 * Math.PI);
    on.stroke();
  }
}

function halo(n, stroke, weight) {
  if (n < 0) return;
  paper.strokeStyle = stroke;
  paper.lineWidth = weight / view.k;
  paper.beginPath();
  paper.arc(x[n], y[n], n >= count ? reach(n) + 4 / view.k : radius() * 1.9 + 3 / view.k, 0, 2 * Math.PI);
  paper.stroke();
}

function paintBoxes(seen) {
  for (let n = 0; n < count; n++) {
    const [w, h] = layout.sizes[n];
    if (x[n] + w < seen.l || x[n] - w > seen.r || y[n] + h < seen.t || y[n] - h > seen.b) continue;
    paper.globalAlpha = foundSet.size && !foundSet.has(n) && n !== selected ? 0.3 : 1;
    box(paper, names[kind[n]], way[n], x[n] - w / 2, y[n] - h / 2, w, h, 7);
    paper.font = "12px " + colour.mono;
    paper.textBaseline = "alphabetic";
    paper.fillStyle = hopeless(n) ? colour.soft : colour.ink;
    const rows = texts[n], left = x[n] - data.widths[n] / 2;
    rows.forEach((row, i) => {
      paper.textAlign = rows.length === 1 ? "center" : "left";
      paper.fillText(row, rows.length === 1 ? x[n] : left, y[n] - h / 2 + 19.6 + 15.5 * i);
    });
    const picked = n === selected ? colour.ink : at >= 0 && n === found[at] ? colour.start
      : n === hovered ? colour.soft : "";
    if (picked) {
      paper.strokeStyle = picked;
      paper.lineWidth = n === hovered && n !== selected ? 1.5 : 3;
      paper.beginPath();
      paper.roundRect(x[n] - w / 2 - 4, y[n] - h / 2 - 4, w + 8, h + 8, 10);
      paper.stroke();
    }
  }
  paper.globalAlpha = 1;
}

function box(on, name, onWay, left, top, w, h, round) {
  const looks = {
    start: [onWay ? "way-box" : "box", "start", 2.4, []], goal: ["goal-box", "goal", 2.4, []],
    lost: ["lost-box", "lost", 1.2, [5, 3]], stuck: ["dull-box", "soft", 1.2, [1.5, 3]],
    hopeless: ["dull-box", "dull", 1.2, []], way: ["way-box", "way", 1.6, []],
  }[name] || ["box", "rim", 1.2, []];
  on.beginPath();
  on.roundRect(left, top, w, h, round);
  on.fillStyle = colour[looks[0]];
  on.fill();
  on.strokeStyle = colour[looks[1]];
  on.lineWidth = looks[2];
  on.setLineDash(looks[3]);
  on.stroke();
  on.setLineDash([]);
  if (name === "goal") {
    on.lineWidth = 1;
    on.beginPath();
    on.roundRect(left + 3.5, top + 3.5, w - 7, h - 7, round / 2);
    on.stroke();
  }
}

// Dots get their texts when one is near enough to read them.
function paintTexts(seen) {
  const near = view.k * layout.room > 74;
  const wanted = [];
  for (let n = 0; near && n < items.length && wanted.length <= 240; n++) {
    if (items[n] < count && visible(items[n], seen)) wanted.push(items[n]);
  }
  const list = wanted.length <= 240 ? wanted : [];
  for (const n of [hovered, selected]) if (n >= 0 && !list.includes(n)) list.push(n);
  const size = 11 / view.k;
  paper.font = size + "px " + colour.mono;
  paper.textAlign = "left";
  paper.textBaseline = "top";
  for (const n of list) {
    const rows = (n < count ? shown[n] : summary(n)).replace(/\n+$/, "").split("\n").slice(0, 14)
      .map((row) => row.length > 44 ? row.slice(0, 43) + "…" : row);
    const w = Math.max(...rows.map((row) => paper.measureText(row).width)) + size;
    const h = rows.length * size * 1.25 + size * 0.7;
    const apart = n < count ? radius() : reach(n) * 0.8;
    const left = x[n] + apart * 1.5, top = y[n] + apart * 0.8;
    paper.globalAlpha = 0.93;
    paper.fillStyle = colour.page;
    paper.strokeStyle = n === selected ? colour.ink : colour.line;
    paper.lineWidth = 1 / view.k;
    paper.beginPath();
    paper.roundRect(left, top, w, h, size * 0.4);
    paper.fill();
    paper.stroke();
    paper.globalAlpha = 1;
    paper.fillStyle = colour.ink;
    rows.forEach((row, i) => paper.fillText(row, left + size / 2, top + size * 0.4 + size * 1.25 * i));
  }
}
