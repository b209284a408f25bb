import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { createTestDatabase } from "../../test-database.ts";
import { expect, test } from "../fixtures.ts";
import { type BuiltSite, startBuiltSite } from "../start-built-site.ts";
import { type Acknowledged, postApplication, postMessage } from "./post-submissions.ts";

/** Kills in a run of the tests; `KILLS=200 npx playwright test faults` for the whole measure. */
const KILLS = Number(process.env.KILLS ?? 4);
const SENDERS = 4;
const UNLIMITED = { RATE_LIMIT_CONTACT: "0", RATE_LIMIT_CV: "0" };

/** Rows that matter here, read without the site. */
interface Kept {
  references: Set<string>;
  files: { file_key: string; file_sha256: string }[];
  /** Mails of submissions, one notice and one confirmation each. */
  mails: number;
}

const QUERIES = [
  "select reference from messages union all select reference from applications",
  "select file_key, file_sha256 from applications",
  "select count(*) as n from outbox",
] as const;

function readSqlite(dataDir: string): Kept {
  const database = new DatabaseSync(join(dataDir, "site.sqlite"));
  expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  const [references, files, mails] = QUERIES.map((query) => database.prepare(query).all());
  database.close();
  return keptOf(references ?? [], files ?? [], mails ?? []);
}

async function readPostgres(url: string): Promise<Kept> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const rows: Record<string, unknown>[][] = [];
  for (const query of QUERIES) rows.push((await client.query(query)).rows);
  await client.end();
  return keptOf(rows[0] ?? [], rows[1] ?? [], rows[2] ?? []);
}

function keptOf(references: object[], files: object[], mails: object[]): Kept {
  return {
    references: new Set((references as { reference: string }[]).map(({ reference }) => reference)),
    files: files as Kept["files"],
    mails: Number((mails as { n: number | string }[])[0]?.n),
  };
}

async function storedFiles(dataDir: string): Promise<Map<string, string>> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = names.map(async (name) => {
    const hash = createHash("sha256")
      .update(await readFile(name))
      .digest("hex");
    return [basename(name), hash] as const;
  });
  expect(new Set(names.map((name) => basename(name))).size, "each file lies in one place").toBe(names.length);
  return new Map(await Promise.all(hashed));
}

/**
 * Posts from several senders at once until the site is killed; what it has thanked for is noted.
 * @param thanks how many it gives before it is killed, however slow the machine is
 * @param laterMs time from then to the kill, so that it comes at another moment each time
 */
async function postUntilKilled(
  site: BuiltSite,
  thanked: Acknowledged[],
  { thanks, laterMs }: { thanks: number; laterMs: number },
): Promise<void> {
  const enough = thanked.length + thanks;
  let alive = true;
  const sender = async (index: number) => {
    for (let round = 0; alive; round++) {
      const sent = await ((index + round) % 2 === 0 ? postMessage(site.url) : postApplication(site.url));
      if (sent !== undefined) thanked.push(sent);
    }
  };
  const senders = Array.from({ length: SENDERS }, (_, index) => sender(index));
  while (thanked.length < enough) await wait(5);
  await wait(laterMs);
  const killed = site.kill();
  alive = false;
  await Promise.all([killed, ...senders]);
}

for (const kind of ["SQLite", "PostgreSQL"] as const) {
  test(`${kind}: killed ${KILLS} times while messages and CVs come in, nothing thanked for is lost`, async () => {
    test.setTimeout(60_000 + KILLS * 5000);
    const database = kind === "PostgreSQL" ? await createTestDatabase() : undefined;
    const dataDir = await mkdtemp(join(tmpdir(), "site-kill-"));
    const start = () => startBuiltSite({ databaseUrl: database?.url, dataDir, environment: UNLIMITED });
    const thanked: Acknowledged[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      await postUntilKilled(await start(), thanked, { thanks: 2 + (kill % 5), laterMs: (kill * 37) % 150 });
    }
    // The last start puts right what the kills left.
    await (await start()).kill();
    const kept = database === undefined ? readSqlite(dataDir) : await readPostgres(database.url);
    expect(thanked.length).toBeGreaterThanOrEqual(KILLS * 2);
    expect(thanked.filter(({ reference }) => !kept.references.has(reference))).toEqual([]);
    expect(kept.mails).toBe(kept.references.size * 2);
    const stored = await storedFiles(dataDir);
    expect([...stored.keys()].toSorted(), "every file has its row").toEqual(
      kept.files.map((row) => row.file_key).toSorted(),
    );
    for (const { file_key, file_sha256 } of kept.files) expect(stored.get(file_key)).toBe(file_sha256);
    const hashes = new Set(kept.files.map((row) => row.file_sha256));
    expect(thanked.filter(({ sha256 }) => sha256 !== undefined && !hashes.has(sha256))).toEqual([]);
    test.info().annotations.push({ type: "thanked", description: String(thanked.length) });
    await rm(dataDir, { recursive: true, force: true });
    await database?.drop();
  });
}
