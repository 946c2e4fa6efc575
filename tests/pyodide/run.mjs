// node run.mjs SITE [PUZZLE…]: the library in Python compiled to WebAssembly, with the packages in the
// folder SITE.  Prints the lines of JSON of `library.py`, or of the script in the variable SCRIPT.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = fileURLToPath(new URL(".", import.meta.url));
const python = await loadPyodide({ stdout: (line) => console.log(line), stderr: (line) => console.error(line) });
python.mountNodeFS("/site", process.argv[2]);
python.mountNodeFS("/here", here);
python.globals.set("names", python.toPy(process.argv.slice(3)));
try {
  await python.runPythonAsync("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/site')");
  await python.runPythonAsync(readFileSync(`${here}/${process.env.SCRIPT ?? "library.py"}`, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1; // `exit` would lose what a pipe has not taken yet
}
