import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import { type ContractDatabase, postgresContract, sqliteContract } from "../../../../tests/contract-databases.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../../tests/publishing/publishing-site.ts";
import { type Content, defineCollection } from "../collection.ts";
import { fact, text } from "../fields.ts";
import { refreshDerivedRows } from "./derived-rows.server.ts";

/** A collection with every kind of field that lists are filtered or sorted by. */
const ships = defineCollection({
  name: "ship",
  // Nothing here reads its texts.
  words: undefined as never,
  addresses: { site: "ships", dashboard: "ships" },
  texts: { title: text.line({ max: 80, required: true, searchable: true, sortable: true }) },
  facts: {
    year: fact.number({ min: 1900, max: 2100, wrong: "malformed-year", filterable: true, sortable: true }),
    flag: fact.country({ filterable: true, sortable: true }),
    state: fact.choice(["afloat", "docked"], { filterable: true, sortable: true }),
    maker: fact.line({ max: 20, filterable: true, sortable: true }),
    launched: fact.day({ filterable: true, sortable: true }),
    sisters: fact.references({ to: "ship", max: 4, filterable: true }),
    posted: fact.day({ required: true, initial: "today" }),
    shownFrom: fact.day({}),
    shownUntil: fact.day({}),
  },
  order: { by: "posted", newestFirst: true },
  visible: { from: "shownFrom", until: "shownUntil" },
});
type Ship = Content<typeof ships>;

const COUNT = 40;
const ONE_DAY = "2026-02-01";

/** Ships whose values repeat at different steps, so that each combination of them is there; every fifth value is missing. */
function ship(id: number): Ship {
  const pick = <T>(values: readonly T[], step: number) =>
    id % 5 === step % 5 ? undefined : values[Math.floor(id / step) % values.length];
  const title = `${["Vega", "Łódź", "Anna", "Ömer"][id % 4]} ${id}`;
  return {
    id,
    year: pick([1998, 2005, 9 + 2000], 2),
    flag: pick(["NO", "PL"], 3),
    state: pick(["afloat", "docked"] as const, 4),
    maker: pick(["Zwolle", "Łódź", "100%"], 1),
    launched: pick(["1998-12-31", "1999-01-01", "1999-12-31", "2000-01-01"], 1),
    sisters: id % 5 === 0 ? [] : [(id % 3) + 1, (id % 3) + 2],
    posted: id % 2 === 0 ? ONE_DAY : `2026-01-${String(id).padStart(2, "0")}`.slice(0, 10),
    ...(id % 13 === 0 ? { shownUntil: "2020-01-01" } : {}),
    texts: [
      { en: { title }, pl: { title: `${title} (pl)` } },
      { pl: { title: `${title} (pl alone)` } },
      { de: { title: `${title} (de alone)` } },
    ][id % 3] as Ship["texts"],
  };
}
const all = Array.from({ length: COUNT }, (_, i) => ship(i < 30 ? i + 1 : (i + 1) * 2)).map((one) =>
  one.id > 30 ? { ...one, posted: ONE_DAY } : one,
);

