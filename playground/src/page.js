// The page: which puzzle is open, what is asked of Python, what is shown of the answers.
import { drafts } from "./drafts.js";
import { Editor } from "./editor.js";
import { Level } from "./level.js";
import { Python, Stopped } from "./python.js";
import { packed, unpacked } from "./share.js";

const $ = (id) => document.getElementById(id);
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
const MEMORY = 512 << 20; // bytes that the states of a search may take
const PAUSE = 150; // milliseconds without a key before a text is checked

const desk = new Python(20);
let searcher = null;
const search = () => (searcher ||= new Python(0));

let gallery = [];
const texts = fetch("puzzles.json").then((response) => response.json());
const listed = fetch("gallery.json").then((response) => response.json());

// ── which puzzle ───────────────────────────────────────────────────────────────────

// key: where its draft is kept; name: of the library, whose maps it may read
let open = { key: "", name: "", text: "", instance: "", settings: {}, isTrusted: true };
const UNCHECKED = { problems: [], instances: [], parameters: [], maps: [], fills: false };
let checked = UNCHECKED;
const about = () => ({ name: open.name, text: open.text, instance: open.instance, settings: open.settings, memory: MEMORY });

const editor = new Editor(
  $("editor"),
  (question) => desk.ask({ ...about(), text: editor.text, ...question }, { instead: question.ask }),
  (text) => written(text),
);

// ── the gallery ────────────────────────────────────────────────────────────────────

const card = (row) =>
  make(
    "a",
    { className: "card", href: `#/p/${row.name}` },
    make("img", { src: `boards/${row.name}.svg`, alt: "", loading: "lazy", width: 200, height: 130 }),
    make("strong", { textContent: row.title }),
    make("small", { textContent: [row.family, row.best].filter(Boolean).join(" · ") }),
  );

