import { inspectPicture } from "#features/media-library/inspect/inspect-picture.server.ts";
import { type BoundedFile, withBoundedFile } from "#platform/files/bounded-file.server.ts";
import { endingOf } from "#platform/files/file-name.ts";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fileNameError } from "../check.ts";
import { type FILE_ENDINGS, type FileField, isDecoded } from "../fields.ts";
import type { FieldErrorId } from "../person-fields.ts";
import { inspectDoc } from "./inspect-doc.server.ts";
import { inspectDocx } from "./inspect-docx.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
/** Time limit in ms. Only small parts of a file are read, so only an unresponsive disk reaches it. */
const TIME_BOX_MS = 5000;

type Ending = (typeof FILE_ENDINGS)[keyof typeof FILE_ENDINGS][number];
type Inspection = (file: BoundedFile, path: string) => Promise<FieldErrorId | undefined>;

/** Photos are pictures that the media library accepts, or HEIC, which is not decoded. */
const inspectPhoto: Inspection = async (_file, path) => {
  const reason = await inspectPicture(path);
  if (reason === "too-many-pixels") return "photoTooLarge";
  return reason === undefined || reason === "heic" ? undefined : "photoUnreadable";
};

/** Photos that are decoded are JPEG. Any other kind of picture gets the advice of a wrong extension. */
const inspectJpeg: Inspection = async (file, path) => {
  const reason = await inspectPicture(path);
  if (reason === "too-many-pixels") return "photoTooLarge";
  if ((await file.read(0, JPEG_START.length)).equals(JPEG_START)) return reason && "photosUnreadable";
  return reason === "not-a-picture" || reason === "damaged" ? "photosUnreadable" : "photosEnding";
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
 * Checks a file by its name and by small parts of its content.
 * @param path on the disk
 * @param name given by the sender
 * @returns the error, or undefined for a valid file
 * @throws ExpectedError `storage-unavailable` when the disk does not respond within 5 s, or the file cannot be opened
 */
export async function inspectFile(path: string, name: string, field: FileField): Promise<FieldErrorId | undefined> {
  const wrongName = fileNameError(field, name);
  const ending = endingOf(name, Object.keys(INSPECTIONS) as Ending[]);
  if (ending === undefined || wrongName !== undefined) return wrongName ?? "fileEnding";
  const work = withBoundedFile(path, async (file): Promise<FieldErrorId | undefined> => {
    if (file.size === 0) return "fileEmpty";
    const inspect = isDecoded(field, name) ? inspectJpeg : INSPECTIONS[ending];
    const error = await inspect(file, path).catch((error: unknown) => {
      if (isOfTheDisk(error)) throw error;
      // A structure that cannot be parsed is not that format.
      return "fileNotWhatItSays" as const;
    });
    return error === "fileNotWhatItSays" ? (field.errors.content ?? error) : error;
  });
  return await withinTimeBox(work.catch((error: unknown) => Promise.reject(storageError(error))));
}

/** Returns whether a system call failed. Errors of zlib have a `code` too, but no `syscall`. */
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
    // Prevents an unhandled rejection after the time limit.
    work.catch(() => {});
  }
}
