import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { news as collection } from "#collections/news/news.ts";
import { collectionStore } from "#features/publishing/storage/collection-store.server.ts";
import { type Database, openDatabase } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { percentile, print } from "./report.ts";

/*
 * Lists and search with many news: `node tools/benchmarks/lists.ts [count]`, 100,000 unless told.
 * With DATABASE_URL it measures an (empty) PostgreSQL database instead of SQLite.
 */
const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 40;
const WORDS = ["switchboard", "generator", "Łódź", "alarm", "sensor", "crane", "dock", "ferry", "relay", "winch"];

async function fill(db: Database): Promise<void> {
  const batch = 500;
  for (let first = 1; first <= COUNT; first += batch) {
    const ids = Array.from({ length: Math.min(batch, COUNT - first + 1) }, (_, i) => first + i);
    const title = (id: number) => `${WORDS[id % 10]} ${WORDS[(id * 7) % 10]} number ${id}`;
    const day = (id: number) => new Date(Date.UTC(2000, 0, 1) + (id % 9000) * 86_400_000).toISOString().slice(0, 10);
    await db.transaction().execute(async (transaction) => {
      const facts = (id: number) => ({ img: "/drawings/pic-alarm.svg", posted: day(id) });
      const text = { shortDescription: "Short.", description: "Long.", imageAlt: "Panel" };
      const own = { collection: collection.name };
      const entry = (id: number) => ({ ...own, id, state: "published" as const, sort_key: day(id) });
      await transaction
        .insertInto("entries")
        .values(ids.map((id) => ({ ...entry(id), facts: JSON.stringify(facts(id)) })))
        .execute();
      const record = (id: number) => JSON.stringify({ title: title(id), ...text });
      await transaction
        .insertInto("records")
        .values(ids.map((id) => ({ ...own, entry_id: id, language: "en", record: record(id) })))
        .execute();
      for (const language of LANGUAGE_CODES) {
        const row = (id: number) => ({
          ...{ ...own, language, sort_key: day(id), entry_id: id },
          search_text: fold(title(id)),
        });
        await transaction.insertInto("listing").values(ids.map(row)).execute();
      }
    });
  }
}

const folder = await mkdtemp(join(tmpdir(), "bench-lists-"));
const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: folder }, createLog("silent"));
await fill(db);
const news = collectionStore(db, createLog("silent"), collection);
const cases = {
  "first page": { q: "", sort: "desc", page: 1 },
  "last page": { q: "", sort: "desc", page: Math.ceil(COUNT / 24) },
  "search, many found": { q: "Lodz", sort: "desc", page: 1 },
  "search, few found": { q: `number ${COUNT - 3}`, sort: "asc", page: 1 },
  "search, none found": { q: "no such words", sort: "desc", page: 1 },
} as const;
for (const [name, query] of Object.entries(cases)) {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const start = performance.now();
    await news.list("pl", query);
    times.push(performance.now() - start);
  }
  print(`${COUNT} news, ${name}`, { "median ms": percentile(times, 50), "p95 ms": percentile(times, 95) });
}
await db.destroy();
await rm(folder, { recursive: true });
