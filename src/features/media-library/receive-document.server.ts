import type { Actor } from "#features/accounts/accounts.server.ts";
import { inspectPdf } from "#features/submissions/inspect/inspect-pdf.server.ts";
import { withBoundedFile } from "#platform/files/bounded-file.server.ts";
import type { ReceivedFile } from "#platform/files/file-store.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { documentPath } from "#ui/picture-paths.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import { DOCUMENT_MAX_BYTES } from "./picture-limits.ts";
import type { ImportedDocument, Received, Upload, UploadedDocument } from "./pictures.server.ts";
import type { RefusalReason } from "./refusal-reasons.ts";
import { nameFiles, receiveFile } from "./store-upload.server.ts";

const SLUG_MAX = 80;

/**
 * Receives a data sheet: a PDF, checked by its content and stored byte for byte.
 * @param known its record from another site, for an import
 */
export async function receiveDocument(
  { uploads, storage: { documents, namedFiles } }: Pick<LibraryParts, "uploads" | "storage">,
  actor: Actor,
  { name, stream }: Upload,
  known?: Omit<ImportedDocument, "stream">,
): Promise<Received<UploadedDocument>> {
  const file = await receiveFile(uploads, { stream }, DOCUMENT_MAX_BYTES, "document-too-large", known?.key);
  if (typeof file === "string") return { kind: "refused", reason: file };
  const reason = await checkDocument(file);
  if (reason !== undefined) {
    await uploads.discard(file);
    return { kind: "refused", reason };
  }
  const { key, size, sha256 } = file;
  const slug = known?.slug ?? slugOf(name);
  const uploadedAt = known?.uploadedAt ?? Date.now();
  const uploader = { id: actor.userId, name: actor.name };
  await nameFiles({
    key,
    async write() {
      await uploads.save(file);
      const document = { key, slug, name, size, sha256, uploadedAt, uploader };
      await documents.add(document, known === undefined ? actor : undefined);
    },
    named: (keys) => namedFiles("documents", keys),
    removeFiles: () => uploads.discard(file),
  });
  await uploads.settle(file);
  return { kind: "stored", file: { key, path: documentPath(key, slug), name, size } };
}

async function checkDocument({ path, size }: ReceivedFile): Promise<RefusalReason | undefined> {
  if (size === 0) return "empty";
  return (await withBoundedFile(path, inspectPdf)) === undefined ? undefined : "not-a-pdf";
}

/** Returns the part of an address that is made from a file's name. */
function slugOf(name: string): string {
  const words = fold(name.replace(/\.pdf$/i, "")).replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, SLUG_MAX).replace(/^-|-$/g, "") || "document";
}
