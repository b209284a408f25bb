import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { projects } from "#collections/projects/projects.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { draftSample, VALIDATION_CONTEXT } from "../../../tests/draft-samples.ts";
import { plain } from "../../../tests/pictures/picture-samples.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { input, saved } from "../../../tests/publishing/save-contract.ts";
import { changesOf, withoutFallbackTexts } from "./api/call-changes.ts";
import type { ApiCollection } from "./api/call-fields.ts";
import { callSchema } from "./api/call-schema.ts";
import { presentEntry } from "./api/present-entry.ts";
import { applyApiSave } from "./api-save.ts";
import { chosenDraft, differencesOf } from "./dashboard/editor/draft-differences.ts";
import { compareDrafts } from "./dashboard/history/compare-drafts.ts";
import { autosaveSchema, draftSchema, makeStoredDraftSchema, storedDraftSchema } from "./drafts/draft-schemas.ts";
import { FILE_TEXT_MAX, type ListedFile } from "./file-lists.ts";
import { problemsOf } from "./problems-of.ts";

const file = (path: string, text: Parameters<typeof inEveryLanguage>[0] = {}): ListedFile => ({
  path,
  text: inEveryLanguage(text),
});
const BOARD = "/drawings/pic-board.svg";
const PLC = "/drawings/pic-plc.svg";
const PDF = Buffer.from("%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n");

const projectsInApi: ApiCollection = projects as typeof projects & ApiCollection;

function project(files: { pictures?: ListedFile[]; documents?: ListedFile[] }) {
  return { ...draftSample("project", "Dock"), ...files };
}

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("lists of files, on %s", (_, create) => {
  let database: Awaited<ReturnType<typeof create>>;
  let site: PublishingSite;
  beforeEach(async () => {
    database = await create();
    site = await openPublishingSite(database);
  });
  afterEach(async () => {
    await site.close();
    await database.remove();
  });

  async function upload() {
    const stream = Readable.from([await plain(60, 40).jpeg().toBuffer()]);
    const [picture, document] = [
      await site.pictures.receive(anna, { name: "photo.jpg", stream }),
      await site.pictures.receiveDocument(anna, { name: "Test report.pdf", stream: Readable.from([PDF]) }),
    ];
    if (picture.kind !== "stored" || document.kind !== "stored") throw new Error("an upload was refused");
    return { picture: picture.file, document: document.file };
  }

  test("are published in their order, with the texts of the library and names of files where they have none", async () => {
    const { picture, document } = await upload();
    const alt = inEveryLanguage({ en: "The quay", pl: "Nabrzeże" });
    await site.pictures.update(anna, picture.key, { alt, focal: { x: 0.5, y: 0.5 } });
    const draft = project({
      pictures: [file(PLC, { en: "A controller" }), file(picture.path)],
      documents: [file(document.path, { pl: "Protokół" })],
    });
    const id = await saved(site, "project", draft, "publish");
    const find = async () => site.storage.collection(projects).find(id, "en");
    expect(await find()).toMatchObject({
      pictures: [
        { path: PLC, text: "A controller" },
        { path: picture.path, text: "The quay" },
      ],
      documents: [{ path: document.path, text: "Test report.pdf", size: PDF.length }],
    });
    const swapped = { ...draft, pictures: draft.pictures.toReversed() };
    await site.publishing.save(anna, "project", id, input(swapped, 1, "publish"));
    expect((await find())?.pictures?.map(({ path }) => path)).toEqual([picture.path, PLC]);
    expect((await site.publishing.open(anna, "project", id))?.draft).toMatchObject({ pictures: swapped.pictures });
  });

  test("make their files public with the entry, and keep them while it needs them", async () => {
    const { picture, document } = await upload();
    const draft = project({ pictures: [file(picture.path)], documents: [file(document.path)] });
    const id = await saved(site, "project", draft);
    const arePublic = async () =>
      Promise.all([picture, document].map(async ({ path }) => (await site.pictures.servedAt(path))?.public));
    expect(await arePublic()).toEqual([false, false]);
    expect(await site.pictures.remove(anna, picture.key)).toMatchObject({ kind: "used", uses: [{ id }] });
    expect(await site.storage.documents.remove(document.key)).toBe(false);
    expect(await site.pictures.usedBy(document.key, { kind: "project", id })).toBe(true);
    await site.publishing.publish(anna, "project", id, 1);
    expect(await arePublic()).toEqual([true, true]);
    await site.publishing.save(anna, "project", id, input(project({}), 1, "publish"));
    expect(await arePublic()).toEqual([false, false]);
    expect(await site.storage.collection(projects).find(id, "en")).toMatchObject({ pictures: undefined });
    expect((await site.pictures.remove(anna, picture.key)).kind).toBe("removed");
  });

  test("with a file that the library does not have are refused, and no preview shows it", async () => {
    const unknown = `/documents/${"a".repeat(40)}/sheet.pdf`;
    const draft = project({
      pictures: [file(BOARD), file("/pictures/none.jpg")],
      documents: [file(unknown), file("https://example.com/a.pdf")],
    });
    const outcome = await site.publishing.save(anna, "project", undefined, input(draft, 0));
    expect(outcome).toMatchObject({
      kind: "refused",
      problems: [
        { path: "pictures.1", code: "unknown-picture" },
        { path: "documents.0", code: "unknown-document" },
        { path: "documents.1", code: "unknown-document" },
      ],
    });
    const id = await saved(site, "project", project({}));
    const at = { key: "1", tab: "1", draft, baseVersion: 1, revision: 0 };
    await site.publishing.autosave(anna, "project", id, at);
    const shown = await site.publishing.previewForStaff(anna, "project", id, "en", "1");
    expect(shown?.page).toMatchObject({ pictures: [{ path: BOARD }], documents: undefined });
  });

  test("an entry of a release without them opens, is edited and published", async () => {
    const id = await saved(site, "news", draftSample("news", "Older"), "publish");
    const [version] = await site.storage.publishing.rows.selectFrom("item_versions").selectAll().execute();
    const { pictures: __, ...older } = JSON.parse(version?.draft ?? "") as Record<string, unknown>;
    await site.storage.publishing.rows
      .updateTable("item_versions")
      .set({ draft: JSON.stringify(older) })
      .where("item_id", "=", id)
      .execute();
    const opened = await site.publishing.open(anna, "news", id);
    expect(opened?.draft).toMatchObject({ pictures: [] });
    expect(await site.storage.collection(news).find(id, "en")).toMatchObject({ pictures: undefined });
    const draft = { ...opened?.draft, pictures: [file(BOARD)] } as ReturnType<typeof draftSample<"news">>;
    expect(await site.publishing.save(anna, "news", id, input(draft, 1, "publish"))).toMatchObject({ kind: "saved" });
    expect((await site.storage.collection(news).find(id, "en"))?.pictures).toHaveLength(1);
  });
});

