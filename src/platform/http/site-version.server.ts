import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = join(import.meta.dirname, "..", "..", "..", "package.json");

/** The site's version, as package.json says it. For natively run code: the bundle lies elsewhere. */
export async function siteVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(FILE, "utf8"))).version;
}
