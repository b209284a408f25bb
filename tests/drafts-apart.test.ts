import { sql } from "kysely";
import { expect, test } from "vitest";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openRealSite } from "./real-site.ts";
import { recordedRequests } from "./recordings/requests.ts";
import { openReleasedData, type ReleasedData } from "./released-data.ts";

/*
 * Drafts and public entries share no table and no function: a site without the tables of drafts answers each
 * visitor as one with them.
 */

const DRAFT_TABLES = ["autosaves", "preview_links", "item_versions", "items"];

/** Starts a site and returns its responses to all public requests: pages, lists, feeds, files and the API. */
async function publicAnswers({ environment }: ReleasedData) {
  const site = await openRealSite({ ...environment, PUBLIC_URL: "http://localhost:3000" });
  try {
    const { pages, lists, files, api } = recordedRequests(await (await site.request("/sitemap.xml")).text());
    const answers = new Map<string, string>();
    // All languages read the same tables.
    const requests = [...pages, ...lists, ...files, ...api].filter(
      ({ path }) => splitLocalizedPath(path).language === FALLBACK_LANGUAGE,
    );
    for (const { path } of requests) {
      const answer = await site.request(path, { headers: { "accept-encoding": "identity" } });
      const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
      answers.set(path, [answer.status, answer.headers.get("content-type"), body].join(" "));
    }
    return answers;
  } finally {
    await site.close();
  }
}

async function dropDrafts({ location }: ReleasedData): Promise<void> {
  const db = connectDatabase(location, createLog("silent"));
  // Rows that refer to an item must stay.
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of DRAFT_TABLES) await sql`drop table ${sql.table(table)}`.execute(db);
  await db.destroy();
}

// The tables are the same on both databases.
test("a site without drafts shows visitors the same", { timeout: 300_000 }, async () => {
  const data = await openReleasedData("data folder");
  try {
    const before = await publicAnswers(data);
    await dropDrafts(data);
    const after = await publicAnswers(data);
    expect([...after].filter(([path, answer]) => before.get(path) !== answer).map(([path]) => path)).toEqual([]);
    expect(after.size).toBe(before.size);
    const statuses = [...before.values()].map((answer) => Number(answer.slice(0, 3)));
    expect(statuses).toEqual(expect.arrayContaining([200, 404, 410]));
    expect(Math.max(...statuses)).toBeLessThan(500);
  } finally {
    await data.remove();
  }
});
