import { beforeEach, describe, expect, test } from "vitest";
import type { PictureRecord } from "#features/media-library/storage/pictures-store.server.ts";
import type { Reference } from "#features/publishing/storage/references.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { newFileKey } from "#platform/files/file-key.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { ContractDatabase } from "./contract-databases.ts";
import { pictureReferences, referToFiles } from "./refer-to-files.ts";

const UPLOADER = { id: "u1", name: "Kim Example" };

function pictureSample(change: Partial<PictureRecord> = {}): PictureRecord {
  return {
    key: newFileKey(),
    width: 2400,
    height: 1800,
    version: "v1",
    name: "Stępka.jpg",
    alt: inEveryLanguage({ en: "", pl: "", de: "Größe" }),
    focal: { x: 0.25, y: 0.5 },
    uploadedAt: Date.UTC(2026, 10, 20),
    uploader: UPLOADER,
    ...change,
  };
}

/** Tests pictures and documents on any database. */
export function picturesContract(database: () => ContractDatabase, storage: () => Storage): void {
  describe("pictures", () => {
    let picture: PictureRecord;
    beforeEach(async () => {
      picture = pictureSample();
      await storage().pictures.add(picture);
    });

    async function refer(kind: "news" | "project", id: number, files: Reference[], published: boolean): Promise<void> {
      const db = await openDatabase(database().location, createLog("silent"));
      await referToFiles(db, { kind, id, published }, files).finally(() => db.destroy());
    }
    const use = (kind: "news" | "project", id: number, keys: string[], published: boolean) =>
      refer(kind, id, pictureReferences(keys), published);

    test("are listed as they were added, newest first, and searched without regard to case and diacritics", async () => {
      const newer = pictureSample({
        name: "100 % of it",
        alt: inEveryLanguage({ en: "Main switchboard", pl: "", de: "" }),
        uploadedAt: Date.UTC(2026, 10, 21),
      });
      await storage().pictures.add(newer);
      expect(await storage().pictures.find(picture.key)).toEqual(picture);
      const { items } = await storage().pictures.list({ q: "", page: 1 });
      expect(items.findIndex(({ key }) => key === newer.key)).toBeLessThan(
        items.findIndex(({ key }) => key === picture.key),
      );
      const found = async (q: string) => (await storage().pictures.list({ q, page: 1 })).items.map(({ key }) => key);
      expect(await found("stepka grosse")).toEqual([]);
      expect(await found("STEPKA")).toContain(picture.key);
      expect(await found("grosse")).toContain(picture.key);
      expect(await found("100 %")).toEqual([newer.key]);
      expect((await storage().pictures.list({ q: "", page: 9999 })).items).toEqual([]);
    });

    test("are changed only while their crops are those that the change is based on", async () => {
      const changed = { ...picture, version: "v2", focal: { x: 1, y: 0 } };
      expect(await storage().pictures.update(changed, "v1")).toBe(true);
      expect(await storage().pictures.update({ ...picture, version: "v3" }, "v1")).toBe(false);
      expect(await storage().pictures.find(picture.key)).toEqual(changed);
    });

    test("are public while a published item uses them, and cannot be removed while any item does", async () => {
      const { key } = picture;
      const isPublic = async () => (await storage().pictures.served(key))?.public;
      expect(await isPublic()).toBe(false);
      await use("news", 905, [key, key], false);
      expect(await isPublic()).toBe(false);
      await use("news", 905, [key], true);
      await use("project", 905, [key], true);
      expect(await isPublic()).toBe(true);
      const titled = (kind: string, published: boolean) => ({ kind, id: 905, title: "", published });
      expect(await storage().pictures.remove(key)).toEqual([titled("news", true), titled("project", true)]);
      await use("news", 905, [], true);
      expect(await isPublic()).toBe(true);
      await use("project", 905, [], true);
      expect(await isPublic()).toBe(false);
      expect(await storage().pictures.remove(key)).toEqual([titled("news", false)]);
      await use("news", 905, [], false);
      expect(await storage().pictures.remove(key)).toEqual([]);
      expect(await storage().pictures.served(key)).toBeUndefined();
      expect(await storage().pictures.remove(key)).toBeUndefined();
    });

    test("that were removed cannot be used", async () => {
      await storage().pictures.remove(picture.key);
      expect(await use("news", 6, [picture.key], true).catch(failureId)).toBe("invalid-input");
      expect(await storage().pictures.uses([picture.key], "en")).toEqual(new Map());
    });

    test("removed and used at the same time: one of the two fails", async () => {
      const { key } = picture;
      const [used, removed] = await Promise.all([
        use("news", 7, [key], true).then(
          () => true,
          () => false,
        ),
        storage().pictures.remove(key),
      ]);
      expect(removed).toHaveLength(used ? 1 : 0);
      expect((await storage().pictures.find(key)) !== undefined).toBe(used);
      await use("news", 7, [], true);
    });

    test("a document cannot be removed while an item refers to it, as published or as saved", async () => {
      const { key } = picture;
      const about = { slug: "sheet", name: "Sheet.pdf", size: 7, sha256: "ab", uploadedAt: 1, uploader: UPLOADER };
      await storage().documents.add({ key, ...about });
      const reference: Reference = { to: "documents", id: key };
      for (const published of [true, false]) {
        await refer("project", 906, [reference], published);
        expect(await storage().documents.remove(key)).toBe(false);
        await refer("project", 906, [], published);
      }
      expect(await storage().documents.remove(key)).toBe(true);
      expect(await storage().documents.served(key)).toBeUndefined();
    });

    test("and documents are named by their keys", async () => {
      const document = { key: newFileKey(), slug: "sheet", name: "Sheet.pdf", size: 7, sha256: "ab" };
      await storage().documents.add({ ...document, uploadedAt: 1, uploader: UPLOADER });
      expect(await storage().documents.served(document.key)).toEqual({
        slug: "sheet",
        name: "Sheet.pdf",
        size: 7,
        sha256: "ab",
        public: false,
      });
      await refer("news", 8, [{ to: "documents", id: document.key }], true);
      expect((await storage().documents.served(document.key))?.public).toBe(true);
      const other = newFileKey();
      expect(await storage().namedFiles("documents", [document.key, picture.key, other])).toEqual(
        new Set([document.key]),
      );
      expect(await storage().namedFiles("pictures", [document.key, picture.key, other])).toEqual(
        new Set([picture.key]),
      );
    });
  });
}
