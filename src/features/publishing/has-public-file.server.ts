import { stat } from "node:fs/promises";
import { join } from "node:path";

/** Returns whether a file of the site's release is at a path. @param path on the site, without dot segments */
export async function hasPublicFile(folder: string, path: string): Promise<boolean> {
  if (path.includes("\0") || path.includes("..")) return false;
  const found = await stat(join(folder, path)).catch(() => undefined);
  return found?.isFile() === true;
}
