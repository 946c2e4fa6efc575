// A page within the page: what `solve -o` or `graph -o` writes, shown with its own program.  The
// markup comes from Python; a script in it would not run, as this page's policy allows only files.
addEventListener("message", ({ source, data }) => {
  if (source !== parent || typeof data.page !== "string") return;
  const made = new DOMParser().parseFromString(data.page.slice(data.page.indexOf("<body>")), "text/html");
  for (const node of [...made.body.childNodes]) {
    if (node.localName !== "script") document.body.append(document.importNode(node, true));
    else if (node.id === "data") {
      const script = document.createElement("script");
      script.id = "data";
      script.type = "application/json";
      script.textContent = node.textContent;
      document.body.append(script);
    }
  }
  const program = document.createElement("script");
  program.src = document.body.dataset.program;
  program.onload = () => {
    document.body.classList.toggle("inside", innerHeight < 600);
    parent.postMessage({ shown: true }, "*");
  };
  document.body.append(program);
}, { once: true });
parent.postMessage({ loaded: true }, "*");
