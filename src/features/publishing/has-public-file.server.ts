import { stat } from "node:fs/promises";
import { join } from "node:path";

/** Says whether a file that comes with the site lies at a path. @param path of the site, without dots that climb */
export async function hasPublicFile(folder: string, path: string): Promise<boolean> {
  if (path.includes("\0") || path.includes("..")) return false;
  const found = await stat(join(folder, path)).catch(() => undefined);
  return found?.isFile() === true;
}
