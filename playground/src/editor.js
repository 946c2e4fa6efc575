// The editor of a file.  What it knows of the language comes from the code of the language server.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, snippet } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, bracketMatching, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, openLintPanel } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--blue)", fontWeight: "600" },
  { tag: [tags.comment, tags.lineComment], color: "var(--soft)", fontStyle: "italic" },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: "var(--green)" },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: "var(--soft)" },
  { tag: tags.invalid, color: "var(--red)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--card)", fontSize: "13.5px" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-gutters": { backgroundColor: "var(--card)", color: "var(--soft)", border: "none" },
  ".cm-content": { caretColor: "var(--ink)", padding: "10px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent) 7%, transparent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "color-mix(in srgb, var(--accent) 28%, transparent)" },
  ".cm-tooltip": { backgroundColor: "var(--card)", color: "var(--ink)", border: "1px solid var(--line)", borderRadius: "8px", boxShadow: "0 6px 24px #0003", maxWidth: "min(560px, 92vw)" },
  ".cm-tooltip-autocomplete > ul > li": { padding: "3px 8px !important" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "#fff" },
  ".cm-completionDetail": { color: "var(--soft)", fontStyle: "normal", marginLeft: "1em" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected] .cm-completionDetail": { color: "#fffc" },
  ".cm-diagnostic": { padding: "6px 10px", whiteSpace: "pre-wrap", borderLeft: "4px solid var(--red)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--orange)" },
  ".cm-diagnosticAction": { backgroundColor: "var(--accent)", borderRadius: "6px", padding: "2px 8px" },
  ".cm-hint": { padding: "8px 12px", lineHeight: "1.45" },
  ".cm-hint pre": { margin: "0 0 6px", fontFamily: "var(--mono)", whiteSpace: "pre-wrap" },
  ".cm-hint code": { fontFamily: "var(--mono)", backgroundColor: "var(--sunk)", padding: "0 3px", borderRadius: "4px" },
  ".cm-panels": { backgroundColor: "var(--sunk)", color: "var(--ink)" },
  ".cm-panel input, .cm-panel button": { font: "inherit" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--red) 1.5px", textUnderlineOffset: "3px" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecoration: "underline wavy var(--orange) 1.5px", textUnderlineOffset: "3px" },
});

const KINDS = { key: "property", param: "constant", table: "interface", map: "class", member: "enum", transition: "method", bound: "variable", word: "keyword", snippet: "text", file: "text" };

// a pattern of an editor's protocol in the words of this editor
const pattern = (text) => text.replaceAll("$0", "${}").replaceAll("\n  ", "\n\t").replaceAll(/#(?=\{)/g, "\\#");

const marked = (text, into) => {
  text.split("`").forEach((part, n) => {
    if (n % 2 === 0) return into.append(part);
    const code = document.createElement("code");
    code.textContent = part;
    into.append(code);
  });
};

export class Editor {
  // `ask(question)` is answered by Python; `changed(text)` is called when somebody writes
  constructor(host, ask, changed) {
    this.ask = ask;
    const root = host.attachShadow({ mode: "open" });
    this.root = root;
    this.extensions = [
      lineNumbers(), history(), drawSelection(), bracketMatching(), closeBrackets(), highlightActiveLine(),
      highlightSelectionMatches(), indentUnit.of("  "), yaml(), syntaxHighlighting(colours), theme, lintGutter(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": "the puzzle's file", spellcheck: "false", autocapitalize: "off", tabindex: "0" }),
      autocompletion({ override: [(context) => this.completions(context)], activateOnTyping: true, icons: false }),
      hoverTooltip((view, place) => this.hover(place), { hoverTime: 350 }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !this.isSetting) changed(this.text);
      }),
    ];
    this.view = new EditorView({ parent: root, root, state: EditorState.create({ extensions: this.extensions }) });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  // another file, with a history of its own
  set(text) {
    this.isSetting = true;
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions }));
    this.isSetting = false;
  }

  // another text of the same file, which can be undone
  replace(text) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  problems(problems) {
    const length = this.view.state.doc.length;
    const shown = problems
      .filter((one) => one.from !== undefined && one.from <= length)
      .map((one) => {
        const to = Math.min(length, Math.max(one.to, one.from + 1));
        return {
          from: Math.min(one.from, to), to, severity: one.severity === "error" ? "error" : "warning", message: one.message,
          actions: one.fixes.map((fix) => ({
            name: fix.title,
            apply: (view) => view.dispatch({ changes: { from: fix.from, to: fix.to, insert: fix.text } }),
          })),
        };
      });
    this.view.dispatch(setDiagnostics(this.view.state, shown));
  }

  show(from) {
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    this.view.focus();
  }

  list() {
    openLintPanel(this.view);
  }

  async completions(context) {
    const word = context.matchBefore(/[\w<]+$/);
    if (!context.explicit && !word) return null;
    const found = await this.ask({ ask: "complete", at: context.pos }).catch(() => null);
    if (!found || !found.options.length || context.aborted) return null;
    const last = found.options.length;
    return {
      from: found.from,
      validFor: /^\w*$/,
      options: found.options.map((one, n) => ({
        label: one.label, type: KINDS[one.kind] || one.kind, detail: one.detail.slice(0, 60),
        boost: Math.round(50 - (99 * n) / last),
        apply: one.insert.includes("$") ? snippet(pattern(one.insert)) : one.insert || one.label,
      })),
    };
  }

  async hover(place) {
    const found = await this.ask({ ask: "hover", at: place }).catch(() => null);
    if (!found) return null;
    return {
      pos: found.from, end: found.to, above: true,
      create: () => {
        const dom = document.createElement("div");
        dom.className = "cm-hint";
        const fence = /^```\w*\n([\s\S]*?)\n```\n?/.exec(found.text);
        if (fence) {
          const pre = document.createElement("pre");
          pre.textContent = fence[1];
          dom.append(pre);
        }
        marked(fence ? found.text.slice(fence[0].length) : found.text, dom);
        return { dom };
      },
    };
  }
}
