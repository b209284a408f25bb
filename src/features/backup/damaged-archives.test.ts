import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forms } from "#forms/index.ts";
import { type Contents, changedArchive, replacedBytes } from "../../../tests/backup/archive-samples.ts";
import { hashesOf } from "../../../tests/backup/backup-contract.ts";
import { openBusySite } from "../../../tests/backup/busy-site.ts";
import type { ContractDatabase } from "../../../tests/contract-databases.ts";
import { emptyPostgres, emptySqlite } from "../../../tests/contract-databases.ts";
import { keepNewest } from "./keep-newest.server.ts";
import { archivesIn, readLastBackup } from "./last-backup.server.ts";
import { type MadeBackup, makeBackup } from "./make-backup.server.ts";
import type { Manifest } from "./manifest.server.ts";
import { restoreArchive } from "./restore-archive.server.ts";

/** Time limit in ms for tests with many steps on a busy machine. */
const LONG = 60_000;
const SECRET = { sessionSecret: undefined };

let source: ContractDatabase;
let backupDir: string;
let made: MadeBackup;
let cv: string;
beforeAll(async () => {
  source = await emptySqlite();
  backupDir = await mkdtemp(join(tmpdir(), "site-backups-"));
  const site = await openBusySite(source.location);
  cv = (await site.sendApplication()).key;
  await site.sendMessage();
  await site.close();
  await writeFile(join(source.location.dataDir, "session-secret"), "the secret of this site, made by itself\n");
  made = await makeBackup({ ...source.location, ...SECRET, backupDir });
});
afterAll(async () => {
  await source.remove();
  await rm(backupDir, { recursive: true, force: true });
});

const back = (location: ContractDatabase["location"], archive: string, overwrite = false) =>
  restoreArchive({
    forms,
    ...{ archive, overwrite, siteIsStopped: false, ledger: undefined },
    config: { ...location, ...SECRET, backupDir },
  });

/** Changes an archive in place. */
type Damage = (file: string) => Promise<void>;
const rewritten =
  (change: (contents: Contents, manifest: Manifest & Record<string, unknown>) => void): Damage =>
  (file) =>
    changedArchive(made.path, file, change);
const first = (contents: Contents, start: string) => [...contents.keys()].find((path) => path.startsWith(start)) ?? "";

const DAMAGES: [string, Damage, RegExp][] = [
  ["is cut short", (file) => copied(file).then(() => truncate(file, made.bytes - 500)), /damaged, incomplete or not/],
  [
    "has a changed byte in a file",
    (file) => replacedBytes(made.path, file, "CV ", "cv "),
    /files\/.* does not match the manifest/,
  ],
  [
    "has a changed row",
    rewritten((contents) => {
      const rows = contents.get("tables/submissions.jsonl") ?? Buffer.alloc(0);
      contents.set("tables/submissions.jsonl", Buffer.from(rows.toString().replace("Łącka", "Łącko")));
    }),
    /tables\/submissions.jsonl does not match the manifest/,
  ],
  [
    "lacks a file",
    rewritten((contents) => contents.delete(first(contents, "files/"))),
    /is missing or of another size/,
  ],
  [
    "has an entry more",
    rewritten((contents) => contents.set(`files/ab/${"ab".repeat(20)}`, Buffer.from("x"))),
    /does not name/,
  ],
  ["is of a newer format", rewritten((_, manifest) => Object.assign(manifest, { format: 2 })), /newer release/],
  [
    "has been through a newer migration",
    rewritten((_, manifest) => manifest.migrations.push("0999-later")),
    /newer release: its tables have been through 0999-later/,
  ],
  [
    "names a table of its own",
    rewritten((contents, { tables }) => {
      tables.push({ name: "sqlite_master", columns: ["a"], rows: 0, bytes: 0, sha256: "0".repeat(64) });
      contents.set("tables/sqlite_master.jsonl", Buffer.alloc(0));
    }),
    /a table that no backup has/,
  ],
  [
    "leads out of the folder",
    async (file) => {
      await changedArchive(made.path, `${file}.zip`, (contents) => contents.set("aa/aa/aa/evil.txt", Buffer.from("x")));
      await replacedBytes(`${file}.zip`, file, "aa/aa/aa/evil.txt", "../../../evil.txt");
    },
    /invalid relative path/,
  ],
  [
    "has a name that no backup has",
    rewritten((contents) => contents.set("site.sqlite", Buffer.from("x"))),
    /a name that no backup has/,
  ],
  ["is no archive", (file) => writeFile(file, "x".repeat(1000)), /damaged, incomplete or not/],
];

