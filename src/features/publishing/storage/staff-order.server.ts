import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { AnyCollection, Content, Draft } from "../collection.ts";
import { factOf } from "../drafts/drafts.ts";
import { orderNumber } from "../fields.ts";
import { IS_PUBLISHED, readableFacts, readEntries } from "./entries.server.ts";
import type { ItemRow } from "./item-rows.server.ts";
import { newestVersion, readStoredDraft } from "./version-rows.server.ts";
import { writeEntry } from "./write-entries.server.ts";

/*
 * The order that staff give the entries of a collection, by a number in each. A move writes the number to the newest and
 * to the published version and to the published entry, without a new version: nothing else of a draft is published with
 * it. A save keeps the stored number, so that an older form or version does not move the entry back.
 */

/** Maximum number of entries that have a place; those with greater ids are listed behind them. */
const PLACES_MAX = 500;

/** Distance between the numbers after renumbering. */
const STEP = 10;

/** An entry with its number; undefined without one. `group` is its value of `within`. */
interface Placed {
  id: number;
  number: number | undefined;
  group: string;
}

/**
 * Returns the entries that are not in the bin in the order in which pages show them, drafts among them.
 * @returns undefined for a collection that staff do not order
 */
export async function readOrder(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
): Promise<Placed[] | undefined> {
  const by = orderNumber(collection);
  if (by === undefined) return undefined;
  const { within = "" } = collection.order;
  const rows = await db
    .selectFrom("items")
    .leftJoin("entries", (join) =>
      join
        .onRef("entries.collection", "=", "items.kind")
        .onRef("entries.id", "=", "items.id")
        .on("items.published_version", "is not", null),
    )
    .leftJoin("item_versions", (join) =>
      join
        .onRef("item_versions.kind", "=", "items.kind")
        .onRef("item_versions.item_id", "=", "items.id")
        .onRef("item_versions.version", "=", "items.version")
        .on("items.published_version", "is", null),
    )
    .select(["items.id", "entries.facts", "item_versions.draft"])
    .where("items.kind", "=", collection.name)
    .where("items.state", "!=", "bin")
    .orderBy("items.id")
    .limit(PLACES_MAX)
    .execute();
  const placed = rows.map(({ id, facts, draft }): Placed => {
    const stored = facts === null ? draftFacts(collection, id, draft ?? "") : readableFacts(collection, { id, facts });
    const number = stored[by] === undefined || stored[by] === "" ? undefined : Number(stored[by]);
    return { id, number, group: String(stored[within] ?? "") };
  });
  const groups = collection.facts[within]?.choices ?? [];
  return placed.toSorted(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || numberOf(a) - numberOf(b) || a.id - b.id,
  );
}

/** Entries without a number are last. */
const numberOf = ({ number }: Placed): number => number ?? Number.MAX_SAFE_INTEGER;

function draftFacts(collection: AnyCollection, id: number, json: string): Readonly<Record<string, unknown>> {
  try {
    return readStoredDraft(collection, id, json).draft;
  } catch {
    return {};
  }
}

/** The place of an entry among those of its group, from 1, and their number. */
export interface StaffPlace {
  at: number;
  of: number;
  /** The value of the choice that divides the list; empty where none does. */
  group: string;
}

/** Returns the place of each entry of an order, by id. */
export function placesIn(order: readonly Placed[]): Map<number, StaffPlace> {
  const groups = [...Map.groupBy(order, ({ group }) => group)];
  return new Map(
    groups.flatMap(([group, own]) => own.map(({ id }, i) => [id, { at: i + 1, of: own.length, group }] as const)),
  );
}

/**
 * Locks the items of a collection until the transaction ends, so that moves, saves and publications run one after the
 * other.
 */
