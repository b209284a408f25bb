import { createReadStream } from "node:fs";
import {
  headSchema,
  LINE_MAX_BYTES,
  MEMBERS_MAX,
  RECORDS_MAX,
  VALUES_MAX,
  WHOLE_MAX_BYTES,
} from "./content-format.server.ts";
import { ContentRefused, type Place } from "./content-refused.server.ts";

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
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_LIST = 0x5b;
const OPENING_OBJECT = 0x7b;
/** 1 for brackets and commas, by byte. */
const STRUCTURE = Uint8Array.from({ length: 256 }, (_, byte) => ("[]{},".includes(String.fromCharCode(byte)) ? 1 : 0));
/** Bytes that are split at a time: 5,000 of the smallest records. */
const SPLIT_BYTES = 16 * 1024;
const MARK = "\uFEFF";

/**
 * Looks at the beginning of a file. Where the list of records begins on the first line, the others are read one at a time;
 * a file whose lines some program has changed, of up to 16 MB, is split into its records by their brackets. Nothing is
 * parsed before its size and the number of its values are known to be within bounds.
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
  const looked = splitRecords(path, (head) => checkHead(parsed(head, { line: 1 }), { line: 1 }));
  for await (const _ of looked);
  return {
    async *records() {
      for await (const { text, number } of splitRecords(path)) {
        const place = { record: number };
        yield { place, typeHint: undefined, value: () => parsed(text, place) };
      }
    },
  };
}

function checkHead(head: unknown, place: Place): void {
  const { success, error } = headSchema.safeParse(head);
  if (success) return;
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

/** The lines of a file, one at a time. @throws ContentRefused for one that is larger than any record may be */
async function* linesOf(path: string): AsyncGenerator<{ text: string; number: number }> {
  let number = 1;
  const line = gathered(() => ({ line: number }));
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      line.add(piece.subarray(from, at));
      yield { text: line.taken(), number };
      number += 1;
      from = at + 1;
    }
    line.add(piece.subarray(from));
  }
  if (line.isBegun()) yield { text: line.taken(), number };
}

/**
 * The records of a file, wherever its lines end: the entries of the first list of its object.
 * @param onHead is given the file without its records when it has been read
 * @throws ContentRefused for a record that is larger than any may be, and when an end is missing
 */
async function* splitRecords(
  path: string,
  onHead?: (head: string) => void,
): AsyncGenerator<{ text: string; number: number }> {
  let found = 0;
  const head = gathered(() => ({ line: 1 }));
  const record = gathered(() => ({ record: found + 1 }));
  let part = "before" as "before" | "inside" | "after";
  let depth = 0;
  const scan = structureScan();
  for await (const piece of createReadStream(path, { highWaterMark: SPLIT_BYTES }) as AsyncIterable<Buffer>) {
    const ended: { text: string; number: number }[] = [];
    let from = 0;
    const takeUntil = (end: number) => {
      (part === "inside" ? record : head).add(piece.subarray(from, end));
      from = end;
    };
    const endRecord = (text: string) => {
      found += 1;
      if (found > RECORDS_MAX) throw new ContentRefused("too-many", { record: found }, String(RECORDS_MAX));
      ended.push({ text, number: found });
    };
    scan(piece, (sign, at) => {
      if (isOpening(sign)) {
        depth += 1;
        if (part !== "before" || depth !== 2 || sign !== OPENING_LIST) return;
        takeUntil(at + 1);
        part = "inside";
      } else if (sign === COMMA) {
        if (part !== "inside" || depth !== 2) return;
        takeUntil(at);
        endRecord(record.taken());
        from = at + 1;
      } else {
        depth -= 1;
        if (part !== "inside" || depth !== 1) return;
        takeUntil(at);
        const last = record.taken();
        // Without a comma before it, nothing is an empty list.
        if (found > 0 || last.trim() !== "") endRecord(last);
        part = "after";
      }
    });
    takeUntil(piece.length);
    yield* ended;
  }
  if (depth > 0) throw new ContentRefused("cut-short", part === "inside" ? { record: found + 1 } : { line: 1 });
  onHead?.(head.taken().replace(MARK, ""));
}

const isOpening = (sign: number) => sign === OPENING_LIST || sign === OPENING_OBJECT;

/** Gathers a text from pieces of a file. @param place of it, for its refusal */
function gathered(place: () => Place) {
  let pieces: Buffer[] = [];
  let length = 0;
  let values = 0;
  /** Members of the lists and objects that are open. */
  let members: number[] = [0];
  let scan = structureScan();
  const refused = () => new ContentRefused("record-too-large", place());
  const count = (sign: number) => {
    if (isOpening(sign)) members.push(0);
    else if (sign !== COMMA) members.pop();
    else members[members.length - 1] = (members.at(-1) ?? 0) + 1;
    values += 1;
    if (values > VALUES_MAX || (members.at(-1) ?? 0) >= MEMBERS_MAX) throw refused();
  };
  return {
    /** @throws ContentRefused as soon as it is more than a record may be */
    add(piece: Buffer): void {
      length += piece.length;
      if (length > LINE_MAX_BYTES) throw refused();
      scan(piece, count);
      pieces.push(piece);
    },
    isBegun: () => length > 0,
    /** Begins another text. @returns this one */
    taken(): string {
      const text = Buffer.concat(pieces).toString("utf8");
      pieces = [];
      length = 0;
      values = 0;
      members = [0];
      scan = structureScan();
      return text;
    },
  };
}

/** Makes a function that finds the brackets and commas of JSON outside of its strings, in one piece after the other. */
function structureScan() {
  let isInString = false;
  let isEscaped = false;
  return (piece: Buffer, onSign: (sign: number, at: number) => void): void => {
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (isEscaped) isEscaped = false;
      else if (byte === QUOTE) isInString = !isInString;
      else if (isInString) isEscaped = byte === BACKSLASH;
      else if (STRUCTURE[byte] === 1) onSign(byte, at);
    }
  };
}
