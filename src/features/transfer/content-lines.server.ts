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

/** An unparsed record with its place in the file. */
export interface PlacedRecord {
  place: Place;
  /** Its type, if the line starts with it, so that other records need not be parsed. */
  typeHint: string | undefined;
  /** Parses it. @throws ContentRefused */
  value(): unknown;
}

/** A content file, whose records can be read repeatedly. */
export interface ContentFile {
  /** Reads the records. @throws ContentRefused at the first error */
  records(): AsyncIterable<PlacedRecord>;
}

/** Maximum number of lines: records, first and last line, and as many empty ones. */
const LINES_MAX = 2 * RECORDS_MAX + 2;
const NEWLINE = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_LIST = 0x5b;
const OPENING_OBJECT = 0x7b;
/** 1 for brackets and commas, by byte. */
const STRUCTURE = Uint8Array.from({ length: 256 }, (_, byte) => ("[]{},".includes(String.fromCharCode(byte)) ? 1 : 0));
/** Bytes split at a time: 5,000 of the smallest records. */
const SPLIT_BYTES = 16 * 1024;
const MARK = "\uFEFF";

/**
 * Opens a content file. A file as exported is read line by line; a reformatted one of up to 16 MB is split into records
 * by their brackets. Size and number of values are checked before anything is parsed.
 * @throws ContentRefused when it is not a content file, or a large reformatted one
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

/** Returns the first line; undefined when it is too long. */
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

/** Yields the lines of a file. @throws ContentRefused for a line larger than a record may be */
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
 * Yields the records of a reformatted file: the entries of the first list of its object.
 * @param onHead called at the end with the file's text without the records
 * @throws ContentRefused for a record that is too large, and for an incomplete file
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
        // No text and no comma before it: an empty list.
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

/** Collects a text from chunks of a file and counts its values. @param place of the text, for errors */
function gathered(place: () => Place) {
  let pieces: Buffer[] = [];
  let length = 0;
  let values = 0;
  /** Number of members of each open list or object. */
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
    /** @throws ContentRefused as soon as a limit is exceeded */
    add(piece: Buffer): void {
      length += piece.length;
      if (length > LINE_MAX_BYTES) throw refused();
      scan(piece, count);
      pieces.push(piece);
    },
    isBegun: () => length > 0,
    /** Returns the text and starts another. */
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

/** Returns a function that finds brackets and commas outside of JSON strings, across consecutive chunks. */
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
