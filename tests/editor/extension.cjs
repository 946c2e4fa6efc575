// The extension for VS Code in a play of an editor: what its client and the real server make of a
// puzzle, and what its commands show.  Prints JSON for the test beside it.
//
//     node extension.cjs FILE COMMAND...
"use strict";
const Module = require("module");
const fs = require("fs");
const path = require("path");
const { fileURLToPath, pathToFileURL } = require("url");

const EXTENSION = path.join(__dirname, "../../editors/vscode");
const [file, ...command] = process.argv.slice(2);

// ── the editor ───────────────────────────────────────────────────────────────────────────

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  isBefore(other) { return this.line < other.line || (this.line === other.line && this.character < other.character); }
}
class Range {
  constructor(...given) {
    const [a, b, c, d] = given;
    [this.start, this.end] = given.length === 2 ? [a, b] : [new Position(a, b), new Position(c, d)];
  }
  toJSON() { return [this.start, this.end]; } // as the editor's own
}
class EventEmitter {
  constructor() { this.heard = []; this.event = (listener, self) => { this.heard.push(listener.bind(self)); return { dispose() {} }; }; }
  fire(news) { this.heard.forEach((listener) => listener(news)); }
  dispose() {}
}
class WorkspaceEdit {
  constructor() { this.edits = {}; }
  set(uri, edits) { this.edits[uri] = edits; }
  replace(uri, where, newText) { (this.edits[uri] ??= []).push({ range: where, newText }); }
}
class Uri {
  constructor(scheme, text, query = "") { Object.assign(this, { scheme, text, query }); }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
  static parse(text) { return new Uri(text.slice(0, text.indexOf(":")), text); }
  static from({ scheme, path: where, query }) { return new Uri(scheme, `${scheme}:${where}?${query}`, query); }
}
const holder = (...names) => class {
  constructor(...given) { names.forEach((name, i) => { this[name] = given[i]; }); }
};
class SemanticTokens { constructor(data) { this.data = data; } }
class CancellationTokenSource {
  constructor() { this.token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) }; }
  cancel() {} dispose() {}
}

const providers = {};
const happenings = {};
const commands = {};
const contents = {};
const warnings = [];
const shown = [];
let published;
let heard = () => {};
const uri = Uri.parse(pathToFileURL(file).href);
const document = {
  uri, languageId: "yaml", version: 1, isDirty: false, isClosed: false, text: fs.readFileSync(file, "utf8"),
  getText() { return this.text; },
};

/** Whatever else is asked for: a class that can be extended, or a function that does nothing. */
const lenient = (known, rest) => new Proxy(known, {
  get: (target, name) => (name in target || typeof name === "symbol" ? target[name] : (target[name] = rest(name))) });
