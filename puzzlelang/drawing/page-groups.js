// A state space to look at: groups of states, and sheets for what is too much for one frame.

// ── groups ─────────────────────────────────────────────────────────────────────────
// A closed group is one item, numbered after the states, in the middle of its members.
function withGroups(values) {
  const sums = new Float64Array(sizes.length);
  values.forEach((value, n) => sums[group[n]] += value);
  return Float64Array.from([...values, ...sums.map((sum, g) => sum / sizes[g])]);
}

const closed = sizes.map(() => true);
const place = (n) => grouped && closed[group[n]] ? count + group[n] : n;
const bySize = [...sizes.keys()].sort((a, b) => sizes[b] - sizes[a]); // small ones lie on large ones
let lines = [], items = [];

// What is drawn: lines between states, and one for all lines between two groups.
function regroup() {
  const between = new Map();
  lines = [];
  data.lines.forEach(([from, to, marked, one, own], number) => { // marked: 1 there, -1 back; one way: 1, -1, 0
    const a = place(from), b = place(to);
    if (a === from && b === to) {
      lines.push({a, b, marked, one, own, number, times: 1, bucket: bucket(a, b)});
    } else if (a !== b) {
      const ends = Math.min(a, b) * (count + sizes.length) + Math.max(a, b);
      if (!between.has(ends)) between.set(ends, {a, b, marked: 0, one: 0, number: -1, times: 0, bucket: bucket(from, to)});
      const line = between.get(ends);
      line.times++;
      line.marked = line.marked || marked;
    }
  });
  lines.push(...between.values());
  items = byRank.filter((n) => place(n) === n);
  bySize.forEach((g) => closed[g] && items.push(count + g));
  stale();
  const all = !closed.includes(true);
  ways.forEach((button, n) => button.setAttribute("aria-pressed", String(all === (n === 1))));
}

const members = (g) => byRank.filter((n) => group[n] === g);
const reach = (n) => Math.max(layout.radius * Math.sqrt(sizes[n - count]), (5 + 1.3 * Math.log2(sizes[n - count])) / view.k);
const inside = sizes.map(() => ({goals: 0, least: Infinity, most: 0, start: false, way: false, hope: false, tint: 0}));
for (let n = 0; grouped && n < count; n++) {
  const known = inside[group[n]];
  known.goals += toGoal[n] === 0;
  known.least = Math.min(known.least, depth[n]);
  known.most = Math.max(known.most, depth[n]);
  known.tint = Math.max(known.tint, tint[n]);
  known.start ||= kind[n] === KINDS.start;
  known.way ||= way[n] === 1;
  known.hope ||= !hopeless(n);
}

function summary(n) {
  const {least, most, goals} = inside[n - count];
  const far = least === most ? plural(least, "move") : `${least} to ${most} moves`;
  const rows = [plural(sizes[n - count], "state"), `${far} from the start`];
  if (goals) rows.push(plural(goals, "goal"));
  return [...rows, "click to open"].join("\n");
}

function disc(n) {
  const known = inside[n - count], r = reach(n), size = r * view.k;
  const hit = foundSet.size && foundGroups.has(n - count);
  paper.globalAlpha = foundSet.size && !hit ? 0.25 : 1;
  paper.beginPath();
  paper.arc(x[n], y[n], r, 0, 2 * Math.PI);
  paper.fillStyle = !known.hope ? colour.dull : known.way ? colour["way-box"] : colour.page;
  paper.fill();
  paper.strokeStyle = hit ? colour.start : known.way ? colour.way : known.hope ? tints[known.tint] : colour.dull;
  paper.lineWidth = 2.4 / view.k;
  paper.stroke();
  if (known.start || known.goals) {
    paper.strokeStyle = known.start ? colour.start : colour.goal;
    paper.lineWidth = 1.6 / view.k;
    paper.beginPath();
    paper.arc(x[n], y[n], r + 3.2 / view.k, 0, 2 * Math.PI);
    paper.stroke();
  }
  if (size < 11) return;
  const number = sizes[n - count], text = number < 1000 ? `${number}` : `${(number / 1000).toPrecision(2)}k`;
  paper.fillStyle = colour.ink;
  paper.font = `${11 / view.k}px ${colour.mono}`;
  paper.textAlign = "center";
  paper.textBaseline = "middle";
  paper.fillText(text, x[n], y[n]);
}

