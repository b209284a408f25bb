import { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Received } from "#features/media-library/pictures.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { documentPath, picturePath } from "#ui/picture-paths.ts";
import { bytesOf, readRecord } from "./content-check.server.ts";
import type { RecordOf } from "./content-format.server.ts";
import { type ContentLibrary, contentLibrary } from "./content-library.server.ts";
import type { ContentFile } from "./content-lines.server.ts";
import { ContentRefused, type Place } from "./content-refused.server.ts";
import type { ContentCounts, ImportStep } from "./import-outcome.ts";
import { findDocument } from "./storage/read-content.server.ts";

type Parts = Pick<ServiceParts, "storage" | "pictures" | "log">;
type FileRecord = RecordOf<"picture"> | RecordOf<"document">;

/** A file that an import added to the library. */
interface AddedFile {
  type: FileRecord["type"];
  key: string;
}

/** The files of an import. */
export interface ImportedFiles {
  library: ContentLibrary;
  added: AddedFile[];
}

/**
 * Adds the pictures and documents of an import to the library under their keys; existing ones stay unchanged. When one
 * is refused, those added before are removed.
 * @throws ContentRefused for a file that an upload would refuse too
 */
export async function importFiles(
  parts: Parts,
  actor: Actor,
  file: ContentFile,
  { pictures, documents }: ContentCounts,
  onStep: (step: ImportStep) => void,
): Promise<ImportedFiles> {
  const library = contentLibrary();
  const added: AddedFile[] = [];
  const of = pictures + documents;
  let done = 0;
  try {
    for await (const placed of file.records()) {
      if (placed.typeHint !== undefined && !["picture", "document"].includes(placed.typeHint)) continue;
      const record = readRecord(parts.storage, placed);
      if (record.type !== "picture" && record.type !== "document") continue;
      onStep({ step: "files", done, of });
      const known = await knownPath(parts, record);
      if (known === undefined) {
        const path = await importFile(parts, actor, record, placed.place);
        added.push({ type: record.type, key: record.key });
        library.add(record, path);
      } else library.add(record, known);
      done += 1;
    }
  } catch (error) {
    await removeAddedFiles(parts, actor, added);
    throw error;
  }
  return { library, added };
}

/** Returns the path of the picture or document with this key on this site; undefined for none. */
async function knownPath({ storage }: Parts, record: FileRecord): Promise<string | undefined> {
  const { key, type } = record;
  if (type === "picture") {
    const picture = await storage.pictures.find(key);
    return picture && picturePath(picture);
  }
  const document = await findDocument(storage.publishing.rows, key);
  return document && documentPath(key, document.slug);
}

/** Adds a file to the library. @returns its path */
async function importFile({ pictures }: Parts, actor: Actor, record: FileRecord, place: Place): Promise<string> {
  const stream = Readable.from([bytesOf(record, place)]);
  const { key, name, uploadedAt } = record;
  const received: Received<{ path: string }> =
    record.type === "picture"
      ? await pictures.receiveImported(actor, { key, name, uploadedAt, alt: record.alt, focal: record.focal, stream })
      : await pictures.receiveImportedDocument(actor, { key, name, uploadedAt, slug: record.slug, stream });
  if (received.kind === "stored") return received.file.path;
  throw new ContentRefused("file", place, name, received.reason);
}

/** Removes files that an import added. Failures are logged, and the file stays in the library. */
export async function removeAddedFiles(
  { pictures, log }: Parts,
  actor: Actor,
  added: readonly AddedFile[],
): Promise<void> {
  for (const { type, key } of added) {
    try {
      await pictures.removeImported(actor, type, key);
    } catch (error) {
      log.error({ err: error, key }, "a file of a failed import could not be removed");
    }
  }
}
