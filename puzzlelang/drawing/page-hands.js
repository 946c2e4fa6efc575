// A state space to look at: pan, zoom, search, walk along a solution.

const touch = (n) => n >= count ? opened(n - count) : select(n, false);

// ── the view ───────────────────────────────────────────────────────────────────────
function fitted(some = byRank) {
  let l = Infinity, t = Infinity, r = -Infinity, b = -Infinity;
  for (const n of some) {
    const [w, h] = boxes ? layout.sizes[n] : [12, 12];
    l = Math.min(l, layout.x[n] - w / 2);
    r = Math.max(r, layout.x[n] + w / 2);
    t = Math.min(t, layout.y[n] - h / 2);
    b = Math.max(b, layout.y[n] + h / 2);
  }
  const narrow = wide < 820, up = narrow ? 70 : 84, down = narrow ? 110 : 64, side = 30;
  const k = Math.min((wide - 2 * side) / (r - l || 1), (high - up - down) / (b - t || 1), boxes ? 1.4 : 2.2);
  return {k, x: (l + r) / 2 - wide / 2 / k, y: (t + b) / 2 - (up + (high - up - down) / 2) / k};
}

function zoom(factor, sx, sy) {
  flight = null;
  rush();
  const k = Math.min(Math.max(view.k * factor, 0.01), 40);
  view = {k, x: view.x + sx / view.k - sx / k, y: view.y + sy / view.k - sy / k};
  draw();
}

function show(n) {
  const least = boxes ? 0.55 : Math.min(26 / layout.room, 2);
  const k = Math.max(view.k, least);
  const [sx, sy] = toScreen(layout.x[n], layout.y[n]);
  const free = wide > 820 ? wide - 360 : wide, tall = wide > 820 ? high : high * 0.45;
  if (k === view.k && sx > 40 && sx < free - 40 && sy > 70 && sy < tall - 40) {
    draw();
  } else {
    fly({k, x: layout.x[n] - free / 2 / k, y: layout.y[n] - (tall + 40) / 2 / k});
  }
}

function resize() {
  wide = innerWidth;
  high = innerHeight;
  ratio = devicePixelRatio || 1;
  canvas.width = wide * ratio;
  canvas.height = high * ratio;
  stale();
  draw();
}

function nearest(sx, sy) {
  const px = sx / view.k + view.x, py = sy / view.k + view.y;
  if (boxes) {
    for (let n = count - 1; n >= 0; n--) {
      const [w, h] = layout.sizes[n];
      if (Math.abs(px - x[n]) <= w / 2 && Math.abs(py - y[n]) <= h / 2) return n;
    }
    return -1;
  }
  let best = -1, least = (radius() + 7 / view.k) ** 2, around = -1;
  for (const n of items) {
    const far = (px - x[n]) ** 2 + (py - y[n]) ** 2;
    if (n < count && far < least) [best, least] = [n, far];
    if (n >= count && far < reach(n) ** 2) around = n;
  }
  return best >= 0 ? best : around;
}

// ── a state as a board ─────────────────────────────────────────────────────────────

const drawing = (tag, attributes) => {
  const made = document.createElementNS(element("look").namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};
const pieces = (n) => data.pieces[n].map(([picture, x, y]) =>
  drawing("use", {href: `#g${picture}`, transform: `translate(${x / 10} ${y / 10})`}));
const look = (n) => element("look") && element("pieces").replaceChildren(...pieces(n));

const scene = element("scene");
const boards = scene ? data.pieces.map((_, n) => {
  const board = drawing("g", {});
  board.append(drawing("use", {href: "#ground"}), ...pieces(n));
  scene.append(board);
  return board;
}) : [];

// The boards of nodes lie over the picture, and go where it goes.
function placeBoards() {
  const [w, h, across, down] = data.thumb, [left, top] = scene ? element("look").getAttribute("viewBox").split(" ") : [];
  scene && scene.setAttribute("transform", `scale(${view.k}) translate(${-view.x} ${-view.y})`);
  boards.forEach((board, n) => {
    board.setAttribute("transform", `translate(${x[n] - w / 2} ${y[n] - h / 2}) scale(${w / across} ${h / down}) translate(${-left} ${-top})`);
    board.setAttribute("opacity", foundSet.size && !foundSet.has(n) && n !== selected ? 0.3 : 1);
  });
}

// ── a state in words ───────────────────────────────────────────────────────────────
const plural = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
function make(tag, text, name) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (name) made.className = name;
  return made;
}

