import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openRealSite } from "./real-site.ts";
import { recordedRequests } from "./recordings/requests.ts";
import { openReleasedData, type ReleasedData } from "./released-data.ts";

/*
 * What is written and what is public share no table and no function: a site without any table of drafts answers each
 * visitor as before.
 */

const DRAFT_TABLES = ["autosaves", "preview_links", "item_versions", "items"];

beforeEach(() => {
  // Style sheets have an address only in a build. React reports each that has none.
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What a site that is started answers to each public request: pages, lists, feeds, files and the API. */
async function publicAnswers({ environment }: ReleasedData): Promise<Map<string, string>> {
  const site = await openRealSite({ ...environment, PUBLIC_URL: "http://localhost:3000" });
  try {
    const { pages, lists, files, api } = recordedRequests(await (await site.request("/sitemap.xml")).text());
    const answers = new Map<string, string>();
    for (const { path } of [...pages, ...lists, ...files, ...api]) {
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
  // What refers to an item stays where it is.
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of DRAFT_TABLES) await sql`drop table ${sql.table(table)}`.execute(db);
  await db.destroy();
}

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