/** What a list must show, by the plainest means. */
function expected({ q, filters = {}, by, sort }: ListQuery, language: "en" | "pl") {
  const titleOf = ({ texts }: Ship) => String((texts[language] ?? texts.en ?? texts.pl ?? texts.de)?.title);
  const folded = (title: string) =>
    title.toLowerCase().replaceAll("ł", "l").replaceAll("ó", "o").replaceAll("ź", "z").replaceAll("ö", "o");
  const orderOf = (one: Ship, name: string) => (name === "title" ? folded(titleOf(one)) : one[name as "year"]);
  const matches = all
    .filter(({ shownUntil }) => shownUntil === undefined)
    .filter((one) => folded(titleOf(one)).includes(q))
    .filter((one) =>
      Object.entries(filters).every(([name, value]) => {
        const own = one[name as keyof Ship];
        if (name === "launched") return String(own).startsWith(value);
        return Array.isArray(own) ? own.includes(Number(value)) : String(own) === value;
      }),
    );
  const turn = sort === "asc" ? 1 : -1;
  const compare = (a: Ship, b: Ship) => {
    const [x, y] = by === undefined ? [a.posted, b.posted] : [orderOf(a, by), orderOf(b, by)];
    if (x === undefined || y === undefined) return x === y ? turn * (a.id - b.id) : x === undefined ? 1 : -1;
    return turn * (x < y ? -1 : x > y ? 1 : a.id - b.id);
  };
  return matches.toSorted(compare).map(({ id }) => id);
}

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a list that is filtered and sorted, on %s", (_, create) => {
  let database: ContractDatabase;
  let site: PublishingSite;
  const store = () => site.storage.collection(ships);
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database, [ships]);
    for (const one of all) await site.storage.publishing.publishRecord(ships, one);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  const FILTERS: Record<string, string>[] = [
    {},
    { flag: "NO" },
    { year: "2005" },
    { state: "docked", flag: "PL" },
    { maker: "100%" },
    { maker: "Łódź" },
    { launched: "1999" },
    { sisters: "2" },
    { flag: "DE" },
  ];
  const ORDERS = [undefined, "year", "flag", "state", "maker", "launched", "title"];

  test.each(FILTERS)(
    "by %o it has the right entries in the right order on every page, and counts them",
    async (filters) => {
      for (const by of ORDERS) {
        for (const sort of ["asc", "desc"] as const) {
          for (const q of ["", "lodz"]) {
            const language = by === "title" ? "pl" : "en";
            const query = { q, filters, sort, ...(by === undefined ? {} : { by }) };
            const ids = expected({ ...query, page: 1 }, language);
            for (let page = 1; page <= Math.ceil(ids.length / 7) + 1; page += 1) {
              const { items, total } = await store().list(language, { ...query, page }, 7);
              const shown = { query, page, ids: items.map(({ id }) => id) };
              expect(shown).toEqual({ query, page, ids: ids.slice((page - 1) * 7, page * 7) });
              if (items.length > 0) expect(total).toBe(ids.length);
            }
          }
        }
      }
    },
  );

  test("offers the values that visitors see, the most frequent first, and counts them again after a change", async () => {
    const count = (seen: readonly Ship[], name: "flag" | "year") =>
      Object.entries(Object.groupBy(seen, (one) => String(one[name])))
        .filter(([value]) => value !== "undefined")
        .map(([value, ships = []]) => ({ value, count: ships.length }));
    const seen = all.filter(({ shownUntil }) => shownUntil === undefined);
    const values = await store().values();
    expect(values.flag?.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual(count(seen, "flag"));
    expect(values.year?.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual(count(seen, "year"));
    expect(values.launched?.map(({ value }) => value).toSorted()).toEqual(["1998", "1999", "2000"]);
    const counts = values.maker?.map(({ count }) => count) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(values.posted).toBeUndefined();

    await site.storage.publishing.publishRecord(ships, { ...ship(1), id: 500, flag: "DE" });
    expect((await store().values()).flag).toContainEqual({ value: "DE", count: 1 });
    await site.publishing.withdraw(anna, "ship", 500);
    expect((await store().values()).flag).not.toContainEqual({ value: "DE", count: 1 });
    const query = { q: "", sort: "asc", by: "flag", filters: { flag: "DE" }, page: 1 } as const;
    expect(await store().list("en", query)).toEqual({ items: [], total: 0 });
  });

  test("neighbours are those of the list's own order", async () => {
    const ids = expected({ q: "", sort: "desc", page: 1 }, "en");
    const { older, newer } = await store().neighbours(ids[3] ?? 0, "en");
    expect([newer?.id, older?.id]).toEqual([ids[2], ids[4]]);
  });

  test("a field that is declared later is filled in at the next start", async () => {
    const rows = site.storage.publishing.rows;
    const facets = () =>
      rows.selectFrom("facets").selectAll().orderBy("entry_id").orderBy("field").orderBy("position").execute();
    const before = await facets();
    const { year, ...others } = ships.facts;
    const without = { ...ships, facts: { ...others, year: { ...year, filterable: undefined, sortable: undefined } } };
    const log = createLog("silent");
    await refreshDerivedRows(rows, log, [without as unknown as typeof ships]);
    expect((await facets()).some(({ field }) => field === "year")).toBe(false);
    await refreshDerivedRows(rows, log, [ships]);
    expect(await facets()).toEqual(before);
  });

  test("a searchable line that is a country from now on is found by the country's name at the next start", async () => {
    const log = createLog("silent");
    const line = { ...ships.facts.flag, control: "line", searchable: true };
    const { rows } = site.storage.publishing;
    const found = () =>
      rows.selectFrom("listing").select("search_text").orderBy("entry_id").orderBy("language").execute();
    await refreshDerivedRows(rows, log, [
      { ...ships, facts: { ...ships.facts, flag: line } } as unknown as typeof ships,
    ]);
    const asLine = await found();
    const country = { ...line, control: "country" };
    await refreshDerivedRows(rows, log, [
      { ...ships, facts: { ...ships.facts, flag: country } } as unknown as typeof ships,
    ]);
    expect(await found()).not.toEqual(asLine);
    await refreshDerivedRows(rows, log, [ships]);
  });
});

/** A collection whose order staff give. */
const parts = defineCollection({
  name: "part",
  // Nothing here reads its texts.
  words: undefined as never,
  addresses: { dashboard: "parts" },
  texts: { title: text.line({ max: 80, required: true }) },
  facts: { position: fact.number({ min: 1, max: 9999, wrong: "malformed-position" }) },
  order: { by: "position", newestFirst: false },
});

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a list in the order that staff give, on %s", (_, create) => {
  let database: ContractDatabase;
  let site: PublishingSite;
  const part = (id: number, position?: number): Content<typeof parts> => ({
    ...{ id, position },
    texts: { en: { title: `Part ${id}` } },
  });
  const store = () => site.storage.collection(parts);
  const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database, [parts]);
    for (const one of [part(1, 100), part(2, 20), part(3), part(4, 3), part(5), part(6, 20)])
      await site.storage.publishing.publishRecord(parts, one);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  test("compares numbers, and entries without one are last; equal ones follow their ids", async () => {
    const order = [4, 2, 6, 1, 3, 5];
    const { items } = await store().list("en", { q: "", sort: "asc", page: 1 });
    expect([ids(items), ids(await store().all("pl")), ids(await store().others(2, "en", 9))]).toEqual([
      order,
      order,
      order.filter((id) => id !== 2),
    ]);
    const { older, newer } = await store().neighbours(6, "en");
    expect([older?.id, newer?.id]).toEqual([2, 1]);
  });

  test("follows a number that staff change", async () => {
    expect(await site.publishing.move(anna, "part", 5, { from: 6, to: 2 })).toMatchObject({ kind: "moved" });
    expect(ids(await store().all("en"))).toEqual([4, 5, 2, 6, 1, 3]);
  });
});