const copied = async (file: string) => writeFile(file, await readFile(made.path));

describe("an archive is refused, and nothing is changed, when it", () => {
  test.each(DAMAGES)("%s", async (_, damage, words) => {
    const target = await emptySqlite();
    try {
      const file = join(backupDir, "damaged");
      await damage(file);
      await expect(back(target.location, file)).rejects.toThrow(words);
      expect(await readdir(target.location.dataDir)).toEqual([]);
    } finally {
      await target.remove();
    }
  });
});

test(
  "from SQLite to PostgreSQL and back, every table is the same",
  async () => {
    const [postgres, sqlite] = [await emptyPostgres(), await emptySqlite()];
    try {
      await back(postgres.location, made.path);
      const across = await makeBackup({ ...postgres.location, ...SECRET, backupDir });
      expect(hashesOf(across.manifest)).toEqual(hashesOf(made.manifest));
      expect(across.manifest.sequences.outbox).toBe(made.manifest.sequences.outbox);
      await back(sqlite.location, across.path);
      const again = await makeBackup({ ...sqlite.location, ...SECRET, backupDir });
      expect(hashesOf(again.manifest)).toEqual(hashesOf(made.manifest));
      const secret = await readFile(join(sqlite.location.dataDir, "session-secret"), "utf8");
      expect(secret).toBe("the secret of this site, made by itself\n");
      expect(await readdir(join(sqlite.location.dataDir, "files", cv.slice(0, 2)))).toEqual([cv]);
    } finally {
      await postgres.remove();
      await sqlite.remove();
    }
  },
  LONG,
);

test.each(["place", "replace", "clean-up"])(
  "a restore that is killed at %s leaves a site that can be used",
  async (step) => {
    const target = await emptySqlite();
    try {
      const old = await openBusySite(target.location);
      const own = await old.sendApplication();
      await old.close();
      const options = {
        ...{ archive: made.path, overwrite: true, siteIsStopped: false },
        config: { ...target.location, backupDir },
      };
      const program = `import { forms } from "#forms/index.ts";
      import { restoreArchive } from "${join(import.meta.dirname, "restore-archive.server.ts")}";
      const onStep = (step) => step === "${step}" && process.kill(process.pid, "SIGKILL");
      await restoreArchive({ forms, ...${JSON.stringify(options)}, onStep });`;
      const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
        stdio: "ignore",
        env: { ...process.env, NODE_COMPILE_CACHE: "node_modules/.cache/compile" },
      });
      expect((await once(child, "exit"))[1]).toBe("SIGKILL");
      const site = await openBusySite(target.location);
      const named = await site.storage.namedFiles("files", [own.key, cv]);
      const expected = step === "clean-up" ? cv : own.key;
      expect([...named]).toEqual([expected]);
      await (await site.files.open(expected)).toArray();
      await site.close();
      // Repeating the restore completes it.
      await back(target.location, made.path, true);
      expect((await readdir(target.location.dataDir)).filter((name) => name.startsWith("restoring"))).toEqual([]);
    } finally {
      await target.remove();
    }
  },
);

