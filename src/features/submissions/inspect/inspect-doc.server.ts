import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import { type CompoundEntry, type CompoundFile, readCompoundFile } from "#platform/files/compound-file.server.ts";
import type { FieldErrorId } from "../person-fields.ts";

/** [MS-DOC] 2.1.9 and [MS-OVBA] 2.2.1: what macros lie in, also those of embedded documents. In lower case. */
const MACRO_NAMES = new Set(["macros", "vba", "_vba_project", "_vba_project_cur"]);

/** [MS-DOC] 2.5.2, FibBase: how the stream WordDocument begins, and its flag for a password. */
const WORD_IDENT = 0xa5ec;
const FLAGS = 10;
const ENCRYPTED = 0x0100;

/** Judges a .doc: a compound file with a Word document and without macros or a password. */
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

/** Whether a compound file is a newer document with a password: [MS-OFFCRYPTO] 2.3.4.4. */
export function isEncryptedPackage(compound: CompoundFile): boolean {
  return topStream(compound, "EncryptedPackage") !== undefined;
}

/** [MS-CFB] 2.6.4: names are compared without regard to case. */
function topStream({ entries }: CompoundFile, name: string): CompoundEntry | undefined {
  const wanted = name.toLowerCase();
  return entries.find((entry) => entry.top && entry.kind === "stream" && entry.name.toLowerCase() === wanted);
}
