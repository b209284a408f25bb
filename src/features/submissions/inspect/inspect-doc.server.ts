import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import { type CompoundEntry, type CompoundFile, readCompoundFile } from "#platform/files/compound-file.server.ts";
import type { FieldErrorId } from "../person-fields.ts";

/** Names of storages with macros, in lower case: [MS-DOC] 2.1.9 and [MS-OVBA] 2.2.1. */
const MACRO_NAMES = new Set(["macros", "vba", "_vba_project", "_vba_project_cur"]);

/** Header of the stream WordDocument and its encryption flag: [MS-DOC] 2.5.2, FibBase. */
const WORD_IDENT = 0xa5ec;
const FLAGS = 10;
const ENCRYPTED = 0x0100;

/** Checks a .doc: a compound file with a Word document, without macros and without a password. */
export async function inspectDoc(file: BoundedFile): Promise<FieldErrorId | undefined> {
  const compound = await readCompoundFile(file);
  if (isEncryptedPackage(compound)) return "fileLocked";
  const document = topStream(compound, "WordDocument");
  if (document === undefined) return "fileNotWhatItSays";
  if (compound.entries.some(({ name }) => MACRO_NAMES.has(name.toLowerCase()))) return "fileMacros";
  const fib = await compound.beginning(document);
  const isWord = fib.length > FLAGS + 2 && fib.readUInt16LE(0) === WORD_IDENT;
  return isWord && (fib.readUInt16LE(FLAGS) & ENCRYPTED) !== 0 ? "fileLocked" : undefined;
}

/** Returns whether a compound file contains an encrypted .docx: [MS-OFFCRYPTO] 2.3.4.4. */
export function isEncryptedPackage(compound: CompoundFile): boolean {
  return topStream(compound, "EncryptedPackage") !== undefined;
}

/** Finds a stream of the root; names are case-insensitive: [MS-CFB] 2.6.4. */
function topStream({ entries }: CompoundFile, name: string): CompoundEntry | undefined {
  const wanted = name.toLowerCase();
  return entries.find((entry) => entry.top && entry.kind === "stream" && entry.name.toLowerCase() === wanted);
}
