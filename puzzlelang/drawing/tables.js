// Tables of pieces and texts by values of the fields of a state.
/*packed*/
// Lists that are written as `player.py` says.
const listed = (value) => {
  if (!(value instanceof Object)) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, listed(one)]));
  const [kind, ...rest] = value;
  let sum = 0;
  if (kind === 1) return rest.map((more) => (sum += more));
  if (kind === 0) return rest.map(listed);
  const lengths = listed(rest.shift()), groups = rest.map((columns) => ({columns: columns.map(listed), count: 0}));
  const numbers = [...new Set(lengths)];
  return lengths.map((length) => {
    const group = groups[numbers.indexOf(length)], at = group.count++;
    return group.columns.map((column) => column[at]);
  });
};
const unpacked = async (packed) => {
  if (typeof packed !== "string") return packed;
  const stream = new Response(Uint8Array.from(atob(packed), (c) => c.charCodeAt(0))).body.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).json();
};
if (data.packed) Object.assign(data, listed(await unpacked(data.packed)));

/*end*/
// Values of some fields of a state, as one text.
const values = (fields, state, read) =>
  read.map((field) => (state >> BigInt(fields[field][0])) & ((1n << BigInt(fields[field][1])) - 1n)).join(" ");

// Rows by the fields that they read: a state is looked up once for each set of fields.  A row
// holds if one of its lists of values does; -1 is any value.
class Table {
  constructor(rows, fields) {
    this.groups = new Map();
    this.fields = fields;
    rows.forEach(([read, lists], number) => {
      for (const list of lists) {
        const used = read.filter((_, n) => list[n] >= 0), name = used.join(" ");
        if (!this.groups.has(name)) this.groups.set(name, {read: used, rows: new Map()});
        const {rows: all} = this.groups.get(name), key = list.filter((value) => value >= 0).join(" ");
        if (!all.has(key)) all.set(key, new Set());
        all.get(key).add(number);
      }
    });
  }

  // numbers of the rows that hold in a state, ascending
  numbers(state) {
    const found = new Set();
    for (const {read, rows} of this.groups.values())
      for (const number of rows.get(values(this.fields, state, read)) || []) found.add(number);
    return [...found].sort((a, b) => a - b);
  }
}

/*lines*/
// A text, or a list of texts, of tables `[fields, rows, texts]`, and of numbers `[[field], least]`.
class Text {
  constructor(parts, fields) {
    this.fields = fields;
    this.parts = (Array.isArray(parts) ? parts : [parts || ""]).map((part) =>
      typeof part === "string" || part.length === 2 ? part : [new Table(part[1].map((row) => [part[0], [row]]), fields), part[2]]);
  }

  of(state) {
    const {fields} = this;
    return this.parts.map((part) => (typeof part === "string" ? part
      : typeof part[1] === "number" ? Number(values(fields, state, part[0])) + part[1]
      : part[1][part[0].numbers(state)[0]] || "")).join("");
  }
}

/*end*/
// Pieces of a state.  Those of a pile share a place, side by side.
const placed = (rows, numbers) => {
/*piles*/
  const piles = new Map(), seen = new Map();
  for (const number of numbers) {
    const pile = rows[number][7];
    if (pile) piles.set(pile[0], (piles.get(pile[0]) || 0) + 1);
  }
/*end*/
  return numbers.map((number) => {
    let [x, y, shape, name, , , id, pile] = rows[number];
/*piles*/
    if (pile) {
      const [which, across, dx, dy] = pile, n = seen.get(which) || 0;
      seen.set(which, n + 1);
      const side = across || Math.ceil(Math.sqrt(piles.get(which)));
      x += (n % side) * (across ? dx : SIDE / side);
      y += Math.floor(n / side) * (across ? dy : SIDE / side);
      if (!across && Array.isArray(shape)) shape = shape[side - 1];
    }
/*end*/
    return {x, y, shape, name, id};
  });
};

