import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import type { DocumentFile } from "#features/publishing/file-lists.ts";
import type { EntryUse, Uses } from "#features/publishing/storage/references.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { libraryDrawing } from "#ui/drawings.ts";
import { documentKeyOf, documentPath, keyOf, MARK, picturePath } from "#ui/picture-paths.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import type {
  FocalPoint,
  ImportedDocument,
  ImportedPicture,
  Received,
  ServedFile,
  Upload,
  UploadedDocument,
  UploadedPicture,
} from "./pictures.server.ts";
import { receiveDocument } from "./receive-document.server.ts";
import { receivePicture } from "./receive-picture.server.ts";
import type { RefusalReason } from "./refusal-reasons.ts";
import { servedAt } from "./served-at.server.ts";
import type { PictureRecord } from "./storage/pictures-store.server.ts";
import { removeCopies, updatePicture } from "./update-picture.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** The library of pictures and data sheets. */
    pictures: Pictures;
  }
  interface ServiceParts {
    pictures: Pictures;
  }
}

export type Pictures = ReturnType<typeof createPictures>;

/**
 * Creates the library of pictures and data sheets that staff upload. A change stores its audit entry in its own
 * transaction; files are removed after the commit, or by `recover`. Methods with an actor throw ExpectedError `forbidden`
 * for anyone below the role of an editor, those of an import below the role of an admin.
 */
