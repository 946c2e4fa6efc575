const element = (id) => document.getElementById(id);
const {solutions} = JSON.parse(element("data").textContent);
const pieces = element("pieces"), slider = element("slider"), list = element("steps");
const SVG = "http://www.w3.org/2000/svg", APART = 64, LISTED = 400;
let solution = solutions[0], kept = [], now = -1, chosen = 0, timer = 0;

// Which pieces are where after a step: from the nearest step that is kept, change by change.
const after = (step) => {
  let from = Math.floor(step / APART);
  while (!kept[from]) from -= 1;
  let shown = new Map(kept[from]);
  for (let at = from * APART + 1; at <= step; at += 1) {
    for (const [piece, x, y, picture] of solution.frames[at]) {
      if (x === undefined) shown.delete(piece);
      else shown.set(piece, [x, y, picture === undefined ? shown.get(piece)[2] : picture]);
    }
    if (at % APART === 0) kept[at / APART] = new Map(shown);
  }
  return shown;
};

const draw = (shown) => {
  const there = new Map();
  for (const group of [...pieces.children]) {
    const piece = Number(group.dataset.piece);
    if (shown.has(piece)) there.set(piece, group);
    else group.remove();
  }
  for (const [piece, [x, y, picture]] of [...shown].sort((a, b) => a[0] - b[0])) {
    let group = there.get(piece);
    if (!group) {
      group = document.createElementNS(SVG, "g");
      group.dataset.piece = piece;
      group.append(document.createElementNS(SVG, "use"));
      const next = [...pieces.children].find((other) => Number(other.dataset.piece) > piece);
      pieces.insertBefore(group, next || null);
    }
    group.firstChild.setAttribute("href", `#g${picture}`);
    group.style.transform = `translate(${x / 10}px,${y / 10}px)`;
  }
};

const said = (step) => (step === 0 ? solution.start : solution.said[step - 1]);
const end = () => solution.frames.length - 1;

const listed = (step) => {
  const whole = end() <= LISTED;
  const from = whole ? 0 : Math.max(0, Math.min(step - LISTED / 2, end() - LISTED));
  const to = whole ? end() : Math.min(end(), from + LISTED);
  if (list.dataset.from !== `${chosen}:${from}`) {
    list.dataset.from = `${chosen}:${from}`;
    list.replaceChildren();
    for (let at = from; at <= to; at += 1) {
      const item = document.createElement("li"), button = document.createElement("button");
      const number = document.createElement("small");
      number.textContent = at;
      button.append(number, said(at));
      button.addEventListener("click", () => { stop(); show(at); });
      item.append(button);
      list.append(item);
    }
  }
  const before = list.querySelector("[aria-current]");
  if (before) before.removeAttribute("aria-current");
  const current = list.children[step - from].firstChild;
  current.setAttribute("aria-current", "step");
  if (list.clientHeight) {
    const top = current.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    if (top + current.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top + current.offsetHeight - list.clientHeight;
  }
};

const show = (step) => {
  step = Math.max(0, Math.min(end(), step));
  if (step === now) return;
  pieces.style.setProperty("--glide", Math.abs(step - now) === 1 ? `${Math.min(0.28, 0.5 * pace())}s` : "0s");
  now = step;
  draw(after(step));
  slider.value = step;
  slider.setAttribute("aria-valuetext", `step ${step} of ${end()}: ${said(step)}`);
  element("said").textContent = said(step);
  element("count").textContent = `${step} / ${end()}`;
  for (const id of ["first", "back"]) element(id).disabled = step === 0;
  for (const id of ["on", "last"]) element(id).disabled = step === end();
  listed(step);
  if (window.parent === window) history.replaceState(null, "", `#step=${step}`);
};

const pace = () => Number(element("speed").value);
const stop = () => {
  clearTimeout(timer);
  timer = 0;
  element("play").textContent = "▶";
  element("play").setAttribute("aria-label", "play");
};
const tick = () => {
  show(now + 1);
  if (now === end()) stop();
  else timer = setTimeout(tick, 900 * pace());
};
const play = () => {
  if (timer) return stop();
  if (now === end()) show(0);
  element("play").textContent = "❚❚";
  element("play").setAttribute("aria-label", "pause");
  timer = setTimeout(tick, 300 * pace());
};

const choose = (index) => {
  stop();
  chosen = index;
  solution = solutions[index];
  const first = new Map();
  for (const [piece, x, y, picture] of solution.frames[0]) first.set(piece, [x, y, picture]);
  kept = [first];
  now = -1;
  pieces.replaceChildren();
  slider.max = end();
  element("which").textContent = solution.heading;
  element("earlier").disabled = index === 0;
  element("later").disabled = index === solutions.length - 1;
};

const asked = () => Number((/step=(\d+)/.exec(location.hash) || [0, 0])[1]);
const keys = {
  ArrowRight: () => show(now + 1), ArrowLeft: () => show(now - 1), Home: () => show(0),
  End: () => show(end()), " ": play, n: () => show(now + 1), p: () => show(now - 1),
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
  const at = event.target.id, button = event.target.tagName === "BUTTON";
  if (at === "speed" || (event.key === " " && button)) return;
  event.preventDefault();
  if (event.key !== " ") stop();
  keys[event.key]();
});
element("first").addEventListener("click", () => { stop(); show(0); });
element("back").addEventListener("click", () => { stop(); show(now - 1); });
element("on").addEventListener("click", () => { stop(); show(now + 1); });
element("last").addEventListener("click", () => { stop(); show(end()); });
element("play").addEventListener("click", play);
slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
element("earlier").addEventListener("click", () => { choose(chosen - 1); show(0); });
element("later").addEventListener("click", () => { choose(chosen + 1); show(0); });
window.addEventListener("hashchange", () => { stop(); show(asked()); });

if (window.parent !== window) document.body.classList.add("inside");
element("choice").hidden = solutions.length === 1;
choose(0);
show(asked());
