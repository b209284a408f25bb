import { randomBytes } from "node:crypto";
import { mkdir, readdir, realpath, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  countsSamePids,
  hasEnded,
  instanceName,
  parseInstance,
  thisInstance,
} from "#platform/files/store-instance.server.ts";

/**
 * The folder of builds. Each build has a folder of its own, `build/<time>-<random>/`, with `client/`, `server/`,
 * `assets.json` and `sources`. `build/current` is a symbolic link to the one that the next start serves. A finished
 * build never changes.
 */
const BUILDS = join(import.meta.dirname, "..", "..", "..", "build");
export const CURRENT = join(BUILDS, "current");

/** `20261122T041500-1a2b3c4d` */
const BUILD_NAME = /^\d{8}T\d{6}-[0-9a-f]{8}$/;
/** Names of the processes that serve a build, one empty file each. */
const USERS = "in-use";
/** Younger folders (ms) may still be in progress: a build takes less than a minute. */
const YOUNG_MS = 3_600_000;
/** How long (ms) a process of unknown state, such as one of another container, counts as running. */
const UNKNOWN_FOR_MS = 7 * 86_400_000;

/**
 * Returns the absolute path of the current build's folder, which stays the same when a later build is made. @throws
 * Error when there is none
 */
export async function currentBuild(builds = BUILDS): Promise<string> {
  return realpath(join(builds, "current")).catch(() =>
    Promise.reject(new Error("there is no build: run `npm run build` first")),
  );
}

/** Notes that this process serves a build, so that later builds do not remove it. A read-only folder is ignored. */
export async function markInUse(folder: string): Promise<void> {
  const users = join(folder, USERS);
  await mkdir(users, { recursive: true })
    .then(() => writeFile(join(users, instanceName(thisInstance())), ""))
    .catch(() => {});
}

/** Makes the empty folder of a new build. @returns its absolute path */
export async function newBuildFolder(builds = BUILDS): Promise<string> {
  const time = new Date().toISOString().replace(/[-:]|\.\d{3}Z$/g, "");
  const folder = join(builds, `${time}-${randomBytes(4).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Makes a finished build the current one, atomically. Then removes builds that no running process serves, except the
 * previous one, which a start under way or a rollback may need.
 */
export async function switchTo(folder: string, builds = BUILDS): Promise<void> {
  const previous = await currentBuild(builds).catch(() => undefined);
  const link = `${folder}.link`;
  await symlink(basename(folder), link);
  await rename(link, join(builds, "current"));
  for (const name of await readdir(builds)) {
    const old = join(builds, name);
    if (!BUILD_NAME.test(name) || old === folder || name === basename(previous ?? "")) continue;
    if (!(await mayBeInUse(old))) await rm(old, { recursive: true, force: true });
  }
}

async function mayBeInUse(folder: string): Promise<boolean> {
  if (await isYounger(folder, YOUNG_MS)) return true;
  const self = thisInstance();
  const users = join(folder, USERS);
  for (const name of await readdir(users).catch(() => [])) {
    const user = parseInstance(name);
    if (user === undefined || hasEnded(user, self)) continue;
    if (countsSamePids(user, self) || (await isYounger(join(users, name), UNKNOWN_FOR_MS))) return true;
  }
  return false;
}

async function isYounger(path: string, ms: number): Promise<boolean> {
  return (await stat(path)).mtimeMs > Date.now() - ms;
}
