// A client of the language server `puzzlelang lsp`, without anything else to install: it sends
// texts and questions, and turns the answers into what the editor shows.
"use strict";

const { spawn } = require("child_process");
const vscode = require("vscode");

const LANGUAGES = ["yaml", "puzzlelang"];

/** Messages to the server and from it: JSON with its length in front. */
class Connection {
  constructor(command, heard, ended) {
    this.waiting = new Map();
    this.number = 0;
    this.heard = heard;
    this.rest = Buffer.alloc(0);
    this.process = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "pipe"] });
    this.process.stdout.on("data", (data) => this.take(data));
    this.process.stderr.resume();
    this.process.stdin.on("error", () => {});
    const end = (reason) => {
      for (const { reject } of this.waiting.values()) reject(new Error(reason));
      this.waiting.clear();
      if (!this.closed) ended(reason);
      this.closed = true;
    };
    this.process.on("error", (error) => end(error.message));
    this.process.on("exit", (code) => end(`it ended with ${code}`));
  }

  take(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const head = this.rest.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.rest.toString("ascii", 0, head))[1]);
      if (this.rest.length < head + 4 + length) return;
      const message = JSON.parse(this.rest.toString("utf8", head + 4, head + 4 + length));
      this.rest = this.rest.subarray(head + 4 + length);
      this.receive(message);
    }
  }

  receive(message) {
    if (message.method === undefined) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!asked) return;
      if (message.error) asked.reject(new Error(message.error.message));
      else asked.resolve(message.result);
    } else if (message.id === undefined) {
      this.heard(message.method, message.params);
    } else {
      this.send({ id: message.id, result: null }); // nothing that a server asks is needed
    }
  }

  send(message) {
    if (this.closed) return;
    const data = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${data.length}\r\n\r\n`);
    this.process.stdin.write(data);
  }

  tell(method, params) {
    this.send({ method, params });
  }

  ask(method, params, token) {
    if (this.closed) return Promise.resolve(null);
    const id = ++this.number;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    token?.onCancellationRequested(() => {
      this.waiting.get(id)?.resolve(null);
      this.waiting.delete(id);
      this.tell("$/cancelRequest", { id });
    });
    this.send({ id, method, params });
    return answer;
  }

  async close() {
    if (this.closed) return;
    const soon = new Promise((done) => setTimeout(done, 1000).unref());
    await Promise.race([this.ask("shutdown", null), soon]);
    this.tell("exit", null);
    this.closed = true; // the end is no surprise
    setTimeout(() => this.process.kill(), 1000).unref();
  }
}

// ── from the protocol's words to the editor's ────────────────────────────────────────────

const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const sent = ({ start, end }) => ({
  start: { line: start.line, character: start.character }, end: { line: end.line, character: end.character } });
const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
const edit = (e) => new vscode.TextEdit(range(e.range), e.newText);

function diagnostic(d) {
  const severity = d.severity === 1 ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning;
  const found = new vscode.Diagnostic(range(d.range), d.message, severity);
  found.code = d.code;
  found.source = d.source;
  found.relatedInformation = (d.relatedInformation ?? []).map(
    (r) => new vscode.DiagnosticRelatedInformation(location(r.location), r.message));
  return found;
}

function workspaceEdit(changes) {
  const found = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(changes)) found.set(vscode.Uri.parse(uri), edits.map(edit));
  return found;
}

function completion(item) {
  const found = new vscode.CompletionItem(item.label, item.kind - 1); // counted from 0 here
  found.detail = item.detail;
  found.sortText = item.sortText;
  found.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(item.insertText) : item.insertText;
  return found;
}

function symbol(s) {
  const found = new vscode.DocumentSymbol(s.name, "", s.kind - 1, range(s.range), range(s.selectionRange));
  found.children = (s.children ?? []).map(symbol);
  return found;
}

// ── the extension ────────────────────────────────────────────────────────────────────────

let connection;

function activate(context) {
  const command = vscode.workspace.getConfiguration("puzzlelang").get("command");
  const shown = vscode.languages.createDiagnosticCollection("puzzlelang");
  let told = false;
  connection = new Connection(
    command,
    (method, params) => {
      if (method === "textDocument/publishDiagnostics")
        shown.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    },
    (reason) => {
      if (told) return;
      told = true;
      shown.clear();
      vscode.window.showWarningMessage(
        `\`${command.join(" ")}\` can't be run (${reason}). Install it with pip install ` +
        "'puzzlelang[lsp]', or say in the setting puzzlelang.command where it is.");
    });
  const ready = connection
    .ask("initialize", { processId: process.pid, rootUri: null, capabilities: {} })
    .then(() => connection.tell("initialized", {}), () => {});

  const ours = (document) => LANGUAGES.includes(document.languageId);
  const name = (document) => ({ uri: document.uri.toString() });
  const place = (document, position) => ({
    textDocument: name(document), position: { line: position.line, character: position.character } });
  const tell = (method, params) => ready.then(() => connection.tell(method, params));
  const ask = (method, params, token) =>
    ready.then(() => connection.ask(method, params, token));
  const quietly = (method, params, token) => ask(method, params, token).catch(() => null);

  const opened = (document) => {
    if (ours(document)) tell("textDocument/didOpen", { textDocument: {
      ...name(document), languageId: document.languageId, version: document.version, text: document.getText() } });
  };
  vscode.workspace.textDocuments.forEach(opened);

  const of = LANGUAGES.map((language) => ({ language }));
  const languages = vscode.languages;
  context.subscriptions.push(
    shown,
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (ours(document)) tell("textDocument/didChange", {
        textDocument: { ...name(document), version: document.version },
        contentChanges: [{ text: document.getText() }] });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => tell("textDocument/didSave", { textDocument: name(document) })),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (ours(document)) tell("textDocument/didClose", { textDocument: name(document) });
    }),
    languages.registerHoverProvider(of, {
      provideHover: async (document, position, token) => {
        const found = await quietly("textDocument/hover", place(document, position), token);
        return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
      } }),
    languages.registerCompletionItemProvider(of, {
      provideCompletionItems: async (document, position, token) => {
        const found = await quietly("textDocument/completion", place(document, position), token);
        return found ? found.items.map(completion) : [];
      } }, "<"),
    languages.registerDefinitionProvider(of, {
      provideDefinition: async (document, position, token) => {
        const found = await quietly("textDocument/definition", place(document, position), token);
        return found && location(found);
      } }),
    languages.registerReferenceProvider(of, {
      provideReferences: async (document, position, asked, token) => {
        const params = { ...place(document, position), context: asked };
        return ((await quietly("textDocument/references", params, token)) ?? []).map(location);
      } }),
    languages.registerDocumentHighlightProvider(of, {
      provideDocumentHighlights: async (document, position, token) => {
        const found = await quietly("textDocument/documentHighlight", place(document, position), token);
        return (found ?? []).map((h) => new vscode.DocumentHighlight(range(h.range), h.kind - 1));
      } }),
    languages.registerRenameProvider(of, {
      prepareRename: async (document, position, token) => {
        const found = await ask("textDocument/prepareRename", place(document, position), token);
        if (!found) throw new Error("there is no name of this puzzle here");
        return range(found);
      },
      provideRenameEdits: async (document, position, newName, token) => {
        const found = await ask("textDocument/rename", { ...place(document, position), newName }, token);
        return found && workspaceEdit(found.changes);
      } }),
    languages.registerDocumentSymbolProvider(of, {
      provideDocumentSymbols: async (document, token) =>
        ((await quietly("textDocument/documentSymbol", { textDocument: name(document) }, token)) ?? []).map(symbol) }),
    languages.registerDocumentFormattingEditProvider([{ language: "puzzlelang" }, { language: "yaml" }], {
      provideDocumentFormattingEdits: async (document, options, token) => {
        const params = { textDocument: name(document), options };
        return ((await quietly("textDocument/formatting", params, token)) ?? []).map(edit);
      } }),
    languages.registerCodeActionsProvider(of, {
      provideCodeActions: async (document, where, asked, token) => {
        const params = { textDocument: name(document), range: sent(where), context: { diagnostics: [] } };
        return ((await quietly("textDocument/codeAction", params, token)) ?? []).map((a) => {
          const found = new vscode.CodeAction(a.title, vscode.CodeActionKind.QuickFix);
          found.edit = workspaceEdit(a.edit.changes);
          found.isPreferred = a.isPreferred;
          found.diagnostics = a.diagnostics.map(diagnostic);
          return found;
        });
      } }));
}

function deactivate() {
  return connection?.close();
}

module.exports = { activate, deactivate };
