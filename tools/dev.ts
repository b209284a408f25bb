import { createServer as createHttpServer } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { readConfig } from "#config.server.ts";
import { pictureFiles } from "#features/media-library/picture-files.server.ts";
import { uploadedFavicon } from "#features/seo/favicon.server.ts";
import { openServices } from "#open-services.server.ts";
import { takeServingLock } from "#platform/database/serving-lock.server.ts";
import { listen } from "#platform/http/listen.server.ts";
import { minimumTransferRate } from "#platform/http/minimum-transfer-rate.server.ts";
import { createPages } from "#platform/http/pages.server.ts";
import type { Step } from "#platform/http/site-request.server.ts";
import { canonicalAddress } from "#platform/http/site-server.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { PageCache } from "#platform/page-cache/page-cache.server.ts";

/** Development: the same site with hot reload. Nothing is cached or compressed; every request is rendered. */
process.env.NODE_ENV = "development";
const config = readConfig();
const log = createLog();
const lock = await takeServingLock(config, log);
process.once("exit", lock.release);
const vite = await createViteServer({ server: { middlewareMode: true, ws: { port: config.port + 1 } } });
const { services, startJobs, onPublished } = await openServices(
  config,
  {
    folder: "public",
    inlineStyle: () => ({ css: "", hash: "" }),
    printSheet: undefined,
    enhancementScript: "/src/shells/site/enhance/enhance.ts",
    versioned: (path) => path,
    has: () => true,
    styleHashes: () => [],
    drawing: () => undefined,
  },
  log,
);
onPublished(services.finder.refresh);
void startJobs();

const transferRate = minimumTransferRate();

const viteStep: Step = (request, response) =>
  new Promise((resolve) => {
    response.once("close", () => resolve(true));
    vite.middlewares(request, response, () => resolve(false));
  });

const pageStep: Step = async (request, response) => {
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const cache = new PageCache();
  const { step } = createPages({ build, services, cache, common: {}, mode: "development", config, transferRate });
  return step(request, response);
};

const steps = [
  canonicalAddress({}),
  pictureFiles({ ...services, common: {} }),
  uploadedFavicon(services, {}),
  viteStep,
  pageStep,
];
const server = createHttpServer(async (request, response) => {
  try {
    for (const step of steps) if (await step(request, response)) return;
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    log.error({ err: error }, "request failed");
    response.writeHead(500).end(String(error));
  }
});
log.info(`development at ${await listen(server, config.host, config.port)}`);
