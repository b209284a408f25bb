import { readFile } from "node:fs/promises";
import { buildSite, sourcesHash } from "./build.ts";

const built = await readFile("build/sources", "utf8").catch(() => "");
if (built !== (await sourcesHash())) {
  process.stdout.write("Building the site (the first time takes about ten seconds) …\n");
  await buildSite();
}
