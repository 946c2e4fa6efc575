// Ticks, the puzzle of the day and the search of the gallery; and the pages are kept for later.
"use strict";
{
  const top = document.body.dataset.top || "";
  const solved = new Set();
  try {
    for (const key of Object.keys(localStorage)) {
      const found = /^puzzlelang solved ([0-9a-f]{16})/.exec(key);
      if (found) solved.add(found[1]);
    }
  } catch {} // no storage: no ticks
  const make = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const tick = (text, title) => make("span", {className: "tick", textContent: text, title});

  const cards = [...document.querySelectorAll(".card")];
  for (const card of cards) {
    const keys = card.dataset.keys.split(" "), done = keys.filter((key) => solved.has(key)).length;
    if (done) card.append(tick(keys.length > 1 ? `✓ ${done}` : "✓", keys.length > 1 ? `${done} of ${keys.length} solved` : "solved"));
  }

  const days = document.getElementById("days");
  if (days) {
    const rows = JSON.parse(days.textContent), now = new Date();
    const day = Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86400000);
    const [href, title, src, key] = rows[day % rows.length];
    const words = make("span", {}, make("small", {textContent: "Puzzle of the day"}), make("strong", {textContent: title}));
    document.getElementById("day").append(make("a", {href: top + href}, make("img", {src: top + src, alt: ""}), words, ...(solved.has(key) ? ["✓"] : [])));
    document.getElementById("day").hidden = false;
    const search = document.getElementById("search");
    search.oninput = () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const card of cards) {
        card.hidden = !words.every((word) => card.dataset.words.includes(word));
        count += !card.hidden;
      }
      for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector(".card:not([hidden])");
      document.getElementById("found").textContent = words.length ? `${count} of ${cards.length}` : "";
    };
  }
  if (window.parent === window && "serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register(`${top}service-worker.js`).catch(() => {});
}
