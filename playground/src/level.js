// Draws a level: each cell of a map takes a sign of its legend, by taps, strokes or keys.
const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
const picture = (svg) => make("img", { alt: "", draggable: false, src: `data:image/svg+xml,${encodeURIComponent(svg)}` });

export class Level {
  // `changed` is called with the name of a map and its rows, `save` with the name of a file and its text
  constructor(host, changed, save) {
    Object.assign(this, { host, changed, save, maps: [], at: 0, before: [] });
  }

  // `most`: of rows, and of columns
  show(maps, most) {
    Object.assign(this, { maps, most, at: 0, before: [] });
    this.draw();
  }

  draw() {
    const { maps, at } = this, map = maps[at];
    this.rows = map.rows.map((row) => [...row]);
    this.words = new Map(map.legend.flatMap(({ words, signs }) => Object.keys(signs).map((sign) => [sign, words])));
    this.only = new Set(map.legend.flatMap(({ only, signs }) => (only ? Object.keys(signs) : [])));
    this.ranged = new Set(map.legend.flatMap(({ signs }) => (Object.keys(signs).length > 1 ? Object.keys(signs) : [])));
    this.pictures = new Map(map.legend.flatMap(({ signs }) => Object.entries(signs)));
    this.choice = make("select", { ariaLabel: "map", hidden: maps.length < 2, onchange: () => ((this.at = this.choice.selectedIndex), (this.before = []), this.draw()) },
      ...maps.map(({ name }) => make("option", { textContent: name })));
    this.choice.selectedIndex = at;
    this.palette = make("div", { className: "palette", role: "radiogroup", ariaLabel: "what to draw" });
    this.grid = make("div", { className: "cells", role: "group", ariaLabel: `the map ${map.name}` });
    const button = (textContent, onclick) => make("button", { textContent, onclick });
    this.undo = button("Undo", () => this.back());
    const sizes = [["+ row", 1, 0], ["− row", -1, 0], ["+ column", 0, 1], ["− column", 0, -1]];
    const tools = [this.undo, ...sizes.map(([text, down, right]) => button(text, () => this.resize(down, right))),
      button("Save the map", () => this.save(`${map.name}.txt`, `${map.rows.join("\n")}\n`))];
    this.host.replaceChildren(this.palette, this.grid, make("div", { className: "bar" }, this.choice, ...tools));
    this.grid.onpointerdown = (event) => this.begin(event);
    this.grid.onpointermove = ({ buttons, clientX, clientY }) => buttons & 1 && this.paint(document.elementFromPoint(clientX, clientY));
    this.grid.onpointerup = () => this.end();
    this.grid.onpointercancel = () => this.forget(); // two fingers move the page
    this.grid.onkeydown = (event) => this.key(event);
    this.fill();
    this.pick([...this.pictures.keys()].find((sign) => sign !== this.rows[0][0]) || this.rows[0][0]);
  }

  fill() {
    const { rows, grid } = this, { x, y } = grid.contains(document.activeElement) ? document.activeElement : {};
    grid.style.setProperty("--across", rows[0].length);
    grid.replaceChildren(...rows.flatMap((row, y) => row.map((sign, x) => make("button", { x, y, tabIndex: x || y ? -1 : 0 }))));
    for (const cell of grid.children) this.look(cell);
    const at = [...grid.children].find((cell) => cell.x === x && cell.y === y);
    if (at) at.focus();
    this.undo.disabled = !this.before.length;
  }

  look(cell) {
    const sign = this.rows[cell.y][cell.x];
    cell.replaceChildren(picture(this.pictures.get(sign) || ""));
    cell.ariaLabel = `row ${cell.y + 1}, column ${cell.x + 1}: ${this.words.get(sign)}`;
  }

  // of a long range of letters, or one that is not used: those on the map, and the next one
  offered() {
    const used = new Set(this.rows.flat()), { legend } = this.maps[this.at], first = legend.find(({ signs }) => Object.keys(signs).length > 1);
    return legend.flatMap((line) => {
      const all = Object.keys(line.signs), isShort = all.length < 11 && (line === first || all.some((sign) => used.has(sign)));
      return isShort || all.length === 1 ? all : all.filter((sign, n) => used.has(sign) || sign === this.sign || all.findIndex((one) => !used.has(one)) === n);
    });
  }

  pick(sign) {
    this.sign = sign;
    this.palette.replaceChildren(...this.offered().map((one) => {
      const text = this.words.get(one), title = one === " " ? text : `${one} ${text}`, isShared = [...this.words.values()].filter((own) => own === text).length > 1;
      const name = this.ranged.has(one) ? [] : [make("span", { textContent: isShared ? title : text })];
      return make("button", { role: "radio", ariaChecked: String(one === sign), ariaLabel: title, title, onclick: () => this.pick(one) }, picture(this.pictures.get(one)), ...name);
    }));
  }