function opened(g) {
  closed[g] = false;
  regroup();
  const some = members(g);
  fly(fitted(some.length > 1 ? some : undefined));
  remember();
}

function reveal(n) {
  if (place(n) === n) return;
  closed[group[n]] = false;
  regroup();
}

const ways = grouped ? ["groups", "all states"].map((name, all) => {
  const button = document.createElement("button");
  button.textContent = name;
  button.addEventListener("click", () => {
    closed.fill(!all);
    if (!all && selected >= 0) select(-1);
    regroup();
    remember();
    fly(fitted());
  });
  element("groups").append(button);
  return button;
}) : [];
element("groups").hidden = !grouped;

// ── the address: groups=off, or open=3,17 ──────────────────────────────────────────
function openGroups() {
  const open = closed.flatMap((is, g) => is ? [] : [g]);
  if (!open.length) return "";
  return open.length === closed.length ? "groups=off" : open.length > 40 ? "" : `open=${open.join(",")}`;
}
function recallGroups() {
  const [, some] = /open=([\d,]+)/.exec(location.hash) || [];
  const wanted = new Set((some || "").split(",").map(Number)), all = location.hash.includes("groups=off");
  const now = closed.map((_, g) => !all && !(some && wanted.has(g)));
  if (now.every((is, g) => is === closed[g])) return;
  now.forEach((is, g) => closed[g] = is);
  regroup();
}

// ── many lines ─────────────────────────────────────────────────────────────────────
// They are painted on a sheet, some in each frame, while the hand rests; what moves is the sheet.
const HEAVY = 6000, SLICE = 3000;
const isHeavy = () => lines.length + items.length > HEAVY;
const sheets = [0, 1].map(() => document.createElement("canvas").getContext("2d"));
let drawn = null, work = null, rushed = false, pause = 0; // the view of sheets[0]; what goes on on sheets[1]

function stale() {
  work = null;
  if (drawn) drawn = {...drawn, old: true};
}

function rush() {
  rushed = isHeavy();
  clearTimeout(pause);
  if (rushed) pause = setTimeout(() => {
    rushed = false;
    draw();
  }, 160);
}

function* onto(sheet) {
  sheet.canvas.width = canvas.width;
  sheet.canvas.height = canvas.height;
  const seen = begin();
  yield* ground(seen, SLICE);
  yield* paintItems(seen, SLICE);
}

function paintHeavy() {
  const isOf = (of) => of && !of.old && of.x === view.x && of.y === view.y && of.k === view.k;
  if (!rushed && !flight && !isOf(drawn)) {
    if (!work || !isOf(work.view)) work = {view: {...view}, steps: onto(sheets[1])};
    const until = performance.now() + 10;
    let done = false;
    paper = sheets[1];
    while (!done && performance.now() < until) done = work.steps.next().done;
    paper = screen;
    if (done) {
      sheets.reverse();
      drawn = work.view;
      work = null;
    } else {
      draw();
    }
  }
  const seen = begin();
  const [sheet, of] = drawn ? [sheets[0], drawn] : [sheets[1], work ? work.view : view];
  const zoomed = view.k / of.k, moved = view.k * ratio;
  paper.setTransform(zoomed, 0, 0, zoomed, (of.x - view.x) * moved, (of.y - view.y) * moved);
  paper.drawImage(sheet.canvas, 0, 0);
  paper.setTransform(moved, 0, 0, moved, -view.x * moved, -view.y * moved);
  if (selected >= 0) paintNear();
  paintOver(seen);
}
