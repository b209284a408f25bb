import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/*
 * A folder of text files. Each has entries of a line `=== NAME` and a text. An element that is in several answers, such
 * as the footer of every page, is an entry of `parts.txt`, and `⟦footer 1⟧` in the answers.
 */

const PARTS = "parts";
/** Characters that an element has at least to be stored as a part. */
const PART_MIN = 160;

/** Texts by their names, in their order. */
type Entries = Map<string, string>;

/**
 * Reads recordings.
 * @returns answers by their names, complete; none when there is no folder
 */
export async function readRecordings(folder: string): Promise<Entries> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), "utf8")));
  const entries: Entries = new Map(texts.flatMap(entriesOf));
  const complete = (text: string): string =>
    text.replace(/⟦([^⟧]*)⟧/g, (_, name: string) => complete(entries.get(`⟦${name}⟧`) ?? `⟦${name} is missing⟧`));
  return new Map(
    Array.from(entries, ([name, text]) => [name, complete(text)] as const).filter(([name]) => !name.startsWith("⟦")),
  );
}

function entriesOf(file: string): [name: string, text: string][] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((entry) => {
      const end = entry.indexOf("\n");
      return [entry.slice(0, end), entry.slice(end + 1, -2)];
    });
}

/**
 * Writes recordings in place of those that are in the folder.
 * @param fileOf gives the file of an answer, without ending
 * @throws Error for a text that could not be read again
 */
export async function writeRecordings(folder: string, answers: Entries, fileOf: (name: string) => string) {
  const files = new Map<string, string>();
  const { texts, parts } = withParts(answers);
  const add = (file: string, name: string, text: string) =>
    files.set(file, `${files.get(file) ?? ""}=== ${name}\n${text}\n\n`);
  for (const [name, text] of texts) add(fileOf(name), name, text);
  for (const [name, text] of parts) add(PARTS, name, text);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of files) await writeFile(join(folder, `${file}.txt`), text);
  const again = await readRecordings(folder);
  const lost = [...answers.keys()].filter((name) => again.get(name) !== answers.get(name));
  if (lost.length > 0) throw new Error(`not the same when read again: ${lost.join(", ")}`);
}

interface Element {
  /** Its tag, or "body" for everything that an answer sent. */
  kind: string;
  start: number;
  end: number;
}

/** Puts what is in several answers, or several times in one, into parts. */
function withParts(answers: Entries): { texts: Entries; parts: Entries } {
  const counts = new Map<string, number>();
  for (const text of answers.values()) {
    for (const { start, end } of elementsOf(text)) {
      const element = text.slice(start, end);
      counts.set(element, (counts.get(element) ?? 0) + 1);
    }
  }
  const names = new Map<string, string>();
  const parts: Entries = new Map();
  const numbers = new Map<string, number>();
  const partOf = (kind: string, element: string): string => {
    const known = names.get(element);
    if (known !== undefined) return known;
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const name = `⟦${kind} ${number}⟧`;
    names.set(element, name);
    parts.set(name, "");
    parts.set(name, short(element, counts.get(element)));
    return name;
  };
  /** @param timesOfWhole how often the text itself is found: what is found as often only inside it stays in it */
  const short = (text: string, timesOfWhole = 1): string => {
    let result = "";
    let done = 0;
    for (const { kind, start, end } of elementsOf(text)) {
      const element = text.slice(start, end);
      if (start < done || element === text || (counts.get(element) ?? 0) <= timesOfWhole) continue;
      result += text.slice(done, start) + partOf(kind, element);
      done = end;
    }
    return result + text.slice(done);
  };
  const texts: Entries = new Map(Array.from(answers, ([name, text]) => [name, short(text)]));
  return { texts, parts };
}

/** Scripts as a whole, tags, and those that close themselves. */
const TAG = /<script\b.*?<\/script>|<(\/?)([a-z][\w:-]*)[^>]*?(\/?)>/gis;

/** Elements without an end; e-mails do not close them. */
const VOID = new Set(["br", "meta"]);

/** The long elements of an answer or a part, in the order of their beginnings; of an answer also its body as a whole. */
function elementsOf(text: string): Element[] {
  const found: Element[] = [];
  const add = (element: Element) => {
    if (element.end - element.start >= PART_MIN) found.push(element);
  };
  const body = text.indexOf("\n\n");
  if (/^\d/.test(text) && body !== -1) add({ kind: "body", start: body + 2, end: text.length });
  if (!/^<[!a-z]|^\d.*^content-type: text\/html/ims.test(text)) return found;
  const open: { kind: string; start: number }[] = [];
  for (const { 0: tag, 1: closing, 2: kind, 3: selfClosing, index } of text.matchAll(TAG)) {
    if (kind === undefined) add({ kind: "script", start: index, end: index + tag.length });
    else if (closing === "/") {
      const begun = open.pop();
      if (begun?.kind !== kind) throw new Error(`</${kind}> closes ${begun?.kind}`);
      add({ ...begun, end: index + tag.length });
    } else if (selfClosing !== "/" && !VOID.has(kind)) open.push({ kind, start: index });
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}