const event = (name) => (listener, self) => { (happenings[name] ??= []).push(listener.bind(self)); return { dispose() {} }; };
const vscode = lenient({
  version: "1.99.0", env: { appName: "a play", language: "en" },
  Position, Range, Uri, WorkspaceEdit, EventEmitter, SemanticTokens, CancellationTokenSource,
  Disposable: class { dispose() {} static from() { return new this(); } },
  Location: holder("uri", "range"), TextEdit: holder("range", "newText"),
  Diagnostic: holder("range", "message", "severity"), DiagnosticSeverity: { Error: 0, Warning: 1 },
  DiagnosticRelatedInformation: holder("location", "message"), InlayHint: holder("position", "label", "kind"),
  CompletionItem: holder("label", "kind"), CompletionList: holder("items", "isIncomplete"),
  SnippetString: holder("value"), CodeLens: holder("range", "command"),
  MarkdownString: class { constructor(text) { this.value = text ?? ""; } appendMarkdown(t) { this.value += t; } },
  Hover: holder("contents", "range"), DocumentHighlight: holder("range", "kind"),
  DocumentSymbol: holder("name", "detail", "kind", "range", "selectionRange"),
  CodeAction: holder("title", "kind"), CancellationError: class extends Error {},
  CodeActionKind: { QuickFix: "quickfix", Empty: { append: (kind) => kind } },
  DocumentHighlightKind: { Text: 0, Read: 1, Write: 2 }, ViewColumn: { Beside: -2 }, ProgressLocation: { Notification: 15 }, FileType: {},
  window: lenient({
    activeTextEditor: { document }, visibleTextEditors: [], tabGroups: lenient({ all: [] }, event),
    showWarningMessage: async (text) => { warnings.push(text); heard(); },
    showErrorMessage: async () => undefined, // of the library, which says it twice
    createOutputChannel: () => lenient({}, () => () => {}),
    withProgress: (options, act) => act({}, new CancellationTokenSource().token),
    showTextDocument: async (one) => { shown.push({ title: one.uri.text, text: one.getText() }); },
    createWebviewPanel: (kind, title) => {
      const webview = {};
      shown.push({ title, webview });
      return { webview };
    },
    createTerminal: (options) => ({ show: () => shown.push({ title: options.name, terminal: options }) }),
  }, event),
  workspace: lenient({
    textDocuments: [document], workspaceFolders: undefined, notebookDocuments: [],
    getConfiguration: () => ({ get: (name, otherwise) => (name === "command" ? command : otherwise) }),
    registerTextDocumentContentProvider: (scheme, provider) => { contents[scheme] = provider; return {}; },
    openTextDocument: async (where) => (where.scheme === "file" ? document
      : { uri: where, getText: () => contents[where.scheme].provideTextDocumentContent(where) }),
    createFileSystemWatcher: () => lenient({}, event),
  }, event),
  languages: lenient({
    match: () => 10,
    createDiagnosticCollection: () => lenient({
      set: (at, found) => { published = found; heard(); } }, () => () => {}),
  }, (name) => (selector, provider) => {
    providers[name.replace(/^register|Provider$/g, "")] = provider;
    return { dispose() {} };
  }),
  commands: { registerCommand: (name, act) => { commands[name] = act; return { dispose() {} }; } },
}, () => class {});

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(path.join(EXTENSION, "extension.js"));

// ── the play ─────────────────────────────────────────────────────────────────────────────

const token = new CancellationTokenSource().token;
const news = () => new Promise((done) => { heard = done; });
const change = async (text) => {
  document.text = text;
  document.version += 1;
  const soon = news();
  await Promise.all(happenings.onDidChangeTextDocument.map(
    (listener) => listener({ document, contentChanges: [{ text }] })));
  await soon;
  return published;
};
const at = (words) => {
  const before = document.text.slice(0, document.text.indexOf(words)).split("\n");
  return new Position(before.length - 1, before[before.length - 1].length);
};
const whole = new Range(0, 0, 99, 0);

(async () => {
  const first = news();
  await extension.activate({ subscriptions: [] });
  await first;
  const said = { warnings, commands: Object.keys(commands) };
  if (!warnings.length) {
    const good = document.text;
    said.opened = published;
    const [mistake] = (said.mistake = await change(good.replace("= farmer", "= framer")));
    said.actions = await providers.CodeActions.provideCodeActions(document, mistake.range, { diagnostics: [] }, token);
    await change(good);
    const farmer = at("farmer");
    said.hover = await providers.Hover.provideHover(document, farmer, token);
    said.definition = await providers.Definition.provideDefinition(document, at("farmer\n"), token);
    said.references = await providers.Reference.provideReferences(document, farmer, { includeDeclaration: true }, token);
    said.highlights = await providers.DocumentHighlight.provideDocumentHighlights(document, farmer, token);
    said.completion = await providers.CompletionItem.provideCompletionItems(document, at("farmer\n"), token, {});
    said.prepared = await providers.Rename.prepareRename(document, farmer, token);
    said.rename = await providers.Rename.provideRenameEdits(document, farmer, "ferryman", token);
    said.refused = await providers.Rename.provideRenameEdits(document, farmer, "at", token).catch((e) => e.message);
    said.symbols = await providers.DocumentSymbol.provideDocumentSymbols(document, token);
    said.tokens = Array.from((await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(document, token)).data);
    said.hints = await providers.InlayHints.provideInlayHints(document, whole, token);
    said.lenses = await providers.CodeLens.provideCodeLenses(document, token);
    for (const lens of said.lenses) await commands[lens.command.command](...lens.command.arguments);
    said.shown = shown;
    await change(good.replace("at(i) = farmer", "at( i )=farmer"));
    said.format = await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(document, { tabSize: 2, insertSpaces: true }, token);
  } else await commands["puzzlelang.solve"](uri.toString());
  await extension.deactivate();
  process.stdout.write(JSON.stringify(said), () => process.exit(0));
})();