  begin(event) {
    if (!event.isPrimary || event.button) return;
    event.preventDefault(); // no picture is dragged
    const cell = event.target.closest("button");
    if (cell) cell.focus();
    this.stroke = this.copy();
    this.paint(event.target);
  }

  copy() {
    return this.rows.map((row) => [...row]);
  }

  paint(target) {
    const cell = target && target.closest(".cells button"), row = cell && this.stroke && this.rows[cell.y];
    if (!row || row[cell.x] === this.sign) return;
    // what there is only one of moves, and leaves what it comes to
    const others = [...this.grid.children].filter(({ x, y }) => this.rows[y][x] === this.sign), [other] = others;
    if (this.only.has(this.sign) && others.length === 1) {
      this.rows[other.y][other.x] = row[cell.x];
      this.look(other);
    }
    row[cell.x] = this.sign;
    this.look(cell);
  }

  end() {
    const { stroke } = this;
    this.stroke = null;
    if (stroke && String(stroke) !== String(this.rows)) this.keep(stroke);
  }

  forget() {
    if (this.stroke) this.rows = this.stroke;
    this.stroke = null;
    this.fill();
  }

  keep(before) {
    if (before) this.before.push(before);
    this.undo.disabled = !this.before.length;
    this.pick(this.sign);
    const map = this.maps[this.at];
    map.rows = this.rows.map((row) => row.join(""));
    this.changed(map.name, map.rows);
  }

  back() {
    this.rows = this.before.pop();
    this.fill();
    this.keep();
  }

  get empty() {
    return [..." .-_0"].find((sign) => this.pictures.has(sign));
  }

  // the sign that most cells of the border have
  get rim() {
    const { rows } = this, border = [...rows[0], ...rows.at(-1), ...rows.flatMap((row) => [row[0], row.at(-1)])];
    const count = (sign) => border.filter((one) => one === sign).length;
    return border.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
  }

  // next to the last row or column; a new one is empty between the rims
  resize(down, right) {
    const before = this.copy(), high = this.rows.length + down, wide = this.rows[0].length + right;
    if (high < 1 || wide < 1 || high > this.most || wide > this.most) return;
    const { rim } = this, inner = (sign, n, list) => ((n === 0 || n === list.length - 1) && sign === rim ? rim : this.empty ?? sign);
    const at = (list) => Math.max(0, list.length - 2), column = this.rows.map((row) => row[at(row)]).map(inner);
    if (down < 0) this.rows.splice(at(this.rows), 1);
    if (down > 0) this.rows.splice(at(this.rows), 0, this.rows[at(this.rows)].map(inner));
    if (right) this.rows.forEach((row, y) => row.splice(at(row), right < 0 ? 1 : 0, ...(right > 0 ? [column[y]] : [])));
    this.fill();
    this.keep(before);
  }

  // Rows of text, or all cells in one line; returns why they can't be drawn.
  paste(text) {
    const { empty, rows: before } = this, wide = before[0].length, cells = wide * before.length;
    const close = !this.pictures.has(" ") && !/\S\S/.test(text) ? text.replace(/ /g, "") : text; // digits with blanks between them
    let rows = close.replace(/\s+$/, "").split(/\r?\n/).map((row) => [...row]);
    if (rows.length === 1 && rows[0].length === cells) rows = before.map((_, y) => rows[0].slice(y * wide, (y + 1) * wide));
    else if (rows.length === 1 && rows[0].length > this.most) return `This is a row of ${rows[0].length}; the map has ${cells} cells.`;
    const across = Math.max(...rows.map((row) => row.length));
    if (!across || across > this.most || rows.length > this.most) return `A level has 1 to ${this.most} rows and columns.`;
    const known = (sign) => this.pictures.has(sign) ? sign : " .-_0*".includes(sign) ? empty : undefined;
    const drawn = rows.map((row) => Array.from({ length: across }, (_, x) => known(row[x] || " ")));
    const [bad] = rows.flatMap((row) => row.filter((sign) => known(sign) === undefined));
    if (bad || drawn.flat().includes(undefined)) return `The legend of this map has no “${bad || " "}”.`;
    this.rows = drawn;
    this.fill();
    this.keep(before);
    return "";
  }

  key(event) {
    const { key, target, ctrlKey, metaKey, altKey } = event, { x, y } = target;
    if (ctrlKey || metaKey || altKey || x === undefined) return;
    const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] || [0, 0];
    const next = (across || down) && [...this.grid.children].find((cell) => cell.x === x + across && cell.y === y + down);
    const sign = key === "Enter" ? this.sign : this.pictures.has(key) ? key : null;
    if (next) {
      target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    } else if (sign === null) return;
    else {
      this.pick(sign);
      this.stroke = this.copy();
      this.paint(target);
      this.end();
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
