import "./production.ts";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { readAssets } from "./assets.ts";
import { currentBuild, markInUse } from "./build-folder.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { bodyPace } from "./http/body-pace.ts";
import { keptPages } from "./http/kept-pages.ts";
import { createPages } from "./http/pages.ts";
import { pictureFiles } from "./http/picture-files.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { canonicalAddress, createSiteServer, health, knownMethods } from "./http/site-server.ts";
import { staticFiles } from "./http/static-files.ts";
import { createLog, type Log } from "./log.ts";
import { openServices } from "./open-services.ts";
import { ownerOnly } from "./owner-only.ts";
import { followContent } from "./page-cache/follow-content.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { warmUp } from "./page-cache/warm-up.ts";
import { takeServingLock } from "./serving-lock.ts";

const DRAIN_MS = 15_000;
/** What still hangs after this time is cut off, so that the process ends in order. */
const CUT_OFF_MS = 12_000;

/** A running site. */
interface Site {
  /** Where it listens. */
  url: string;
  /** Ends it: open requests finish, those that take too long are cut off, then what runs beside them is stopped. */
  stop(): Promise<void>;
}

/**
 * Starts the site: opens its services and listens.
 * @throws ExpectedError `storage-unavailable` when the database cannot be reached, ConfigError when another process serves
 * the same SQLite folder
 */
async function startSite(config: Config, log: Log): Promise<Site> {
  const folder = await currentBuild();
  await markInUse(folder);
  const lock = await takeServingLock(config, log);
  const assets = await readAssets(join(folder, "client"));
  const build = (await import(pathToFileURL(join(folder, "server", "index.js")).href)) as ServerBuild;
  const { services, onPublished, startJobs, endWork, close } = await openServices(config, assets, log);
  const { storage } = services;
  const cache = new PageCache();
  const pace = bodyPace();
  const common = securityHeaders(config.hsts);
  const pages = createPages({ build, services, cache, common, mode: "production", config, pace });
  const warming = warmUp(pages.fixedPaths, pages.warm);
  const follower = followContent(cache, storage.contentVersion, log, { onChange: warming.start });
  onPublished(follower.look);

  const journey = [
    health(storage.contentVersion, common),
    knownMethods(common),
    canonicalAddress(common),
    pictureFiles({ ...services, common }),
    await staticFiles(assets, common),
    pages.step,
  ];
  const { server, end } = createSiteServer(keptPages(cache, common), journey, { log, pace, common });
  await follower.look();
  server.listen(config.port, config.host);
  await once(server, "listening");
  warming.start();
  void startJobs();
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : config.port;
  return {
    url: `http://${config.host}:${port}`,
    async stop() {
      // Beside the open requests: each may take seconds.
      const workEnded = Promise.all([follower.stop(), warming.stop(), endWork()]);
      await end(CUT_OFF_MS);
      await workEnded;
      await close();
      lock.release();
    },
  };
}

/** An error in words, with what caused it. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error && error.cause !== undefined ? `${error} (${error.cause})` : String(error);
}

/** Runs the site until a signal ends it; what keeps it from starting is logged, and the process ends with 1. */
export async function runSite(): Promise<void> {
  ownerOnly();
  const log = createLog();
  try {
    const config = readConfig();
    const site = await startSite(config, log);
    closeWithGrace({ delay: DRAIN_MS }, async ({ err }) => {
      if (err !== undefined) log.fatal({ err }, "stopping after a failure");
      await site.stop();
    });
    // Logged last: from here on, a signal ends the process in order.
    log.info({ publicUrl: config.publicUrl }, `the site is at ${site.url}`);
  } catch (error) {
    log.fatal({ reason: reasonOf(error) }, "the site could not start");
    process.exitCode = 1;
  }
}
