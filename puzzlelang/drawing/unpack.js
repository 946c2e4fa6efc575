// Data and script of a page in one compressed text: the data are JSON in its first line.
(async () => {
  const place = document.getElementById("data"), bytes = Uint8Array.from(atob(JSON.parse(place.textContent)), (c) => c.charCodeAt(0));
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  const end = text.indexOf("\n"), script = document.createElement("script");
  place.textContent = text.slice(0, end);
  script.textContent = text.slice(end + 1);
  document.body.append(script);
})().catch(() => {
  document.getElementById("said").textContent = "This page needs a newer browser.";
});
