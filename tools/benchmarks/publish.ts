import { setTimeout as wait } from "node:timers/promises";
import { news } from "#collections/news/news.ts";
import { type DatabaseLocation, openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "../../src/storage.server.ts";
import { onBothDatabases, settle } from "./databases.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { percentile, print } from "./report.ts";
import { fillEntries } from "./sample-entries.ts";
import { NEWS_ID, publish, STAFF_ENVIRONMENT, signIn } from "./staff-work.ts";

/*
 * Measures the milliseconds from pressing Publish to the new page: `node tools/benchmarks/publish.ts [rounds]
 * [entries]`, 100 rounds on a site with only its examples by default. Needs a build (`npm run build`). Starts its own
 * sites: one process on SQLite, then one and two processes of one PostgreSQL database started for it; the news item is
 * published at the first and read at the second.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const ENTRIES = Number(process.argv[3] ?? 0);
const LOOK_EVERY_MS = 2;
/** Pause between two rounds, after which both processes have rendered their pages again. */
const PAUSE_MS = 1000;

async function untilShown({ url }: OwnSite, title: string): Promise<void> {
  while (!(await (await fetch(`${url}/news/${NEWS_ID}`)).text()).includes(title)) await wait(LOOK_EVERY_MS);
}

/** Repeatedly publishes at one process and reads at the other. @param version the newest version of the news item */
async function measure(name: string, writing: OwnSite, reading: OwnSite, version: number): Promise<void> {
  const cookie = await signIn(writing.url);
  const [saves, pages]: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    const title = `Published as version ${version + i}.`;
    const start = performance.now();
    const answer = await publish(writing.url, cookie, title, version + i);
    if (answer.status !== 200) throw new Error(`publishing answers ${answer.status}: ${await answer.text()}`);
    saves.push(performance.now() - start);
    await untilShown(reading, title);
    pages.push(performance.now() - start);
    // Of random length: the other process checks twice a second, and must not be met at the same moment each time.
    await wait(Math.random() * 2 * PAUSE_MS);
  }
  const figures = (times: number[]) => ({
    median: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
  });
  print(`${name}: answer to Publish, ms`, figures(saves));
  print(`${name}: Publish to the new page, ms`, figures(pages));
}

/** Fills the database of a site that has not started yet with news. */
async function fill(location: DatabaseLocation): Promise<void> {
  const log = createLog("silent");
  const db = await openDatabase(location, log);
  await fillEntries(db, news, ENTRIES);
  await (await openStorage(location, log)).close();
  await settle(location);
  await db.destroy();
}

await onBothDatabases(async (name, location) => {
  const { databaseUrl, dataDir } = location;
  await fill(location);
  // Both share the data folder, as two processes of one site do.
  const shared = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SESSION_SECRET: "bench".repeat(12) }),
  };
  const first = await startOwnSite({ ...STAFF_ENVIRONMENT, ...shared });
  try {
    await measure(`${name}, one process`, first, first, 1);
    if (databaseUrl === undefined) return;
    const second = await startOwnSite(shared);
    await measure(`${name}, two processes`, first, second, ROUNDS + 1).finally(second.stop);
  } finally {
    await first.stop();
  }
});
