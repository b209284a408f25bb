import { expect, test } from "vitest";
import type { Drafts } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import type { StaffListQuery } from "#features/publishing/staff-list-query.ts";
import { draftSample } from "../draft-samples.ts";
import { anna, ben, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const polish = { title: "Tytuł", shortDescription: "Krótko.", description: "Długo.", imageAlt: "Rysunek" };

function inTwoLanguages(title: string, over: Partial<Drafts["news"]["texts"]["pl"]> = {}): Drafts["news"] {
  const draft = draftSample("news", title);
  Object.assign(draft.texts.pl, polish, over);
  return draft;
}

/** History, translations and lists. */
export function versionsContract(site: () => PublishingSite): void {
  test("each save is a version with its author, and an older one comes back as the newest", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "news", draftSample("news", "One"), "publish");
    await publishing.save(ben, "news", id, input(draftSample("news", "Two"), 1, "publish"));
    expect(await publishing.restoreVersion(anna, "news", id, 1, 1)).toMatchObject({ kind: "conflict" });
    expect(await publishing.restoreVersion(anna, "news", id, 9, 2)).toEqual({ kind: "missing" });
    expect(await publishing.restoreVersion(anna, "news", id, 1, 2)).toMatchObject({ kind: "saved", version: 3 });
    expect(await publishing.history(anna, "news", id)).toMatchObject([
      { version: 3, author: "Anna", what: "restored", from: 1, isPublished: false },
      { version: 2, author: "Ben", what: "saved", isPublished: true },
      { version: 1, author: "Anna", what: "created", isPublished: false },
    ]);
    expect(await publishing.version(anna, "news", id, 2)).toEqual(draftSample("news", "Two"));
    expect((await storage.collection(news).find(id, "en"))?.text.title).toBe("Two");
    expect((await publishing.open(anna, "news", id))?.title).toBe("One");
  });

  test("what is public and comes back as the newest version is not waiting to be published", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "news", draftSample("news", "Public"), "publish");
    await publishing.save(anna, "news", id, input(draftSample("news", "Tried out"), 1));
    expect((await publishing.open(anna, "news", id))?.hasChanges).toBe(true);
    const before = await storage.contentVersion();
    await publishing.restoreVersion(anna, "news", id, 1, 2);
    const item = await publishing.open(anna, "news", id);
    expect(item).toMatchObject({ version: 3, publishedVersion: 3, hasChanges: false, title: "Public" });
    expect(await storage.contentVersion()).toBe(before);
  });

  test("keeps the last 200 versions, and those that something refers to", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", inTwoLanguages("Version 1"), "publish");
    for (let version = 1; version < 205; version += 1) {
      await publishing.save(anna, "news", id, input(inTwoLanguages(`Version ${version + 1}`), version));
    }
    const versions = (await publishing.history(anna, "news", id)).map(({ version }) => version);
    expect(versions).toHaveLength(201);
    expect(versions.slice(-3)).toEqual([7, 6, 1]);
    expect((await publishing.open(anna, "news", id))?.englishThen.pl?.title).toBe("Version 1");
  });

  test("says that English has changed since a translation, until it is touched or said to follow", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", inTwoLanguages("English"));
    const languages = async () => (await publishing.open(anna, "news", id))?.languages;
    expect(await languages()).toEqual({ en: "complete", pl: "complete", de: "missing" });

    await publishing.save(anna, "news", id, input(inTwoLanguages("English, changed"), 1));
    expect(await languages()).toMatchObject({ pl: "changed" });
    expect(await publishing.open(anna, "news", id)).toMatchObject({
      translatedFrom: { pl: 1 },
      englishThen: { pl: { title: "English" } },
    });
    expect(await publishing.check(anna, "news", id, inTwoLanguages("English, changed"))).toContainEqual({
      path: "texts.pl",
      code: "translation-outdated",
      severity: "advice",
    });
    const retranslated = inTwoLanguages("English, changed", { title: "Nowy tytuł" });
    expect((await publishing.check(anna, "news", id, retranslated)).map(({ code }) => code)).not.toContain(
      "translation-outdated",
    );

    // It still fits: nothing is typed, and no version is made.
    const fits = { ...input(inTwoLanguages("English, changed"), 2), upToDate: ["pl" as const] };
    expect(await publishing.save(anna, "news", id, fits)).toMatchObject({ version: 2 });
    expect(await languages()).toMatchObject({ pl: "complete" });

    await publishing.save(anna, "news", id, input(inTwoLanguages("English, again"), 2));
    await publishing.save(anna, "news", id, input(inTwoLanguages("English, again", { title: "Nowy tytuł" }), 3));
    expect(await publishing.open(anna, "news", id)).toMatchObject({
      languages: { pl: "complete" },
      translatedFrom: { pl: 4 },
    });
  });

  test("a language that is not complete is not shown, and is when it is", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "news", inTwoLanguages("Shown", { description: "" }), "publish");
    expect((await storage.collection(news).find(id, "pl"))?.text).toMatchObject({ language: "en", title: "Shown" });
    await publishing.save(anna, "news", id, input(inTwoLanguages("Shown"), 1, "publish"));
    expect((await storage.collection(news).find(id, "pl"))?.text).toMatchObject({ language: "pl", title: "Tytuł" });
  });

  test("lists by words, state, gaps and order", async () => {
    const { publishing } = site();
    const query = (over: Partial<StaffListQuery>): StaffListQuery => ({
      q: "zeszyt",
      state: "all",
      gap: undefined,
      sort: "changed",
      page: 1,
      ...over,
    });
    const dated = (title: string, posted: string) => ({ ...inTwoLanguages(title, { title: "Zeszyt" }), posted });
    const b = await saved(site(), "news", dated("B", "2026-03-03"), "publish");
    const a = await saved(site(), "news", dated("A", "2026-04-04"));
    const c = await saved(site(), "news", { ...dated("C", "2026-01-01"), texts: { ...dated("Żeszyt", "").texts } });
    await publishing.moveToBin(anna, "news", c);
    const ids = async (over: Partial<StaffListQuery>) =>
      (await publishing.list(anna, "news", query(over))).items.map(({ id }) => id);
    expect(await ids({})).toEqual([a, b]);
    expect(await ids({ sort: "posted" })).toEqual([a, b]);
    expect(await ids({ sort: "title" })).toEqual([a, b]);
    expect(await ids({ state: "bin" })).toEqual([c]);
    expect(await ids({ state: "published" })).toEqual([b]);
    expect(await ids({ state: "draft" })).toEqual([a]);
    expect(await ids({ gap: "pl" })).toEqual([]);
    expect(await ids({ gap: "de" })).toEqual([a, b]);
    expect(await ids({ q: "%" })).toEqual([]);
    const page = await publishing.list(anna, "news", query({ page: 2 }));
    expect([page.items, page.total]).toEqual([[], 2]);
    const { kinds, ownDrafts } = await publishing.overview(anna);
    expect(kinds.news?.counts.bin).toBeGreaterThanOrEqual(1);
    expect(kinds.news?.newest.length).toBeLessThanOrEqual(5);
    expect(ownDrafts[0]).toMatchObject({ kind: "news", id: a });
  });
}
