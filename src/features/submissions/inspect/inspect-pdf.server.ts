import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import type { FieldErrorId } from "../person-fields.ts";

/**
 * ISO 32000-2, 7.5.2: a PDF begins with its header. What programs really leave before it is a byte order mark or a line
 * break, and neither makes a browser or a system take the file for something else; anything more is refused, though
 * readers look for the header in the first 1024 bytes. What follows is not checked: readers mend broken PDFs, and one that
 * asks for a password is told from one that only forbids changes by decrypting it.
 */
const HEADER = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]{0,16}%PDF-[12]\.\d/;
const HEADER_BYTES = 64;

/** Judges a PDF: it begins as one. */
export async function inspectPdf(file: BoundedFile): Promise<FieldErrorId | undefined> {
  const beginning = (await file.read(0, HEADER_BYTES)).toString("latin1");
  return HEADER.test(beginning) ? undefined : "fileNotWhatItSays";
}
