import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import { openStorage } from "../../src/storage.server.ts";
import { onBothDatabases, settle } from "./databases.ts";
import { measureOperations, type Operations } from "./operations.ts";
import { print } from "./report.ts";
import { FIRST_ID, fillEntries } from "./sample-entries.ts";
import { printWrites, startWrites } from "./steady-writes.ts";

/*
 * Measures lists and search with many news in three languages: `node tools/benchmarks/lists.ts [count]`, 100,000 by
 * default. They can be filtered by year and sorted by title. On SQLite and on a PostgreSQL started for it, after
 * `vacuum analyze`: the start that writes the rows of lists and filters, then lists alone, then beside steady writes.
 */
const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 40;
const YEAR = { posted: "2000" };
/** News as a collection whose lists can be filtered and sorted. */
const filtered = {
  ...news,
  texts: { ...news.texts, title: { ...news.texts.title, sortable: true } },
  facts: { ...news.facts, posted: { ...news.facts.posted, filterable: true } },
} as const;
const all = collections.map((collection) => (collection === news ? filtered : collection));

await onBothDatabases(async (name, location) => {
  const log = createLog("silent");
  const db = await openDatabase(location, log);
  await fillEntries(db, news, COUNT);
  await db.destroy();
  const start = performance.now();
  const storage = await openStorage(location, log, all);
  print(`${name}, ${COUNT} news, start`, { s: (performance.now() - start) / 1000 });
  await settle(location);
  const store = storage.collection(filtered);
  const list = (query: Partial<ListQuery>) => () => store.list("pl", { q: "", sort: "desc", page: 1, ...query });
  const operations: Operations = {
    "first page": list({}),
    "middle page": list({ page: Math.ceil(COUNT / 48) }),
    "last page": list({ page: Math.ceil(COUNT / 24) }),
    "search, many found": list({ q: "Lodz" }),
    "search, few found": list({ q: `number ${FIRST_ID + COUNT - 3}`, sort: "asc" }),
    "search, none found": list({ q: "no such words" }),
    filtered: list({ filters: YEAR }),
    "filtered, search": list({ filters: YEAR, q: "Lodz" }),
    sorted: list({ by: "title", sort: "asc" }),
    "sorted, middle page": list({ by: "title", sort: "asc", page: Math.ceil(COUNT / 48) }),
    "filtered and sorted": list({ by: "title", sort: "asc", filters: YEAR }),
    "sorted, search": list({ by: "title", sort: "asc", q: "Lodz" }),
    "values of filters": () => store.values(),
    "beside an entry": () => store.neighbours(FIRST_ID + Math.floor(COUNT / 2), "pl"),
  };
  await measureOperations(`${name}, ${COUNT} news`, operations, ROUNDS);
  const endWrites = await startWrites(storage);
  await measureOperations(`${name} beside writes, ${COUNT} news`, operations, ROUNDS);
  printWrites(name, await endWrites());
  await storage.close();
});
