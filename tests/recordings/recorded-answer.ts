import { createHash } from "node:crypto";

/** Headers that differ with each run, or with the length of what is left out of a document. */
const LEFT_OUT = new Set(["connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"]);

/**
 * Writes an answer as text: its status, its headers in alphabetical order, an empty line, and its body. A document has a
 * line for each element and JSON a line for each value, so that differences are easy to read.
 * @param common headers of every answer: they are written only where they have another value, or are missing
 */
export async function recordedAnswer(answer: Response, common: ReadonlyMap<string, string>): Promise<string> {
  const { status, headers } = answer;
  const lines = [...new Set([...headers.keys(), ...common.keys()])]
    .filter((name) => !LEFT_OUT.has(name) && headers.get(name) !== common.get(name))
    .toSorted()
    .map((name) => `${name}: ${headers.get(name)?.replace(/'sha256-[^']+'/g, "'sha256-…'") ?? "(missing)"}`);
  const body = bodyText(headers.get("content-type") ?? "", Buffer.from(await answer.arrayBuffer()));
  return [status, ...lines, ...(body === "" ? [] : ["", body])].join("\n");
}

function bodyText(type: string, bytes: Buffer): string {
  const text = bytes.toString();
  if (text === "") return "";
  if (type.startsWith("text/html")) return inLines(withoutBuild(text));
  if (/\bxml\b/.test(type)) return inLines(text);
  if (/json\b/.test(type)) return indented(text);
  if (type.startsWith("text/")) return text.replace(/^version .*$/m, "version (this release)");
  return `(${bytes.length} bytes, SHA-256 ${createHash("sha256").update(bytes).digest("hex")})`;
}

/** Puts each opening tag on a line of its own and changes nothing else. */
const inLines = (markup: string) => markup.replace(/(?<!^|\n)<(?=[a-z])/g, "\n<");

/** JSON with a line for each value, or the text itself where it is not written as `JSON.stringify` does. */
function indented(text: string): string {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? JSON.stringify(value, undefined, 2) : text;
}

/**
 * A document without what depends on the build: class names, style sheets, folders of files of the source code, and the
 * marks that the renderer leaves between texts; also without keys against double sending, which are random.
 */
function withoutBuild(html: string): string {
  return html
    .replace(/<style\b[^>]*>.*?<\/style>/gs, "<style></style>")
    .replace(/ class="[^"]*"/g, "")
    .replace(/(?<= name="key" value=")[\da-f-]{36}(?=")/g, "(key)")
    .replace(/<!--(?: |\/?\$)-->/g, "")
    .replace(/"\/(?:app|src)\/(?:[\w.-]+\/)*([\w-]+)\.\w+"/g, '"(file $1)"');
}