describe("the commands", () => {
  /** Runs a command. */
  function run(script: string, dataDir: string, ...args: string[]) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    return new Promise<{ code: number; out: string; error: string }>((resolve) => {
      execFile(process.execPath, [`src/commands/${script}.ts`, ...args], { env }, (failure, out, error) => {
        resolve({ code: typeof failure?.code === "number" ? failure.code : 0, out, error });
      });
    });
  }

  test(
    "make a backup beside a running site, keep the newest, and restore it elsewhere",
    async () => {
      const target = await emptySqlite();
      const site = await openBusySite(source.location);
      try {
        const { dataDir } = source.location;
        expect(await readLastBackup(join(dataDir, "backups"))).toBeUndefined();
        await run("backup", dataDir);
        const { code, out, error } = await run("backup", dataDir, "--keep", "1");
        expect([code, error]).toEqual([0, ""]);
        const [path = "", amounts] = out.split("\n");
        expect(amounts).toMatch(/^\d+ rows, 1 files, [\d.]+ kB, [\d.]+ s$/);
        const archives = (await readdir(join(dataDir, "backups"))).filter((name) => name.endsWith(".zip"));
        expect(archives).toEqual([path.slice(path.lastIndexOf("/") + 1)]);
        const last = await readLastBackup(join(dataDir, "backups"));
        expect(last).toMatchObject({ name: archives[0], isThere: true });
        expect((await run("restore", dataDir, path, "--overwrite")).error).toMatch(/^The site is running/);
        const restored = await run("restore", target.location.dataDir, path);
        expect([restored.code, restored.error]).toEqual([0, ""]);
        expect(restored.out).toMatch(/Restored: \d+ rows in \d+ tables and 1 files/);
        expect((await run("restore", target.location.dataDir, path)).code).toBe(1);
      } finally {
        await site.close();
        await target.remove();
      }
    },
    LONG,
  );

  test(
    "end with 1 when files are lost; the archive is stored as incomplete, and takes no complete one's place",
    async () => {
      const { location, remove } = await emptySqlite();
      const site = await openBusySite(location);
      try {
        const { key } = await site.sendApplication();
        await run("backup", location.dataDir);
        await rm(join(location.dataDir, "files", key.slice(0, 2), key));
        const { code, out, error } = await run("backup", location.dataDir, "--keep", "1");
        expect(code).toBe(1);
        expect(error).toContain(
          `LOST: the database names this file, which does not exist: files/${key.slice(0, 2)}/${key}`,
        );
        expect(error).toContain("INCOMPLETE: 1 of the files that the database names are not in the archive.");
        const [path = ""] = out.split("\n");
        expect(path).toMatch(/-incomplete\.zip$/);
        const archives = await archivesIn(join(location.dataDir, "backups"));
        expect(archives).toEqual([path.slice(path.lastIndexOf("/") + 1), expect.not.stringContaining("incomplete")]);
        expect((await run("restore", location.dataDir, path, "--check")).out).toContain("INCOMPLETE: 1 of the files");
      } finally {
        await site.close();
        await remove();
      }
    },
    LONG,
  );

  test.each([
    [["backup", "--keep", "none"], "--keep takes 1 or more"],
    [["restore"], "Name one archive."],
    [["restore", "/nowhere.zip"], "There is no archive at /nowhere.zip."],
    [["backup"], "There is no database at"],
  ])("%j is answered with what is wrong", async ([script = "", ...args], said) => {
    const empty = await emptySqlite();
    const { code, error } = await run(script, empty.location.dataDir, ...args);
    await empty.remove();
    expect(code).toBe(1);
    expect(error).toContain(said);
    expect(error).not.toContain("    at ");
  });
});

test("an archive that was moved away is still reported as the last backup", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-backups-"));
  const { name } = await makeBackup({ ...source.location, ...SECRET, backupDir: folder });
  await rm(join(folder, name));
  expect(await readLastBackup(folder)).toMatchObject({ name, isThere: false });
  expect(await keepNewest(folder, 1)).toEqual([]);
  await rm(folder, { recursive: true });
});
