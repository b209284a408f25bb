import { afterEach, expect, test, vi } from "vitest";
import type { AllCollections } from "#collections/index.ts";
import { offers } from "#collections/offers/offers.ts";
import { projects } from "#collections/projects/projects.ts";
import { AUTOSAVES_MAX } from "#features/publishing/autosaves.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { type AutosaveOfForm, PREVIEW_LINKS_MAX, type UnsavedItem } from "#features/publishing/publishing.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { draftSample, richSample } from "../draft-samples.ts";
import { admin, anna, ben, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const ALL = { q: "", state: "all", gap: undefined, sort: "changed", page: 1 } as const;

/** The autosave of one open form. */
const form = (revision: number) => ({ key: "k1", tab: "a", revision });

/** What an open form sends: without more, the first autosave of a new item. */
export function typedIn<D>(draft: D, more: Partial<AutosaveOfForm & { baseVersion: number }> = {}) {
  return { draft, baseVersion: 0, ...form(0), ...more };
}

const DAY_MS = 86_400_000;

/** What is typed and not saved, and what is saved and shown to few. */
export function unsavedContract(site: () => PublishingSite, kinds: readonly AllCollections[]): void {
  afterEach(() => void vi.useRealTimers());

  test("unsaved input is stored for its author alone until it is saved", async () => {
    const { publishing } = site();
    const typed = draftSample("offer", "Typed");
    expect(await publishing.autosave(anna, "offer", undefined, typedIn(typed))).toMatchObject({ revision: 1 });
    await publishing.autosave(ben, "offer", undefined, typedIn(draftSample("offer", "Ben's")));
    const opened = await publishing.openNew(anna, "offer", "k1");
    expect(opened).toMatchObject({
      draft: emptyDraft(offers, dayOf(Date.now())),
      autosave: { draft: typed, baseVersion: 0, key: "k1", revision: 1 },
    });
    const outcome = await publishing.save(anna, "offer", undefined, { ...input(typed, 0), autosave: form(1) });
    expect((await publishing.openNew(anna, "offer", "k1")).autosave).toBeUndefined();
    expect((await publishing.openNew(ben, "offer", "k1")).autosave?.draft.texts.en.title).toBe("Ben's");
    const id = outcome.kind === "saved" ? outcome.id : 0;
    const more = typedIn(draftSample("offer", "More of Ben's"), { baseVersion: 1 });
    await publishing.autosave(ben, "offer", id, more);
    expect((await publishing.open(anna, "offer", id))?.autosave).toBeUndefined();
    expect((await publishing.open(ben, "offer", id))?.autosave?.draft.texts.en.title).toBe("More of Ben's");
    await publishing.dropAutosave(ben, "offer", id, "k1");
    expect((await publishing.open(ben, "offer", id))?.autosave).toBeUndefined();
    await publishing.dropAutosave(ben, "offer", undefined, "k1");
  });

  test("new items that are not saved are drafts of their own, and listed as their author's", async () => {
    const { publishing } = site();
    await publishing.autosave(anna, "product", undefined, typedIn(draftSample("product", "One"), { key: "k1" }));
    await publishing.autosave(anna, "product", undefined, typedIn(draftSample("product", "Two"), { key: "k2" }));
    await publishing.autosave(anna, "news", undefined, typedIn(draftSample("news", "Three"), { key: "k3" }));
    const titles = (unsaved: readonly UnsavedItem[]) => unsaved.map(({ key, title }) => `${key} ${title}`).toSorted();
    expect(titles((await publishing.list(anna, "product", ALL)).unsaved)).toEqual(["k1 One", "k2 Two"]);
    expect(titles((await publishing.overview(anna)).unsaved)).toEqual(["k1 One", "k2 Two", "k3 Three"]);
    expect((await publishing.list(ben, "product", ALL)).unsaved).toEqual([]);
    for (const [kind, key] of [
      ["product", "k1"],
      ["product", "k2"],
      ["news", "k3"],
    ] as const) {
      await publishing.dropAutosave(anna, kind, undefined, key);
    }
    expect((await publishing.overview(anna)).unsaved).toEqual([]);
  });

  test("a copy, or an item that a program saves, leaves what is typed and not saved alone", async () => {
    const { publishing } = site();
    const typed = draftSample("project", "Typed");
    const id = await saved(site(), "project", draftSample("project", "Original"));
    await publishing.autosave(anna, "project", undefined, typedIn(typed, { key: "main" }));
    await publishing.autosave(anna, "project", id, typedIn(typed, { baseVersion: 1 }));
    await publishing.duplicate(anna, "project", id);
    await saved(site(), "project", draftSample("project", "By a program"));
    await publishing.save(anna, "project", id, input(draftSample("project", "By a program too"), 1));
    await publishing.restoreVersion(anna, "project", id, 1, 2);
    expect((await publishing.openNew(anna, "project", "main")).autosave?.draft).toEqual(typed);
    expect((await publishing.open(anna, "project", id))?.autosave?.draft).toEqual(typed);
    await publishing.dropAutosave(anna, "project", undefined, "main");
  });

  test("two forms never overwrite each other's autosave", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", draftSample("news", "Common"));
    const draft = (title: string) => draftSample("news", title);
    for (const item of [undefined, id]) {
      const write = (title: string, tab: string, revision: number, key = "k1") =>
        publishing.autosave(anna, "news", item, typedIn(draft(title), { tab, revision, key }));
      const stored = async (key: string) => {
        const opened =
          item === undefined ? publishing.openNew(anna, "news", key) : publishing.open(anna, "news", item, key);
        return (await opened)?.autosave?.draft.texts.en.title;
      };
      expect(await write("First", "a", 0)).toMatchObject({ revision: 1 });
      // An answer that never came makes no stranger of the same form.
      expect(await write("First, more", "a", 0)).toMatchObject({ revision: 2 });
      expect(await write("Second", "b", 0)).toEqual({ kind: "elsewhere", isGone: false });
      expect(await write("Second", "b", 1)).toEqual({ kind: "elsewhere", isGone: false });
      expect(await write("Second", "b", 0, "k2")).toMatchObject({ revision: 1 });
      expect([await stored("k1"), await stored("k2")]).toEqual(["First, more", "Second"]);
      // Who has read the newest may go on with it.
      expect(await write("Taken over", "b", 2)).toMatchObject({ revision: 3 });
      expect(await write("First again", "a", 2)).toEqual({ kind: "elsewhere", isGone: false });
      await publishing.dropAutosave(anna, "news", item, "k1", { tab: "a", revision: 2 });
      expect(await stored("k1")).toBe("Taken over");
      await publishing.dropAutosave(anna, "news", item, "k1", { tab: "a", revision: 3 });
      expect(await write("Late", "b", 3)).toEqual({ kind: "elsewhere", isGone: true });
    }
    expect(await publishing.open(anna, "news", id)).toMatchObject({ autosave: { key: "k2" }, otherAutosaves: [] });
    await publishing.dropAutosave(anna, "news", undefined, "k2");
  });

  test("a new item that another form has saved or changed is not saved twice", async () => {
    const { publishing } = site();
    const typed = draftSample("product", "Typed twice");
    const save = (tab: string, revision: number) =>
      publishing.save(anna, "product", undefined, { ...input(typed, 0), autosave: { key: "k1", tab, revision } });
    await publishing.autosave(anna, "product", undefined, typedIn(typed, { tab: "a" }));
    expect(await save("b", 0)).toEqual({ kind: "elsewhere", isGone: false });
    expect((await save("b", 1)).kind).toBe("saved");
    expect(await save("a", 1)).toEqual({ kind: "elsewhere", isGone: true });
    expect((await save("a", 0)).kind).toBe("saved");
  });

  test("a save of an item leaves what another form has typed into it", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", draftSample("news", "Common"));
    await publishing.autosave(anna, "news", id, typedIn(draftSample("news", "Theirs"), { tab: "a", baseVersion: 1 }));
    const mine = { ...input(draftSample("news", "Mine"), 1), autosave: { key: "k1", tab: "b", revision: 0 } };
    expect((await publishing.save(anna, "news", id, mine)).kind).toBe("saved");
    expect(await publishing.open(anna, "news", id)).toMatchObject({
      isUpdatedByActor: true,
      autosave: { draft: { texts: { en: { title: "Theirs" } } } },
    });
    expect((await publishing.open(ben, "news", id))?.isUpdatedByActor).toBe(false);
  });

  test("nobody has more than a bounded number of new items that are not saved, and none is removed for another", async () => {
    const { publishing } = site();
    const write = (key: string) =>
      publishing.autosave(anna, "offer", undefined, typedIn(draftSample("offer", key), { key }));
    for (let i = 0; i < AUTOSAVES_MAX; i += 1) expect((await write(`many${i}`)).kind).toBe("saved");
    expect(await write("more")).toEqual({ kind: "too-many" });
    expect((await write("many0")).kind).toBe("saved");
    await publishing.dropAutosave(anna, "offer", undefined, "many1");
    expect((await write("more")).kind).toBe("saved");
    const { unsaved } = await publishing.list(anna, "offer", ALL);
    expect(unsaved).toHaveLength(AUTOSAVES_MAX);
    for (const { key } of unsaved) await publishing.dropAutosave(anna, "offer", undefined, key);
  });

  test("nothing for an item that is not there", async () => {
    const typed = typedIn(draftSample("news", "Nowhere"), { baseVersion: 1 });
    await expect(site().publishing.autosave(anna, "news", 999_999, typed)).rejects.toMatchObject({ id: "not-found" });
  });

  test("no more than half a megabyte of it", async () => {
    const draft = draftSample("news", "Large");
    draft.texts.en.description = "x".repeat(512 * 1024);
    await expect(site().publishing.autosave(anna, "news", undefined, typedIn(draft))).rejects.toMatchObject({
      id: "body-too-large",
    });
  });

  test.each(kinds)(
    "a link shows the newest saved $name as its page would be, in each language",
    async ({ name: kind }) => {
      const { publishing, storage } = site();
      const id = await saved(site(), kind, draftSample(kind, "Preview"));
      const made = await publishing.createPreviewLink(anna, kind, id, { days: 2 });
      if (made.kind !== "created") throw new Error(made.kind);
      expect(await publishing.previewByToken(made.token, "pl")).toMatchObject({
        kind,
        page: { id, text: { title: "Preview", language: "en" } },
      });
      expect(await publishing.itemOfToken(made.token)).toEqual({ kind, id });
      await publishing.publish(anna, kind, id, 1);
      const stored = await storage.collection(kind).find(id, "pl");
      const { page } = (await publishing.previewByToken(made.token, "pl")) ?? {};
      const { posted, ...rest } = { posted: undefined, ...page };
      expect(stored).toMatchObject(rest);
      if (kind !== "product") expect(posted).toBe((stored as { posted?: string } | undefined)?.posted);
    },
  );

  test("a link ends in time, when it is revoked, and with its item", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", draftSample("news", "Secret"));
    const make = async (days: number) => {
      const made = await publishing.createPreviewLink(anna, "news", id, { days });
      if (made.kind !== "created") throw new Error(made.kind);
      return made;
    };
    const [short, long] = [await make(1), await make(90)];
    expect(await publishing.previewLinks(ben, "news", id)).toEqual([long.link, short.link]);
    expect(JSON.stringify(await publishing.previewLinks(ben, "news", id))).not.toContain(long.token);
    for (const token of ["", "x", `${long.token}x`, "a".repeat(43)]) {
      expect(await publishing.previewByToken(token, "en")).toBeUndefined();
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS + 1000 });
    expect(await publishing.previewByToken(short.token, "en")).toBeUndefined();
    expect(await publishing.previewByToken(long.token, "en")).toBeDefined();
    expect(await publishing.previewLinks(ben, "news", id)).toEqual([long.link]);
    vi.useRealTimers();

    await publishing.revokePreviewLink(ben, long.link.id);
    expect(await publishing.previewByToken(long.token, "en")).toBeUndefined();

    const third = await make(1);
    await publishing.moveToBin(anna, "news", id);
    expect(await publishing.previewByToken(third.token, "en")).toBeUndefined();
    await publishing.deleteForGood(admin, "news", id);
    expect(await publishing.previewByToken(third.token, "en")).toBeUndefined();
    expect(await publishing.createPreviewLink(anna, "news", id, { days: 1 })).toEqual({ kind: "missing" });
  });

  test("an item has a bounded number of links, each of a bounded time", async () => {
    const { publishing } = site();
    const id = await saved(site(), "news", draftSample("news", "Many links"));
    for (let i = 0; i < PREVIEW_LINKS_MAX; i += 1) await publishing.createPreviewLink(anna, "news", id, { days: 1 });
    expect(await publishing.createPreviewLink(anna, "news", id, { days: 1 })).toEqual({ kind: "too-many" });
    for (const days of [0, 91, 1.5, Number.NaN]) {
      await expect(publishing.createPreviewLink(anna, "news", id, { days })).rejects.toMatchObject({
        id: "invalid-input",
      });
    }
  });

  test("staff see what they have typed, in whatever state it is", async () => {
    const { publishing } = site();
    expect(await publishing.previewForStaff(anna, "project", 999_999, "en")).toBeUndefined();
    const draft = {
      ...emptyDraft(projects, "2026-01-01"),
      projectUrl: "javascript:alert(1)",
      img: "/pictures/none.jpg",
    };
    draft.texts.en.rich = richSample("typed");
    await publishing.autosave(anna, "project", undefined, typedIn(draft));
    expect(await publishing.previewForStaff(anna, "project", undefined, "de")).toBeUndefined();
    expect(await publishing.previewForStaff(anna, "project", undefined, "de", "k1")).toMatchObject({
      kind: "project",
      page: {
        id: 0,
        img: "/drawings/pic-workshop.svg",
        projectUrl: undefined,
        text: { title: "", rich: draft.texts.en.rich },
      },
    });
    const id = await saved(site(), "project", draftSample("project", "Saved"));
    await publishing.autosave(ben, "project", id, typedIn(draftSample("project", "Typed"), { baseVersion: 1 }));
    expect((await publishing.previewForStaff(ben, "project", id, "en", "k1"))?.page.text.title).toBe("Typed");
    expect((await publishing.previewForStaff(anna, "project", id, "en", "k1"))?.page.text.title).toBe("Saved");
  });
}