function select(n, move = true) {
  selected = n;
  if (n >= 0) reveal(n);
  if (foundSet.size) stale();
  element("panel").hidden = n < 0;
  if (n >= 0) tell(n);
  element("next").textContent = n >= 0 && marked(leaving, n) < 0 ? "to the start" : "next on the solution";
  if (n >= 0 && move) show(n);
  remember();
  draw();
}

// ── the address says what is shown: #layout=depth&state=17 ────────────────────────
function remember() {
  if (window.parent !== window) return; // an address of somebody else's
  const parts = [layout !== layouts[0] ? `layout=${layout.name}` : "", openGroups(), selected >= 0 ? `state=${selected}` : ""];
  const fragment = parts.filter(Boolean).join("&");
  if (fragment || location.hash) history.replaceState(null, "", `#${fragment}`);
}
function recall() {
  const [, name] = /layout=(\w+)/.exec(location.hash) || [], [, number] = /state=(\d+)/.exec(location.hash) || [];
  const wanted = layouts.find((each) => each.name === name) || layouts[0];
  if (wanted !== layout) change(wanted);
  recallGroups();
  const n = Number(number ?? -1) < shown.length ? Number(number ?? -1) : -1;
  if (n !== selected) select(n);
}
addEventListener("hashchange", recall);

function tell(n) {
  const name = names[kind[n]];
  element("which").textContent = words[name] || (way[n] ? words.way : "a state");
  look(n);
  const picture = element("state");
  picture.textContent = shown[n].replace(/\n+$/, "");
  picture.className = shown[n].includes("\n") ? "" : "wide";
  const facts = [plural(depth[n], "move") + " from the start"];
  if (toGoal[n] !== null) facts.push(n && toGoal[n] === 0 ? "a goal" : plural(toGoal[n], "move") + " to the nearest goal");
  else if (data.whole && data.goals) facts.push("no path to a goal");
  if (way[n] && name !== "way") facts.push(words.way);
  element("facts").textContent = facts.join(" · ");
  const out = element("moves");
  out.replaceChildren(...leaving[n].map((number) => {
    const [, target, text, on, price] = edges[number];
    const row = make("li"), button = make("button", "", on ? "on" : "");
    button.append(make("span", said[text]));
    const far = target === n ? "stays here" : toGoal[target] === null ? (kind[target] === KINDS.lost ? "lost" : "") : toGoal[target] === 0 ? "goal" : toGoal[target] + " to go";
    button.append(make("small", [price, far].filter(Boolean).join(" · ")));
    button.addEventListener("click", () => select(target));
    row.append(button);
    return row;
  }));
  element("none").textContent = leaving[n].length ? "" : data.open[n] ? "Its transitions lead to states that are not drawn." : "No transition leads from here.";
  if (leaving[n].length && data.open[n]) element("none").textContent = "More transitions lead to states that are not drawn.";
  element("back").disabled = marked(entering, n) < 0;
  element("on").disabled = marked(leaving, n) < 0;
}

const marked = (lists, n) => lists[n].find((number) => edges[number][3]) ?? -1;
const follow = (lists, end) => {
  const number = selected < 0 ? -1 : marked(lists, selected);
  select(number < 0 ? 0 : edges[number][end]);
};
const next = () => follow(leaving, 1);
const back = () => {
  if (selected >= 0 && marked(entering, selected) >= 0) follow(entering, 0);
};

// ── search ─────────────────────────────────────────────────────────────────────────
const box_ = element("search");
function search() {
  const wanted = fold(box_.value);
  found = wanted ? folded.flatMap((text, n) => text.includes(wanted) ? [n] : []) : [];
  foundSet = new Set(found);
  foundGroups = new Set(found.map((n) => group[n]));
  at = -1;
  element("found").value = wanted ? `${found.length}` : "";
  stale();
  draw();
}
function turn(by) {
  if (!found.length) return;
  at = (at + by + found.length + (at < 0 && by < 0 ? 1 : 0)) % found.length;
  element("found").value = `${at + 1} / ${found.length}`;
  select(found[at]);
}
box_.addEventListener("input", search);
box_.addEventListener("keydown", (event) => {
  if (event.key === "Enter") turn(event.shiftKey ? -1 : 1);
  if (event.key === "Escape") {
    box_.value = "";
    search();
    canvas.focus();
  }
});

