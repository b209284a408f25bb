import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInRelease } from "./site-version.server.ts";

test("data inside of a release is noticed, also by the link to the current one", async () => {
  const site = await mkdtemp(join(tmpdir(), "site-release-"));
  const root = join(site, "releases", "site-2.0.0");
  await mkdir(root, { recursive: true });
  await symlink("releases/site-2.0.0", join(site, "current"));
  try {
    const write = (given: object) => writeFile(join(root, "package.json"), JSON.stringify(given));
    await write({ version: "2.0.0", release: true });
    for (const path of [root, join(root, "data"), join(site, "current", "data", "backups")]) {
      expect([path, isInRelease(path, root)]).toEqual([path, true]);
    }
    for (const path of [site, join(site, "data"), join(site, "releases", "site-2.0.0-data"), "/var/lib/site"]) {
      expect([path, isInRelease(path, root)]).toEqual([path, false]);
    }
    await write({ version: "2.0.0" });
    expect(isInRelease(join(root, "data"), root)).toBe(false);
  } finally {
    await rm(site, { recursive: true });
  }
});
