// All files of the page are kept after the first visit, so that it works without a network.
const VERSION = "puzzlelang-$version";
const FILES = "$files";

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
      .then((names) => Promise.all(names.filter((name) => name.startsWith("puzzlelang-") && name !== VERSION).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const asked = url.pathname.endsWith("/") ? new Request(new URL("index.html", url)) : event.request;
  event.respondWith(
    caches
      .open(VERSION)
      .then((cache) => cache.match(asked, { ignoreSearch: true }))
      .then((kept) => kept || fetch(event.request)),
  );
});