describe("a list of files in a draft", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => file(`/drawings/${i}.svg`));
  const accepts = (pictures: unknown) =>
    draftSchema(projects).safeParse(project({ pictures: pictures as never })).success;

  test("is bounded, and has each file once", () => {
    expect([accepts(many(8)), accepts(many(9))]).toEqual([true, false]);
    const text = (length: number) => [file(BOARD, { de: "ł".repeat(length) })];
    expect([accepts(text(FILE_TEXT_MAX)), accepts(text(FILE_TEXT_MAX + 1))]).toEqual([true, false]);
    expect([accepts([{ path: BOARD }]), accepts([{ ...file(BOARD), more: 1 }]), accepts(BOARD)]).toEqual([
      false,
      false,
      false,
    ]);
    const twice = project({ pictures: [file(BOARD), file(PLC), file(BOARD)] });
    expect(draftSchema(projects).parse(twice)).toMatchObject({ pictures: [{ path: BOARD }, { path: PLC }] });
    const long = project({ pictures: text(FILE_TEXT_MAX + 1) });
    expect(autosaveSchema(projects).safeParse(long).success).toBe(true);
  });

  test("gets the languages and fields of this release when it is read", () => {
    const stored = { ...project({}), pictures: [{ path: BOARD, text: { en: "A panel", xx: "?" }, more: 1 }] };
    expect(storedDraftSchema(projects).parse(stored)).toMatchObject({ pictures: [file(BOARD, { en: "A panel" })] });
    const later = makeStoredDraftSchema(projects, ["en", "no"]).parse(stored) as unknown as { pictures: unknown[] };
    expect(later.pictures).toEqual([{ path: BOARD, text: { en: "A panel", no: "" } }]);
  });

  test("says which picture lacks a text, and which title a translation", () => {
    const draft = project({
      pictures: [file(BOARD, { en: "A panel" }), file(PLC)],
      documents: [file(`/documents/${"a".repeat(40)}/a.pdf`, { en: "Report" })],
    });
    draft.texts.pl = { ...draft.texts.en };
    const problems = problemsOf(projects, draft, { ...VALIDATION_CONTEXT, altOf: () => undefined });
    const paths = (code: string) => problems.filter((found) => found.code === code).map(({ path }) => path);
    expect(paths("alt-missing")).toEqual(["pictures.1.text.en", "pictures.0.text.pl", "pictures.1.text.pl"]);
    expect(paths("not-translated")).toEqual(["documents.0.text.pl"]);
  });

  test("is compared as a whole: its order and each text count", async () => {
    const [one, other] = [
      project({ pictures: [file(BOARD), file(PLC)] }),
      project({ pictures: [file(PLC), file(BOARD)] }),
    ];
    expect(differencesOf(projects, one, one)).toEqual([]);
    expect(differencesOf(projects, one, other)).toMatchObject([{ path: "pictures", files: { mine: other.pictures } }]);
    expect(chosenDraft(projects, { theirs: one, mine: other }, { pictures: "mine" })).toEqual(other);
    const { facts } = await compareDrafts(projects, one, other);
    expect(facts).toMatchObject([{ field: "pictures", files: [one.pictures, other.pictures] }]);
  });
});

