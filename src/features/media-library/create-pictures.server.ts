import { requireRole } from "#features/accounts/require-role.server.ts";
import { libraryDrawing } from "#ui/drawings.ts";
import { documentKeyOf, documentPath, keyOf, picturePath } from "#ui/picture-paths.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import type { PictureLibrary, Received, UploadedPicture } from "./pictures.server.ts";
import { receiveDocument } from "./receive-document.server.ts";
import { receivePicture } from "./receive-picture.server.ts";
import type { RefusalReason } from "./refusal-reasons.ts";
import { servedAt } from "./served-at.server.ts";
import type { PictureRecord } from "./storage/pictures-store.server.ts";
import { updatePicture } from "./update-picture.server.ts";

/** Joins database, folders and decoder to the library of pictures. */
export function createPictures(parts: LibraryParts): PictureLibrary {
  const { storage, uploads, folders, decoders, log } = parts;

  const findByPath = async (path: string): Promise<PictureRecord | undefined> => {
    const key = keyOf(path);
    const picture = key === undefined ? undefined : await storage.pictures.find(key);
    return picture !== undefined && picturePath(picture) === path ? picture : undefined;
  };

  return {
    async receive(actor, upload) {
      requireRole(actor, "editor");
      return outcomeOf(await receivePicture(parts, actor, upload));
    },

    async receiveImported(actor, { stream, ...known }) {
      requireRole(actor, "admin");
      return outcomeOf(await receivePicture(parts, actor, { name: known.name, stream }, known));
    },

    async receiveImportedDocument(actor, { stream, ...known }) {
      requireRole(actor, "admin");
      return receiveDocument(parts, actor, { name: known.name, stream }, known);
    },

    async removeDocument(actor, key) {
      requireRole(actor, "admin");
      const isRemoved = await storage.documents.remove(key);
      if (isRemoved) await uploads.remove(key);
      return isRemoved;
    },

    async receiveDocument(actor, upload) {
      requireRole(actor, "editor");
      return receiveDocument(parts, actor, upload);
    },

    async list(actor, query) {
      requireRole(actor, "editor");
      const { items, total } = await storage.pictures.list(query);
      return { items: items.map(present), total };
    },

    async find(actor, key) {
      requireRole(actor, "editor");
      const picture = await storage.pictures.find(key);
      return picture && present(picture);
    },

    async update(actor, key, change) {
      requireRole(actor, "editor");
      const picture = await updatePicture(parts, key, change);
      return picture && present(picture);
    },

    async remove(actor, key) {
      requireRole(actor, "editor");
      const uses = await storage.pictures.remove(key);
      if (uses === undefined) return { kind: "missing" };
      if (uses.length > 0) return { kind: "used", uses };
      await folders.remove(key);
      return { kind: "removed" };
    },

    async uses(actor, keys) {
      requireRole(actor, "editor");
      return storage.pictures.uses(keys);
    },

    usedBy: storage.pictures.usedBy,

    known: async (path) => libraryDrawing(path) !== undefined || (await findByPath(path)) !== undefined,

    async knownDocument(path) {
      const key = documentKeyOf(path);
      const document = key === undefined ? undefined : await storage.documents.served(key);
      return key !== undefined && document !== undefined && documentPath(key, document.slug) === path;
    },

    altOf: async (path) => libraryDrawing(path)?.alt ?? (await findByPath(path))?.alt,

    servedAt: (path) => servedAt(parts, path),

    async recover() {
      const removedFiles = await uploads.recover((keys) => storage.namedFiles("documents", keys));
      const removedFolders = await folders.recover((keys) => storage.namedFiles("pictures", keys));
      if (removedFolders > 0) log.info({ removed: removedFolders }, "folders of pictures without a row removed");
      return removedFiles + removedFolders;
    },

    close: decoders.close,
  };
}

function outcomeOf(received: PictureRecord | RefusalReason): Received<UploadedPicture> {
  return typeof received === "string"
    ? { kind: "refused", reason: received }
    : { kind: "stored", file: present(received) };
}

function present({ uploader, ...picture }: PictureRecord): UploadedPicture {
  return { ...picture, path: picturePath(picture), uploadedBy: uploader.name };
}
