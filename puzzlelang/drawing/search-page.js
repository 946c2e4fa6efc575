// Watched searches: the states coloured by the order in which they are expanded, and the frontier.
// Texts of the puzzle are data, and go out on the canvas or as textContent; they are never markup.
const data = JSON.parse(document.getElementById("data").textContent);
const {x, y, size, shown, events, labels} = data;
const element = (id) => document.getElementById(id);
const make = (tag, name = "", text = "") => {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text) made.textContent = text;
  return made;
};
const KIND = events.length, WAITS = ["new", "requeued", "reopened"].map((name) => events.indexOf(name));
const goals = new Set(data.goals), boxes = size.length > 0;
const half = (n) => boxes ? [size[n][0] / 2, size[n][1] / 2] : [data.radius, data.radius];
let edge = [Infinity, Infinity, -Infinity, -Infinity];
for (let n = 0; n < x.length; n++) {
  const [w, h] = half(n);
  edge = [Math.min(edge[0], x[n] - w), Math.min(edge[1], y[n] - h), Math.max(edge[2], x[n] + w), Math.max(edge[3], y[n] + h)];
}
let colour = {}, tints = [];
function readColours() {
  const style = getComputedStyle(document.documentElement);
  const names = ["page", "ink", "soft", "line", "box", "rim", "way", "way-box", "start", "goal", "goal-box", "dull", "mono"];
  colour = Object.fromEntries(names.map((name) => [name, style.getPropertyValue("--" + name).trim()]));
  tints = Array.from({length: data.tints}, (_, n) => style.getPropertyValue("--t" + n).trim());
}

// ── a search after some expansions ─────────────────────────────────────────────────
function at(search, now) {
  const when = new Map(), waits = new Set(), tree = new Map();
  const round = now ? search.round[now - 1] : 0;
  let head = data.starts.slice(0, data.head), begin = 0;
  while (begin < now && search.round[begin] !== round) begin++;
  if (begin === 0) for (const start of data.starts) waits.add(start);
  for (let k = 0; k < now; k++) {
    const state = search.state[k];
    if (k >= begin) {
      when.set(state, k);
      waits.delete(state);
      for (const link of search.links[k]) {
        const n = Math.floor(link / KIND);
        if (!WAITS.includes(link % KIND)) continue;
        waits.add(n);
        tree.set(n, state);
      }
    }
    const change = search.heads[k];
    if (change[0] === -1) {
      head = change.slice(1);
    } else {
      head = head.filter((n) => n !== state);
      for (let i = 0; i < change.length; i += 2) head.splice(change[i], 0, change[i + 1]);
      head = head.slice(0, data.head);
    }
  }
  return {when, waits, tree, head, begin, round};
}

// ── what is painted ────────────────────────────────────────────────────────────────
function paint(search, canvas, scene, now) {
  const ratio = devicePixelRatio || 1, wide = canvas.clientWidth, high = canvas.clientHeight;
  canvas.width = wide * ratio;
  canvas.height = high * ratio;
  const pen = canvas.getContext("2d"), margin = 14;
  const k = Math.min((wide - 2 * margin) / (edge[2] - edge[0] || 1), (high - 2 * margin) / (edge[3] - edge[1] || 1), boxes ? 1.3 : 3);
  pen.setTransform(ratio * k, 0, 0, ratio * k,
    ratio * (wide / 2 - k * (edge[0] + edge[2]) / 2), ratio * (high / 2 - k * (edge[1] + edge[3]) / 2));
  const last = now ? search.state[now - 1] : -1;
  pen.lineWidth = 1 / k;
  pen.strokeStyle = colour.line;
  pen.globalAlpha = boxes ? 0.5 : 0.25;
  pen.beginPath();
  for (const [a, links] of search.lines) for (const b of links) {
    pen.moveTo(x[a], y[a]);
    pen.lineTo(x[b], y[b]);
  }
  pen.stroke();
  pen.globalAlpha = 1;
  pen.strokeStyle = colour.soft;
  pen.lineWidth = (boxes ? 2 : x.length > 1000 ? 0.5 : 1.2) / k;
  pen.beginPath();
  for (const [b, a] of scene.tree) {
    pen.moveTo(x[a], y[a]);
    pen.lineTo(x[b], y[b]);
  }
  pen.stroke();
  const ended = now === search.state.length;
  if (ended && search.way.length) {
    pen.strokeStyle = colour.way;
    pen.lineWidth = 3 / k;
    pen.beginPath();
    pen.moveTo(x[search.state[scene.begin]], y[search.state[scene.begin]]);
    for (const n of search.way) pen.lineTo(x[n], y[n]);
    pen.stroke();
  }
  const end = search.round.lastIndexOf(scene.round) + 1;
  const total = Math.max(end - scene.begin, 1);
  for (let n = 0; n < x.length; n++) {
    const number = scene.when.get(n), waits = scene.waits.has(n);
    const tint = number === undefined ? "" : tints[Math.min(Math.floor((number - scene.begin) * tints.length / total), tints.length - 1)];
    const [w, h] = half(n);
    pen.globalAlpha = number !== undefined || waits ? 1 : 0.35;
    pen.fillStyle = tint || (waits ? colour["way-box"] : boxes ? colour.box : colour.line);
    pen.strokeStyle = n === last ? colour.start : goals.has(n) ? colour.goal : waits ? colour.way : colour.rim;
    pen.lineWidth = (n === last ? 4 : goals.has(n) ? 3 : waits ? 1.6 : 0.8) / (boxes ? 1 : k);
    pen.beginPath();
    if (boxes) pen.roundRect(x[n] - w, y[n] - h, 2 * w, 2 * h, 7);
    else pen.arc(x[n], y[n], Math.max(w, 1.6 / k) * (n === last ? 1.8 : 1), 0, 2 * Math.PI);
    pen.fill();
    if (boxes || n === last || goals.has(n) || (waits && w * k > 2)) pen.stroke();
    if (!boxes) continue;
    const dark = tint && (scene.when.get(n) - scene.begin) * 2 > total;
    pen.fillStyle = dark ? colour.page : colour.ink;
    pen.font = "12px " + colour.mono;
    pen.textAlign = "center";
    labels[n].forEach((row, i) => pen.fillText(row, x[n], y[n] - h + 19.6 + 15.5 * i));
    if (number !== undefined) {
      pen.font = "bold 10px " + colour.mono;
      pen.fillStyle = colour.ink;
      pen.fillText(number - scene.begin + 1, x[n] - w, y[n] - h - 3);
    }
  }
  pen.globalAlpha = 1;
}

