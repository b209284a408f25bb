import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup } from "#features/backup/make-backup.server.ts";
import { restoreArchive } from "#features/backup/restore-archive.server.ts";
import { removeErasedFiles } from "#features/submissions/erased-files.server.ts";
import { forms } from "#forms/index.ts";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type Pgbouncer, startPgbouncer } from "../tools/test/start-pgbouncer.ts";
import { type ContractDatabase, emptyPostgres } from "./contract-databases.ts";
import { draftSample } from "./draft-samples.ts";
import { admin } from "./publishing/publishing-site.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";

/** A site behind pgbouncer in transaction mode, with its files in the database. */

const SECRET = "a secret of the environment, long enough";
const log = createLog("silent");
let pooler: Pgbouncer;
let database: ContractDatabase;
let databaseUrl: string;
let site: TestSite;

beforeAll(async () => {
  // Few connections, so that clients take turns on each.
  pooler = await startPgbouncer(process.env.TEST_DATABASE_URL ?? "", 4);
  database = await emptyPostgres();
  databaseUrl = pooler.through(database.location.databaseUrl ?? "");
  site = await openTestSite({
    ...{ DATA_DIR: database.location.dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET },
    ...{ FILES_URL: "database:", RATE_LIMIT_CV: "5" },
  });
});
afterAll(async () => {
  await site?.close();
  await pooler?.stop();
  await database?.remove();
});

const restored = () => ({ ...database.location, databaseUrl });

test("it migrates, publishes, receives a form with a file, backs up, restores and erases", async () => {
  const save = (title: string) =>
    site.services.publishing.save(admin, "news", undefined, {
      draft: draftSample("news", title),
      baseVersion: 0,
      aim: "publish",
    });
  const cv = await readFile("tests/fixtures/cv/writer.pdf");
  const apply = (lastName: string) => {
    const body = new FormData();
    const fields = { firstName: "Anna", lastName, email: `${lastName}@example.com`, consent: "vacancy" };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("cv", new File([cv], "cv.pdf", { type: "application/pdf" }));
    return site.request("/api/upload-cv", { method: "POST", body });
  };
  const names = ["Nowak", "Kowalska", "Wójcik"];
  const sent = await Promise.all([...names.map(apply), ...names.map(save)]);
  expect(sent.slice(0, 3).map((answer) => (answer as Response).status)).toEqual([201, 201, 201]);
  const list = await (await site.request("/news")).text();
  for (const name of names) expect(list).toContain(name);

  const { storage, files } = site.services;
  const { rows } = storage.publishing;
  const stored = await rows.selectFrom("submission_files").select(["file_key", "reference"]).execute();
  expect(stored).toHaveLength(3);
  for (const { file_key: key } of stored) expect((await buffer(await files.open(key))).equals(cv)).toBe(true);
  const counted = await sql<{ points: number }>`select points from rate_limits where key like 'cv%'`.execute(rows);
  expect(counted.rows.map(({ points }) => Number(points))).toEqual([3]);
  // The limits of a transaction are those of a direct connection, and no session of another client has them.
  const limitOf = () => sql<{ limit: string }>`select current_setting('lock_timeout') as limit`;
  const inTransaction = await storage.publishing.inTransaction((transaction) => limitOf().execute(transaction));
  expect(inTransaction.rows).toEqual([{ limit: "3s" }]);
  for (let i = 0; i < 10; i++) expect((await limitOf().execute(rows)).rows).toEqual([{ limit: "0" }]);

  const place = { ...restored(), backupDir: join(database.location.dataDir, "backups"), sessionSecret: SECRET };
  const { path, manifest } = await makeBackup(place);
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.filter((file) => file.path.startsWith("files/"))).toHaveLength(3);
  const other = await emptyPostgres();
  const target = { ...place, ...other.location, databaseUrl: pooler.through(other.location.databaseUrl ?? "") };
  await restoreArchive({
    ...{ forms, archive: path, overwrite: false, siteIsStopped: true, ledger: undefined },
    config: { ...target, filesIn: "database" },
  });
  const db = connectDatabase(target, log);
  expect(await db.selectFrom("stored_files").select("path").execute()).toHaveLength(3);
  await db.destroy();
  await other.remove();

  await rows.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("submissions").execute();
    await transaction
      .insertInto("file_removals")
      .values(stored.map(({ file_key }) => ({ file_key, since: Date.now() })))
      .execute();
  });
  expect(await removeErasedFiles({ storage, files, backupDir: place.backupDir, log })).toBe(true);
  expect(await rows.selectFrom("stored_file_chunks").select("path").execute()).toEqual([]);
});
