import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { AllCollections, Drafts } from "#collections/index.ts";
import { news as newsDefinition } from "#collections/news/news.ts";
import { offers as offersDefinition } from "#collections/offers/offers.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { draftSample } from "../draft-samples.ts";
import { admin, anna, type PublishingSite, somebody } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ALL = { q: "", state: "all", gap: undefined, sort: "changed", page: 1 } as const;

/** How items go public and off again. */
export function statesContract(site: () => PublishingSite, kinds: readonly AllCollections[]): void {
  const shown = async (kind: keyof Drafts, id: number) => {
    return (await site().storage.collection(kind).find(id, "pl")) !== undefined;
  };
  const stateOf = async (kind: keyof Drafts, id: number) => (await site().publishing.open(anna, kind, id))?.state;

  test.each(kinds)("a $name is withdrawn, thrown away, brought back and deleted for good", async ({ name: kind }) => {
    const { publishing, storage } = site();
    const id = await saved(site(), kind, draftSample(kind, `Passing ${kind}`), "publish");
    expect([await shown(kind, id), await publishing.gone(kind, id)]).toEqual([true, false]);

    await publishing.withdraw(anna, kind, id);
    expect([await shown(kind, id), await publishing.gone(kind, id), await stateOf(kind, id)]).toEqual([
      false,
      true,
      "withdrawn",
    ]);
    await publishing.publish(anna, kind, id, 1);
    expect([await shown(kind, id), await publishing.gone(kind, id)]).toEqual([true, false]);

    expect(await publishing.deleteForGood(admin, kind, id)).toEqual({ kind: "not-now", state: "published" });
    await publishing.moveToBin(anna, kind, id);
    expect([await shown(kind, id), await publishing.gone(kind, id), await stateOf(kind, id)]).toEqual([
      false,
      true,
      "bin",
    ]);
    expect(await publishing.publish(anna, kind, id, 1)).toEqual({ kind: "not-now", state: "bin" });
    expect((await publishing.save(anna, kind, id, input(draftSample(kind, "Late"), 1))).kind).toBe("conflict");

    await publishing.restoreFromBin(anna, kind, id);
    expect([await shown(kind, id), await stateOf(kind, id)]).toEqual([false, "withdrawn"]);

    await publishing.moveToBin(anna, kind, id);
    await expect(publishing.deleteForGood(anna, kind, id)).rejects.toMatchObject({ id: "forbidden" });
    expect((await publishing.deleteForGood(admin, kind, id)).kind).toBe("done");
    expect(await publishing.open(anna, kind, id)).toBeUndefined();
    expect(await publishing.history(anna, kind, id)).toEqual([]);
    expect([await shown(kind, id), await publishing.gone(kind, id)]).toEqual([false, true]);
    if (kind === "offer")
      expect(await storage.collection(offersDefinition).title(id, "de")).toEqual({
        title: "Passing offer",
        language: "en",
      });
    expect((await publishing.save(anna, kind, id, input(draftSample(kind, "Late"), 1))).kind).toBe("missing");
    expect(await saved(site(), kind, draftSample(kind, "Next"))).toBeGreaterThan(id);
  });

  test("what is withdrawn is in no list, and beside nothing", async () => {
    const { publishing, storage } = site();
    const draft = (title: string, posted: string) => ({ ...draftSample("news", title), posted });
    const older = await saved(site(), "news", draft("Beside, older", "2031-01-01"), "publish");
    const middle = await saved(site(), "news", draft("Beside, middle", "2031-01-02"), "publish");
    const newer = await saved(site(), "news", draft("Beside, newer", "2031-01-03"), "publish");
    await publishing.withdraw(anna, "news", middle);
    const listed = await storage.collection(newsDefinition).list("de", { q: "beside,", sort: "desc", page: 1 });
    expect([listed.total, listed.items.map(({ id }) => id)]).toEqual([2, [newer, older]]);
    expect((await storage.collection(newsDefinition).neighbours(newer, "en")).older?.id).toBe(older);
    expect(await storage.collection(newsDefinition).records([middle])).toEqual([]);
    expect(await storage.collection(newsDefinition).entries([middle], "en")).toEqual([]);
  });

  test("is published and withdrawn when its time has come, once", async () => {
    const { publishing, storage } = site();
    const now = Date.now();
    const id = await saved(site(), "news", draftSample("news", "Planned"));
    const plan = { publishAt: now + HOUR_MS, withdrawAt: now + 2 * HOUR_MS };
    expect(await publishing.schedule(anna, "news", id, plan)).toMatchObject({ state: "scheduled" });
    expect((await publishing.overview(anna)).scheduled.map((item) => item.id)).toContain(id);
    // The newest version is the one that goes public.
    await publishing.save(anna, "news", id, input(draftSample("news", "Planned, corrected"), 1));

    await publishing.applyDue(now + HOUR_MS - 1);
    expect(await shown("news", id)).toBe(false);
    const version = await storage.contentVersion();
    await Promise.all([1, 2, 3].map(() => publishing.applyDue(now + HOUR_MS)));
    expect((await storage.collection(newsDefinition).find(id, "en"))?.text.title).toBe("Planned, corrected");
    expect(await storage.contentVersion()).toBe(version + 1);
    expect(await publishing.open(anna, "news", id)).toMatchObject({
      publishAt: undefined,
      withdrawAt: plan.withdrawAt,
    });

    await publishing.applyDue(now + 2 * HOUR_MS);
    expect([await shown("news", id), await publishing.gone("news", id)]).toEqual([false, true]);
    expect(await storage.contentVersion()).toBe(version + 2);
    expect(await stateOf("news", id)).toBe("withdrawn");
    await publishing.applyDue(now + 2 * HOUR_MS);
    expect(await storage.contentVersion()).toBe(version + 2);
  });

  test("a plan lies ahead, in order, and can be taken back", async () => {
    const { publishing } = site();
    const now = Date.now();
    const id = await saved(site(), "product", draftSample("product", "Taken back"));
    const plan = (publishAt?: number, withdrawAt?: number) =>
      publishing.schedule(anna, "product", id, { publishAt, withdrawAt });
    expect(await plan(now - 1)).toEqual({ kind: "past" });
    expect(await plan(now + 2 * HOUR_MS, now + HOUR_MS)).toEqual({ kind: "past" });
    expect(await plan(undefined, now + HOUR_MS)).toEqual({ kind: "not-now", state: "draft" });
    expect(await plan(now + HOUR_MS)).toMatchObject({ state: "scheduled" });
    expect(await plan()).toMatchObject({ state: "draft" });
    await publishing.applyDue(now + DAY_MS);
    expect(await shown("product", id)).toBe(false);
  });

  test("what is incomplete cannot be planned, and is not published when it became so", async () => {
    const { publishing } = site();
    const now = Date.now();
    const open = { ...draftSample("project", "Unanswered"), mayNameVessel: "" };
    const id = await saved(site(), "project", open);
    expect((await publishing.schedule(anna, "project", id, { publishAt: now + HOUR_MS })).kind).toBe("incomplete");
    await publishing.save(anna, "project", id, input(draftSample("project", "Answered"), 1));
    await publishing.schedule(anna, "project", id, { publishAt: now + HOUR_MS });
    await publishing.save(anna, "project", id, input(open, 2));
    await publishing.applyDue(now + HOUR_MS);
    expect(await publishing.open(anna, "project", id)).toMatchObject({
      state: "draft",
      missed: true,
      publishAt: undefined,
    });
    await publishing.save(anna, "project", id, input(draftSample("project", "Answered"), 3));
    expect(await publishing.open(anna, "project", id)).toMatchObject({ missed: false });
  });

  test("a withdrawal that fails is tried again ever later, logged once, and holds up no other plan", async () => {
    const { publishing, storage } = site();
    const { rows } = storage.publishing;
    const now = Date.now();
    const due = now + HOUR_MS;
    const ids: number[] = [];
    const off = await saved(site(), "product", draftSample("product", "Already off"), "publish");
    await publishing.withdraw(anna, "product", off);
    for (let i = 0; i < 22; i += 1) {
      const id = await saved(site(), "product", draftSample("product", `Stuck ${i}`), "publish");
      await publishing.schedule(anna, "product", id, { withdrawAt: due });
      ids.push(id);
    }
    const [first = 0] = ids;
    const other = await saved(site(), "news", draftSample("news", "Not stuck"));
    await publishing.schedule(anna, "news", other, { publishAt: due });
    const error = vi.spyOn(site().log, "error");
    // The database refuses to take more products off the site.
    await sql`create unique index one_off on entries (collection)
      where collection = 'product' and state = 'withdrawn' and id >= ${sql.lit(off)}`.execute(rows);
    try {
      await publishing.applyDue(due);
      await publishing.applyDue(due + 500);
      await publishing.applyDue(due + 1000);
      expect(await shown("news", other)).toBe(true);
      const failed = await publishing.open(anna, "product", first);
      expect(failed).toMatchObject({ state: "published", withdrawAt: due, missed: false });
      expect(failed?.planFailure?.reason).toBe("unexpected");
      const retries = [failed?.planFailure?.retryAt ?? 0];
      for (let i = 0; i < 8; i += 1) {
        await publishing.applyDue(retries.at(-1) ?? 0);
        await publishing.applyDue(retries.at(-1) ?? 0);
        retries.push((await publishing.open(anna, "product", first))?.planFailure?.retryAt ?? 0);
      }
      const waits = retries.map((at, i) => at - (retries[i - 1] ?? due)).map((ms) => ms / 60_000);
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
      const listed = await publishing.list(anna, "product", { ...ALL, q: "Stuck 0" });
      expect(listed.items[0]?.planFailure).toEqual({ reason: "unexpected", retryAt: retries.at(-1) });
      const logged = error.mock.calls.filter(([facts]) => (facts as unknown as { id: number }).id === first);
      expect(logged).toHaveLength(1);
    } finally {
      error.mockRestore();
      await rows.schema.dropIndex("one_off").execute();
    }
    await publishing.applyDue(due + DAY_MS);
    await publishing.applyDue(due + DAY_MS);
    expect(await publishing.open(anna, "product", first)).toMatchObject({ state: "withdrawn", planFailure: undefined });
    expect(await shown("product", ids.at(-1) ?? 0)).toBe(false);
  });

  test("a publication that fails is taken back with its reason; a damaged item is withdrawn all the same", async () => {
    const { publishing, storage } = site();
    const due = Date.now() + HOUR_MS;
    const id = await saved(site(), "news", draftSample("news", "Damaged plan"));
    await publishing.schedule(anna, "news", id, { publishAt: due });
    const off = await saved(site(), "news", draftSample("news", "Damaged, to be withdrawn"), "publish");
    await publishing.schedule(anna, "news", off, { withdrawAt: due });
    await storage.publishing.rows
      .updateTable("item_versions")
      .set({ draft: "no JSON" })
      .where("kind", "=", "news")
      .where("item_id", "in", [id, off])
      .execute();
    const applied = await publishing.applyDue(due);
    expect(applied).toContainEqual({ kind: "news", id, what: "missed" });
    expect(applied).toContainEqual({ kind: "news", id: off, what: "withdrawn" });
    const { items } = await publishing.list(anna, "news", { ...ALL, q: "damaged plan" });
    expect(items).toMatchObject([
      { state: "draft", missed: true, planFailure: { reason: "damaged", retryAt: undefined } },
    ]);
  });

  test("an offer is public on its days, and is gone after the last one", async () => {
    const { publishing, storage } = site();
    const day = (days: number) => dayOf(Date.now() + days * DAY_MS);
    const offer = (openFrom: string, openUntil: string) =>
      saved(site(), "offer", { ...draftSample("offer", "Days"), openFrom, openUntil }, "publish");
    const today = await offer(day(0), day(0));
    const later = await offer(day(2), "");
    const over = await offer("2026-01-01", "2026-01-31");
    expect([await shown("offer", today), await publishing.gone("offer", today)]).toEqual([true, false]);
    expect([await shown("offer", later), await publishing.gone("offer", later)]).toEqual([false, false]);
    expect([await shown("offer", over), await publishing.gone("offer", over)]).toEqual([false, true]);
    expect((await storage.collection(offersDefinition).all("en")).map(({ id }) => id)).not.toContain(later);

    // Staff see that it is closed, in the item and in its list, where it is a state of its own.
    expect(await publishing.open(anna, "offer", over)).toMatchObject({ state: "published", isClosed: true });
    expect(await publishing.open(anna, "offer", today)).toMatchObject({ state: "published", isClosed: false });
    const listed = async (state: "published" | "closed") => {
      const { items, counts } = await publishing.list(anna, "offer", { ...ALL, state });
      expect(items).toHaveLength(counts[state]);
      expect(items.every(({ isClosed }) => isClosed === (state === "closed"))).toBe(true);
      return items.map(({ id }) => id);
    };
    expect(await listed("closed")).toContain(over);
    expect(await listed("published")).toEqual(expect.arrayContaining([today, later]));

    // Pages are made anew on the days on which an offer turns, once.
    await offer(day(10), day(10));
    const raised = async (days: number) => {
      const before = await storage.contentVersion();
      await publishing.applyDue(Date.now() + days * DAY_MS);
      await publishing.applyDue(Date.now() + days * DAY_MS);
      return (await storage.contentVersion()) - before;
    };
    expect([await raised(9), await raised(10), await raised(11), await raised(12)].slice(1)).toEqual([1, 1, 0]);
  });

  test("a copy is a draft of its own", async () => {
    const { publishing } = site();
    const id = await saved(site(), "product", draftSample("product", "Original"), "publish");
    const copied = await publishing.duplicate(anna, "product", id);
    const copy = copied.kind === "duplicated" ? copied.id : 0;
    expect(await publishing.open(anna, "product", copy)).toMatchObject({ title: "Copy of Original", state: "draft" });
    expect(await publishing.history(anna, "product", copy)).toMatchObject([{ what: "duplicated", from: id }]);
    expect(await publishing.duplicate(anna, "product", 999_999)).toEqual({ kind: "missing" });
  });

  test("a copy of what cannot be saved is refused with the reason, and nothing is written", async () => {
    const { publishing, storage } = site();
    const id = await saved(site(), "project", draftSample("project", "Refused copy"));
    const { rows } = storage.publishing;
    const stored = { ...draftSample("project", "Refused copy"), projectUrl: "javascript:alert(1)" };
    await rows
      .updateTable("item_versions")
      .set({ draft: JSON.stringify(stored) })
      .where("kind", "=", "project")
      .where("item_id", "=", id)
      .execute();
    expect(await publishing.duplicate(anna, "project", id)).toEqual({
      kind: "refused",
      problems: [{ path: "projectUrl", code: "malformed-url", severity: "refused" }],
    });
    const all = { q: "refused copy", state: "all", gap: undefined, sort: "changed", page: 1 } as const;
    expect((await publishing.list(anna, "project", all)).total).toBe(1);
  });

  test("nobody but staff gets anything", async () => {
    const stranger = { ...somebody("Nobody"), role: "visitor" as never };
    const { publishing } = site();
    const refused = { id: "forbidden" };
    await expect(publishing.list(stranger, "news", ALL)).rejects.toMatchObject(refused);
    await expect(publishing.open(stranger, "news", 1)).rejects.toMatchObject(refused);
    await expect(publishing.save(stranger, "news", 1, input(draftSample("news", "x"), 1))).rejects.toMatchObject(
      refused,
    );
    await expect(publishing.moveToBin(stranger, "news", 1)).rejects.toMatchObject(refused);
    await expect(publishing.previewForStaff(stranger, "news", 1, "en")).rejects.toMatchObject(refused);
  });
}
