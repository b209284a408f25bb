import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { pictureFiles } from "#features/media-library/picture-files.server.ts";
import { uploadedFavicon } from "#features/seo/favicon.server.ts";
import { type Config, ConfigError } from "#platform/config.server.ts";
import { takeServingLock } from "#platform/database/serving-lock.server.ts";
import { ownerOnly } from "#platform/files/owner-only.server.ts";
import { accessLog } from "#platform/http/access-log.server.ts";
import { readAssets } from "#platform/http/assets.server.ts";
import { currentBuild, markInUse } from "#platform/http/build-folder.server.ts";
import { cachedPages } from "#platform/http/cached-pages.server.ts";
import { metricsStep, serveMetrics } from "#platform/http/metrics-address.server.ts";
import { minimumTransferRate } from "#platform/http/minimum-transfer-rate.server.ts";
import { createPages } from "#platform/http/pages.server.ts";
import { securityHeaders } from "#platform/http/security-headers.server.ts";
import { canonicalAddress, createSiteServer, health, knownMethods } from "#platform/http/site-server.server.ts";
import { staticFiles } from "#platform/http/static-files.server.ts";
import { createLog, type Log } from "#platform/logging/log.server.ts";
import { siteCounts } from "#platform/metrics/site-counts.server.ts";
import { followContent } from "#platform/page-cache/follow-content.server.ts";
import { PageCache } from "#platform/page-cache/page-cache.server.ts";
import { warmUp } from "#platform/page-cache/warm-up.server.ts";
import { readConfig } from "./config.server.ts";
import { openServices } from "./open-services.server.ts";

const DRAIN_MS = 15_000;
/** Open requests are aborted after this time, so that the process shuts down cleanly. */
const CUT_OFF_MS = 12_000;

/** A running site. */
interface Site {
  /** Where it listens. */
  url: string;
  /** Shuts down: open requests finish, slow ones are aborted, then background work is stopped. */
  stop(): Promise<void>;
}

/**
 * Starts the site: opens its services and listens.
 * @throws ExpectedError `storage-unavailable` when the database cannot be reached, ConfigError when another process
 * serves the same SQLite folder
 */
async function startSite(config: Config, log: Log): Promise<Site> {
  const folder = await currentBuild();
  await markInUse(folder);
  const lock = await takeServingLock(config, log);
  const assets = await readAssets(folder);
  const build = (await import(pathToFileURL(join(folder, "server", "index.js")).href)) as ServerBuild;
  const counts = siteCounts();
  counts.eventLoop.enable();
  const opened = await openServices(config, assets, log, undefined, counts);
  const { services, onPublished, startJobs, endWork, close } = opened;
  const { storage } = services;
  const cache = new PageCache(undefined, config.warmUp);
  const transferRate = minimumTransferRate();
  const common = securityHeaders(config.hsts);
  const { requests } = counts;
  const pages = createPages({ build, services, cache, common, mode: "production", config, transferRate, requests });
  const { address: metricsAddress, token } = config.metrics;
  const metrics =
    metricsAddress === undefined && token === undefined
      ? undefined
      : (await import("#features/health/metrics.server.ts")).createMetrics({
          counts,
          cache,
          health: opened.checkHealth,
        });
  const journey = [
    health(storage.contentVersion, common),
    knownMethods(common),
    canonicalAddress(common),
    pictureFiles({ ...services, common }),
    uploadedFavicon(services, common),
    staticFiles(assets, common),
    ...(metrics === undefined || token === undefined ? [] : [metricsStep(metrics, token, common)]),
    pages.step,
  ];
  const { server, isBusy, end } = createSiteServer(cachedPages(cache, common, config.accessLog), journey, {
    ...{ log, transferRate, common, requests },
    logAccess: config.accessLog ? accessLog(log) : undefined,
  });
  const warming = warmUp(config.warmUp ? pages.fixedPaths : [], pages.warm, isBusy);
  const follower = followContent(cache, storage.contentVersion, log, {
    onChange() {
      warming.start();
      void services.finder.refresh();
    },
  });
  onPublished(follower.check);
  await follower.check();
  const closeMetrics =
    metrics === undefined || metricsAddress === undefined ? () => {} : await serveMetrics(metrics, metricsAddress, log);
  server.listen(config.port, config.host);
  await once(server, "listening");
  warming.start();
  void startJobs();
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : config.port;
  return {
    url: `http://${config.host}:${port}`,
    async stop() {
      // In parallel with open requests: each may take seconds.
      const workEnded = Promise.all([follower.stop(), warming.stop(), endWork()]);
      await end(CUT_OFF_MS);
      await workEnded;
      closeMetrics();
      await close();
      lock.release();
    },
  };
}

/** Returns an error's message with its cause. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error && error.cause !== undefined ? `${error} (${error.cause})` : String(error);
}

/** Runs the site until a signal ends it. A failure to start is logged, and the process exits with 1. */
export async function runSite(): Promise<void> {
  ownerOnly();
  const log = createLog();
  try {
    const config = readConfig();
    log.level = config.logLevel;
    const site = await startSite(config, log);
    closeWithGrace({ delay: DRAIN_MS }, async ({ err }) => {
      if (err !== undefined) log.fatal({ err }, "stopping after a failure");
      await site.stop();
    });
    // Logged last: from here on, a signal shuts the process down cleanly.
    log.info({ publicUrl: config.publicUrl }, `the site is at ${site.url}`);
  } catch (error) {
    log.fatal({ reason: reasonOf(error) }, "the site could not start");
    process.exitCode = 1;
  }
}
