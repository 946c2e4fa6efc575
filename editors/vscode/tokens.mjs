// What the grammar makes of a file, token by token, by the engine that editors use.
//
//     npm install vscode-textmate vscode-oniguruma     (in the current folder or above)
//     node editors/vscode/tokens.mjs FILE...
//
// Prints a line for each token that has a scope of its own: line, column, text, the innermost
// scope.  With --yaml the file is tokenized as YAML, through the injection.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(path.join(process.cwd(), "x.js"));
const textmate = require("vscode-textmate");
const oniguruma = require("vscode-oniguruma");
const here = path.dirname(fileURLToPath(import.meta.url));

const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));

const read = (name) => textmate.parseRawGrammar(readFileSync(path.join(here, "syntaxes", name), "utf8"), name);
const yaml = { scopeName: "source.yaml", patterns: [{ match: "[^\\s]+", name: "string.unquoted.yaml" }] };

const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async (scope) => ({
    "source.puzzlelang": () => read("puzzlelang.tmLanguage.json"),
    "source.puzzlelang.injection": () => read("puzzlelang.injection.tmLanguage.json"),
    "source.yaml": () => yaml,
  })[scope]?.() ?? null,
  getInjections: (scope) => (scope === "source.yaml" ? ["source.puzzlelang.injection"] : []),
});

const files = process.argv.slice(2).filter((word) => word !== "--yaml");
const grammar = await registry.loadGrammar(process.argv.includes("--yaml") ? "source.yaml" : "source.puzzlelang");
for (const file of files) {
  console.log(`\f${path.basename(file)}`);
  let stack = textmate.INITIAL;
  readFileSync(file, "utf8").split("\n").forEach((line, number) => {
    const found = grammar.tokenizeLine(line, stack);
    stack = found.ruleStack;
    for (const token of found.tokens) {
      const text = line.slice(token.startIndex, token.endIndex);
      const scope = token.scopes[token.scopes.length - 1];
      if (text.trim() && token.scopes.length > 1)
        console.log(`${number + 1}:${token.startIndex + 1}\t${text.trim()}\t${scope.replace(/\.puzzlelang$/, "")}`);
    }
  });
}
