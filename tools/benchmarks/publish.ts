import { setTimeout as wait } from "node:timers/promises";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { fromPublished } from "#features/publishing/published.ts";
import { type DatabaseLocation, openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "../../src/storage.server.ts";
import { onBothDatabases, settle } from "./databases.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { percentile, print } from "./report.ts";
import { fillEntries } from "./sample-entries.ts";

/*
 * Measures the milliseconds from pressing Publish to the new page: `node tools/benchmarks/publish.ts [rounds]
 * [entries]`, 100 rounds on a site with only its examples by default. Needs a build (`npm run build`). Starts its own
 * sites: one process on SQLite, then one and two processes of one PostgreSQL database started for it; the news item is
 * published at the first and read at the second.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const ENTRIES = Number(process.argv[3] ?? 0);
const NEWS_ID = 1;
const LOOK_EVERY_MS = 2;
/** Pause between two rounds, after which both processes have rendered their pages again. */
const PAUSE_MS = 1000;
const STAFF = { username: "bench", password: "windlass-Nebel-34-quay" };
const environment = { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password };

/** Signs in as the form does. @returns the `Cookie` header */
async function signIn({ url }: OwnSite): Promise<string> {
  const answer = await fetch(`${url}/dashboard`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ intent: "sign-in", ...STAFF }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`signing in answers ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** Publishes a new title of the news item, as the editor does. */
async function publish({ url }: OwnSite, cookie: string, title: string, baseVersion: number): Promise<void> {
  const [item] = exampleNews;
  if (item === undefined) throw new Error("no example news");
  const draft = fromPublished(news, item);
  draft.texts.en.title = title;
  const answer = await fetch(`${url}/dashboard/save/news/${NEWS_ID}`, {
    method: "POST",
    headers: { origin: url, cookie, "content-type": "application/json" },
    body: JSON.stringify({ draft, baseVersion, upToDate: [], aim: "publish" }),
  });
  if (answer.status !== 200) throw new Error(`publishing answers ${answer.status}: ${await answer.text()}`);
}

async function untilShown({ url }: OwnSite, title: string): Promise<void> {
  while (!(await (await fetch(`${url}/news/${NEWS_ID}`)).text()).includes(title)) await wait(LOOK_EVERY_MS);
}

/** Repeatedly publishes at one process and reads at the other. @param version the newest version of the news item */
async function measure(name: string, writing: OwnSite, reading: OwnSite, version: number): Promise<void> {
  const cookie = await signIn(writing);
  const [saves, pages]: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i++) {
    const title = `Published as version ${version + i}.`;
    const start = performance.now();
    await publish(writing, cookie, title, version + i);
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
  const first = await startOwnSite({ ...environment, ...shared });
  try {
    await measure(`${name}, one process`, first, first, 1);
    if (databaseUrl === undefined) return;
    const second = await startOwnSite(shared);
    await measure(`${name}, two processes`, first, second, ROUNDS + 1).finally(second.stop);
  } finally {
    await first.stop();
  }
});
