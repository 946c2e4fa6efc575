// A solution to watch: a slider, its steps, and what all pages share.
const $ = (id) => document.getElementById(id);
const data = JSON.parse($("data").textContent);
const LISTED = 400;
const board = new Board($("board"));
const inside = window.parent !== window;
const {solutions} = data;
let watched = null, step = -1, timer = 0, chosen = 0;

const say = (text, kind = "") => {
  $("said").textContent = text;
  $("said").className = `said ${kind}${text.length > 110 ? " long" : ""}`;
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
  $("slider").value = to;
  $("slider").setAttribute("aria-valuetext", `step ${to} of ${watched.length}: ${watched.texts[to]}`);
  say(watched.texts[to]);
  $("count").textContent = `${to} / ${watched.length}`;
  $("first").disabled = $("back").disabled = to === 0;
  $("on").disabled = $("last").disabled = to === watched.length;
  steps();
  if (!inside) history.replaceState(history.state, "", `#step=${to}`);
};

const steps = () => {
  const list = $("steps"), from = Math.max(0, Math.min(step - LISTED / 2, watched.length - LISTED));
  if (list.dataset.from !== `${chosen}:${from}`) {
    list.dataset.from = `${chosen}:${from}`;
    list.replaceChildren(...watched.texts.slice(from, from + LISTED + 1).map((text, n) => row(from + n, text, () => jump(from + n))));
  }
  for (const {firstChild} of list.children) firstChild.removeAttribute("aria-current");
  const current = list.children[step - from].firstChild;
  current.setAttribute("aria-current", "step");
  list.scrollTo(current.offsetLeft - list.offsetLeft - list.clientWidth / 3, current.offsetTop - list.offsetTop - list.clientHeight / 2);
};

const pace = () => Number($("speed").value);
const name = (sign, label) => {
  $("play").textContent = sign;
  $("play").setAttribute("aria-label", label);
};
const stop = () => {
  clearTimeout(timer);
  timer = 0;
  name("▶", "play");
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
  name("❚❚", "pause");
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
  replay(index, from);
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
  $("playing").hidden = $("help").hidden = Boolean(watched);
  $("win").hidden = true;
  $("mode").hidden = !solutions.length;
  $("mode").textContent = watched ? "Play it yourself" : "Watch the solution";
/*end*/
};
const WATCHING = {
  ArrowRight: () => jump(step + 1), ArrowLeft: () => jump(step - 1), Home: () => jump(0),
  End: () => jump(watched.length), " ": play,
};
const viewed = (key) => {
/*game*/
  if (key === "Escape") stay();
/*end*/
  return WATCHING[key] && (WATCHING[key](), true);
};

document.addEventListener("keydown", (event) => {
  const {key, target} = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.matches("select") || (target.id === "slider" && key.startsWith("Arrow"))) return;
  if ((key === " " || key === "Enter") && target.matches("button,summary,input,a")) return;
/*game*/
  if (!watched) return played(key) && event.preventDefault();
/*end*/
  if (viewed(key)) event.preventDefault();
});
const buttons = (acts) => Object.keys(acts).forEach((id) => ($(id).onclick = () => acts[id]()));
buttons({play, first: WATCHING.Home, back: WATCHING.ArrowLeft, on: WATCHING.ArrowRight, last: WATCHING.End});
/*several*/
$("earlier").onclick = () => watch(chosen - 1);
$("later").onclick = () => watch(chosen + 1);
/*end*/
$("slider").oninput = () => jump(Number($("slider").value));
const hash = () => new URLSearchParams(location.hash.slice(1));
const asked = () => parseInt(hash().get("step"), 10);
addEventListener("hashchange", () => {
  if (asked() >= 0 && solutions[0]) return watched ? jump(asked()) : watch(0, asked());
/*game*/
  follow();
/*end*/
});
if (inside) document.body.classList.add("inside");
/*film*/
if (data.still) $("summary").textContent += ` This page only shows the solution: ${data.still}.`;
watch(0, asked() || 0);
/*end*/
