// Playing: what a key and a click mean, and what is shown of a game.  Rules, words and hints are
// Python's; here are only the numbers of the moves that were made.
import { Board } from "./board.js";
import { Stopped } from "./python.js";

const $ = (id) => document.getElementById(id);
const ARROWS = { ArrowUp: "north", ArrowDown: "south", ArrowLeft: "west", ArrowRight: "east" };

export class Play {
  // `puzzle` gives what questions are about; `desk` answers at once, `search` looks for hints
  constructor(puzzle, desk, search) {
    Object.assign(this, { puzzle, desk, search, moves: [], undone: [], state: null, digits: "", cursor: -1 });
    this.board = new Board($("board"), (piece, x, y) => this.click(piece, x, y));
    this.turn = Promise.resolve();
    $("undo").onclick = () => this.undo();
    $("redo").onclick = () => this.redo();
    $("restart").onclick = () => this.restart();
    $("hint").onclick = () => this.hint();
  }

  open() {
    Object.assign(this, { moves: [], undone: [], state: null, piece: "", asks: false });
    return this.go([], false);
  }

  // the state after these moves, one question after the other
  go(moves, glides = true, undone = []) {
    const asked = this.puzzle();
    const turn = (this.turn = this.turn.catch(() => {}).then(async () => {
      const before = glides && this.state ? { before: this.moves } : {};
      const state = await this.desk.ask({ ask: "show", ...asked, ...before, moves }, { instead: "show" });
      Object.assign(this, { moves, undone, state, digits: "", cursor: -1, chosen: null, selected: -1 });
      this.asks = false;
      this.draw(glides);
      this.advise(false);
    }));
    return turn;
  }

  draw(glides) {
    const { state } = this;
    this.board.show(state.board, glides && !matchMedia("(prefers-reduced-motion: reduce)").matches);
    this.board.mark([], state.board.touches.flatMap((changes) => changes.map(([piece]) => piece)));
    $("state-text").textContent = state.text;
    $("undo").disabled = $("restart").disabled = !this.moves.length;
    $("redo").disabled = !this.undone.length;
    $("hint").disabled = state.solved || state.lost || !state.moves.length;
    $("last-move").textContent = state.made.length ? state.made[state.made.length - 1] : "The start";
    $("score").textContent = `${this.moves.length} ${this.moves.length === 1 ? "move" : "moves"}`;
    this.say(state.solved ? "Solved!" : state.lost ? "Lost: the game is over here." : "", state.solved ? "good" : state.lost ? "bad" : "");
    $("board").parentElement.classList.toggle("solved", state.solved);
    this.list();
  }

  say(text, kind = "") {
    $("message").textContent = text;
    $("message").className = `message ${kind}`;
  }

