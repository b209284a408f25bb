import "./production.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { readConfig } from "#config.server.ts";
import { openServices } from "#open-services.server.ts";
import { readAssets } from "#platform/http/assets.server.ts";
import { currentBuild } from "#platform/http/build-folder.server.ts";
import { ANYBODY, type EntryModule } from "#platform/http/pages.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { prepare } from "#platform/page-cache/prepared-page.server.ts";
import { percentile, print } from "./report.ts";

/*
 * Measures the rendering of pages that are not cached, with 1,000 news: `node tools/benchmarks/pages.ts`. Needs a build
 * (`npm run build`). Milliseconds of processor time of the whole process for one page, including its quick compression.
 */
const ROUNDS = 220;
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
const folderOfBuild = await currentBuild();
const config = readConfig({ DATA_DIR: folder });
const { services, close } = await openServices(config, await readAssets(folderOfBuild), log);
for (let id = 15; id <= NEWS; id++) {
  const example = exampleNews[id % exampleNews.length];
  if (example !== undefined) await services.storage.publishing.publishRecord(news, { ...example, id });
}

const build = (await import(pathToFileURL(join(folderOfBuild, "server", "index.js")).href)) as ServerBuild;
const { createLoadContext } = build.entry.module as unknown as EntryModule;
const handler = createRequestHandler(build, "production");

async function renderOnce(path: string): Promise<void> {
  const life = { until: Number.POSITIVE_INFINITY };
  const answer = await handler(
    new Request(services.config.publicUrl + path),
    createLoadContext(services, life, ANYBODY),
  );
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  await prepare({ status: 200, headers: {}, body: await answer.text(), expiresAt: life.until });
}

for (const path of PATHS) {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const before = process.cpuUsage();
    await renderOnce(path);
    const { user, system } = process.cpuUsage(before);
    if (i >= WARM_UP) times.push((user + system) / 1000);
  }
  print(path, { "median ms": percentile(times, 50), "p95 ms": percentile(times, 95) });
}
await close();
await rm(folder, { recursive: true });
