import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { instanceName, type StoreInstance, thisInstance } from "#platform/files/store-instance.server.ts";
import { currentBuild, markInUse, newBuildFolder, switchTo } from "./build-folder.server.ts";

let builds: string;
beforeEach(async () => {
  builds = await mkdtemp(join(tmpdir(), "site-builds-"));
});
afterEach(() => rm(builds, { recursive: true, force: true }));

/** Makes a build and switches to it. */
async function build(): Promise<string> {
  const folder = await newBuildFolder(builds);
  await writeFile(join(folder, "sources"), folder);
  await switchTo(folder, builds);
  return folder;
}

const aDayAgo = new Date(Date.now() - 86_400_000);
const age = (folder: string) => utimes(folder, aDayAgo, aDayAgo);

/** Notes that another process serves a build. @returns the path of the note */
async function serve(folder: string, other: Partial<StoreInstance>): Promise<string> {
  await markInUse(folder);
  const [own = ""] = await readdir(join(folder, "in-use"));
  const note = join(folder, "in-use", instanceName({ ...thisInstance(), ...other }));
  await rename(join(folder, "in-use", own), note);
  await age(folder);
  return note;
}

test("without a build, the start says what to do", async () => {
  await expect(currentBuild(builds)).rejects.toThrow("npm run build");
});

test("a running site keeps its own build while later ones are made", async () => {
  const own = await build();
  expect(await currentBuild(builds)).toBe(own);
  await serve(own, { pid: process.ppid });
  const second = await build();
  await age(second);
  const third = await build();
  await age(third);
  await build();
  expect(existsSync(join(own, "sources")), "a process that lives serves it").toBe(true);
  expect(existsSync(second), "nobody serves it, and it is not the one before").toBe(false);
  expect(existsSync(third), "the one before").toBe(true);
});

test("the builds of processes that have ended are removed, of unknown ones after a week", async () => {
  const [ended, elsewhere] = [await build(), await build()];
  await serve(ended, { pid: spawnSync(process.execPath, ["--version"]).pid });
  const note = await serve(elsewhere, { boot: "another" });
  await build();
  await build();
  expect([existsSync(ended), existsSync(elsewhere)]).toEqual([false, true]);
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  await utimes(note, longAgo, longAgo);
  await build();
  expect(existsSync(elsewhere)).toBe(false);
});
