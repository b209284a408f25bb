import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { backupContract } from "../../../tests/backup/backup-contract.ts";
import { emptyPostgres, emptySqlite, postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { checkRestore } from "./check-restore.server.ts";
import { makeBackup } from "./make-backup.server.ts";

describe("on SQLite", () => backupContract(sqliteContract, emptySqlite));
describe("on PostgreSQL", () => backupContract(postgresContract, emptyPostgres));

test("a role of PostgreSQL that may not create a schema has archives checked in a file", async () => {
  const [source, backupDir] = [await postgresContract(), await mkdtemp(join(tmpdir(), "site-backups-"))];
  const { databaseUrl = "", dataDir } = source.location;
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { path } = await makeBackup({ ...source.location, backupDir, sessionSecret: undefined });
    const role = `limited_${Date.now()}`;
    await owner.query(`create role ${role} login password 'limited'`);
    const limited = new URL(databaseUrl);
    [limited.username, limited.password] = [role, "limited"];
    const checked = await checkRestore(path, { dataDir, databaseUrl: limited.href }, join(dataDir, "scratch"));
    await owner.query(`drop role ${role}`);
    expect(checked.place).toBe("sqlite-instead");
    expect(await readdir(dataDir)).toEqual([]);
  } finally {
    await owner.end();
    await source.remove();
    await rm(backupDir, { recursive: true, force: true });
  }
});
