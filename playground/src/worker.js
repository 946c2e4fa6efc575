// A Python that answers questions (puzzlelang/front), one after the other.  It shares nothing
// with the page but messages, and may be ended at any time.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const MOST = 1 << 30; // bytes that all of it may take; a search gives up before
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > MOST) throw new RangeError("too much memory");
  return grow.call(this, pages);
};

const began = performance.now();
const [python, packed] = await Promise.all([
  loadPyodide({ env: { HOME: "/home" }, stdout: () => {}, stderr: (line) => console.warn(line) }),
  fetch("puzzlelang.xz").then((response) => response.arrayBuffer()),
]);
const loaded = performance.now();

python.globals.set("packed", new Uint8Array(packed));
python.runPython(`
import gc, json, lzma, os, sys
gc.disable()
def unpack(data):
    size = int.from_bytes(data[:4], "little") + 4
    for name, length in json.loads(data[4:size]).items():
        path = "/puzzlelang/" + name
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data[size : size + length])
        size += length
unpack(lzma.decompress(packed.to_bytes()))
del packed, unpack
sys.path.insert(0, "/puzzlelang")
os.makedirs("/home/puzzle")
os.chdir("/home")
from puzzlelang import front
from puzzlelang.front.page import page_editing
hand = front.Hand()
def answer(request, tell):
    return front.answer(hand, request, tell)
gc.enable()
`);
const answer = python.globals.get("answer");

// nothing of this is needed from here on, by nobody
for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "indexedDB", "caches", "importScripts"])
  Object.defineProperty(globalThis, name, { value: undefined, configurable: false });

onmessage = ({ data: { id, request } }) => {
  const tell = (progress) => postMessage({ id, progress });
  try {
    postMessage({ id, answer: answer(request, tell) });
  } catch (error) {
    postMessage({ id, broke: String(error.message || error).slice(-2000) });
  }
};
postMessage({ ready: { pyodide: loaded - began, whole: performance.now() - began } });
