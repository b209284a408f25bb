import { PassThrough, type Readable } from "node:stream";
import type { BusboyInstance } from "@fastify/busboy";
import { ExpectedError, failureId } from "./errors.server.ts";
import { type FirstFailure, firstFailure } from "./first-failure.server.ts";

/** A form that was read. */
export interface ReadForm<T> {
  /** Text fields by name, without a prototype: "__proto__" is a name like any other. */
  fields: Record<string, string>;
  /** What the receivers of files returned, by field, for the last of several; nothing for a field without a file. */
  files: ReadonlyMap<string, T>;
}

/**
 * Receives a file as a stream, and must read the stream or end it. When it rejects, the whole form rejects; when the
 * form fails while the file is received, the stream is destroyed with that error.
 * @param name as it was sent: data, never a path
 */
type ReceiveFile<T> = (name: string, stream: Readable) => Promise<T>;

/** How a form is read. */
interface ReadFormOptions<T> {
  /** The receivers of the files that the form may contain, by field. */
  files?: ReadonlyMap<string, ReceiveFile<T>>;
  /** Fields that may have several files; the others have one. All together have 10 at most. */
  several?: ReadonlySet<string>;
  /** Receives the text fields: those that have arrived are available after a failure too. */
  fields?: Record<string, string>;
  /** Maximum number of text fields; 40 by default. */
  fieldsMax?: number;
  /** Receives the size of each piece of the body, and may abort it; the form then fails with the signal's reason. */
  upload?: { signal: AbortSignal; received(bytes: number): void };
}

/** Default maximum number of text fields. */
export const FIELDS_MAX = 40;
const NAME_BYTES = 100;
const FIELD_BYTES = 64 * 1024;
/** The parser's limits are one above ours where it would silently drop the excess. */
const parserLimits = (fieldsMax: number) => ({
  fieldNameSize: NAME_BYTES,
  fieldSize: FIELD_BYTES,
  fields: fieldsMax + 1,
  files: 10,
  parts: fieldsMax + 10,
  headerPairs: 20,
  headerSize: 16 * 1024,
});

const SENT_TWICE = "A part of the form was sent twice.";
const tooMuch = (what: string) => new ExpectedError("body-too-large", `The form has ${what}.`);
const malformed = (cause?: unknown) => new ExpectedError("bad-request", "The form is malformed.", { cause });

/**
 * Reads a form from a request's body, urlencoded or multipart, as a stream: memory does not grow with the files. Files
 * of other fields, and those without a name, are discarded.
 * @throws ExpectedError `unsupported-body` for another content type, `bad-request` for a malformed body or a repeated
 * field, `body-too-large` past a limit; or what the receiver of a file rejects with
 */
export async function readForm<T = never>(
  request: Request,
  {
    files = new Map(),
    several = new Set(),
    fields = noFields(),
    fieldsMax = FIELDS_MAX,
    upload,
  }: ReadFormOptions<T> = {},
): Promise<ReadForm<T>> {
  const parser = await openParser(request.headers.get("content-type") ?? "", fieldsMax);
  const { fail, unlessFailed } = firstFailure();
  const finished = new Promise<void>((resolve) => parser.on("finish", resolve));
  collectFields(parser, fields, fieldsMax, fail);
  const incoming = collectFiles(parser, files, several, fail);
  parser.on("error", (error) => fail(malformed(error)));
  const breakOff = () => fail(upload?.signal.reason);
  upload?.signal.addEventListener("abort", breakOff);
  if (upload?.signal.aborted) breakOff();
  try {
    await feed(request.body, parser, unlessFailed, upload?.received);
    await unlessFailed(finished);
    const received = incoming.map(async ({ field, received }) => [field, await received] as const);
    return { fields, files: new Map(await Promise.all(received)) };
  } catch (error) {
    for (const { stream } of incoming) stream.destroy(error instanceof Error ? error : malformed(error));
    // The receivers finish their cleanup before the failure is reported.
    await Promise.allSettled(incoming.map(({ received }) => received));
    throw error;
  } finally {
    upload?.signal.removeEventListener("abort", breakOff);
  }
}

