import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CURRENT } from "#platform/http/build-folder.server.ts";
import { buildSite, sourcesHash } from "./build.ts";

const built = await readFile(join(CURRENT, "sources"), "utf8").catch(() => "");
if (built !== (await sourcesHash())) {
  process.stdout.write("Building the site (the first time takes about ten seconds) …\n");
  await buildSite();
}