export async function lockOrder(transaction: Transaction<Schema>, { name }: AnyCollection): Promise<void> {
  // Before the items: two moves that lock these in different orders would wait for each other.
  const ids = transaction.updateTable("item_ids").set((row) => ({ next: row.ref("next") }));
  await ids.where("kind", "=", name).execute();
  const items = transaction.updateTable("items").set((row) => ({ version: row.ref("version") }));
  await items.where("kind", "=", name).execute();
}

/**
 * Moves an entry of a locked order to another place in its group.
 * @param to place from 1
 * @returns whether visitors see another order
 */
export async function moveTo(
  transaction: Transaction<Schema>,
  log: Log,
  collection: AnyCollection,
  order: readonly Placed[],
  { id, to }: { id: number; to: number },
): Promise<boolean> {
  const by = orderNumber(collection) ?? "";
  const moved = order.find((entry) => entry.id === id);
  const others = order.filter((entry) => entry.group === moved?.group && entry !== moved);
  const [above, below] = [others[to - 2], others[to - 1]];
  const { min = 0, max = 0 } = collection.facts[by] ?? {};
  const between = numberBetween(above, below, { min, max });
  const step = Math.max(1, Math.min(STEP, Math.floor(max / (others.length + 1))));
  const numbers =
    between === undefined
      ? [...others.slice(0, to - 1), { id }, ...others.slice(to - 1)].map((one, i) => [one.id, (i + 1) * step] as const)
      : [[id, between] as const];
  const changes = numbers.filter(([one, number]) => order.find((entry) => entry.id === one)?.number !== number);
  for (const [one, number] of changes) await writeToVersions(transaction, collection, one, { [by]: String(number) });
  const damaged = (one: number, error: unknown) =>
    log.error({ kind: collection.name, id: one, err: error }, "a published item cannot be read");
  const ids = changes.map(([one]) => one);
  const entries = await readEntries(transaction, log, collection, ids, { condition: IS_PUBLISHED, damaged });
  const given = new Map(changes);
  for (const entry of entries)
    await writeEntry(transaction, collection, { ...entry, [by]: given.get(entry.id) } as Content);
  return entries.length > 0;
}

/** Returns a number between those of two neighbours; undefined without one. */
function numberBetween(
  above: Placed | undefined,
  below: Placed | undefined,
  { min, max }: { min: number; max: number },
): number | undefined {
  if (above !== undefined && above.number === undefined) return undefined;
  const least = above?.number === undefined ? min : above.number + 1;
  const greatest = below?.number === undefined ? Math.min(max, least + 2 * STEP - 2) : below.number - 1;
  return least > greatest ? undefined : Math.floor((least + greatest) / 2);
}

/** Sets facts in the newest and the published version of an item; a damaged version stays as it is. */
async function writeToVersions(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const { name: kind } = collection;
  const versions = await transaction
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join
        .onRef("item_versions.kind", "=", "items.kind")
        .onRef("item_versions.item_id", "=", "items.id")
        .on(({ or, eb }) =>
          or([
            eb("item_versions.version", "=", eb.ref("items.version")),
            eb("item_versions.version", "=", eb.ref("items.published_version")),
          ]),
        ),
    )
    .select(["item_versions.version", "item_versions.draft"])
    .where("items.kind", "=", kind)
    .where("items.id", "=", id)
    .execute();
  for (const { version, draft } of versions) {
    if (Object.keys(draftFacts(collection, id, draft)).length === 0) continue;
    await transaction
      .updateTable("item_versions")
      .set({ draft: JSON.stringify({ ...JSON.parse(draft), ...facts }) })
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .where("version", "=", version)
      .execute();
  }
}

/** Returns a draft with the stored number of its place. */
export async function inItsPlace(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  item: Pick<ItemRow, "id" | "version">,
  draft: Draft,
): Promise<Draft> {
  const by = orderNumber(collection);
  if (by === undefined) return draft;
  const newest = await newestVersion(transaction, collection, item);
  return { ...draft, [by]: factOf(newest.draft, by) };
}
