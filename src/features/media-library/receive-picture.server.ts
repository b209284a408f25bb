import type { Actor } from "#features/accounts/accounts.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { inspectPicture } from "./inspect/inspect-picture.server.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import { PICTURE_MAX_BYTES } from "./picture-limits.ts";
import type { FocalPoint, ImportedPicture, Upload } from "./pictures.server.ts";
import type { RefusalReason } from "./refusal-reasons.ts";
import type { PictureRecord } from "./storage/pictures-store.server.ts";
import { nameFiles, receiveFile } from "./store-upload.server.ts";

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };
const NO_ALT = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ""])) as PictureRecord["alt"];

/**
 * Receives a picture: it is checked before it is decoded, and only its copies are stored.
 * @param known its record from another site, for an import
 * @returns its record, or why it is refused
 */
export async function receivePicture(
  parts: LibraryParts,
  actor: Actor,
  upload: Upload,
  known?: Omit<ImportedPicture, "stream">,
): Promise<PictureRecord | RefusalReason> {
  const { uploads } = parts;
  const file = await receiveFile(uploads, upload, PICTURE_MAX_BYTES, "too-large", known?.key);
  if (typeof file === "string") return file;
  try {
    const reason = await inspectPicture(file.path);
    if (reason !== undefined) return reason;
    const facts = { ...newRecord(file.key, upload.name, actor), ...known };
    const made = await makeCopies(parts, facts, file.path);
    if (typeof made === "string") return made;
    return await storePicture(parts, { ...facts, ...made }, known === undefined ? actor : undefined);
  } finally {
    // The original may contain a GPS position.
    await uploads.discard(file);
  }
}

const newRecord = (key: string, name: string, { userId, name: uploader }: Actor) => ({
  key,
  name,
  alt: NO_ALT,
  focal: MIDDLE,
  uploadedAt: Date.now(),
  uploader: { id: userId, name: uploader },
});

async function makeCopies(
  { folders, decoders }: LibraryParts,
  { key, focal }: Pick<PictureRecord, "key" | "focal">,
  source: string,
) {
  const { version, outcome } = await folders.make(key, async (folder) => {
    const decoded = await decoders.decode({ source, folder, make: "all", focal });
    return { keep: decoded.kind === "made", outcome: decoded };
  });
  if (outcome.kind !== "made") return outcome.kind;
  return { width: outcome.width, height: outcome.height, version };
}

async function storePicture(
  { storage, folders }: LibraryParts,
  picture: PictureRecord,
  uploader: Actor | undefined,
): Promise<PictureRecord> {
  const { key } = picture;
  await nameFiles({
    key,
    write: () => storage.pictures.add(picture, uploader),
    named: (keys) => storage.namedFiles("pictures", keys),
    removeFiles: () => folders.remove(key),
  });
  return picture;
}
