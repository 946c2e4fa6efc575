// A board of SVG on which pieces glide.  What comes from Python is SVG as text: of it, only shapes
// and texts are taken over, element by element, so that no text can be anything else.

const SVG = "http://www.w3.org/2000/svg";
const ELEMENTS = new Set(["g", "path", "rect", "use", "text", "symbol", "circle", "ellipse", "line", "defs"]);
const ATTRIBUTES = new Set(
  "id class d x y width height rx ry r cx cy x1 y1 x2 y2 viewBox transform font-size fill-rule href".split(" "),
);

const copied = (from, to) => {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || !ELEMENTS.has(node.localName)) continue;
    const made = document.createElementNS(SVG, node.localName);
    for (const { name, value } of node.attributes)
      if (ATTRIBUTES.has(name) && (name !== "href" || value.startsWith("#"))) made.setAttribute(name, value);
    copied(node, made);
    to.append(made);
  }
};

export const elements = (text) => {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  const made = document.createDocumentFragment();
  if (!parsed.querySelector("parsererror")) copied(parsed.documentElement, made);
  return made;
};

export class Board {
  // `clicked` is called with the pieces at a point, the topmost first, and the point
  constructor(svg, clicked) {
    this.svg = svg;
    this.layers = ["defs", "g", "g", "g"].map((name) => svg.appendChild(document.createElementNS(SVG, name)));
    [this.defs, this.ground, this.pieces, this.marks] = this.layers;
    this.pieces.classList.add("pieces");
    this.marks.classList.add("marks");
    this.groups = new Map();
    svg.addEventListener("click", (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      const hit = (event.target.closest && event.target.closest("[data-piece]")) || null;
      clicked(hit ? Number(hit.dataset.piece) : -1, point.x * 10, point.y * 10);
    });
  }

  // the first frame at once, the second one gliding
  show({ view, ground, shapes, pictures, frames }, glides) {
    this.svg.setAttribute("viewBox", view);
    const key = ground + shapes;
    if (this.key !== key) {
      this.key = key;
      this.ground.replaceChildren(elements(ground));
    }
    this.defs.replaceChildren(elements(shapes));
    this.pictures = pictures;
    this.marks.replaceChildren();
    this.pieces.replaceChildren();
    this.groups.clear();
    this.svg.classList.remove("glides");
    this.change(frames[0]);
    if (glides) {
      this.svg.getBoundingClientRect(); // where they come from is drawn before they go
      this.svg.classList.add("glides");
    }
    this.change(frames[1]);
  }

  change(frame) {
    for (const [piece, x, y, picture] of frame) {
      let group = this.groups.get(piece);
      if (x === undefined) {
        if (group) group.remove();
        this.groups.delete(piece);
        continue;
      }
      if (!group) {
        group = document.createElementNS(SVG, "g");
        group.dataset.piece = piece;
        this.groups.set(piece, group);
        const after = [...this.pieces.children].find((other) => Number(other.dataset.piece) > piece);
        this.pieces.insertBefore(group, after || null);
      }
      if (picture !== undefined) group.replaceChildren(elements(this.pictures[picture]));
      group.style.transform = `translate(${x / 10}px,${y / 10}px)`;
    }
  }

  // where the pieces of a move would go, and which pieces can move
  mark(changes, movable = []) {
    this.marks.replaceChildren();
    for (const [piece, group] of this.groups) group.classList.toggle("movable", movable.includes(piece));
    for (const [piece, x, y] of changes) {
      const group = this.groups.get(piece);
      if (x === undefined || !group) continue;
      const box = group.getBBox();
      const mark = document.createElementNS(SVG, "rect");
      const at = { x: x / 10 + box.x - 2, y: y / 10 + box.y - 2, width: box.width + 4, height: box.height + 4, rx: 8 };
      for (const [name, value] of Object.entries(at)) mark.setAttribute(name, value);
      this.marks.append(mark);
    }
  }

  size(piece) {
    const group = this.groups.get(piece);
    return group ? group.getBBox() : { x: 0, y: 0, width: 40, height: 40 };
  }
}
