// The extension: the language server `puzzlelang lsp` through vscode-languageclient, and commands
// that run `puzzlelang` on the puzzle at hand and show its answer beside it.
"use strict";

const { execFile } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient, CloseAction, ErrorAction } = require("vscode-languageclient/node");

const LANGUAGES = ["yaml", "puzzlelang", "pddl"];
const MOST = 64 << 20; // characters of an answer

/** The program and its first arguments, without the word that makes it a language server. */
function program() {
  const command = [...vscode.workspace.getConfiguration("puzzlelang").get("command")];
  return command.at(-1) === "lsp" ? command.slice(0, -1) : ["puzzlelang"];
}

function missing(words, reason) {
  return `\`${words.join(" ")}\` can't be run (${reason}). Install it with pip install ` +
    "'puzzlelang[lsp]', or say in the setting puzzlelang.command where it is.";
}

// ── answers beside the file ──────────────────────────────────────────────────────────────

/** Texts that are shown under the address puzzlelang:TITLE?FILE. */
class Answers {
  constructor() {
    this.texts = new Map();
    this.changed = new vscode.EventEmitter();
    this.onDidChange = this.changed.event;
  }

  provideTextDocumentContent(uri) {
    return this.texts.get(uri.toString()) ?? "";
  }

  async show(title, file, text) {
    const uri = vscode.Uri.from({ scheme: "puzzlelang", path: `${title}.txt`, query: file });
    this.texts.set(uri.toString(), text);
    this.changed.fire(uri); // it may be open already
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true });
  }

  forget(document) {
    this.texts.delete(document.uri.toString());
  }
}

/** The path of a puzzle, saved; undefined where there is none. */
async function saved(address) {
  const uri = address ? vscode.Uri.parse(address) : vscode.window.activeTextEditor?.document.uri;
  if (uri?.scheme !== "file") {
    vscode.window.showWarningMessage("Open a puzzle file, and save it: puzzlelang reads it from the disk.");
    return undefined;
  }
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.isDirty && !(await document.save())) return undefined;
  return uri.fsPath;
}

/** Run a command on a file; what it printed, or undefined if it was cancelled or can't be run. */
function run(file, title, words) {
  const [name, ...first] = program();
  const options = { location: vscode.ProgressLocation.Notification, cancellable: true,
    title: `puzzlelang ${words[0]} ${path.basename(file)}` };
  return vscode.window.withProgress(options, (_, token) => new Promise((done) => {
    const child = execFile(name, [...first, ...words], { cwd: path.dirname(file), maxBuffer: MOST },
      (error, out, err) => {
        if (token.isCancellationRequested) return done(undefined);
        if (error && typeof error.code !== "number") {
          vscode.window.showWarningMessage(missing([name, ...first], error.message));
          return done(undefined);
        }
        return done({ code: error?.code ?? 0, text: [out, err].filter(Boolean).join("\n") });
      });
    token.onCancellationRequested(() => child.kill());
  }));
}

const text = (answers, title, ...words) => async (address) => {
  const file = await saved(address);
  const found = file && (await run(file, title, [...words, file]));
  if (found) await answers.show(`${title} ${path.basename(file)}`, file, found.text);
};

/** A command that writes a page, which is shown beside the file; else what it said. */
const page = (answers, title, word) => async (address) => {
  const file = await saved(address);
  if (!file) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "puzzlelang-"));
  try {
    const output = path.join(folder, "page.html");
    const found = await run(file, title, [word, file, "-o", output]);
    const name = `${title} ${path.basename(file)}`;
    if (found && !fs.existsSync(output)) await answers.show(name, file, found.text);
    else if (found) {
      const panel = vscode.window.createWebviewPanel("puzzlelang", name,
        { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, localResourceRoots: [] }); // the page itself allows its own script alone
      panel.webview.html = fs.readFileSync(output, "utf8");
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

async function play(address) {
  const file = await saved(address);
  if (!file) return;
  const [name, ...first] = program();
  vscode.window.createTerminal({ name: `Play ${path.basename(file)}`, cwd: path.dirname(file),
    shellPath: name, shellArgs: [...first, "play", file] }).show();
}

// ── the extension ────────────────────────────────────────────────────────────────────────

let client;

async function activate(context) {
  const answers = new Answers();
  const commands = {
    "puzzlelang.solve": text(answers, "Solution of", "solve"),
    "puzzlelang.watch": page(answers, "Solution of", "solve"),
    "puzzlelang.play": play,
    "puzzlelang.validate": text(answers, "Check of", "validate"),
    "puzzlelang.graph": page(answers, "Graph of", "graph"),
  };
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider("puzzlelang", answers),
    vscode.workspace.onDidCloseTextDocument((document) => answers.forget(document)),
    ...Object.entries(commands).map(([name, act]) => vscode.commands.registerCommand(name, act)));

  const command = vscode.workspace.getConfiguration("puzzlelang").get("command");
  client = new LanguageClient("puzzlelang", "puzzlelang",
    { command: command[0], args: command.slice(1), options: {} },
    { documentSelector: LANGUAGES.flatMap((language) =>
        ["file", "untitled"].map((scheme) => ({ language, scheme }))),
      initializationOptions: { commands: Object.keys(commands) },
      // said once, in our own words
      initializationFailedHandler: () => false,
      errorHandler: {
        error: () => ({ action: ErrorAction.Continue, handled: true }),
        closed: () => ({ action: CloseAction.DoNotRestart, handled: true }),
      } });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showWarningMessage(missing(command, error?.message ?? error ?? "it did not start"));
  }
}

function deactivate() {
  return client?.isRunning() ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
