import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import type { FieldErrorId } from "../person-fields.ts";

/**
 * ISO 32000-2, 7.5.2: a PDF begins with its header. Some programs write a byte order mark or a line break before it,
 * which is accepted because no browser or system mistakes such a file for another type. Other leading bytes are
 * refused, though readers search the first 1024 bytes. The rest is not checked: readers repair broken PDFs, and only
 * decryption could distinguish a file that needs a password from one that only forbids changes.
 */
const HEADER = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]{0,16}%PDF-[12]\.\d/;
const HEADER_BYTES = 64;

/** Checks that a file starts with a PDF header. */
export async function inspectPdf(file: BoundedFile): Promise<FieldErrorId | undefined> {
  const beginning = (await file.read(0, HEADER_BYTES)).toString("latin1");
  return HEADER.test(beginning) ? undefined : "fileNotWhatItSays";
}
