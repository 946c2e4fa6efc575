// A solution to watch: a slider, its steps, and what all pages share.
const $ = (id) => document.getElementById(id);
const data = JSON.parse($("data").textContent);
const LISTED = 400;
const board = new Board($("board"));
const inside = window.parent !== window;
/*game*/
const playable = Boolean(data.wasm) && typeof WebAssembly === "object", game = {};
/*end*/
const solutions = data.solutions || [];
let watched = null, step = -1, timer = 0, chosen = 0;

const say = (text, kind = "") => {
  $("said").textContent = text;
  $("said").className = `said ${kind}`;
};

const row = (count, text, act) => {
  const item = document.createElement("li"), button = document.createElement("button");
  if (count !== null) {
    const small = document.createElement("small");
    small.textContent = count;
    button.append(small);
  }
  button.append(text);
  button.onclick = act;
  item.append(button);
  return item;
};

/*film*/
// a film: changes of pieces from step to step; every 64th board is kept
class Film {
  constructor({heading, start, said, frames}) {
    Object.assign(this, {heading, texts: [start, ...said], frames, kept: [new Map()], length: frames.length - 1});
    this.change(this.kept[0], frames[0]);
  }

  change(shown, frame) {
    for (const [piece, x, y, picture] of frame) {
      if (x === undefined) shown.delete(piece);
      else shown.set(piece, [x, y, picture === undefined ? shown.get(piece)[2] : picture]);
    }
  }

  paint(step, glide) {
    $("words").textContent = this.texts[step];
    let from = Math.floor(step / 64);
    while (!this.kept[from]) from -= 1;
    const shown = new Map(this.kept[from]);
    for (let at = from * 64 + 1; at <= step; at += 1) {
      this.change(shown, this.frames[at]);
      if (at % 64 === 0) this.kept[at / 64] = new Map(shown);
    }
    board.draw([...shown].sort((a, b) => a[0] - b[0]).map(([id, [x, y, shape]]) => ({id, x: x / 10, y: y / 10, shape})), glide);
  }
}
/*end*/

const show = (to) => {
  to = Math.max(0, Math.min(watched.length, to));
  if (to === step) return;
  const glide = Math.abs(to - step) === 1 ? Math.min(280, 500 * pace()) : 0;
  watched.paint(to, glide);
  step = to;
  const text = watched.texts[to];
  $("slider").value = to;
  $("slider").setAttribute("aria-valuetext", `step ${to} of ${watched.length}: ${text}`);
  say(text);
  $("count").textContent = `${to} / ${watched.length}`;
  for (const id of ["first", "back"]) $(id).disabled = to === 0;
  for (const id of ["on", "last"]) $(id).disabled = to === watched.length;
  steps();
  if (!inside) history.replaceState(history.state, "", `#step=${to}`);
};

const steps = () => {
  const last = watched.length, whole = last <= LISTED, steps = $("steps");
  const from = whole ? 0 : Math.max(0, Math.min(step - LISTED / 2, last - LISTED));
  if (steps.dataset.from !== `${chosen}:${from}`) {
    steps.dataset.from = `${chosen}:${from}`;
    const rows = [];
    for (let at = from; at <= Math.min(last, from + LISTED); at += 1) rows.push(row(at, watched.texts[at], () => jump(at)));
    steps.replaceChildren(...rows);
  }
  const before = steps.querySelector("[aria-current]");
  if (before) before.removeAttribute("aria-current");
  const current = steps.children[step - from].firstChild;
  current.setAttribute("aria-current", "step");
  steps.scrollTo({top: current.offsetTop - steps.offsetTop - steps.clientHeight / 2, left: current.offsetLeft - steps.offsetLeft - steps.clientWidth / 3});
};

const pace = () => Number($("speed").value);
const stop = () => {
  clearTimeout(timer);
  timer = 0;
  $("play").textContent = "▶";
  $("play").setAttribute("aria-label", "play");
};
const jump = (to) => {
  stop();
  show(to);
};
const tick = () => {
  show(step + 1);
  if (step === watched.length) stop();
  else timer = setTimeout(tick, 900 * pace());
};
const play = () => {
  if (timer) return stop();
  if (step === watched.length) show(0);
  $("play").textContent = "❚❚";
  $("play").setAttribute("aria-label", "pause");
  timer = setTimeout(tick, 300 * pace());
};

const begin = (film, index, from) => {
  watched = film;
  chosen = index;
  step = -1;
  mode();
  $("slider").max = watched.length;
/*several*/
  $("which").textContent = watched.heading;
  $("earlier").disabled = index === 0;
  $("later").disabled = index === solutions.length - 1;
/*end*/
  show(from);
};
const watch = (index, from = 0) => {
  stop();
/*game*/
  if (playable) return game.watch(index, from);
/*end*/
/*film*/
  begin(new Film(solutions[index]), index, from);
/*end*/
};
const mode = () => {
  $("watching").hidden = !watched;
/*several*/
  $("choice").hidden = !watched || solutions.length === 1;
/*end*/
/*game*/
  document.body.classList.toggle("playing", !watched);
  document.body.classList.remove("won");
  $("playing").hidden = $("help").hidden = Boolean(watched);
  $("win").hidden = true;
  $("mode").hidden = !playable || !solutions.length;
  $("mode").textContent = watched ? "Play it yourself" : "Watch the solution";
/*end*/
};
const WATCHING = {
  ArrowRight: () => jump(step + 1), ArrowLeft: () => jump(step - 1), Home: () => jump(0),
  End: () => jump(watched.length), " ": play, n: () => jump(step + 1), p: () => jump(step - 1),
};
const viewed = (key) => {
/*game*/
  if (key === "Escape" && playable) return game.leave();
/*end*/
  if (WATCHING[key]) WATCHING[key]();
  else return false;
  return true;
};

document.addEventListener("keydown", (event) => {
  const {key, target} = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.matches("input[type=text],select,textarea") || (target.id === "slider" && key.startsWith("Arrow"))) return;
  if ((key === " " || key === "Enter") && target.matches("button,summary,input,a")) return;
/*game*/
  if (playable && !watched) return game.key(key) && event.preventDefault();
/*end*/
  if (watched && viewed(key)) event.preventDefault();
});
for (const [id, act] of Object.entries({
  play, first: () => jump(0), back: () => jump(step - 1), on: () => jump(step + 1), last: () => jump(watched.length),
})) $(id).onclick = act;
/*several*/
$("earlier").onclick = () => watch(chosen - 1);
$("later").onclick = () => watch(chosen + 1);
/*end*/
$("slider").oninput = () => jump(Number($("slider").value));
const asked = () => Number((/^#step=(\d+)$/.exec(location.hash) || [0, -1])[1]);
addEventListener("hashchange", () => {
  if (asked() >= 0 && solutions.length) return watched ? jump(asked()) : watch(0, asked());
/*game*/
  if (playable) game.link();
/*end*/
});
if (inside) document.body.classList.add("inside");
/*film*/
if (data.still) $("summary").textContent += ` This page only shows the solution: ${data.still}.`;
watch(0, Math.max(0, asked()));
/*end*/
/*game*/
if (!playable) say("This page needs WebAssembly, which this browser does not have.", "bad");
/*end*/
