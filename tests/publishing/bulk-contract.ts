import { expect, test } from "vitest";
import type { AllCollections, Drafts } from "#collections/index.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { BulkAction, BulkEntry, SeenItem } from "#features/publishing/bulk.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import { draftSample } from "../draft-samples.ts";
import { anna, ben, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const DAY_MS = 86_400_000;

/** How several items are published, withdrawn and moved to the bin at once. */
export function bulkContract(site: () => PublishingSite, collections: readonly AllCollections[]): void {
  const run = (kind: string, action: BulkAction, items: readonly SeenItem[], { isConfirmed = true, who = anna } = {}) =>
    site().publishing.bulk(who, kind, { action, items, isConfirmed });
  const kinds = (entries: readonly BulkEntry[]) => entries.map(({ outcome }) => outcome.kind);
  const isShown = async (kind: keyof Drafts, { id }: SeenItem) =>
    (await site().storage.collection(kind).find(id, "en")) !== undefined;

  /** An item as a list shows it now. */
  async function seen(kind: string, id: number): Promise<SeenItem> {
    const item = await site().publishing.open(anna, kind, id);
    if (item === undefined) throw new Error(`there is no ${kind} ${id}`);
    return { id, version: item.version, state: item.state };
  }

  async function drafts(kind: keyof Drafts, titles: readonly string[]): Promise<SeenItem[]> {
    const items = [];
    for (const title of titles) items.push(await seen(kind, await saved(site(), kind, draftSample(kind, title))));
    return items;
  }

  const again = (kind: string, items: readonly SeenItem[]) => Promise.all(items.map(({ id }) => seen(kind, id)));

  /** The audit entries of items, oldest first. */
  async function audited(kind: string, items: readonly SeenItem[]): Promise<string[]> {
    const { rows: db } = site().storage.publishing;
    const rows = await db.selectFrom("audit_log").selectAll().where("subject_kind", "=", kind).orderBy("id").execute();
    const names = items.map(({ id }) => String(id));
    return rows
      .filter(({ subject }) => names.includes(subject ?? ""))
      .map(({ action, actor, subject }) => `${action} ${actor} ${names.indexOf(subject ?? "")}`);
  }

  test.each(collections)("three drafts of a $name are published, withdrawn, binned and restored", async ({ name }) => {
    const three = await drafts(name, [`Bulk one ${name}`, `Bulk two ${name}`, `Bulk three ${name}`]);
    const shown = () => Promise.all(three.map((item) => isShown(name, item)));
    const version = await site().storage.contentVersion();
    const published = site().published();

    const checked = await run(name, "publish", three, { isConfirmed: false });
    expect(kinds(checked)).toEqual(["possible", "possible", "possible"]);
    expect(checked.map(({ item }) => item?.title)).toEqual(
      three.map((_, i) => `Bulk ${["one", "two", "three"][i]} ${name}`),
    );
    expect([await shown(), await site().storage.contentVersion()]).toEqual([[false, false, false], version]);

    expect(kinds(await run(name, "publish", three))).toEqual(["done", "done", "done"]);
    expect(await shown()).toEqual([true, true, true]);
    expect(await site().storage.contentVersion()).toBe(version + 3);
    expect(site().published()).toBe(published + 3);

    for (const action of ["withdraw", "bin", "restore"] as const) {
      expect(kinds(await run(name, action, await again(name, three)))).toEqual(["done", "done", "done"]);
      expect(await shown()).toEqual([false, false, false]);
    }
    const actions = ["item-saved", "item-published", "item-withdrawn", "item-binned", "item-restored"];
    expect((await audited(name, three)).toSorted()).toEqual(
      actions.flatMap((action) => three.map((_, i) => `${action} Anna ${i}`)).toSorted(),
    );
  });

  test("an incomplete draft is named with its problems, and the others are published", async () => {
    const [first, broken, last] = (await drafts("news", ["Whole one", "", "Whole two"])) as [
      SeenItem,
      SeenItem,
      SeenItem,
    ];
    for (const isConfirmed of [false, true]) {
      const entries = await run("news", "publish", [first, broken, last], { isConfirmed });
      expect(kinds(entries)).toEqual(
        isConfirmed ? ["done", "incomplete", "done"] : ["possible", "incomplete", "possible"],
      );
      expect(entries[1]).toMatchObject({
        seen: broken,
        outcome: {
          problems: expect.arrayContaining([expect.objectContaining({ path: "texts.en.title", code: "text-missing" })]),
        },
      });
    }
    expect(await Promise.all([first, broken, last].map((item) => isShown("news", item)))).toEqual([true, false, true]);
    expect(await audited("news", [broken])).toEqual(["item-saved Anna 0"]);
  });

  test("an item that somebody else has saved since the list was shown is not touched", async () => {
    const [first, changed, last] = (await drafts("news", ["Same one", "Changed", "Same two"])) as [
      SeenItem,
      SeenItem,
      SeenItem,
    ];
    await site().publishing.save(ben, "news", changed.id, input(draftSample("news", "Changed by Ben"), 1));
    for (const action of ["publish", "bin"] as const) {
      const entries = await run("news", action, [changed]);
      expect(entries[0]).toMatchObject({
        item: { title: "Changed by Ben", updatedBy: "Ben" },
        outcome: { kind: "conflict", version: 2 },
      });
    }
    expect(kinds(await run("news", "publish", [first, changed, last]))).toEqual(["done", "conflict", "done"]);
    expect(await audited("news", [changed])).toEqual(["item-saved Anna 0", "item-saved Ben 0"]);
  });

  test("an item whose state has changed since the list was shown is not touched", async () => {
    const [draft, gone] = (await drafts("news", ["Published meanwhile", "Deleted meanwhile"])) as [SeenItem, SeenItem];
    await site().publishing.publish(ben, "news", draft.id, 1);
    await site().publishing.moveToBin(ben, "news", gone.id);
    const olga: Actor = { ...ben, role: "admin" };
    await site().publishing.deleteForGood(olga, "news", gone.id);
    const entries = await run("news", "bin", [draft, gone]);
    expect(entries.map(({ item, outcome }) => [item?.title, outcome])).toEqual([
      ["Published meanwhile", { kind: "not-now", state: "published" }],
      [undefined, { kind: "missing" }],
    ]);
    expect(await isShown("news", draft)).toBe(true);
  });

  test("a change during the action itself is found in the transaction", async () => {
    const [item] = (await drafts("news", ["At the same time"])) as [SeenItem];
    const both = await Promise.all([run("news", "bin", [item]), run("news", "bin", [item], { who: ben })]);
    expect(both.flatMap(kinds).toSorted()).toEqual(["done", "not-now"]);
    expect(await audited("news", [item])).toHaveLength(2);
  });

  test("items that an action does not apply to are left as they are", async () => {
    const [draft, open] = (await drafts("news", ["Never public", "Public already"])) as [SeenItem, SeenItem];
    await run("news", "publish", [open]);
    const items = await again("news", [draft, open]);
    expect(kinds(await run("news", "publish", items.slice(1)))).toEqual(["unchanged"]);
    expect(kinds(await run("news", "withdraw", items, { isConfirmed: false }))).toEqual(["not-now", "possible"]);
    expect(kinds(await run("news", "restore", items))).toEqual(["not-now", "not-now"]);
    expect(await audited("news", [open])).toEqual(["item-saved Anna 0", "item-published Anna 0"]);
  });

  test("withdrawing drops plans, which the check shows before", async () => {
    const [item] = (await drafts("news", ["Planned"])) as [SeenItem];
    await run("news", "publish", [item]);
    const withdrawAt = Date.now() + DAY_MS;
    await site().publishing.schedule(anna, "news", item.id, { withdrawAt });
    const planned = await again("news", [item]);
    const [entry] = await run("news", "withdraw", planned, { isConfirmed: false });
    expect(entry?.item?.withdrawAt).toBe(withdrawAt);
    expect(kinds(await run("news", "withdraw", planned))).toEqual(["done"]);
    expect((await site().publishing.open(anna, "news", item.id))?.withdrawAt).toBeUndefined();
  });

  test("the check before publishing gives advice and the permissions that texts have to keep to", async () => {
    const draft = { ...draftSample("project", "Refit"), mayNameVessel: "yes", mayNameClient: "no" };
    const id = await saved(site(), "project", draft as Drafts["project"]);
    const [entry] = await run("project", "publish", [await seen("project", id)], { isConfirmed: false });
    expect(entry?.outcome).toMatchObject({
      kind: "possible",
      internal: { mayNameVessel: "yes", mayNameClient: "no" },
      advice: expect.arrayContaining([expect.objectContaining({ path: "texts.pl", code: "translation-missing" })]),
    });
  });

  test("an error with one item stops no other, and rolls that one back", async () => {
    const two = await drafts("news", ["Not audited", "Audited"]);
    const { rows } = site().storage.publishing;
    const failed = await withoutAuditLog(rows, () => run("news", "publish", two));
    expect(kinds(failed)).toEqual(["failed", "failed"]);
    expect(await Promise.all(two.map((item) => isShown("news", item)))).toEqual([false, false]);
    await rows
      .updateTable("item_versions")
      .set({ draft: "{" })
      .where("kind", "=", "news")
      .where("item_id", "=", two[0]?.id ?? 0)
      .execute();
    for (const isConfirmed of [false, true])
      expect(kinds(await run("news", "publish", two, { isConfirmed }))).toEqual([
        "failed",
        isConfirmed ? "done" : "possible",
      ]);
  });

  test("nobody below an editor may run one", async () => {
    const items = await drafts("news", ["Not theirs"]);
    const nobody = { ...anna, role: "reader" } as unknown as Actor;
    for (const isConfirmed of [false, true]) {
      const request = { action: "publish" as const, items, isConfirmed };
      await expect(site().publishing.bulk(nobody, "news", request)).rejects.toMatchObject({ id: "forbidden" });
    }
    expect(await isShown("news", items[0] as SeenItem)).toBe(false);
  });
}