const oneLine = (n) => n < 0 ? "…" : shown[n].trim().replace(/\n/g, " / ");

function tell(search, parts, scene, now) {
  const k = now - 1;
  parts.list.replaceChildren(...scene.head.map((n) => make("li", "", oneLine(n))));
  const waiting = now ? search.waiting[k] : data.starts.length;
  parts.more.textContent = waiting > scene.head.length ? `and ${(waiting - scene.head.length).toLocaleString()} more` : "";
  parts.waiting.textContent = `frontier: ${waiting.toLocaleString()}`;
  if (parts.rounds) parts.rounds.value = scene.round;
  if (!now) {
    parts.facts.textContent = "the start";
    parts.state.textContent = oneLine(data.starts[0]);
    parts.cuts.textContent = "";
    return;
  }
  const keys = ["g", "h", "f"].filter((key) => search[key][k] !== null).map((key) => `${key} = ${search[key][k]}`);
  const counts = events.map((name, i) => [search.counts[k][i], name]).filter(([n]) => n).map(([n, name]) => `${n} ${name}`);
  const begin = scene.begin ? `, ${now - scene.begin} of its round` : "";
  parts.facts.textContent = `expansion ${now.toLocaleString()}${begin} · ${[...keys, ...counts].join(" · ")}`;
  parts.state.textContent = shown[search.state[k]].replace(/\n+$/, "");
  parts.cuts.textContent = search.cut[k].map((n) => "cut — " + search.cuts[n]).join("\n");
  if (now === search.state.length) {
    parts.cuts.textContent += `\n${search.whole ? search.said : "these are the first expansions"}`;
  }
}

// ── the panels ─────────────────────────────────────────────────────────────────────
const panels = data.searches.map((search) => {
  const panel = make("section", "search"), heading = make("h2", "", search.order);
  heading.append(make("small", "", search.said));
  const chart = make("div", "chart"), canvas = make("canvas"), told = make("div", "tell");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", `states in the order of ${search.order}`);
  chart.append(canvas);
  const parts = {waiting: make("h3"), list: make("ol"), more: make("p", "facts"), facts: make("h3"),
    state: make("pre"), cuts: make("p", "facts")};
  const now = make("div"), next = make("div");
  now.append(parts.facts, parts.state, parts.cuts);
  next.append(parts.waiting, parts.list, parts.more);
  told.append(now, next);
  const rounds = Object.entries(search.bound);
  if (rounds.length) {
    parts.rounds = make("select");
    parts.rounds.setAttribute("aria-label", "round");
    for (const [round, bound] of rounds) {
      const option = make("option", "", `round ${+round + 1}, up to ${bound}`);
      option.value = round;
      parts.rounds.append(option);
    }
    parts.rounds.addEventListener("change", () => show(search.round.indexOf(+parts.rounds.value) + 1));
    heading.append(parts.rounds);
  }
  panel.append(heading, chart, told);
  element("panels").append(panel);
  const between = new Map();
  search.links.forEach((links, k) => {
    const known = between.get(search.state[k]) || new Set();
    for (const link of links) known.add(Math.floor(link / KIND));
    between.set(search.state[k], known);
  });
  search.lines = [...between];
  return {search, canvas, parts};
});

// ── time ───────────────────────────────────────────────────────────────────────────
const most = Math.max(...data.searches.map((search) => search.state.length));
const slider = element("slider");
slider.max = most;
let current = 0, timer = 0, asked = false;

function show(number) {
  current = Math.max(0, Math.min(number, most));
  slider.value = current;
  element("number").textContent = `${current.toLocaleString()} of ${most.toLocaleString()}`;
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    for (const {search, canvas, parts} of panels) {
      const now = Math.min(current, search.state.length), scene = at(search, now);
      paint(search, canvas, scene, now);
      tell(search, parts, scene, now);
    }
  });
}

function stop() {
  clearInterval(timer);
  timer = 0;
  element("play").textContent = "play";
}

function play() {
  if (timer) return stop();
  if (current >= most) current = 0;
  element("play").textContent = "stop";
  const stride = Math.max(1, Math.ceil(most / 400));
  timer = setInterval(() => {
    show(current + stride);
    if (current >= most) stop();
  }, most > 60 ? 60 : 500);
}

slider.addEventListener("input", () => show(+slider.value));
element("before").addEventListener("click", () => show(current - 1));
element("after").addEventListener("click", () => show(current + 1));
element("play").addEventListener("click", play);
addEventListener("keydown", (event) => {
  if (event.target === slider || event.target.tagName === "SELECT") return;
  if (event.key === "ArrowLeft") show(current - 1);
  if (event.key === "ArrowRight") show(current + 1);
  if (event.key === "Home") show(0);
  if (event.key === "End") show(most);
});
addEventListener("resize", () => show(current));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  readColours();
  show(current);
});
readColours();
show(0);
