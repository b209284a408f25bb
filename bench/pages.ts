import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { exampleNews } from "../content/news/example-news.ts";
import { readAssets } from "../server/assets.ts";
import { chartDrawer } from "../server/chart/chart-drawer.ts";
import { createPages } from "../server/http/pages.ts";
import { createLog } from "../server/log.ts";
import { PageCache } from "../server/page-cache/page-cache.ts";
import { publishExamples } from "../server/publish-examples.ts";
import { rememberCompany } from "../server/services.ts";
import { openStorage } from "../server/storage/storage.ts";
import { percentile, print } from "./report.ts";

/*
 * Rendering of pages that are not kept, with 1,000 news: `node bench/pages.ts`. It needs a build (`npm run build`).
 * Milliseconds of processor time of the whole process, the quick compression included, the best one (in the
 * background) left to end between two rounds.
 */
const ROUNDS = 60;
const WARM_UP = 20;
const NEWS = 1000;
const PATHS = [
  "/",
  "/pl",
  "/services/4",
  "/news",
  "/news?q=alarm",
  "/news/500",
  "/projects",
  "/projects/11",
  "/contact",
];

const folder = await mkdtemp(join(tmpdir(), "bench-pages-"));
const log = createLog("silent");
const storage = await openStorage({ databaseUrl: undefined, dataDir: folder }, log);
await publishExamples(storage);
for (let id = 15; id <= NEWS; id++) {
  const example = exampleNews[id % exampleNews.length];
  if (example !== undefined) await storage.news.save({ ...example, id });
}

process.env.NODE_ENV = "production";
const build = join(import.meta.dirname, "..", "build");
const cache = new PageCache();
const pages = createPages({
  build: (await import(pathToFileURL(join(build, "server", "index.js")).href)) as ServerBuild,
  services: {
    config: { publicUrl: "http://localhost:3000" },
    log,
    storage,
    assets: await readAssets(join(build, "client")),
    drawChart: chartDrawer(),
    company: rememberCompany(storage),
  },
  cache,
  common: {},
  mode: "production",
});

for (const path of PATHS) {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    cache.clear();
    const before = process.cpuUsage();
    await pages.warm(path);
    const { user, system } = process.cpuUsage(before);
    if (i >= WARM_UP) times.push((user + system) / 1000);
    await cache.settled();
  }
  print(path, { "median ms": percentile(times, 50), "p95 ms": percentile(times, 95) });
}
await storage.close();
await rm(folder, { recursive: true });
