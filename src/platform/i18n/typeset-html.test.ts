import { expect, test } from "vitest";
import { typesetHtml } from "./typeset-html.ts";
import { NO_BREAK_SPACE, WORD_JOINER } from "./typography.ts";

/** "_" is a no-break space. */
const page = (body: string) =>
  `<!DOCTYPE html><html lang="pl"><head><title>i w</title></head><body>${body}</body></html>`;

test.each([
  ["text and its parts", '<p>W_siłowni i_<a href="/pl">w_<b>porcie</b></a> i_w_morzu<br/>z_lądu</p>'],
  ["after entities", "<p>(&quot;w_porcie&quot; &amp; i_w_morzu)</p>"],
  [
    "each element in its language, and what follows in that of the page",
    '<p lang="en">a i w <b>No._5 i w</b></p><p>No. 5 i_w_porcie</p><a hrefLang="en" href="/">i_w</a>',
  ],
  ["a language that the site does not have", '<p lang="fr">i_w</p>'],
  ["no attributes", '<img alt="i w" src="/a.svg"/><input value="10 MB" placeholder="i w"/><p title="i w">i_w</p>'],
  [
    "no typed or copied text",
    "<textarea>i w</textarea><select><option>i w</option></select><pre>i <b>w</b></pre><code>10 MB</code>",
  ],
  ["no scripts and styles", '<script>if (a<b) "i w"</script><style>p > a { font: 10 MB }</style><p>i_w</p>'],
  [
    "no text of links to addresses",
    '<a href="tel:+48000000001">+48 000 000 001</a> i_<a class="x" href="mailto:a@example.com"><b>i w</b></a> i_w',
  ],
  ["unfinished markup", "<p>i_w<b"],
])("%s", (_what, body) => {
  const wanted = page(body.replaceAll("_", NO_BREAK_SPACE));
  expect(typesetHtml(page(body.replaceAll("_", " ")))).toBe(wanted);
  expect(typesetHtml(wanted)).toBe(wanted);
});

test("a text without elements is in the fallback language", () => {
  expect(typesetHtml("10 MB i w")).toBe(`10${NO_BREAK_SPACE}MB i w`);
});

test("no line breaks after the hyphen of a short part of a word; names of controls and what is copied stay as they are", () => {
  const html = (joiner: string) =>
    `<p>by e-${joiner}mail</p><form><label>By e-mail</label><p>by e-${joiner}mail</p><legend>By e-mail</legend></form>` +
    '<code>by e-mail</code><a href="mailto:e-mail@example.com">by e-mail</a>';
  expect(typesetHtml(html(""))).toBe(html(WORD_JOINER));
});
