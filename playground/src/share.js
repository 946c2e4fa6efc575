// A file in a link: deflated, in the part of the address that no server sees.

const MOST = 1 << 20; // characters of a file, as in Python

const whole = async (stream, most) => {
  let size = 0;
  const transform = (part, out) => {
    size += part.length;
    if (size > most) throw new Error("the file in this link is too large");
    out.enqueue(part);
  };
  return new Uint8Array(await new Response(stream.pipeThrough(new TransformStream({ transform }))).arrayBuffer());
};

const through = (bytes, transform) => new Blob([bytes]).stream().pipeThrough(transform);

export const packed = async (file) => {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const deflated = await whole(through(bytes, new CompressionStream("deflate-raw")), Infinity);
  let text = "";
  for (const byte of deflated) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

export const unpacked = async (text) => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const inflated = await whole(through(bytes, new DecompressionStream("deflate-raw")), 2 * MOST);
    const { name, text: written, instance } = JSON.parse(new TextDecoder().decode(inflated));
    if (typeof written !== "string") throw new Error();
    return { name: String(name || ""), text: written, instance: String(instance || "") };
  } catch {
    throw new Error("This link is damaged: no file can be read from it.");
  }
};
