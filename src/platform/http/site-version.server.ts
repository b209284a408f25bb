import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** Name of the file in the folder of a build that has the build's version. */
export const VERSION_FILE = "version";

let version: string | undefined;

/**
 * Returns the version of this process: that of the build, such as "2.0.0+1a2b3c4d", or without a build that of
 * package.json. It is read once, so that a later build does not change it. For natively run code: the bundle is in
 * another folder.
 */
export function siteVersion(): string {
  version ??= readVersion();
  return version;
}

function readVersion(): string {
  const built = join(ROOT, "build", "current", VERSION_FILE);
  return existsSync(built) ? readFileSync(built, "utf8") : packageVersion();
}

/** Returns the version of package.json. */
export function packageVersion(): string {
  return readPackage(ROOT).version;
}

/**
 * Returns whether a path is inside of an unpacked release, also by a link. The next release leaves it behind.
 * @param path absolute; it need not exist
 * @param root folder of package.json
 */
export function isInRelease(path: string, root = ROOT): boolean {
  if (readPackage(root).release !== true) return false;
  const fromRoot = relative(realpathSync(root), realPath(path));
  return fromRoot !== ".." && !fromRoot.startsWith("../");
}

/** Returns a path without links, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return join(realPath(dirname(path)), basename(path));
}

function readPackage(root: string) {
  const given: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return z.object({ version: z.string(), release: z.literal(true).optional() }).parse(given);
}
