import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { takeServingLock } from "./serving-lock.server.ts";

const log = createLog("silent");
const THIS = `process ${process.pid} on ${hostname()}`;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-serving-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const take = (waitMs: number) => takeServingLock({ dataDir, databaseUrl: undefined }, log, waitMs);

test("a second process that serves one SQLite folder is refused; the error names the folder and the first one", async () => {
  const { release } = await take(0);
  const refused = take(0);
  await expect(refused).rejects.toThrow(`${dataDir} is already served by ${THIS}.`);
  await expect(refused).rejects.toMatchObject({ name: "ConfigError" });
  release();
  (await take(0)).release();
});

test("it waits for the first one to end, and logs this once", async () => {
  const warn = vi.spyOn(log, "warn");
  const first = await take(0);
  const second = take(60_000);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  first.release();
  (await second).release();
  expect(warn).toHaveBeenCalledExactlyOnceWith({ dataDir, other: THIS }, expect.stringContaining("up to 60 s"));
});

test("a killed process leaves no lock", async () => {
  const program = `import { takeServingLock } from "${join(import.meta.dirname, "serving-lock.server.ts")}";
    const lock = await takeServingLock({ dataDir: ${JSON.stringify(dataDir)} }, console, 0);
    setInterval(() => lock, 1000);
    process.stdout.write("locked");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await expect(take(0)).rejects.toThrow(`process ${child.pid} on ${hostname()}`);
  child.kill("SIGKILL");
  await once(child, "exit");
  (await take(0)).release();
});

test("a DATA_DIR that is no folder is named in the error", async () => {
  const file = join(dataDir, "file");
  await writeFile(file, "");
  const taking = takeServingLock({ dataDir: file, databaseUrl: undefined }, log, 0);
  await expect(taking).rejects.toThrow(/^DATA_DIR must be a folder/);
});

test("commands beside the site, and processes on PostgreSQL, need no lock", async () => {
  const { release } = await take(0);
  await (await openStorage({ dataDir, databaseUrl: undefined }, log)).close();
  (await takeServingLock({ dataDir, databaseUrl: "postgres://127.0.0.1/site" }, log, 0)).release();
  release();
});