/** Fields without a prototype: "__proto__" is a name like any other. */
export function noFields(): Record<string, string> {
  return Object.create(null);
}

async function openParser(contentType: string, fieldsMax: number): Promise<BusboyInstance> {
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i.test(contentType)) {
    throw new ExpectedError("unsupported-body", "Send a form: multipart or urlencoded.");
  }
  // Loaded with the first form: a start does not need it.
  const { Busboy } = await import("@fastify/busboy");
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      limits: parserLimits(fieldsMax),
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch (error) {
    throw malformed(error);
  }
}

type Fail = (error: unknown) => void;

/** Collects the text fields in `fields` as they arrive. */
function collectFields(parser: BusboyInstance, fields: Record<string, string>, fieldsMax: number, fail: Fail): void {
  let count = 0;
  parser.on("field", (name: string | undefined, value, nameCut, valueCut) => {
    if (name === undefined) return fail(malformed());
    if (nameCut || Buffer.byteLength(name) > NAME_BYTES) return fail(tooMuch("a name that is too long"));
    if (valueCut) return fail(tooMuch("a field that is too long"));
    if (Object.hasOwn(fields, name.toWellFormed())) return fail(new ExpectedError("bad-request", SENT_TWICE));
    count += 1;
    if (count > fieldsMax) return fail(tooMuch("too many fields"));
    fields[name.toWellFormed()] = value.toWellFormed();
  });
  for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const) {
    parser.on(limit, () => fail(tooMuch("too many parts")));
  }
}

/** A file that is being received. */
interface IncomingFile<T> {
  field: string;
  stream: Readable;
  received: Promise<T>;
}

/** Passes each wanted file to its receiver, and discards all others. @returns the files, as they arrive */
function collectFiles<T>(
  parser: BusboyInstance,
  files: ReadonlyMap<string, ReceiveFile<T>>,
  several: ReadonlySet<string>,
  fail: Fail,
): readonly IncomingFile<T>[] {
  const incoming: IncomingFile<T>[] = [];
  parser.on("file", (name: string | undefined, source, fileName) => {
    source.on("error", (error) => fail(malformed(error)));
    const receive = name === undefined ? undefined : files.get(name);
    if (name === undefined || receive === undefined || fileName === "") return source.resume();
    if (!several.has(name) && incoming.some(({ field }) => field === name)) {
      source.resume();
      return fail(new ExpectedError("bad-request", SENT_TWICE));
    }
    const stream = passedOn(source);
    const received = (async () => receive(fileName.toWellFormed(), stream))();
    incoming.push({ field: name, stream, received });
    received.then(() => stream.resume(), fail);
  });
  return incoming;
}

/** A separate stream for the receiver: it may end it early, and the rest of the file is discarded. */
function passedOn(source: Readable): Readable {
  const given = source.pipe(new PassThrough());
  given.on("error", () => {});
  given.on("close", () => source.resume());
  return given;
}

/** Feeds the body to the parser at the rate of the parser and of the files' receivers, and ends it. */
async function feed(
  body: ReadableStream<Uint8Array> | null,
  parser: BusboyInstance,
  unlessFailed: FirstFailure["unlessFailed"],
  received: (bytes: number) => void = () => {},
): Promise<void> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const piece = await unlessFailed(Promise.resolve(reader?.read().catch(unreadable)));
      if (piece === undefined || piece.done) break;
      received(piece.value.length);
      await unlessFailed(written(parser, piece.value));
    }
    parser.end();
  } catch (error) {
    // The server discards the rest.
    reader?.cancel().catch(() => {});
    throw error;
  }
}

/** Maps the error of a body that failed: the server's own reason, or `bad-request` for the client's. */
function unreadable(error: unknown): never {
  throw failureId(error) === undefined ? malformed(error) : error;
}

function written(parser: BusboyInstance, piece: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      parser.write(piece, () => resolve());
    } catch (error) {
      reject(malformed(error));
    }
  });
}
