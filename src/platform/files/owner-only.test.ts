import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { ownerOnly } from "./owner-only.server.ts";

const before = process.umask();
afterEach(() => void process.umask(before));

test("only the site's own user can read its database, in a world-readable folder", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-test-"));
  await chmod(dataDir, 0o755);
  process.umask(0o022);
  ownerOnly();
  const storage = await openStorage({ databaseUrl: undefined, dataDir }, createLog("silent"));
  const files = await readdir(dataDir);
  const modes = await Promise.all(files.map(async (file) => (await stat(join(dataDir, file))).mode & 0o777));
  expect(files).toContain("site.sqlite");
  expect(new Set(modes)).toEqual(new Set([0o600]));
  await storage.close();
  await rm(dataDir, { recursive: true });
});
