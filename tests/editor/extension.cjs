// The extension for VS Code in a play of an editor: what it asks the server (the real one), and
// what it makes of the answers.  Prints JSON for the test beside it.
//
//     node extension.cjs FILE COMMAND...
"use strict";
const Module = require("module");
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");

const [file, ...command] = process.argv.slice(2);
class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range {
  constructor(a, b, c, d) { this.start = new Position(a, b); this.end = new Position(c, d); }
  toJSON() { return [this.start, this.end]; } // as the editor's own
}
const plain = (...names) => class { constructor(...given) { names.forEach((n, i) => { this[n] = given[i]; }); } };
class WorkspaceEdit { constructor() { this.edits = {}; } set(uri, edits) { this.edits[uri] = edits; } }
const Uri = { parse: (text) => ({ text, toString: () => text }) };
const providers = {};
const listeners = {};
let published;
let heard = () => {};
const on = (name) => (listener) => { listeners[name] = listener; return {}; };
const register = (name) => (selector, provider) => { providers[name] = provider; return {}; };
const uri = Uri.parse(pathToFileURL(file).href);
const document = {
  uri, languageId: "yaml", version: 1, text: fs.readFileSync(file, "utf8"),
  getText() { return this.text; },
};
const warnings = [];
const vscode = {
  Position, Range, Uri, WorkspaceEdit,
  Location: plain("uri", "range"), TextEdit: plain("range", "newText"),
  Diagnostic: plain("range", "message", "severity"), DiagnosticSeverity: { Error: 0, Warning: 1 },
  DiagnosticRelatedInformation: plain("location", "message"),
  CompletionItem: plain("label", "kind"), SnippetString: plain("value"), MarkdownString: plain("value"),
  Hover: plain("contents", "range"), DocumentHighlight: plain("range", "kind"), DocumentSymbol: plain("name", "detail", "kind", "range", "selectionRange"),
  CodeAction: plain("title", "kind"), CodeActionKind: { QuickFix: "quickfix" },
  window: { showWarningMessage: (text) => { warnings.push(text); heard(); } },
  workspace: {
    textDocuments: [document],
    getConfiguration: () => ({ get: () => command }),
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"),
    onDidSaveTextDocument: on("save"), onDidCloseTextDocument: on("close"),
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (at, found) => { published = found; heard(); }, clear: () => {} }),
    registerHoverProvider: register("hover"), registerCompletionItemProvider: register("completion"),
    registerDefinitionProvider: register("definition"), registerReferenceProvider: register("references"),
    registerDocumentHighlightProvider: register("highlights"),
    registerRenameProvider: register("rename"), registerDocumentSymbolProvider: register("symbols"),
    registerDocumentFormattingEditProvider: register("format"), registerCodeActionsProvider: register("actions"),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(path.join(__dirname, "../../editors/vscode/extension.js"));

const news = () => new Promise((done) => { heard = done; });
const change = async (text) => {
  document.text = text;
  document.version += 1;
  const soon = news();
  listeners.change({ document });
  await soon;
  return published;
};
const at = (words) => {
  const before = document.text.slice(0, document.text.indexOf(words)).split("\n");
  return new Position(before.length - 1, before[before.length - 1].length);
};

(async () => {
  const first = news();
  extension.activate({ subscriptions: [] });
  await first;
  const said = { warnings };
  if (!warnings.length) {
    const good = document.text;
    said.opened = published;
    const [mistake] = (said.mistake = await change(good.replace("= farmer", "= framer")));
    said.actions = await providers.actions.provideCodeActions(document, mistake.range, {});
    await change(good);
    const farmer = at("farmer");
    said.hover = await providers.hover.provideHover(document, farmer);
    said.definition = await providers.definition.provideDefinition(document, at("farmer\n"));
    said.references = await providers.references.provideReferences(document, farmer, { includeDeclaration: true });
    said.highlights = await providers.highlights.provideDocumentHighlights(document, farmer);
    said.completion = await providers.completion.provideCompletionItems(document, at("farmer\n"));
    said.prepared = await providers.rename.prepareRename(document, farmer);
    said.rename = await providers.rename.provideRenameEdits(document, farmer, "ferryman");
    said.refused = await providers.rename.provideRenameEdits(document, farmer, "at").catch((e) => e.message);
    said.symbols = await providers.symbols.provideDocumentSymbols(document);
    await change(good.replace("at(i) = farmer", "at( i )=farmer"));
    said.format = await providers.format.provideDocumentFormattingEdits(document, { tabSize: 2, insertSpaces: true });
  }
  await extension.deactivate();
  console.log(JSON.stringify(said));
  process.exit(0);
})();
