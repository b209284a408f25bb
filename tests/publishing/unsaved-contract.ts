import { afterEach, expect, test, vi } from "vitest";
import { emptyDraft } from "#content/publishing/drafts/drafts.ts";
import { ITEM_KINDS } from "#content/publishing/kinds.ts";
import { dayOf } from "#content/time-zone.ts";
import { PREVIEW_LINKS_MAX } from "#server/publishing/publishing.ts";
import { draftSample, richSample } from "../draft-samples.ts";
import { admin, anna, ben, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const DAY_MS = 86_400_000;

/** What is typed and not saved, and what is saved and shown to few. */
export function unsavedContract(site: () => PublishingSite): void {
  afterEach(() => void vi.useRealTimers());

  test("what somebody types is kept for them alone, until they save it", async () => {
    const { publishing } = site();
    const typed = draftSample("offer", "Typed");
    await publishing.autosave(anna, "offer", undefined, { draft: typed, baseVersion: 0 });
    await publishing.autosave(ben, "offer", undefined, { draft: draftSample("offer", "Ben's"), baseVersion: 0 });
    const opened = await publishing.openNew(anna, "offer");
    expect(opened).toMatchObject({
      draft: emptyDraft("offer", dayOf(Date.now())),
      autosave: { draft: typed, baseVersion: 0 },
    });
    const outcome = await publishing.save(anna, "offer", undefined, input(typed, 0));
    expect((await publishing.openNew(anna, "offer")).autosave).toBeUndefined();
    expect((await publishing.openNew(ben, "offer")).autosave?.draft.texts.en.title).toBe("Ben's");
    const id = outcome.kind === "saved" ? outcome.id : 0;
    await publishing.autosave(ben, "offer", id, { draft: draftSample("offer", "More of Ben's"), baseVersion: 1 });
    expect((await publishing.open(anna, "offer", id))?.autosave).toBeUndefined();
    expect((await publishing.open(ben, "offer", id))?.autosave?.draft.texts.en.title).toBe("More of Ben's");
    await publishing.dropAutosave(ben, "offer", id);
    expect((await publishing.open(ben, "offer", id))?.autosave).toBeUndefined();
  });

  test("nothing for an item that is not there", async () => {
    const typed = { draft: draftSample("news", "Nowhere"), baseVersion: 1 };
    await expect(site().publishing.autosave(anna, "news", 999_999, typed)).rejects.toMatchObject({ id: "not-found" });
  });

  test("no more than half a megabyte of it", async () => {
    const draft = draftSample("news", "Large");
    draft.texts.en.description = "x".repeat(512 * 1024);
    await expect(site().publishing.autosave(anna, "news", undefined, { draft, baseVersion: 0 })).rejects.toMatchObject({
      id: "body-too-large",
    });
  });

  test.each(ITEM_KINDS)("a link shows the newest saved %s as its page would be, in each language", async (kind) => {
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
    const { news, projects, products, offers } = storage;
    const stored = await { news, project: projects, product: products, offer: offers }[kind].find(id, "pl");
    const { page } = (await publishing.previewByToken(made.token, "pl")) ?? {};
    const { posted, ...rest } = { posted: undefined, ...page };
    expect(stored).toMatchObject(rest);
    if (kind !== "product") expect(posted).toBe((stored as { posted?: string } | undefined)?.posted);
  });

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
      ...emptyDraft("project", "2026-01-01"),
      projectUrl: "javascript:alert(1)",
      img: "/pictures/none.jpg",
    };
    draft.texts.en.rich = richSample("typed");
    await publishing.autosave(anna, "project", undefined, { draft, baseVersion: 0 });
    expect(await publishing.previewForStaff(anna, "project", undefined, "de")).toMatchObject({
      kind: "project",
      page: {
        id: 0,
        img: "/drawings/pic-workshop.svg",
        projectUrl: undefined,
        text: { title: "", rich: draft.texts.en.rich },
      },
    });
    const id = await saved(site(), "project", draftSample("project", "Saved"));
    await publishing.autosave(ben, "project", id, { draft: draftSample("project", "Typed"), baseVersion: 1 });
    expect((await publishing.previewForStaff(ben, "project", id, "en"))?.page.text.title).toBe("Typed");
    expect((await publishing.previewForStaff(anna, "project", id, "en"))?.page.text.title).toBe("Saved");
  });
}
