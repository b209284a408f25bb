import { afterAll, beforeAll, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { type AnyCollection, type Draft, defineCollection } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { openTransferSite } from "../content-transfer/transfer-site.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { vessels } from "../vessels.ts";
import { admin, anna, openPublishingSite, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

/** Refers to projects, to itself, and to a list that is no collection. */
const docks = defineCollection({
  name: "dock",
  words: vessels.words,
  addresses: { dashboard: "docks" },
  texts: { title: text.line({ max: 80, required: true }) },
  facts: {
    projects: fact.references({ to: "project", max: 50 }),
    docks: fact.references({ to: "dock", max: 4 }),
    services: fact.references({ to: "services", max: 6 }),
  },
  order: { by: "id", newestFirst: false },
});

/** The same with fields that nothing has been saved by. */
const renamed: AnyCollection = { ...docks, facts: { services: docks.facts.services, projects: docks.facts.docks } };

function dock(title: string, facts: Partial<Draft<typeof docks>> = {}): Draft<typeof docks> {
  const draft = emptyDraft(docks, "2026-03-01");
  draft.texts.en.title = title;
  return { ...draft, ...facts };
}

const project = (title: string) => ({ ...draftSample("project", title), mayNameVessel: "yes", mayNameClient: "yes" });

/** What publishing must do alike on every database with entries that refer to others. */
export function referencesContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: PublishingSite;
  const all = [...collections, docks];
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database, all);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  async function savedDock(draft: Draft<typeof docks>, aim: "keep" | "publish" = "keep"): Promise<number> {
    const outcome = await site.publishing.save(anna, "dock", undefined, input(draft, 0, aim));
    if (outcome.kind !== "saved") throw new Error(`the dock is ${outcome.kind}`);
    return outcome.id;
  }
  const usesOf = async (kind: string, id: number) => (await site.publishing.open(anna, kind, id))?.uses;
  const stored = () => storedIn(site);
  const storedIn = ({ storage }: PublishingSite) =>
    storage.publishing.rows
      .selectFrom("references")
      .selectAll()
      .where("collection", "=", "dock")
      .where("to_collection", "not in", ["pictures", "documents"])
      .orderBy("entry_id")
      .orderBy("published")
      .orderBy("to_collection")
      .orderBy("to_id")
      .execute();

  test("an entry says which others refer to it, as saved and as published", async () => {
    const { publishing } = site;
    const target = await saved(site, "project", project("Shore power"), "publish");
    expect(await usesOf("project", target)).toBeUndefined();
    const id = await savedDock(dock("North dock", { projects: [target], services: [2] }));
    const use = { kind: "dock", id, title: "North dock", titleLanguage: "en", published: false };
    expect(await usesOf("project", target)).toEqual({ total: 1, entries: [use] });
    const listed = await publishing.list(anna, "project", {
      q: "Shore",
      state: "all",
      gap: undefined,
      sort: "title",
      page: 1,
    });
    expect(listed.items.map(({ uses }) => uses?.entries)).toEqual([[use]]);

    await publishing.publish(anna, "dock", id, 1);
    expect((await usesOf("project", target))?.entries).toEqual([{ ...use, published: true }]);
    // The newest version refers to nothing: visitors still see the published one.
    await publishing.save(anna, "dock", id, input(dock("Northern dock"), 1));
    expect((await usesOf("project", target))?.entries).toEqual([{ ...use, title: "Northern dock", published: true }]);
    await publishing.withdraw(anna, "dock", id);
    expect(await usesOf("project", target)).toBeUndefined();
  });

  test("an entry that is deleted refers to nothing", async () => {
    const { publishing } = site;
    const target = await saved(site, "project", project("Winch"), "publish");
    const id = await savedDock(dock("South dock", { projects: [target] }), "publish");
    await publishing.moveToBin(anna, "dock", id);
    expect((await usesOf("project", target))?.entries).toMatchObject([{ id, published: false }]);
    await publishing.deleteForGood(admin, "dock", id);
    expect(await usesOf("project", target)).toBeUndefined();
    expect((await stored()).filter((row) => row.entry_id === id)).toEqual([]);
  });

  test("what refers to an entry is counted, and the first ones are named", async () => {
    const target = await saved(site, "project", project("Crane"), "publish");
    for (let i = 0; i < 32; i++) await savedDock(dock(`Dock ${i}`, { projects: [target] }));
    const last = await savedDock(dock("Last dock", { projects: [target] }), "publish");
    const uses = await usesOf("project", target);
    expect([uses?.total, uses?.entries.length, uses?.entries[0]?.id]).toEqual([33, 30, last]);
  });

  test("an entry that visitors do not see is named before this one is published, and keeps nobody from it", async () => {
    const { publishing } = site;
    const draft = await saved(site, "project", project("Not public yet"));
    const shown = await saved(site, "project", project("Public"), "publish");
    const facts = { projects: [draft, shown, 999_999], services: [6] };
    const hidden = async () =>
      (await publishing.check(anna, "dock", undefined, dock("Dock", facts))).filter(({ path }) => path === "projects");
    expect(await hidden()).toEqual([
      { path: "projects", code: "reference-hidden", severity: "advice", detail: "Not public yet" },
      { path: "projects", code: "reference-hidden", severity: "advice", detail: "999999" },
    ]);
    const id = await savedDock(dock("East dock", facts), "publish");
    expect(await publishing.open(anna, "dock", id)).toMatchObject({ state: "published" });
    await publishing.publish(anna, "project", draft, 1);
    expect((await hidden()).map(({ detail }) => detail)).toEqual(["999999"]);
  });

  test("they come with an import", { timeout: 60_000 }, async () => {
    const target = await saved(site, "project", project("Travels"), "publish");
    const id = await savedDock(dock("Travelling dock", { projects: [target], services: [4] }), "publish");
    await site.publishing.save(anna, "dock", id, input(dock("Travelling dock", { docks: [id] }), 1));
    const source = await openTransferSite(database, all);
    const file = await source.exported();
    await source.close();
    const fresh = await create();
    const other = await openTransferSite(fresh, all);
    expect(await other.imported(file)).toMatchObject({ kind: "done" });
    expect(await storedIn(other)).toEqual(await stored());
    await other.close();
    await fresh.remove();
  });

  test("entries that were saved by an older release, or by another definition, are found once the site has started", async () => {
    const target = await saved(site, "project", project("Old"), "publish");
    const id = await savedDock(dock("Old dock", { projects: [target], services: [1, 3] }), "publish");
    await site.publishing.save(anna, "dock", id, input(dock("Old dock", { docks: [id] }), 1));
    const { rows } = site.storage.publishing;
    await rows
      .updateTable("item_versions")
      .set({ draft: "{" })
      .where("kind", "=", "dock")
      .where("item_id", "=", 1)
      .execute();
    await rows.deleteFrom("references").where("collection", "=", "dock").where("entry_id", "=", 1).execute();
    const before = await stored();
    expect(before.filter((row) => row.entry_id === id)).toHaveLength(4);

    await rows.deleteFrom("references").where("collection", "=", "dock").execute();
    await rows.deleteFrom("site_state").where("key", "=", "references-dock").execute();
    await site.close();
    site = await openPublishingSite(database, all);
    expect(await stored()).toEqual(before);

    // A definition whose field names another collection.
    const other = await openPublishingSite(database, [...collections, renamed]);
    await other.close();
    const named = new Set((await stored()).map((row) => row.to_collection));
    expect(named).toEqual(new Set(["dock", "services"]));
    const again = await openPublishingSite(database, all);
    await again.close();
    expect(await stored()).toEqual(before);
  });
}
