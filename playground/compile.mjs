// node compile.mjs FROM TO: compile every module below FROM for the page's Python, into TO.
// Compiling in the page would take longer than all else until it is ready.
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
const [from, to] = process.argv.slice(2);
python.mountNodeFS("/from", from);
python.mountNodeFS("/to", to);
python.runPython(`
import ast, marshal, os
from importlib.util import MAGIC_NUMBER

for folder, _, files in os.walk("/from"):
    for name in files:
        if name.endswith(".py"):
            path = os.path.join(folder, name)
            inside = os.path.relpath(path, "/from")
            tree = ast.parse(open(path, "rb").read(), inside)
            for node in ast.walk(tree):  # those of classes are read by the tables of fields
                if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node):
                    node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
            code = compile(tree, inside, "exec", dont_inherit=True)
            there = os.path.join("/to", inside + "c")
            os.makedirs(os.path.dirname(there), exist_ok=True)
            with open(there, "wb") as file:  # 1: never compared with a source, which is not there
                file.write(MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code))
`);
