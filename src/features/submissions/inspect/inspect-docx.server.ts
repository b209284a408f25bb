import type { Entry, ZipFile } from "yauzl";
import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import { COMPOUND_SIGNATURE, readCompoundFile } from "#platform/files/compound-file.server.ts";
import { type DeclaredContent, readContentTypes } from "#platform/files/content-types.server.ts";
import type { FieldErrorId } from "../person-fields.ts";
import { inspectPart } from "./docx-part.server.ts";
import { isEncryptedPackage } from "./inspect-doc.server.ts";

/**
 * Limits against zip bombs. Declared sizes are checked first; then each entry is unpacked in chunks and refused when
 * its size differs from the declared one. A long CV with pictures has a few dozen entries.
 */
const MAX_ENTRIES = 2000;
const MAX_UNPACKED = 60 * 1024 * 1024;
/** Compression ratio: text reaches about 20, a zip bomb about 1000. Not checked below `RATIO_FREE` bytes. */
const MAX_RATIO = 100;
const RATIO_FREE = 4 * 1024 * 1024;
const MAX_CONTENT_TYPES = 1024 * 1024;

const CONTENT_TYPES = "[content_types].xml";
const LOCAL_HEADER = Buffer.from("PK\x03\x04", "latin1");
/** Extra field with a Unicode name: APPNOTE.TXT 4.6.9. Names in a .docx are ASCII and do not need it. */
const UNICODE_PATH = 0x7075;
const MACRO_PART = /(?:^|\/)vba(?:project|data)[^/]*$/;
const OBJECT_PART = /(?:^|\/)(?:activex\/[^/]+|oleobject[^/]*\.bin)$/;

/**
 * Checks a .docx: a zip that declares a Word document, without macros, embedded objects, external content or a
 * password, and within the size limits.
 */
export async function inspectDocx(file: BoundedFile, path: string): Promise<FieldErrorId | undefined> {
  const beginning = await file.read(0, COMPOUND_SIGNATURE.length);
  if (beginning.equals(COMPOUND_SIGNATURE)) {
    // With a password, Word wraps the zip in a compound file: [MS-OFFCRYPTO] 2.3.4.4.
    return isEncryptedPackage(await readCompoundFile(file)) ? "fileLocked" : "fileNotWhatItSays";
  }
  if (!beginning.subarray(0, 4).equals(LOCAL_HEADER)) return "fileNotWhatItSays";
  // Loaded lazily: not needed at start.
  const { openPromise } = await import("yauzl");
  const zip = await openPromise(path, { decodeStrings: true, validateEntrySizes: true, autoClose: false });
  // The reader may emit an error after it was closed; without a listener that would end the process.
  zip.on("error", () => {});
  try {
    return await inspectZip(zip, file.size);
  } finally {
    zip.close();
  }
}

async function inspectZip(zip: ZipFile, packed: number): Promise<FieldErrorId | undefined> {
  if (zip.entryCount > MAX_ENTRIES) return "fileNotWhatItSays";
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) return "fileLocked";
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED || (unpacked > RATIO_FREE && unpacked > packed * MAX_RATIO)) return "fileNotWhatItSays";
    // With duplicate names, or two names of one entry, the program decides which one is read.
    if (entries.has(name) || entry.extraFields.some(({ id }) => id === UNICODE_PATH)) return "fileNotWhatItSays";
    entries.set(name, entry);
  }
  const types = entries.get(CONTENT_TYPES);
  const declared: DeclaredContent = types ? readContentTypes(await readEntry(zip, types)) : { kind: "unreadable" };
  if (declared.kind === "macros") return "fileMacros";
  const main = declared.kind === "document" ? entries.get(declared.part ?? "word/document.xml") : undefined;
  if (!main?.uncompressedSize) return "fileNotWhatItSays";
  const names = [...entries.keys()];
  if (names.some((name) => MACRO_PART.test(name))) return "fileMacros";
  if (names.some((name) => OBJECT_PART.test(name))) return "fileActiveContent";
  for (const [name, entry] of entries) {
    if (entry.compressedSize === 0) continue;
    const wrong = await inspectPart(name, await zip.openReadStreamPromise(entry));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Unpacks the list of content types. @throws Error when it is too large or broken */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_CONTENT_TYPES) throw new Error("a list of content types that is too large");
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += piece.length;
    if (size > MAX_CONTENT_TYPES) throw new Error("a list of content types that is too large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