// ── hands ──────────────────────────────────────────────────────────────────────────
const fingers = new Map();
let dragged = 0;
canvas.addEventListener("pointerdown", (event) => {
  canvas.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 1) dragged = 0;
});
canvas.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) {
    const n = nearest(event.clientX, event.clientY);
    if (n !== hovered) {
      hovered = n;
      canvas.style.cursor = n >= 0 ? "pointer" : "";
      draw();
    }
    return;
  }
  const now = [event.clientX, event.clientY];
  flight = null;
  rush();
  if (fingers.size === 1) {
    view.x -= (now[0] - before[0]) / view.k;
    view.y -= (now[1] - before[1]) / view.k;
    dragged += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
  } else if (fingers.size === 2) {
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    const apart = (p) => Math.hypot(p[0] - other[0], p[1] - other[1]);
    zoom(apart(now) / Math.max(apart(before), 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    dragged += 10;
  }
  fingers.set(event.pointerId, now);
  draw();
});
function lift(event) {
  const down = fingers.delete(event.pointerId);
  if (down && !fingers.size && dragged < 5 && event.type === "pointerup") touch(nearest(event.clientX, event.clientY));
}
canvas.addEventListener("pointerup", lift);
canvas.addEventListener("pointercancel", lift);
canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  const lines_ = event.deltaMode === 1 ? 16 : 1;
  zoom(Math.exp(-event.deltaY * lines_ * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
}, {passive: false});
canvas.addEventListener("dblclick", (event) => zoom(1.8, event.clientX, event.clientY));
const keys = {
  "+": () => zoom(1.3, wide / 2, high / 2), "=": () => zoom(1.3, wide / 2, high / 2),
  "-": () => zoom(1 / 1.3, wide / 2, high / 2), "0": () => fly(fitted()),
  ArrowLeft: () => pan(-70, 0), ArrowRight: () => pan(70, 0), ArrowUp: () => pan(0, -70), ArrowDown: () => pan(0, 70),
  n: next, p: back, "/": () => box_.focus(), Escape: () => select(-1),
};
function pan(dx, dy) {
  flight = null;
  rush();
  view.x += dx / view.k;
  view.y += dy / view.k;
  draw();
}
addEventListener("keydown", (event) => {
  if (event.target === box_ || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) return;
  const act = keys[event.key];
  if (act) {
    event.preventDefault();
    act();
  }
});
element("next").addEventListener("click", next);
element("on").addEventListener("click", next);
element("back").addEventListener("click", back);
element("fit").addEventListener("click", () => fly(fitted()));
element("close").addEventListener("click", () => select(-1));
if (!way.some((on) => on)) element("next").hidden = true;

// ── layouts and legend ─────────────────────────────────────────────────────────────
const layoutBar = element("layouts");
const buttons = layouts.map((each) => {
  const button = make("button", {depth: "by depth", rings: "rings", structure: "by structure"}[each.name]);
  button.addEventListener("click", () => change(each));
  layoutBar.append(button);
  return button;
});
layoutBar.hidden = layouts.length < 2;
function change(to) {
  const was = {x: x.slice(), y: y.slice()};
  layout = to;
  stale();
  if (still.matches || isHeavy()) {
    x = to.x.slice();
    y = to.y.slice();
  } else {
    moving = {...was, since: performance.now()};
  }
  press();
  remember();
  fly(fitted());
}
const press = () => buttons.forEach((button, n) => button.setAttribute("aria-pressed", String(layouts[n] === layout)));
press();

function paintLegend() {
  const rows = data.legend.map((name) => {
    const row = make("span"), mark = make("canvas", "", name === "tints" ? "tints" : "");
    const w = name === "tints" ? 104 : 22;
    mark.width = w * ratio;
    mark.height = 16 * ratio;
    const on = mark.getContext("2d");
    on.scale(ratio, ratio);
    if (name === "tints") tints.forEach((_, n) => dot(on, "plain", n, 8 + 12.5 * n, 8, 4.5));
    else if (boxes) box(on, name, false, 2, 2, 18, 12, 4);
    else dot(on, name, 0, 11, 8, 4.5);
    row.append(mark, make("span", name === "tints" ? `${data.deepest} moves from the start` : words[name]));
    return row;
  });
  element("legend").replaceChildren(...rows);
}

function repaint() {
  readColours();
  paintLegend();
  stale();
  draw();
}
dark.addEventListener("change", repaint);
addEventListener("resize", resize);
regroup();
resize();
repaint();
view = fitted();
recall();
