import { createServer as createHttpServer } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { readConfig } from "../server/config.ts";
import { bodyPace } from "../server/http/body-pace.ts";
import { createPages } from "../server/http/pages.ts";
import { pictureFiles } from "../server/http/picture-files.ts";
import type { Step } from "../server/http/site-request.ts";
import { canonicalAddress } from "../server/http/site-server.ts";
import { createLog } from "../server/log.ts";
import { openServices } from "../server/open-services.ts";
import { PageCache } from "../server/page-cache/page-cache.ts";
import { takeServingLock } from "../server/serving-lock.ts";

/** Development: the same site with hot reload. Nothing is kept or compressed; every request renders anew. */
process.env.NODE_ENV = "development";
const config = readConfig();
const log = createLog();
const lock = await takeServingLock(config, log);
process.once("exit", lock.release);
const vite = await createViteServer({ server: { middlewareMode: true, ws: { port: config.port + 1 } } });
const { services, startJobs } = await openServices(
  config,
  {
    folder: "public",
    inlineStyle: () => ({ css: "", hash: "" }),
    enhancementScript: "/app/enhance/enhance.ts",
    versioned: (path) => path,
    styleHashes: () => [],
  },
  log,
);
void startJobs();

const pace = bodyPace();

const viteStep: Step = (request, response) =>
  new Promise((resolve) => {
    response.once("close", () => resolve(true));
    vite.middlewares(request, response, () => resolve(false));
  });

const pageStep: Step = async (request, response) => {
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const cache = new PageCache();
  const { step } = createPages({ build, services, cache, common: {}, mode: "development", config, pace });
  return step(request, response);
};

const steps = [canonicalAddress({}), pictureFiles({ ...services, common: {} }), viteStep, pageStep];
createHttpServer(async (request, response) => {
  try {
    for (const step of steps) if (await step(request, response)) return;
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    log.error({ err: error }, "request failed");
    response.writeHead(500).end(String(error));
  }
}).listen(config.port, config.host, () => log.info(`development at http://${config.host}:${config.port}`));
