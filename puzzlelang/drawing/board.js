// The board: how the pieces of two states differ, and what is drawn.
const SVG = "http://www.w3.org/2000/svg", SIDE = 40;
const element = (name, attributes = {}) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

// by the first values that differ
const order = (a, b) => {
  const at = a.findIndex((value, n) => value !== b[n]);
  return at < 0 ? 0 : a[at] - b[at];
};
// the first of some things that has the least measures
const least = (all, ...measures) => {
  const of = (one) => measures.map((measure) => measure(one));
  return [...all].sort((a, b) => order(of(a), of(b)))[0];
};
const spot = ({x, y}) => `translate(${x}px,${y}px)`;
const slid = ([a, b]) => a.x !== b.x || a.y !== b.y;

// Pairs of pieces of two boards that are the same thing; pieces of a kind share a number.
const difference = (before, after) => {
  const groups = new Map(), pairs = [], gone = [], come = [];
  for (const [pieces, side] of [[before, 0], [after, 1]])
    for (const piece of pieces) {
      if (!groups.has(piece.id)) groups.set(piece.id, [[], []]);
      groups.get(piece.id)[side].push(piece);
    }
  for (const [old, now] of groups.values()) {
    // a piece that jumps over another of its kind, which is taken, comes from farther away
    const far = old.length > now.length ? -1 : 1, stays = (piece) => old.some((one) => !slid([one, piece]));
    for (const piece of [...now.filter(stays), ...now.filter((piece) => !stays(piece))]) {
      const nearest = least(old, (one) => slid([one, piece]), (one) => one.shape !== piece.shape,
        (one) => far * Math.hypot(one.x - piece.x, one.y - piece.y));
      if (nearest) pairs.push([...old.splice(old.indexOf(nearest), 1), piece]);
      else come.push(piece);
    }
    gone.push(...old);
  }
  return {pairs, gone, come, changed: pairs.filter((pair) => slid(pair) || pair[0].shape !== pair[1].shape)};
};

class Board {
  constructor(svg) {
    this.svg = svg;
    this.layer = svg.querySelector("#pieces");
    this.shown = [];
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
/*game*/
    this.lines = svg.appendChild(element("g"));
    this.marks = svg.appendChild(element("g", {id: "marks"}));
    this.boxes = new Map();
/*end*/
  }

  // Draw pieces; those that moved glide from their places.
  draw(pieces, milliseconds = 150) {
    const {pairs} = difference(this.shown, pieces), moved = [];
    for (const [a, b] of pairs) {
      b.element = a.element;
      if (a.shape !== b.shape) b.element.firstChild.setAttribute("href", `#g${b.shape}`);
      if (slid([a, b]) || a.dragged) moved.push([a, b]);
    }
    for (const piece of pieces)
      if (!piece.element) {
        piece.element = element("g");
        piece.element.append(element("use", {href: `#g${piece.shape}`}));
      }
    this.layer.replaceChildren(...pieces.map((piece) => piece.element));
    const glides = milliseconds > 0 && !this.still.matches;
    for (const [a, b] of moved) {
      for (const running of b.element.getAnimations()) running.cancel();
      const path = [a.dragged || spot(a), spot(b)].map((transform) => ({transform}));
      if (glides) b.element.animate(path, {duration: milliseconds, easing: "ease-out"});
    }
    for (const piece of pieces) piece.element.style.transform = spot(piece);
    this.shown = pieces;
  }

/*game*/
/*lines*/
  // Texts of the board: `[x, y, class, size, text]`.
  write(lines) {
    this.lines.replaceChildren(...lines.map(([x, y, kind, size, text]) => {
      const made = element("text", {x, y, class: kind, "font-size": size});
      made.textContent = text;
      return made;
    }));
  }

/*end*/
  // A piece under the finger.
  drag(piece, x, y) {
    piece.element.style.transform = piece.dragged = spot({x: piece.x + x, y: piece.y + y});
  }

  drop(piece) {
    piece.dragged = null;
    piece.element.style.transform = spot(piece);
  }

  box({shape, x, y, width, height}) {
/*blanks*/
    if (width) return {x, y, width, height};
/*end*/
    if (!this.boxes.has(shape)) this.measure([shape]);
    const box = this.boxes.get(shape);
    return {x: x + box.x, y: y + box.y, width: box.width || SIDE, height: box.height || SIDE};
  }

  // Measure shapes together: the browser lays the board out once.
  measure(shapes) {
    const tried = [...new Set(shapes)].map((shape) => [shape, element("use", {href: `#g${shape}`})]);
    this.marks.append(...tried.map(([, one]) => one));
    for (const [shape, one] of tried) this.boxes.set(shape, one.getBBox());
    for (const [, one] of tried) one.remove();
  }

  has(piece, point, room = 0) {
    const box = this.box(piece);
    return point.x >= box.x - room && point.x <= box.x + box.width + room &&
      point.y >= box.y - room && point.y <= box.y + box.height + room;
  }

  middle(piece) {
    const box = this.box(piece);
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }

  // Frames around pieces or boxes, dashed ones around places, and red ones around what is broken.
  mark(pieces = [], places = [], broken = []) {
    const frame = (kind) => (piece) => {
      const box = this.box(piece);
      return element("rect", {class: kind, x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 6});
    };
    this.marks.replaceChildren(...places.map(frame("place")), ...pieces.map(frame("piece")), ...broken.map(frame("broken")));
  }

  point(event) {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
  }
/*end*/
}
