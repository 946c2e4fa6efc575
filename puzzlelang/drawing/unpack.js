// The script of a page, with strings in the place of some characters.
{
  const script = document.createElement("script"), [code, ...words] = document.getElementById("code").textContent.split("\t");
  script.textContent = words.reduceRight((text, word, n) => text.split(String.fromCharCode(256 + n)).join(word), code);
  document.body.append(script);
}