const browse = () => {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (row) => {
    const text = [row.name, row.title, row.family, row.difficulty, row.about].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const rows = gallery.filter(fits);
  const groups = new Map();
  for (const level of ["easy", "medium", "hard", ""]) groups.set(level, []);
  for (const row of rows) (groups.get(row.difficulty) || groups.get("")).push(row);
  const own = words.length ? [] : drafts.all();
  const sections = [...groups].filter(([, members]) => members.length).map(([level, members]) =>
    make("section", {}, make("h2", { textContent: level || "others" }), make("div", { className: "cards" }, ...members.map(card))),
  );
  if (own.length)
    sections.unshift(
      make(
        "section",
        {},
        make("h2", { textContent: "yours" }),
        make(
          "div",
          { className: "cards" },
          ...own.map((draft) =>
            make(
              "a",
              { className: "card own", href: draft.key.startsWith("p/") ? `#/${draft.key}` : `#/d/${draft.key.slice(2)}` },
              make("strong", { textContent: titled(draft.text) || "Without a title" }),
              make("small", { textContent: `${draft.key.startsWith("p/") ? "your version" : "your file"}, changed ${new Date(draft.time).toLocaleString()}` }),
            ),
          ),
        ),
      ),
    );
  $("families").replaceChildren(...sections);
  $("found").textContent = words.length ? `${rows.length} of ${gallery.length}` : `${gallery.length} puzzles`;
};

const titled = (text) => (/^puzzle:[ \t]*(.+)$/m.exec(text) || ["", ""])[1].replace(/^["']|["']$/g, "");
$("search").oninput = browse;

// ── the address ────────────────────────────────────────────────────────────────────

const route = async () => {
  const [, kind = "", rest = ""] = location.hash.split("/");
  desk.stop();
  if (searcher) searcher.stop();
  if (kind === "p" && gallery.some((row) => row.name === rest)) return show(`p/${rest}`, rest, (await texts)[rest]);
  if (kind === "d" && drafts.get(`d/${rest}`)) return show(`d/${rest}`, drafts.get(`d/${rest}`).name || "", "");
  if (kind === "new") {
    const text = await fetch("new.yaml").then((response) => response.text());
    return show(fresh(), "", text, { tab: "file" });
  }
  if (kind === "s") {
    try {
      const file = await unpacked(location.hash.slice("#/s/".length));
      return show(fresh(), gallery.some((row) => row.name === file.name) ? file.name : "", file.text, { instance: file.instance, isTrusted: false });
    } catch (error) {
      location.replace("#/");
      return status(error.message);
    }
  }
  $("puzzle").hidden = true;
  $("gallery").hidden = false;
  document.title = "puzzlelang playground";
  browse();
};

const fresh = () => `d/${Date.now().toString(36)}`;

const show = (key, name, original, { instance = "", isTrusted = true, tab = "play" } = {}) => {
  const draft = drafts.get(key);
  const text = draft ? draft.text : original;
  open = { key, name, text, original, instance: instance || (draft && draft.instance) || "", settings: {}, isTrusted };
  checked = UNCHECKED;
  leave();
  $("gallery").hidden = true;
  $("puzzle").hidden = false;
  scrollTo(0, 0);
  const row = gallery.find((one) => one.name === name && key.startsWith("p/"));
  $("title").textContent = row ? row.title : titled(text) || "A puzzle";
  document.title = `${$("title").textContent} – puzzlelang`;
  const known = row ? [row.difficulty, row.best && `best known: ${row.best}`, row.solutions && `${row.solutions.toLocaleString("en")} best solution${row.solutions === 1 ? "" : "s"}`, row.states && `${row.states.toLocaleString("en")} states`] : [];
  open.facts = $("facts").textContent = known.filter(Boolean).join(" · ");
  told(row ? row.about : "", row ? row.source : "");
  $("notice").hidden = isTrusted;
  $("notice").textContent = "This file came with the link. It can do nothing but be a puzzle, and its rules run apart from this page.";
  $("file-name").textContent = row ? `${name}.yaml` : "your file";
  for (const id of ["summary", "statistics", "survey", "solving", "exploring", "drawing"]) $(id).textContent = "";
  for (const id of ["player", "graph", "playing"]) $(id).replaceChildren();
  $("rules").classList.remove("whole");
  $("play-error").hidden = $("redraw").hidden = true;
  preview(row);
  editor.set(text);
  editor.problems([]);
  choose(tab);
  changed();
  return check();
};

const told = (text, source) => {
  $("about").replaceChildren(...text.trim().split(/\n\s*\n/).map((part) => make("p", { textContent: part })));
  $("source").textContent = source ? `Source: ${source}` : "";
};

// ── the file ───────────────────────────────────────────────────────────────────────

let timer = 0;
const written = (text) => {
  open.text = text;
  if (text !== drawn) leave();
  const isFirst = !drafts.get(open.key);
  if (text === open.original && open.key.startsWith("p/")) drafts.remove(open.key);
  else if (!drafts.set(open.key, { text, name: open.name, instance: open.instance })) status("This browser keeps no drafts.");
  if (isFirst && open.key.startsWith("d/")) history.replaceState(null, "", `#/${open.key}`);
  changed();
  clearTimeout(timer);
  timer = setTimeout(check, PAUSE);
};

const changed = () => {
  $("original").hidden = !(open.key.startsWith("p/") && open.text !== open.original);
  $("delete").hidden = !(open.key.startsWith("d/") && drafts.get(open.key));
};

const check = async () => {
  clearTimeout(timer);
  const asked = open.text;
  try {
    const found = await desk.ask({ ask: "check", ...about() }, { instead: "check" });
    if (asked !== open.text) return;
    checked = found;
    editor.problems(found.problems);
    document.body.dataset.checked = performance.now();
    const row = gallery.find((one) => one.name === open.name);
    if (!row || !open.key.startsWith("p/") || open.text !== open.original) {
      $("title").textContent = found.title || titled(asked) || "A puzzle";
      told(found.about, row ? row.source : "");
    }
    const changes = open.key.startsWith("p/") ? "changed by you" : "";
    $("facts").textContent = open.text === open.original ? open.facts : changes;
    count();
    offer();
    $("redraw").hidden = !checked.maps.length;
    if ($("drawing-level").hidden) invite();
    if (asked !== drawn) await begin();
  } catch (error) {
    if (!(error instanceof Stopped)) broken(error);
  }
};

const count = () => {
  const errors = checked.problems.filter((one) => one.severity === "error").length;
  const warnings = checked.problems.length - errors;
  const words = [errors && `${errors} ${errors === 1 ? "error" : "errors"}`, warnings && `${warnings} ${warnings === 1 ? "warning" : "warnings"}`];
  $("problems").textContent = words.filter(Boolean).join(", ") || "no problems";
  $("problems").className = `quiet ${errors ? "bad" : warnings ? "warn" : "good"}`;
  $("tab-file").textContent = errors ? `File (${errors})` : "File";
};

$("problems").onclick = () => checked.problems.length && editor.list();

const broken = (error) => {
  verdict("");
  $("playing").hidden = true;
  $("play-error").hidden = false;
  $("play-error").replaceChildren(
    ...(error.problems || [{ message: error.message }]).slice(0, 5).map((one) => {
      const [first, ...more] = one.message.split("\n");
      const shown = make("div", {}, make("strong", { textContent: first }), ...more.map((line) => make("p", { textContent: line })));
      if (one.from !== undefined) {
        const line = open.text.slice(0, one.from).split("\n").length;
        shown.append(make("button", { textContent: `line ${line}`, onclick: () => (choose("file"), editor.show(one.from)) }));
      }
      return shown;
    }),
  );
};

// what can be chosen: an instance, values of parameters
const offer = () => {
  const { instances, parameters } = checked;
  $("choices").hidden = !instances.length && !parameters.length;
  $("instance-choice").hidden = !instances.length;
  $("instance").replaceChildren(
    make("option", { value: "", textContent: "the file's own" }),
    ...instances.map((one) => make("option", { value: one.name, textContent: one.label })),
  );
  $("instance").value = instances.some((one) => one.name === open.instance) ? open.instance : "";
  open.instance = $("instance").value;
  $("parameters").replaceChildren(
    ...parameters.slice(0, 12).map((one) =>
      make(
        "label",
        {},
        one.name + " ",
        make("input", {
          value: open.settings[one.name] ?? one.value, size: Math.min(24, Math.max(3, one.value.length)), autocomplete: "off",
          onchange: (event) => {
            const value = event.target.value.trim();
            if (value && value !== one.value) open.settings[one.name] = value;
            else delete open.settings[one.name];
            begin().catch(broken);
          },
        }),
      ),
    ),
  );
};
$("instance").onchange = () => {
  leave();
  open.instance = $("instance").value;
  begin().catch(broken);
};

// a game before Python is ready: the page of the site, or a picture
const isOriginal = () => open.key.startsWith("p/") && open.text === open.original && !open.instance && !Object.keys(open.settings).length;
const preview = (row) => {
  if (!row || !isOriginal()) return;
  if (row.page) $("playing").replaceChildren(make("iframe", { src: row.page, title: row.title }));
  else $("playing").replaceChildren(make("img", { src: `boards/${row.name}.svg`, alt: "", className: "still" }));
};

// the game anew, where the file is in order
const begin = async () => {
  const errors = checked.problems.filter((one) => one.severity === "error");
  if (errors.length) return broken(Object.assign(new Error(), { problems: errors }));
  const row = gallery.find((one) => one.name === open.name);
  if (!row || !row.page || !isOriginal()) return game();
  preview(row);
  shown();
};
const shown = () => {
  $("play-error").hidden = true;
  $("playing").hidden = false;
};
const game = async () => {
  try {
    const found = await desk.ask({ ask: "play", ...about() }, { instead: "play" });
    if (!found.page) return broken(new Error(found.why));
    framed("playing", found, `${open.name || "puzzle"}.html`, "the puzzle, to play");
    shown();
  } catch (error) {
    if (!(error instanceof Stopped)) broken(error);
  }
};

// ── levels that are drawn ─────────────────────────────────

// the text that has the level; a change by hand ends the drawing
let drawn = null;
const level = new Level($("level"), async (map, rows) => {
  verdict("checking …");
  try {
    const { text } = await desk.ask({ ask: "draw", ...about(), map, rows }, { instead: "draw" });
    if (open.instance && drafts.get(open.key)) open.key = fresh(); // what was written stays as it is
    Object.assign(open, { instance: "", settings: {} }); // the file has them now
    $("instance").value = "";
    drawn = text;
    editor.replace(text);
    clearTimeout(timer); // the verdict comes first
    if (checked.fills) verdict((await desk.ask({ ask: "solve", page: false, ...about() }, { instead: "judge" })).summary);
    await game();
    timer = setTimeout(check, 2 * PAUSE); // the page in the frame searches first
  } catch (error) {
    if (!(error instanceof Stopped)) verdict(error.message);
  }
}, (name, text) => save(name, text, "text/plain"));
const verdict = (text) => ($("verdict").textContent = text);
const invite = () => ($("redraw").textContent = checked.fills ? "Enter another one" : "Draw a level");
const leave = () => {
  drawn = null;
  $("drawing-level").hidden = true;
  $("level").replaceChildren();
  invite();
};
$("redraw").onclick = async () => {
  if (!$("drawing-level").hidden) return leave();
  try {
    const { maps, most } = await desk.ask({ ask: "level", ...about() });
    if (!maps.length) return status("The maps of this level are too large to be drawn here.");
    $("drawing-level").hidden = false;
    $("redraw").textContent = "Stop drawing";
    verdict("Choose what to draw, then tap cells, or paste rows of text. The file follows, so “Copy link” and “Download” have your level.");
    level.show(maps, most);
    $("redraw").scrollIntoView({ block: "nearest" });
  } catch (error) {
    if (!(error instanceof Stopped)) status(error.message);
  }
};
addEventListener("paste", (event) => {
  if ($("drawing-level").hidden || event.target.closest("#editor, input")) return;
  const why = level.paste(event.clipboardData.getData("text"));
  if (why) verdict(why);
});
// what the search of a page found, or the engine for puzzles that are filled in
addEventListener("message", ({ source, data }) => {
  const frame = $("playing").querySelector("iframe");
  if (frame && source === frame.contentWindow && typeof data.verdict === "string") verdict(data.verdict);
});
$("format").onclick = async () => {
  try {
    const { text } = await desk.ask({ ask: "format", ...about() });
    if (text !== editor.text) editor.replace(text);
  } catch (error) {
    if (!(error instanceof Stopped)) status(error.message);
  }
};
// acts at a second click
const surely = (id, act) => {
  const button = $(id), text = button.textContent;
  const calm = () => (button.textContent = text);
  button.onblur = calm;
  button.onclick = () => {
    if (button.textContent === text) return (button.textContent = `${text}: sure?`);
    calm();
    act();
  };
};
surely("original", () => editor.replace(open.original));
surely("delete", () => {
  drafts.remove(open.key);
  location.hash = "#/";
});
$("download").onclick = () => save(`${open.key.startsWith("p/") ? open.name : "puzzle"}.yaml`, open.text, "text/yaml");
$("share").onclick = $("share-level").onclick = async () => {
  const link = `${location.origin}${location.pathname}#/s/${await packed({ name: open.name, text: open.text, instance: open.instance })}`;
  try {
    await navigator.clipboard.writeText(link);
    status("The link is copied: it holds the file itself.");
  } catch {
    prompt("The link holds the file itself:", link);
  }
};
$("more").onclick = () => $("more").setAttribute("aria-expanded", String($("rules").classList.toggle("whole")));
$("written").onclick = (event) => {
  event.preventDefault();
  choose("file");
  editor.view.focus();
};

const save = (name, text, type) => {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

// ── solve, explore, draw ───────────────────────────────────────────────────────────

const STAGES = { searching: "searching", exploring: "counting", compiling: "compiling", drawing: "drawing", layout: "laying it out", estimating: "estimating", checking: "checking" };

const long = (button, stop, line, question, done) => {
  const show = (isRunning) => {
    $(button).hidden = isRunning;
    $(stop).hidden = !isRunning;
  };
  $(stop).onclick = () => search().stop();
  return async (more = {}) => {
    show(true);
    const began = performance.now();
    let said = "starting";
    const tick = () => ($(line).textContent = `${said} … ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const ticking = setInterval(tick, 500);
    tick();
    const progress = ({ stage, states }) => {
      said = (STAGES[stage] || stage) + (states ? `: ${states.toLocaleString("en")} states` : "");
      tick();
    };
    try {
      const found = await search().ask({ ...about(), ...question, ...more }, { progress });
      $(line).textContent = `${((performance.now() - began) / 1000).toFixed(1)} s`;
      done(found, more);
    } catch (error) {
      $(line).textContent = error instanceof Stopped ? "stopped" : error.message;
    } finally {
      clearInterval(ticking);
      show(false);
    }
  };
};

// a page that Python has made, in a frame with its own program
const framed = (host, { page, frame: kind = "graph", body = page }, name, title) => {
  const frame = make("iframe", { src: `${kind}.html`, title });
  addEventListener("message", function hear({ source, data }) {
    if (source !== frame.contentWindow) return;
    if (data.loaded) frame.contentWindow.postMessage({ page: body }, "*");
    if (data.shown) {
      removeEventListener("message", hear);
      frame.dataset.shown = "yes";
      const at = document.activeElement;
      if ($("drawing-level").hidden && (at === document.body || at.closest(".panel"))) frame.focus({ preventScroll: true });
    }
  });
  const button = make("button", { textContent: "Save as a page", onclick: () => save(name, page, "text/html") });
  $(host).replaceChildren(frame, make("p", { className: "below" }, button));
};

const solve = long("solve", "stop-solve", "solving", { ask: "solve" }, (found) => {
  $("summary").textContent = found.summary;
  $("summary").className = `summary ${found.kind}`;
  $("statistics").textContent = found.statistics;
  if (found.page) framed("player", found, `${open.name || "puzzle"}.html`, "the solution");
  else $("player").replaceChildren();
});
const explore = long("explore", "stop-explore", "exploring", { ask: "explore" }, (found) => {
  $("survey").textContent = found.text;
});
const draw = long("draw", "stop-draw", "drawing", { ask: "graph" }, (found) => {
  if (!found.page) return;
  $("drawing").textContent = `${found.states.toLocaleString("en")} states${found.whole ? "" : ", the first of more"}`;
  framed("graph", found, `${open.name || "puzzle"}-states.html`, "the states and the steps between them");
});
$("solve").onclick = () => solve();
const columns = () => Math.max(24, Math.min(100, Math.floor(($("panel-explore").clientWidth - 30) / 8.5)));
$("explore").onclick = () => explore({ width: columns() });
$("draw").onclick = () => draw();
// ── panels and keys ────────────────────────────────────────────────────────────────

const TABS = ["play", "solution", "explore", "graph", "file"];
const choose = (chosen) => {
  const wide = matchMedia("(min-width: 1000px)").matches;
  if (chosen === "file" && wide) return;
  for (const name of TABS) {
    $(`tab-${name}`).setAttribute("aria-selected", String(name === chosen));
    $(`tab-${name}`).tabIndex = name === chosen ? 0 : -1;
    $(`panel-${name}`).classList.toggle("chosen", name === chosen);
  }
  document.body.dataset.tab = chosen;
};
for (const name of TABS) $(`tab-${name}`).onclick = () => choose(name);
document.querySelector(".tabs").onkeydown = (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const shown = TABS.filter((name) => $(`tab-${name}`).offsetParent);
  const next = shown[(shown.indexOf(document.body.dataset.tab) + step + shown.length) % shown.length];
  choose(next);
  $(`tab-${next}`).focus();
  event.stopPropagation();
};

addEventListener("keydown", (event) => {
  if ($("puzzle").hidden || event.altKey) return;
  if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
    event.preventDefault();
    choose("solution");
    solve();
    return;
  }
});

let quiet = 0;
const status = (text) => {
  $("state").textContent = text;
  clearTimeout(quiet);
  quiet = setTimeout(() => ($("state").textContent = desk.isReady ? "" : "Python is starting …"), 5000);
};

// ── the beginning ──────────────────────────────────────────────────────────────────

$("state").textContent = "Python is starting …";
desk.onready = () => {
  $("state").textContent = "";
  document.body.dataset.ready = performance.now();
  document.body.dataset.times = JSON.stringify(desk.times);
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("service-worker.js").catch(() => {});
};
listed.then((rows) => {
  gallery = rows;
  addEventListener("hashchange", route);
  return route();
});
