import { constants } from "node:fs";
import { copyFile, link, mkdir, open, stat, unlink } from "node:fs/promises";
import { dirname } from "node:path";

/** File operations that survive a power cut once they have returned. */

/** Returns the code of a failed system call, such as "ENOENT". */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Flushes a path to disk: a file's bytes, or the names in a folder. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder that only its owner may enter, with missing parents. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    await flush(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

/** Removes a name. @returns whether it existed */
export async function removeName(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/** Error codes of file systems without hard links, or without them across these folders. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EXDEV", "EMLINK"]);

/**
 * Gives a file a second name, or copies it where there are no hard links. An existing second name is left alone.
 * @param hardLink replaced in tests by a file system without hard links
 */
export async function linkOrCopy(from: string, to: string, hardLink = link): Promise<void> {
  await makeFolder(dirname(to));
  try {
    await hardLink(from, to);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (code === "EEXIST") return;
    if (!NO_LINKS.has(code)) throw error;
    if (await sameSize(from, to)) return;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await flush(to);
  }
  await flush(dirname(to));
}

async function sameSize(from: string, to: string): Promise<boolean> {
  const there = await stat(to).catch(() => undefined);
  return there !== undefined && there.size === (await stat(from)).size;
}