describe("a list of files in the JSON API", () => {
  const call = (values: Record<string, unknown>, before = project({})) => {
    const read = callSchema(projectsInApi).safeParse(values);
    return read.success ? applyApiSave(projects, before, changesOf(projectsInApi, read.data)) : undefined;
  };

  test("is given with a text in each language, and with the names and sizes of documents", () => {
    const record = {
      id: 1,
      pictures: [{ path: BOARD, text: { en: "A panel", pl: "Panel" } }],
      documents: [{ path: "/documents/a.pdf", text: {}, name: "a.pdf", size: 7 }],
      texts: { en: { title: "Dock" } },
    };
    expect(presentEntry(projectsInApi, record)).toMatchObject({
      pictures: [{ path: BOARD, alt: "A panel", alt_pl: "Panel", alt_de: null }],
      documents: [{ path: "/documents/a.pdf", title: null, title_pl: null, title_de: null, name: "a.pdf", size: 7 }],
    });
  });

  test("replaces the list; texts that it does not name stay with their files", () => {
    const before = project({ pictures: [file(BOARD, { en: "A panel", pl: "Panel" })] });
    const pictures = [
      { path: PLC, alt_de: "Steuerung" },
      { path: BOARD, alt: null },
    ];
    expect(call({ pictures }, before)?.pictures).toEqual([
      file(PLC, { de: "Steuerung" }),
      file(BOARD, { pl: "Panel" }),
    ]);
    expect(call({ title: "Other" }, before)?.pictures).toEqual(before.pictures);
    expect(call({ pictures: null }, before)?.pictures).toEqual([]);
    const documents = [{ path: "/documents/a.pdf", title: "A", name: "a.pdf", size: 7 }];
    expect(call({ documents })?.documents).toEqual([file("/documents/a.pdf", { en: "A" })]);
    expect(call({ pictures: [{ path: BOARD, title: "A panel" }] })).toBeUndefined();
    expect(call({ pictures: Array.from({ length: 9 }, (_, i) => ({ path: `/${i}` })) })).toBeUndefined();
  });

  test("does not store another language as English", () => {
    const record = { id: 1, pictures: [{ path: BOARD, text: { pl: "Panel" } }], texts: { pl: { title: "Dok" } } };
    const given = presentEntry(projectsInApi, record).pictures;
    const own = withoutFallbackTexts(projectsInApi, record, { pictures: given });
    expect(own).toEqual({ pictures: [{ path: BOARD, alt_pl: "Panel", alt_de: null }] });
  });
});
