import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { EDITOR, openTestLibrary, type TestLibrary } from "../../../tests/pictures/picture-library.ts";
import { plain } from "../../../tests/pictures/picture-samples.ts";
import { pictureReferences, referToFiles } from "../../../tests/refer-to-files.ts";
import type { Pictures } from "./create-pictures.server.ts";

// Decoding gives way to everything else that the machine does.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN: Actor = { ...EDITOR, role: "admin" };
const NO_TEXTS = inEveryLanguage({ en: "", pl: "", de: "" });
const TYPED = { ...NO_TEXTS, en: "A typed text" };
const MIDDLE = { x: 0.5, y: 0.5 };

/** Each method that changes something that staff see; a new one is to be named here or below. */
const RECORDED = ["receive", "receiveDocument", "update", "remove"] satisfies (keyof Pictures)[];
/** Each method without an audit entry; files of an import have the import's `content-imported`. */
const QUIET = [
  ...(["receiveImported", "receiveImportedDocument", "removeImported", "recover", "close", "list", "find"] as const),
  ...(["uses", "usedBy", "known", "knownMark", "documentOf", "altOf", "servedAt"] as const),
] satisfies (keyof Pictures)[];

let library: TestLibrary;
let pictures: Pictures;
let last = 0;

beforeEach(async () => {
  library = await openTestLibrary({ database: inject("migratedSqlite") });
  pictures = library.pictures;
  last = 0;
});
afterEach(() => library.close());

/** Audit entries since the last call: `action who subject details`. */
async function taken(): Promise<string[]> {
  const rows = await library.db.selectFrom("audit_log").selectAll().where("id", ">", last).orderBy("id").execute();
  last = rows.at(-1)?.id ?? last;
  return rows.map((row) => `${row.action} ${row.actor_id} ${row.subject_kind}:${row.subject} ${row.details}`);
}

const small = () => plain(9, 9).png().toBuffer();
const pdf = () => ({ name: "Lohnzettel.pdf", stream: Readable.from([Buffer.from("%PDF-1.7\nexample")]) });

test("each method is decided on", () => {
  expect([...RECORDED, ...QUIET].sort()).toEqual(Object.keys(pictures).sort());
});

test("what is added, changed and removed is in the audit log, without what staff have typed", async () => {
  const { key } = await library.uploaded(await small());
  expect(await taken()).toEqual([`picture-added u1 picture:${key} {}`]);
  const document = await pictures.receiveDocument(EDITOR, pdf());
  if (document.kind !== "stored") throw new Error(document.reason);
  expect(await taken()).toEqual([`document-added u1 document:${document.file.key} {}`]);
  await pictures.update(EDITOR, key, { alt: TYPED, focal: MIDDLE });
  expect(await taken()).toEqual([`picture-changed u1 picture:${key} {}`]);
  await pictures.update(EDITOR, key, { alt: TYPED, focal: { x: 0, y: 0 } });
  expect(await taken()).toEqual([`picture-changed u1 picture:${key} {}`]);
  await pictures.remove(EDITOR, key);
  expect(await taken()).toEqual([`picture-removed u1 picture:${key} {}`]);
});

test("what is refused or changes nothing leaves no entry", async () => {
  const { key } = await library.uploaded(await small());
  await taken();
  expect((await library.upload(Buffer.alloc(0))).kind).toBe("refused");
  const empty = { name: "x.pdf", stream: Readable.from([]) };
  expect((await pictures.receiveDocument(EDITOR, empty)).kind).toBe("refused");
  await pictures.update(EDITOR, key, { alt: NO_TEXTS, focal: MIDDLE });
  expect(await pictures.update(EDITOR, "0".repeat(40), { alt: TYPED, focal: MIDDLE })).toBeUndefined();
  await referToFiles(library.db, { kind: "news", id: 7, published: false }, pictureReferences([key]));
  expect((await pictures.remove(EDITOR, key)).kind).toBe("used");
  expect((await pictures.remove(EDITOR, "0".repeat(40))).kind).toBe("missing");
  expect(await taken()).toEqual([]);
});

test("files of an import leave no entries", async () => {
  const [key, other] = ["a".repeat(40), "b".repeat(40)];
  const stream = Readable.from([await small()]);
  const known = { name: "Photo.png", uploadedAt: 1 };
  await pictures.receiveImported(ADMIN, { ...known, key, alt: NO_TEXTS, focal: MIDDLE, stream });
  await pictures.receiveImportedDocument(ADMIN, { ...known, key: other, slug: "sheet", stream: pdf().stream });
  expect(await library.files()).not.toEqual([]);
  await pictures.removeImported(ADMIN, "picture", key);
  await pictures.removeImported(ADMIN, "document", other);
  expect(await library.files()).toEqual([]);
  expect(await taken()).toEqual([]);
});

test("a change whose audit entry cannot be written is rolled back, with its files", async () => {
  const { key } = await library.uploaded(await small());
  const before = [await pictures.find(EDITOR, key), await library.files()];
  await library.db.schema.alterTable("audit_log").renameTo("audit_log_away").execute();
  const away = "audit_log";
  await expect(library.upload(await small())).rejects.toThrow(away);
  await expect(pictures.receiveDocument(EDITOR, pdf())).rejects.toThrow(away);
  await expect(pictures.update(EDITOR, key, { alt: TYPED, focal: MIDDLE })).rejects.toThrow(away);
  await expect(pictures.remove(EDITOR, key)).rejects.toThrow(away);
  expect([await pictures.find(EDITOR, key), await library.files()]).toEqual(before);
  expect((await pictures.list(EDITOR, { q: "", page: 1 })).total).toBe(1);
});
