import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = join(import.meta.dirname, "..", "..", "..", "package.json");

/** Returns the site's version from package.json. For natively run code: the bundle is in another folder. */
export async function siteVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(FILE, "utf8"))).version;
}
