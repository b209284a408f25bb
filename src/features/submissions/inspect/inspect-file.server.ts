import { inspectPicture } from "#features/media-library/inspect/inspect-picture.server.ts";
import { type BoundedFile, withBoundedFile } from "#platform/files/bounded-file.server.ts";
import { endingOf } from "#platform/files/file-name.ts";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fileNameError } from "../check.ts";
import type { FILE_ENDINGS, FileField } from "../fields.ts";
import type { FieldErrorId } from "../person-fields.ts";
import { inspectDoc } from "./inspect-doc.server.ts";
import { inspectDocx } from "./inspect-docx.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

/** What is looked at is bounded, so only a disk that does not answer takes this long (ms). */
const TIME_BOX_MS = 5000;

type Ending = (typeof FILE_ENDINGS)[keyof typeof FILE_ENDINGS][number];
type Inspection = (file: BoundedFile, path: string) => Promise<FieldErrorId | undefined>;

/** A photo is a picture that the media library reads, or HEIC, which it cannot decode: photos are not decoded here. */
const inspectPhoto: Inspection = async (_file, path) => {
  const reason = await inspectPicture(path);
  if (reason === "too-many-pixels") return "photoTooLarge";
  return reason === undefined || reason === "heic" ? undefined : "photoUnreadable";
};

const INSPECTIONS: Readonly<Record<Ending, Inspection>> = {
  ".doc": inspectDoc,
  ".docx": inspectDocx,
  ".pdf": inspectPdf,
  ".jpg": inspectPhoto,
  ".jpeg": inspectPhoto,
  ".png": inspectPhoto,
  ".heic": inspectPhoto,
  ".heif": inspectPhoto,
};

/**
 * Checks a file by its name and by its content, of which only small parts are read.
 * @param path where it lies on the disk
 * @param name what its sender calls it
 * @returns what is wrong with it, or undefined
 * @throws ExpectedError `storage-unavailable` when the disk does not answer within 5 s, or no file can be opened for now
 */
export async function inspectFile(path: string, name: string, field: FileField): Promise<FieldErrorId | undefined> {
  const wrongName = fileNameError(field, name);
  const ending = endingOf(name, Object.keys(INSPECTIONS) as Ending[]);
  if (ending === undefined || wrongName !== undefined) return wrongName ?? "fileEnding";
  const work = withBoundedFile(path, async (file): Promise<FieldErrorId | undefined> => {
    if (file.size === 0) return "fileEmpty";
    try {
      return await INSPECTIONS[ending](file, path);
    } catch (error) {
      if (isOfTheDisk(error)) throw error;
      // A structure that cannot be followed is none.
      return field.errors.content ?? "fileNotWhatItSays";
    }
  });
  return await withinTimeBox(work.catch((error: unknown) => Promise.reject(storageError(error))));
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