export function createPictures(parts: LibraryParts) {
  const { storage, stored, uploads, folders, decoders, log } = parts;

  const findByPath = async (path: string): Promise<PictureRecord | undefined> => {
    const key = keyOf(path);
    const picture = key === undefined ? undefined : await storage.pictures.find(key);
    return picture !== undefined && picturePath(picture) === path ? picture : undefined;
  };

  return {
    /**
     * Receives a picture. Size, content and dimensions are checked before it is decoded. Another process makes copies
     * without metadata, and only those are stored. This takes seconds; after a failure nothing is left.
     * @throws ExpectedError `storage-full`, `storage-unavailable`; errors of the stream
     */
    async receive(actor: Actor, upload: Upload): Promise<Received<UploadedPicture>> {
      requireRole(actor, "editor");
      return outcomeOf(await receivePicture(parts, actor, upload));
    },

    /**
     * Receives a picture of another site under its key, which must be free. Throws as `receive` does. Files of an import
     * have no audit entries of their own; the import has one.
     */
    async receiveImported(actor: Actor, { stream, ...known }: ImportedPicture): Promise<Received<UploadedPicture>> {
      requireRole(actor, "admin");
      return outcomeOf(await receivePicture(parts, actor, { name: known.name, stream }, known));
    },

    /** Receives a document of another site, as above. */
    async receiveImportedDocument(
      actor: Actor,
      { stream, ...known }: ImportedDocument,
    ): Promise<Received<UploadedDocument>> {
      requireRole(actor, "admin");
      return receiveDocument(parts, actor, { name: known.name, stream }, known);
    },

    /** Removes an imported file, unless it is in use. */
    async removeImported(actor: Actor, type: "picture" | "document", key: string): Promise<void> {
      requireRole(actor, "admin");
      if (type === "document") {
        if (await storage.documents.remove(key)) await uploads.remove(key);
      } else if ((await storage.pictures.remove(key))?.length === 0) await folders.remove(key);
    },

    /** Receives a PDF of up to 10 MB and stores it unchanged. Throws as `receive` does. */
    async receiveDocument(actor: Actor, upload: Upload): Promise<Received<UploadedDocument>> {
      requireRole(actor, "editor");
      return receiveDocument(parts, actor, upload);
    },

    /**
     * Returns a page of uploaded pictures, newest first. The drawings of the site are in `LIBRARY_DRAWINGS`.
     * @param query `q`: words of the file's name or an alternative text; `page` from 1
     */
    async list(actor: Actor, query: { q: string; page: number }): Promise<{ items: UploadedPicture[]; total: number }> {
      requireRole(actor, "editor");
      const { items, total } = await storage.pictures.list(query);
      return { items: items.map(present), total };
    },

    /** Returns one uploaded picture, or undefined. */
    async find(actor: Actor, key: string): Promise<UploadedPicture | undefined> {
      requireRole(actor, "editor");
      const picture = await storage.pictures.find(key);
      return picture && present(picture);
    },

    /**
     * Sets alternative texts and focal point; another focal point renews the crops.
     * @returns undefined for an unknown picture
     * @throws ExpectedError `invalid-input`, `conflict` when somebody else changed the crops meanwhile
     */
    async update(
      actor: Actor,
      key: string,
      change: { alt: InEveryLanguage<string>; focal: FocalPoint },
    ): Promise<UploadedPicture | undefined> {
      requireRole(actor, "editor");
      const picture = await updatePicture(parts, actor, key, change);
      return picture && present(picture);
    },

    /** Removes a picture that neither a published nor a saved item uses. */
    async remove(
      actor: Actor,
      key: string,
    ): Promise<{ kind: "removed" } | { kind: "missing" } | { kind: "used"; uses: EntryUse[] }> {
      requireRole(actor, "editor");
      const uses = await storage.pictures.remove(key, actor);
      if (uses === undefined) return { kind: "missing" };
      if (uses.length > 0) return { kind: "used", uses };
      await removeCopies(parts, key);
      return { kind: "removed" };
    },

    /** Returns the uses of pictures, by key; unused ones are left out. */
    async uses(actor: Actor, keys: readonly string[]): Promise<Map<string, Uses>> {
      requireRole(actor, "editor");
      return storage.pictures.uses(keys, actor.language);
    },

    /** Returns whether an item uses a picture or document, as published or as last saved. */
    usedBy: storage.pictures.usedBy,

    /** Returns whether a path is that of a drawing of the library or of the largest copy of a picture. */
    known: async (path: string): Promise<boolean> =>
      libraryDrawing(path) !== undefined || (await findByPath(path)) !== undefined,

    /** Returns whether a path is that of a picture with the copies of a logo and an icon; see `picture-paths.ts`. */
    async knownMark(path: string): Promise<boolean> {
      const picture = await findByPath(path);
      return picture !== undefined && (await stored.names(folders.pathOf(picture.key, picture.version))).includes(MARK);
    },

    /** Returns the name of the file and the size in bytes of an uploaded document; undefined for an unknown path. */
    async documentOf(path: string): Promise<DocumentFile | undefined> {
      const key = documentKeyOf(path);
      const document = key === undefined ? undefined : await storage.documents.served(key);
      if (key === undefined || document === undefined || documentPath(key, document.slug) !== path) return undefined;
      return { name: document.name, size: document.size };
    },

    /** Returns the alternative texts of a drawing or a picture of the library; undefined for an unknown one. */
    altOf: async (path: string): Promise<InEveryLanguage<string> | undefined> =>
      libraryDrawing(path)?.alt ?? (await findByPath(path))?.alt,

    /** Returns the file of a path below /pictures/ or /documents/; undefined without one. */
    servedAt: (path: string): Promise<ServedFile | undefined> => servedAt(parts, path),

    /**
     * Removes files left by killed processes and files that no row names. Runs at the start and every ten minutes.
     * @returns the number of removed files and folders
     */
    async recover(): Promise<number> {
      const removedFiles = await uploads.recover((keys) => storage.namedFiles("documents", keys));
      const removedFolders = await folders.recover(storage.pictures.versionsOf);
      await stored.removeStaleCopies();
      if (removedFolders > 0) log.info({ removed: removedFolders }, "folders of pictures without a row removed");
      return removedFiles + removedFolders;
    },

    /** Ends the decoding processes; uploads in progress fail. */
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
