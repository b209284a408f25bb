import { cp, mkdtemp, rm } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WITH_ADMIN } from "./fixtures.ts";
import { startBuiltSite } from "./start-built-site.ts";

/**
 * Global set-up of Playwright: the data folder of a site after its first start, with the account `ADMIN`, in `EXAMPLE_DATA`.
 * Sites on SQLite start with copies of it, because a first start takes half as long again.
 */
export default async function provideExampleData(): Promise<() => Promise<void>> {
  // What this process has loaded is what the workers load.
  flushCompileCache();
  const folder = await mkdtemp(join(tmpdir(), "site-example-"));
  const site = await startBuiltSite({ environment: WITH_ADMIN });
  await site.kill();
  // Closing the database writes its log into the one file.
  await (await site.openStorage()).close();
  await cp(site.database.dataDir, folder, { recursive: true });
  await site.stop();
  process.env.EXAMPLE_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}
