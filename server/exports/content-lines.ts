import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { headSchema, LINE_MAX_BYTES, RECORDS_MAX, WHOLE_MAX_BYTES } from "./content-format.ts";
import { ContentRefused, type Place } from "./content-refused.ts";

/** A record as it stands in the file, with its place. */
export interface PlacedRecord {
  place: Place;
  /** Its type where the beginning of its line tells it, so that others need not be parsed. */
  typeHint: string | undefined;
  /** Parses it. @throws ContentRefused */
  value(): unknown;
}

/** A file of content, whose records can be read as often as needed. */
export interface ContentFile {
  /** @throws ContentRefused where the file is not what it should be */
  records(): AsyncIterable<PlacedRecord>;
}

/** A record a line, the first and the last one, and as many empty ones: a file of nothing else is not read to its end. */
const LINES_MAX = 2 * RECORDS_MAX + 2;
const NEWLINE = 0x0a;
const MARK = "\uFEFF";

/**
 * Looks at the beginning of a file. Where the list of records begins on the first line, the others are read one at a time
 * and memory stays bounded; a file that some program has written anew is parsed as a whole, up to 16 MB.
 * @throws ContentRefused when it is no file of content, or a large one on other lines
 */
export async function openContentFile({ path, size }: { path: string; size: number }): Promise<ContentFile> {
  const first = await firstLine(path);
  if (first !== undefined && /"records"\s*:\s*\[\s*$/.test(first)) {
    checkHead(parsed(`${first}]}`, { line: 1 }), { line: 1 });
    return { records: () => byLines(path) };
  }
  if (first !== undefined && !first.trimStart().startsWith("{")) throw new ContentRefused("not-content", { line: 1 });
  if (size > WHOLE_MAX_BYTES) throw new ContentRefused("reformatted", { line: 1 });
  const text = (await readFile(path, "utf8")).replace(MARK, "");
  const whole = parsed(text, { line: 1 });
  const { records } = checkHead(whole, { line: 1 });
  return {
    async *records() {
      for (const [i, value] of records.entries())
        yield { place: { record: i + 1 }, typeHint: undefined, value: () => value };
    },
  };
}

function checkHead(head: unknown, place: Place) {
  const { success, data, error } = headSchema.safeParse(head);
  if (success) return data;
  const given = typeof head === "object" && head !== null ? (head as Record<string, unknown>) : {};
  if (given.format !== headSchema.shape.format.value) throw new ContentRefused("not-content", place);
  if (given.version !== headSchema.shape.version.value) {
    throw new ContentRefused("version", place, typeof given.version === "number" ? String(given.version) : undefined);
  }
  throw ContentRefused.byZod(error, place);
}

/** @returns undefined when it is longer than any line may be */
async function firstLine(path: string): Promise<string | undefined> {
  try {
    for await (const { text } of linesOf(path)) return text.replace(MARK, "");
    return "";
  } catch (error) {
    if (error instanceof ContentRefused) return undefined;
    throw error;
  }
}

async function* byLines(path: string): AsyncGenerator<PlacedRecord> {
  let line = 1;
  let hasEnded = false;
  for await (const { text, number } of linesOf(path)) {
    line = number;
    if (number > LINES_MAX) throw new ContentRefused("too-many", { line }, String(RECORDS_MAX));
    const record = text.trim();
    if (number === 1 || record === "") continue;
    const place = { line: number };
    if (hasEnded) throw new ContentRefused("not-json", place);
    if (record.startsWith("]")) {
      if (!/^\]\s*\}$/.test(record)) throw new ContentRefused("not-json", place);
      hasEnded = true;
    } else {
      const text = record.endsWith(",") ? record.slice(0, -1) : record;
      yield { place, typeHint: /^\{"type":"(\w+)"/.exec(text)?.[1], value: () => parsed(text, place) };
    }
  }
  if (!hasEnded) throw new ContentRefused("cut-short", { line });
}

function parsed(text: string, place: Place): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentRefused("not-json", place);
  }
}

/** The lines of a file, one at a time. @throws ContentRefused for one that is longer than any record may be */
async function* linesOf(path: string): AsyncGenerator<{ text: string; number: number }> {
  let number = 1;
  let pieces: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
    if (length > LINE_MAX_BYTES) throw new ContentRefused("line-too-long", { line: number });
  };
  const whole = () => {
    const text = (pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)).toString("utf8");
    pieces = [];
    length = 0;
    return text;
  };
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      take(piece.subarray(from, at));
      yield { text: whole(), number };
      number += 1;
      from = at + 1;
    }
    if (from < piece.length) take(piece.subarray(from));
  }
  if (length > 0) yield { text: whole(), number };
}
