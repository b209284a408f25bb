import { collections } from "#collections/index.ts";
import { projects } from "#collections/projects/projects.ts";
import { createFinder } from "#features/finder/finder.server.ts";
import { publishRecord } from "#features/publishing/storage/publish-record.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "../../src/storage.server.ts";
import { onBothDatabases, settle } from "./databases.ts";
import { measureOperations, watchLoop } from "./operations.ts";
import { print } from "./report.ts";
import { FIRST_ID, fillEntries, sampleEntries } from "./sample-entries.ts";

/*
 * Measures the finder with many entries in three languages: `node --expose-gc tools/benchmarks/finder.ts [count]`, 10,000 by
 * default. On SQLite and on a PostgreSQL started for it: the first index with its memory, searches, and the update after one
 * change. "computed" is processor time, which excludes other programs of a busy machine.
 */
const COUNT = Number(process.argv[2] ?? 10_000);
const ROUNDS = 100;
/** Searches by what they show. Every sample has "number"; one with "…" is unfinished. */
const SEARCHES: Readonly<Record<string, string>> = {
  "a word of most entries": "generator",
  "a word of all entries": "number",
  "two common words": "generator number",
  "eight common words": "number generator alarm control switchboard system sensor crane",
  "a number": "number 4711",
  "one letter, unfinished": "s…",
  "two letters, unfinished": "ge…",
  "eight letters": "a b c d e f g h",
  "a typing error": "datacheif",
  "many typing errors": "genertaor swichboard allarm kongsburg sensro instalation regulater nubmer",
  "a model": "UMS2100",
  "an inflected word": "wyłącznikow",
  "a compound word": "Reglerreparatur",
  "no accents": "Łodz crane",
  nothing: "qwertz",
  "200 characters": "generatorswitchboard".repeat(10),
  "a long text": "repair of the generator switchboard on board of the ferry in dock ".repeat(3),
};
const MIB = 2 ** 20;

await onBothDatabases(async (name, location) => {
  const log = createLog("silent");
  const db = await openDatabase(location, log);
  await fillEntries(db, projects, COUNT);
  await db.destroy();
  const storage = await openStorage(location, log);
  await settle(location);
  const finder = createFinder({ storage, collections, log });
  const timed = async (what: string) => {
    global.gc?.();
    const before = process.memoryUsage().heapUsed;
    const loop = watchLoop();
    const start = performance.now();
    await finder.refresh();
    const ms = performance.now() - start;
    const { held, computed } = loop.end();
    global.gc?.();
    const memory = (process.memoryUsage().heapUsed - before) / MIB;
    print(`${name}, ${COUNT} entries, ${what}`, {
      ms,
      "loop held ms": held,
      "computed ms": computed,
      "memory MiB": memory,
    });
  };
  await timed("first index");
  const searches = Object.entries(SEARCHES).map(
    ([what, q]) => [what, () => finder.find(q.replace("…", ""), q.endsWith("…"))] as const,
  );
  await measureOperations(`${name}, ${COUNT} entries`, Object.fromEntries(searches), ROUNDS);
  const changed = (await sampleEntries(projects.name))(FIRST_ID + 1);
  Object.assign(changed.texts.en ?? {}, { title: "Changed" });
  await publishRecord(storage.publishing.rows, projects, changed);
  await timed("update after one change");
  await finder.stop();
  await storage.close();
});
