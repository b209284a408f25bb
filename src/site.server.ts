import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
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
import { listen } from "#platform/http/listen.server.ts";
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

/** The longest time (s) that a shutdown takes for background work, beside open requests, and for the database after them. */
const END_WORK_S = 12;
const CLOSE_S = 3;

/** A running site. */
interface Site {
  /** Where it listens. */
  url: string;
  /**
   * Shuts down: open requests finish, slow ones are aborted, then background work is stopped.
   * @param noticeSeconds for which it still accepts requests
   * @returns the number of aborted requests
   */
  stop(noticeSeconds: number): Promise<number>;
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
    health(storage.contentVersion, () => isEnding(), common),
    knownMethods(common),
    canonicalAddress(common),
    pictureFiles({ ...services, common }),
    uploadedFavicon(services, common),
    staticFiles(assets, common),
    ...(metrics === undefined || token === undefined ? [] : [metricsStep(metrics, token, common)]),
    pages.step,
  ];
  const { server, isBusy, isEnding, end } = createSiteServer(cachedPages(cache, common, config.accessLog), journey, {
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
  const url = await listen(server, config.host, config.port);
  warming.start();
  void startJobs();
  return {
    url,
    async stop(noticeSeconds) {
      const noticeMs = noticeSeconds * 1000;
      // In parallel with open requests: each may take seconds.
      const workEnded = pause(noticeMs).then(endWork);
      const aborted = await end(config.shutdown.finishSeconds * 1000, noticeMs);
      // The requests until here saw what other processes published.
      await Promise.all([follower.stop(), warming.stop(), workEnded]);
      closeMetrics();
      await close();
      lock.release();
      return aborted;
    },
  };
}

/** Returns an error's message with its cause. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error && error.cause !== undefined ? `${error} (${error.cause})` : String(error);
}

/** Tells systemd that the site serves. A unit with `Type=notify` has started then. */
async function notifySystemd(log: Log): Promise<void> {
  await promisify(execFile)("systemd-notify", ["--ready"]).catch((error: unknown) =>
    log.warn({ reason: String(error) }, "systemd could not be notified that the site serves"),
  );
}

/** Runs the site until a signal ends it. A failure to start is logged, and the process exits with 1. */
export async function runSite(): Promise<void> {
  ownerOnly();
  const log = createLog();
  try {
    const config = readConfig();
    log.level = config.logLevel;
    const site = await startSite(config, log);
    const { noticeSeconds, finishSeconds } = config.shutdown;
    const delay = (noticeSeconds + Math.max(finishSeconds, END_WORK_S) + CLOSE_S) * 1000;
    closeWithGrace({ delay }, async ({ err, signal }) => {
      if (err !== undefined) log.fatal({ err }, "stopping after a failure");
      else log.info({ signal }, "stopping");
      // Only a supervisor restarts one process after another; Ctrl+C and failures end it at once.
      const aborted = await site.stop(signal === "SIGTERM" ? noticeSeconds : 0);
      log.info({ aborted }, "stopped");
    });
    // Logged last: from here on, a signal shuts the process down cleanly.
    log.info({ publicUrl: config.publicUrl }, `the site is at ${site.url}`);
    if (config.notifiesSystemd) await notifySystemd(log);
  } catch (error) {
    log.fatal({ reason: reasonOf(error) }, "the site could not start");
    process.exitCode = 1;
  }
}
