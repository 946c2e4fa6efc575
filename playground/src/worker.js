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
const unpacked = async (response) => {
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
const [python, packed] = await Promise.all([
  loadPyodide({ env: { HOME: "/home" }, stdout: () => {}, stderr: (line) => console.warn(line) }),
  fetch("puzzlelang.bin").then(unpacked),
]);
const loaded = performance.now();

let place = 4 + new DataView(packed.buffer).getUint32(0, true);
for (const [name, length] of Object.entries(JSON.parse(new TextDecoder().decode(packed.subarray(4, place))))) {
  const path = `/puzzlelang/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, packed.subarray(place, (place += length)));
}
python.runPython(`
import gc, os, sys
gc.disable()
sys.path.insert(0, "/puzzlelang")
os.makedirs("/home/puzzle")
os.chdir("/home")
from puzzlelang import front
from puzzlelang.front.page import page_requests
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
