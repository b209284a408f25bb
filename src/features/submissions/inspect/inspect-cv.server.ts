import { type BoundedFile, withBoundedFile } from "#platform/files/bounded-file.server.ts";
import { checkFileName, endingOf } from "#platform/files/file-name.ts";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { FieldErrorId } from "../person-fields.ts";
import { inspectDoc } from "./inspect-doc.server.ts";
import { inspectDocx } from "./inspect-docx.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

/** What is looked at is bounded, so only a disk that does not answer takes this long (ms). */
const TIME_BOX_MS = 5000;

type Ending = (typeof ENDINGS)[number];

const ENDINGS = [".doc", ".docx", ".pdf"] as const;
const INSPECTIONS: Record<Ending, (file: BoundedFile, path: string) => Promise<FieldErrorId | undefined>> = {
  ".doc": inspectDoc,
  ".docx": inspectDocx,
  ".pdf": inspectPdf,
};

/**
 * Judges a CV by its name and by its content, of which only small parts are read.
 * @param path where it lies on the disk
 * @param name what its sender calls it
 * @returns what is wrong with it, or undefined
 * @throws ExpectedError `storage-unavailable` when the disk does not answer within 5 s, or no file can be opened for now
 */
export async function inspectCv(path: string, name: string): Promise<FieldErrorId | undefined> {
  const ending = endingOf(name, ENDINGS);
  const wrongName = checkFileName(name, ENDINGS);
  if (ending === undefined || wrongName !== undefined) return wrongName ?? "fileEnding";
  const work = withBoundedFile(path, (file) => judged(ending, file, path));
  return await withinTimeBox(work.catch((error: unknown) => Promise.reject(storageError(error))));
}

async function judged(ending: Ending, file: BoundedFile, path: string): Promise<FieldErrorId | undefined> {
  if (file.size === 0) return "fileEmpty";
  try {
    return await INSPECTIONS[ending](file, path);
  } catch (error) {
    if (isOfTheDisk(error)) throw error;
    // A structure that cannot be followed is none.
    return "fileNotWhatItSays";
  }
}

/** Whether a system call failed; the inflater's errors have a `code` too, but no `syscall`. */
function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

async function withinTimeBox<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new ExpectedError("storage-unavailable", "the disk does not answer"));
    timer = setTimeout(tooLate, TIME_BOX_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A late failure of what nobody waits for any more.
    work.catch(() => {});
  }
}
