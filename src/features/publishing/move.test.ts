import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ContractDatabase, postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import {
  anna,
  ben,
  openPublishingSite,
  type PublishingSite,
  somebody,
} from "../../../tests/publishing/publishing-site.ts";
import { type Content, type Draft, defineCollection } from "./collection.ts";
import { emptyDraft } from "./drafts/drafts.ts";
import { fact, text } from "./fields.ts";

const position = fact.number({ min: 1, max: 9999, wrong: "malformed-position" });

/** A collection whose order staff give. */
const parts = defineCollection({
  name: "part",
  // Nothing here reads its texts.
  words: undefined as never,
  addresses: { dashboard: "parts" },
  texts: { title: text.line({ max: 80, required: true }) },
  facts: { position, color: fact.line({ max: 20 }) },
  order: { by: "position", newestFirst: false },
});

/** One that pages show in two groups. */
const awards = defineCollection({
  name: "award",
  words: undefined as never,
  addresses: { dashboard: "awards" },
  texts: { title: text.line({ max: 80, required: true }) },
  facts: { group: fact.choice(["own", "shared"], { required: true }), position },
  order: { by: "position", within: "group", newestFirst: false },
});

const LIST = { q: "", state: "all", gap: undefined, sort: undefined, page: 1 } as const;

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("moving entries, on %s", (_, create) => {
  let database: ContractDatabase;
  let site: PublishingSite;
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database, [parts, awards]);
  });
  beforeEach(async () => {
    // 1, 4, 2 and 3 in this order; 2 and 3 have no number, 5 and 6 are drafts.
    const numbers = [10, undefined, undefined, 10];
    for (const [i, number] of numbers.entries()) {
      const content: Content<typeof parts> = { id: i + 1, position: number, texts: { en: { title: `Part ${i + 1}` } } };
      await site.storage.publishing.publishRecord(parts, content);
    }
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  const seen = async () => (await site.storage.collection(parts).all("de")).map(({ id }) => id);
  const listed = async (kind = "part") => (await site.publishing.list(anna, kind, LIST)).items;
  const ids = async () => (await listed()).map(({ id }) => id);
  const move = (id: number, from: number, to: number, actor = anna) =>
    site.publishing.move(actor, "part", id, { from, to });
  const opened = async (id: number, kind = "part") => {
    const item = await site.publishing.open(anna, kind, id);
    if (item === undefined) throw new Error(`there is no ${kind} ${id}`);
    return item;
  };
  const draftOf = (title: string): Draft => {
    const draft = emptyDraft(parts, "2026-01-01") as unknown as Draft;
    draft.texts.en.title = title;
    return draft;
  };

  test("equal and missing numbers are given anew, and pages show the new order", async () => {
    expect(await ids()).toEqual([1, 4, 2, 3]);
    expect((await listed()).map(({ place }) => place)).toEqual([1, 2, 3, 4].map((at) => ({ at, of: 4, group: "" })));
    const [version, published] = [await site.storage.contentVersion(), site.published()];
    expect(await move(3, 4, 3)).toEqual({
      kind: "moved",
      title: "Part 3",
      place: { at: 3, of: 4, group: "" },
    });
    expect([await ids(), await seen()]).toEqual([
      [1, 4, 3, 2],
      [1, 4, 3, 2],
    ]);
    expect([await site.storage.contentVersion(), site.published()]).toEqual([version + 1, published + 1]);
  });

  test("only the moved entry changes where there is room between two numbers", async () => {
    await move(3, 4, 3);
    const before = await Promise.all([1, 2, 4].map(async (id) => (await opened(id)).draft.position));
    expect(await move(2, 4, 1)).toMatchObject({ kind: "moved" });
    expect(await seen()).toEqual([2, 1, 4, 3]);
    const after = await Promise.all([1, 2, 4].map(async (id) => (await opened(id)).draft.position));
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  });

  test("adds no version, and publishes nothing of a draft", async () => {
    const item = await opened(1);
    const draft = { ...item.draft, color: "red", texts: { ...item.draft.texts, en: { title: "Not yet public" } } };
    const saved = await site.publishing.save(anna, "part", 1, { draft, baseVersion: item.version, aim: "keep" });
    expect(saved).toMatchObject({ kind: "saved", version: item.version + 1 });
    const before = await opened(1);
    const history = await site.publishing.history(anna, "part", 1);
    expect(await move(1, 1, 4)).toMatchObject({ kind: "moved" });
    expect(await seen()).toEqual([4, 2, 3, 1]);
    const after = await opened(1);
    expect(await site.publishing.history(anna, "part", 1)).toEqual(history);
    expect(after).toMatchObject({
      version: before.version,
      publishedVersion: before.publishedVersion,
      hasChanges: true,
      updatedAt: before.updatedAt,
      draft: { color: "red", texts: { en: { title: "Not yet public" } } },
    });
    expect(await site.storage.collection(parts).find(1, "en")).toMatchObject({ text: { title: "Part 1" } });
    expect(await site.publishing.publish(anna, "part", 1, after.version)).toMatchObject({ kind: "done" });
    expect(await seen()).toEqual([4, 2, 3, 1]);
    expect(await site.storage.collection(parts).find(1, "en")).toMatchObject({ color: "red" });
  });

  test("a form that was open meanwhile, and an older version, do not move it back", async () => {
    const item = await opened(1);
    await move(1, 1, 3);
    const order = await seen();
    const draft = { ...item.draft, color: "blue" };
    const input = { draft, baseVersion: item.version, aim: "publish" } as const;
    expect(await site.publishing.save(anna, "part", 1, input)).toMatchObject({ kind: "saved" });
    expect(await seen()).toEqual(order);
    const restored = await site.publishing.restoreVersion(anna, "part", 1, 1, item.version + 1);
    expect(restored).toMatchObject({ kind: "saved", version: item.version + 2 });
    await site.publishing.publish(anna, "part", 1, item.version + 2);
    expect(await seen()).toEqual(order);
  });

  test("nothing moves that is elsewhere than the actor saw, in the bin, unknown, or for a reader", async () => {
    const order = await ids();
    await move(3, 4, 1, ben);
    expect(await move(3, 4, 3)).toMatchObject({ kind: "conflict", title: "Part 3", place: { at: 1 } });
    expect(await move(3, 1, 9)).toMatchObject({ kind: "conflict" });
    expect(await move(3, 1, 0)).toMatchObject({ kind: "conflict" });
    expect(await move(99, 1, 2)).toEqual({ kind: "missing" });
    await site.publishing.moveToBin(anna, "part", 4);
    expect(await move(4, 3, 1)).toEqual({ kind: "not-now", state: "bin" });
    expect(await ids()).toEqual([3, ...order.filter((id) => id !== 3 && id !== 4)]);
    await site.publishing.restoreFromBin(anna, "part", 4);
    await expect(move(1, 1, 2, { ...somebody("Nobody"), role: "reader" as never })).rejects.toMatchObject({
      id: "forbidden",
    });
  });

  test("two people who move at the same time leave one order", async () => {
    const [first = 0, second = 0, third = 0] = await ids();
    const outcomes = await Promise.all([move(first, 1, 2), move(third, 3, 2, ben), move(second, 2, 1, ben)]);
    expect(outcomes.some(({ kind }) => kind === "moved")).toBe(true);
    const order = await ids();
    expect(new Set(order).size).toBe(order.length);
    expect((await seen()).every((id, i, all) => i === 0 || order.indexOf(all[i - 1] ?? 0) < order.indexOf(id))).toBe(
      true,
    );
  });

  test("a draft has its place before it is public, and a new one is last", async () => {
    const input = { draft: draftOf("New"), baseVersion: 0, aim: "keep" } as const;
    const added = await site.publishing.save(anna, "part", undefined, input);
    if (added.kind !== "saved") throw new Error("not saved");
    const order = await ids();
    expect(order.at(-1)).toBe(added.id);
    const [version, published] = [await site.storage.contentVersion(), await seen()];
    await move(added.id, order.length, order.length - 1);
    const between = await site.storage.contentVersion();
    await move(added.id, order.length - 1, 1);
    expect([await seen(), (await ids())[0]]).toEqual([published, added.id]);
    // Its neighbours had no numbers at first; then it moves alone.
    expect([between, await site.storage.contentVersion()]).toEqual([version + 1, between]);
    await site.publishing.publish(anna, "part", added.id, 1);
    expect(await seen()).toEqual([added.id, ...published]);
    await site.publishing.moveToBin(anna, "part", added.id);
  });

  test("entries move within their group", async () => {
    const add = async (id: number, group: "own" | "shared", number?: number) => {
      const content: Content<typeof awards> = { id, group, position: number, texts: { en: { title: `Award ${id}` } } };
      await site.storage.publishing.publishRecord(awards, content);
    };
    await add(1, "shared", 1);
    await add(2, "own", 2);
    await add(3, "shared", 3);
    await add(4, "own");
    const places = async () => (await listed("award")).map(({ id, place }) => [id, place?.group, place?.at, place?.of]);
    expect(await places()).toEqual([
      [2, "own", 1, 2],
      [4, "own", 2, 2],
      [1, "shared", 1, 2],
      [3, "shared", 2, 2],
    ]);
    expect(await site.publishing.move(anna, "award", 3, { from: 2, to: 1 })).toMatchObject({ kind: "moved" });
    expect((await places()).map(([id]) => id)).toEqual([2, 4, 3, 1]);
    expect(await site.publishing.move(anna, "award", 3, { from: 1, to: 3 })).toMatchObject({ kind: "conflict" });
  });
});
