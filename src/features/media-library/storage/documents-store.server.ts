import type { Actor } from "#features/accounts/accounts.server.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import { lockRows, readUses, usedInPublic } from "#features/publishing/storage/references.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { storable } from "./pictures-store.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    documents: ReturnType<typeof documentsStore>;
  }
}

/** A document's row. Bytes; ms since 1970. */
export interface DocumentRecord {
  key: string;
  /** The name in its address: letters a to z, digits and dashes. */
  slug: string;
  name: string;
  size: number;
  sha256: string;
  uploadedAt: number;
  uploader: { id: string; name: string };
}

/** Creates the store of uploaded data sheets, whose files are in the file store. */
export function documentsStore(db: Database) {
  return {
    /**
     * Stores a new document, whose file must be in place.
     * @param actor named in the audit entry; undefined for a document of an import, which adds none
     */
    async add({ key, slug, name, size, sha256, uploadedAt, uploader }: DocumentRecord, actor?: Actor): Promise<void> {
      const known = { key, slug, name: storable(name), size, sha256 };
      const upload = { uploaded_at: uploadedAt, uploaded_by_id: uploader.id, uploaded_by: uploader.name };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("documents")
          .values({ ...known, ...upload })
          .execute();
        if (actor === undefined) return;
        await appendEntry(transaction, Date.now(), actor, "document-added", {
          subject: { kind: "document", name: key },
        });
      });
    },

    /** Removes an unused document. @returns whether it was removed */
    remove(key: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        // As with pictures, a save that uses it locks its row.
        if ((await lockRows(transaction, "documents", [key])) === 0) return false;
        if ((await readUses(transaction, "documents", [key], FALLBACK_LANGUAGE)).has(key)) return false;
        await transaction.deleteFrom("documents").where("key", "=", key).execute();
        return true;
      });
    },

    /** Returns the data for serving a document; `public`: a published item links it. */
    async served(
      key: string,
    ): Promise<(Pick<DocumentRecord, "slug" | "name" | "size" | "sha256"> & { public: boolean }) | undefined> {
      const row = await db
        .selectFrom("documents")
        .select(["slug", "name", "size", "sha256"])
        .select((expression) => usedInPublic("documents", expression.ref("documents.key")).as("shown"))
        .where("key", "=", key)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { shown, ...document } = row;
      return { ...document, public: shown !== null };
    },
  };
}
