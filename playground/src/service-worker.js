// Files that are kept, so that the pages work without a network: some at once, others when they were asked for.
const NAME = "puzzlelang-$name-";
const VERSION = NAME + "$version";
const FILES = "$files";
const LATER = "$later";
const known = new Set([...FILES, ...LATER].map((name) => new URL(name, location.href).pathname));

addEventListener("install", (event) =>
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  ),
);

addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(NAME) && name !== VERSION).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);

const answer = async (url, request) => {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(url, { ignoreSearch: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(url, found.clone());
  return found;
};

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const asked = url.pathname.endsWith("/") ? new URL("index.html", url) : url;
  if (event.request.method !== "GET" || url.origin !== location.origin || !known.has(asked.pathname)) return;
  event.respondWith(answer(new URL(asked.pathname, url), event.request));
});
