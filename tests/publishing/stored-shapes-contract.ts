import { describe, expect, test } from "vitest";
import type { AllCollections, Drafts } from "#collections/index.ts";
import { offers as offersDefinition } from "#collections/offers/offers.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { draftSample, named } from "../draft-samples.ts";
import { admin, anna, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";
import { typedIn } from "./unsaved-contract.ts";

const HOUR_MS = 3_600_000;
const ALL = { state: "all", gap: undefined, sort: "changed", page: 1 } as const;

/** Fields and a language that a later release might have. */
const LATER = { owner: "Harbour", texts: { en: { note: "Later" }, no: { title: "Norsk" } } };

/** A draft as a release would store it that had fewer fields and languages, and others that this one does not know. */
function ofAnotherRelease(kind: keyof Drafts, title: string): object {
  const { texts, ...facts } = draftSample(kind, title) as { texts: Record<string, Record<string, string>> };
  const { de: _, ...languages } = texts;
  const { imageAlt: __, skills: ___, ...english } = languages.en ?? {};
  const { img: ____, ...otherFacts } = facts as Record<string, unknown>;
  return {
    ...otherFacts,
    owner: LATER.owner,
    texts: { ...languages, en: { ...english, ...LATER.texts.en }, no: LATER.texts.no },
  };
}

/** Drafts that another release has stored, and damaged ones. */
export function storedShapesContract(site: () => PublishingSite, kinds: readonly AllCollections[]): void {
  const setStored = (kind: keyof Drafts, id: number, draft: string) =>
    site()
      .storage.publishing.rows.updateTable("item_versions")
      .set({ draft })
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .execute();

  const storedDrafts = async (kind: keyof Drafts, id: number): Promise<unknown[]> => {
    const rows = await site()
      .storage.publishing.rows.selectFrom("item_versions")
      .select("draft")
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .orderBy("version")
      .execute();
    return rows.map(({ draft }) => JSON.parse(draft));
  };

  const stored = async (kind: keyof Drafts, title: string) => {
    const id = await saved(site(), kind, draftSample(kind, title));
    await setStored(kind, id, JSON.stringify(ofAnotherRelease(kind, title)));
    return id;
  };

  const shown = (kind: keyof Drafts, id: number) => {
    return site().storage.collection(kind).find(id, "de");
  };

  describe.each(kinds)("a $name of another release", ({ name: kind }) => {
    test("opens with what it lacks at its default, and without what is unknown", async () => {
      const { publishing } = site();
      const id = await stored(kind, "Opened");
      const item = await publishing.open(anna, kind, id);
      const expected = draftSample(kind, "Opened");
      for (const field of ["imageAlt", "skills"]) {
        if (field in named(kind).texts) Object.assign(expected.texts.en, { [field]: "" });
      }
      expect(item?.draft).toEqual(expected);
      expect(item?.draft.texts.de).toEqual(emptyDraft(named(kind), "").texts.de);
      expect(await publishing.version(anna, kind, id, 1)).toEqual(expected);
      expect((await publishing.previewForStaff(anna, kind, id, "de"))?.page.text.title).toBe("Opened");
    });

    test("is saved, published, copied and restored with its unknown fields", async () => {
      const { publishing } = site();
      const id = await stored(kind, "Kept");
      const draft = { ...draftSample(kind, "Kept, edited") };
      expect(await publishing.save(anna, kind, id, input(draft, 1, "publish"))).toMatchObject({
        kind: "saved",
        version: 2,
        state: "published",
      });
      expect(await publishing.restoreVersion(anna, kind, id, 1, 2)).toMatchObject({ kind: "saved", version: 3 });
      expect(await storedDrafts(kind, id)).toMatchObject([LATER, LATER, LATER]);
      expect(await publishing.open(anna, kind, id)).toMatchObject({ title: "Kept" });
      expect((await shown(kind, id))?.text.title).toBe("Kept, edited");
      const copy = await publishing.duplicate(anna, kind, id);
      expect(await storedDrafts(kind, copy.kind === "duplicated" ? copy.id : 0)).toMatchObject([LATER]);
    });

    test("is no new version when nothing was changed", async () => {
      const { publishing } = site();
      const id = await stored(kind, "Unchanged");
      const { draft } = (await publishing.open(anna, kind, id)) ?? {};
      if (draft === undefined) throw new Error("not there");
      expect(await publishing.save(anna, kind, id, input(draft as never, 1))).toMatchObject({ version: 1 });
    });

    test("is published when its time has come", async () => {
      const { publishing } = site();
      const id = await stored(kind, "Planned");
      const now = Date.now();
      expect(await publishing.schedule(anna, kind, id, { publishAt: now + HOUR_MS })).toMatchObject({ kind: "done" });
      await publishing.applyDue(now + HOUR_MS);
      expect(await publishing.open(anna, kind, id)).toMatchObject({ state: "published", missed: false });
      expect((await shown(kind, id))?.text.title).toBe("Planned");
    });

    test("keeps what a later release has autosaved", async () => {
      const { publishing, storage } = site();
      const id = await saved(site(), kind, draftSample(kind, "Autosaved"));
      const draft = draftSample(kind, "Typed");
      await publishing.autosave(anna, kind, id, typedIn(draft, { baseVersion: 1 }));
      await storage.publishing.rows
        .updateTable("autosaves")
        .set({ draft: JSON.stringify(ofAnotherRelease(kind, "Typed")) })
        .where("kind", "=", kind)
        .where("item_id", "=", id)
        .execute();
      expect((await publishing.open(anna, kind, id))?.autosave?.draft.texts.en.title).toBe("Typed");
      const more = draftSample(kind, "Typed more");
      await publishing.autosave(anna, kind, id, typedIn(more, { baseVersion: 1, revision: 1 }));
      const autosaved = (await publishing.open(anna, kind, id))?.autosave?.draft;
      expect(autosaved).toEqual(more);
      const { key, tab } = typedIn(more);
      await publishing.save(anna, kind, id, { ...input(more, 1), autosave: { key, tab, revision: 2 } });
      expect((await storedDrafts(kind, id))[1]).toMatchObject(LATER);
    });

    test.each(["no JSON", "[]", "null", '{"texts":{"en":{"title":7}}}'])(
      "that is damaged (%s) fails for itself alone",
      async (damaged) => {
        const { publishing, storage } = site();
        const id = await saved(site(), kind, draftSample(kind, "Damaged"), "publish");
        const other = await saved(site(), kind, draftSample(kind, "Damaged, its neighbour"));
        await setStored(kind, id, damaged);
        const unreadable = { id: "unreadable-record", message: `What is stored of ${kind} ${id} cannot be read.` };
        await expect(publishing.open(anna, kind, id)).rejects.toMatchObject(unreadable);
        await expect(publishing.publish(anna, kind, id, 1)).rejects.toMatchObject(unreadable);
        await expect(publishing.duplicate(anna, kind, id)).rejects.toMatchObject(unreadable);
        const listed = await publishing.list(anna, kind, { ...ALL, q: "damaged" });
        expect(listed.items.map((item) => item.id)).toEqual(expect.arrayContaining([id, other]));
        expect((await publishing.open(anna, kind, other))?.title).toBe("Damaged, its neighbour");
        expect((await shown(kind, id))?.text.title).toBe("Damaged");
        expect((await publishing.moveToBin(anna, kind, id)).kind).toBe("done");
        if (kind === "offer") {
          const texts = storage.publishing.rows.updateTable("records").set({ record: damaged });
          await texts.where("collection", "=", kind).where("entry_id", "=", id).execute();
        }
        expect((await publishing.deleteForGood(admin, kind, id)).kind).toBe("done");
        expect(await publishing.gone(kind, id)).toBe(true);
        if (kind === "offer") expect(await storage.collection(offersDefinition).title(id, "en")).toBeUndefined();
      },
    );
  });

  test("damaged facts beside a draft do not keep it from being listed and opened", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "news", draftSample("news", "Facts"));
    const ofNews = storage.publishing.rows.updateTable("items").where("kind", "=", "news").where("id", "=", id);
    await ofNews.set({ languages: "no JSON" }).execute();
    const versions = storage.publishing.rows.updateTable("item_versions").where("kind", "=", "news");
    await versions.set({ translated_from: '{"pl":"x"}' }).where("item_id", "=", id).execute();
    const { items } = await publishing.list(anna, "news", { ...ALL, q: "facts" });
    expect(items).toMatchObject([{ languages: { en: "missing", pl: "missing", de: "missing" } }]);
    expect(await publishing.open(anna, "news", id)).toMatchObject({ title: "Facts", translatedFrom: {} });
  });

  test("an item that lacks the state of a language counts as not written in it", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "news", draftSample("news", "Two states"));
    await storage.publishing.rows
      .updateTable("items")
      .set({ languages: '{"en":"complete"}' })
      .where("kind", "=", "news")
      .where("id", "=", id)
      .execute();
    const { items } = await publishing.list(anna, "news", { ...ALL, q: "two states", gap: "de" });
    expect(items).toMatchObject([{ languages: { en: "complete", pl: "missing", de: "missing" } }]);
  });
}