  list() {
    const { state } = this;
    const listed = this.chosen || state.moves;
    $("moves").replaceChildren(
      ...listed.map((move, n) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        const number = document.createElement("small");
        number.textContent = move.number;
        button.append(number, move.said);
        button.onclick = () => this.make(move);
        button.onmouseenter = button.onfocus = () => this.look(move);
        button.onmouseleave = button.onblur = () => this.look(null);
        if (n === this.cursor || move.number === this.hinted) button.classList.add("marked");
        item.append(button);
        return item;
      }),
    );
    $("moves-head").textContent = this.chosen ? "Which one?" : state.moves.length ? "Moves" : "No move is possible";
  }

  look(move) {
    const { touches } = this.state.board;
    const movable = touches.flatMap((changes) => changes.map(([piece]) => piece));
    this.board.mark(move ? touches[move.number - 1] || [] : [], movable);
  }

  async advise(atLength) {
    const state = this.state;
    this.hinted = 0;
    if (!this.searches() && !atLength) return;
    if (atLength) this.say("Still looking for a solution …");
    const question = { ask: "advise", ...this.puzzle(), moves: this.moves, at_length: atLength };
    try {
      const told = await this.search().ask(question, { instead: "advise" });
      if (state !== this.state) return;
      $("score").textContent = told.score;
      if (told.ending) this.say(told.ending, "good");
      else if (told.warning) this.say(told.warning, "bad");
      if (!atLength || told.ending || told.warning) return;
      this.say(told.hint);
      this.hinted = told.move;
      this.list();
      this.look(state.moves.find((move) => move.number === told.move) || null);
    } catch (error) {
      if (state === this.state && atLength) this.say(error instanceof Stopped ? "" : error.message, "bad");
    }
  }

  hint() {
    if (this.state && !$("hint").disabled) this.advise(true);
  }

  make(move) {
    this.piece = move.direction ? move.piece : this.piece;
    const again = this.undone[this.undone.length - 1] === move.number;
    this.go([...this.moves, move.number], true, again ? this.undone.slice(0, -1) : []).catch((error) => this.say(error.message, "bad"));
  }

  undo() {
    const made = this.moves;
    if (made.length) this.go(made.slice(0, -1), true, [...this.undone, made[made.length - 1]]);
  }

  redo() {
    const { undone } = this;
    if (undone.length) this.go([...this.moves, undone[undone.length - 1]], true, undone.slice(0, -1));
  }

  restart() {
    if (this.moves.length) this.go([], true, [...this.undone, ...this.moves.toReversed()]);
  }

  // a click on a piece makes its only move, or shows where it can go; a click there goes there
  click(piece, x, y) {
    if (!this.state) return;
    const { touches } = this.state.board;
    const moves = this.state.moves.slice(0, touches.length);
    const reaches = (n, one) =>
      touches[n].some(([other, left, top]) => {
        if (left === undefined || (one !== undefined && other !== one)) return false;
        const box = this.board.size(other);
        const [l, t] = [left + box.x * 10 - 20, top + box.y * 10 - 20];
        return x >= l && y >= t && x <= l + box.width * 10 + 40 && y <= t + box.height * 10 + 40;
      });
    if (this.selected >= 0 && piece !== this.selected) {
      const there = moves.filter((move, n) => reaches(n, this.selected));
      if (there.length) return this.choose(there);
    }
    const its = moves.filter((move, n) => touches[n].some(([other]) => other === piece));
    if (its.length) {
      this.selected = piece;
      if (its.length === 1) return this.make(its[0]);
      const goals = its.flatMap((move) => touches[move.number - 1].filter(([other]) => other === piece));
      this.chosen = its;
      this.list();
      return this.board.mark(goals, [piece]);
    }
    const there = moves.filter((move, n) => reaches(n));
    if (there.length) return this.choose(there);
    this.free();
  }

  choose(moves) {
    if (moves.length === 1) return this.make(moves[0]);
    this.chosen = moves;
    this.list();
  }

  free() {
    this.chosen = null;
    this.selected = this.cursor = -1;
    this.digits = "";
    this.list();
    this.look(null);
  }

  // whether a key meant something here
  key(key) {
    if (!this.state) return false;
    const listed = this.chosen || this.state.moves;
    if (/^[0-9]$/.test(key)) {
      const digits = this.digits + key;
      const begun = listed.filter((move) => String(move.number).startsWith(digits));
      this.digits = "";
      if (begun.length === 1 && String(begun[0].number) === digits) this.make(begun[0]);
      else if (begun.length) this.digits = digits;
      return true;
    }
    const digits = this.digits;
    this.digits = "";
    if (key in ARROWS && this.state.moves.some((move) => move.direction)) {
      this.steer(ARROWS[key]);
      return true;
    }
    switch (key) {
      case "ArrowUp":
      case "ArrowDown":
      case "k":
      case "j": {
        const step = key === "ArrowUp" || key === "k" ? -1 : 1;
        if (listed.length) this.cursor = this.cursor < 0 ? (step > 0 ? 0 : listed.length - 1) : (this.cursor + step + listed.length) % listed.length;
        this.list();
        this.look(listed[this.cursor] || null);
        const marked = document.querySelector("#moves .marked");
        if (marked) marked.scrollIntoView({ block: "nearest" });
        return true;
      }
      case "Enter": {
        const meant = digits ? listed.find((move) => String(move.number) === digits) : listed[this.cursor];
        if (meant) this.make(meant);
        return Boolean(meant);
      }
      case "u":
      case "Backspace":
        this.undo();
        return true;
      case "r":
      case "y":
        this.redo();
        return true;
      case "R":
      case "Home":
        this.restart();
        return true;
      case "?":
      case "h":
        this.hint();
        return true;
      case "Escape":
        this.free();
        return true;
    }
    return false;
  }

  steer(direction) {
    const meant = this.state.moves.filter((move) => move.direction === direction);
    const same = meant.filter((move) => move.piece === this.piece);
    if (meant.length === 1 || same.length === 1) this.make(same[0] || meant[0]);
    else if (meant.length) this.choose(meant);
    else this.say("No move goes there.");
  }
}
