import { hostname, totalmem } from "node:os";
import { backupConcerns, newestBackup } from "#features/backup/backup-state.server.ts";
import { HEALTH_LIST } from "#features/settings/notifications.ts";
import { siteVersion } from "#platform/http/site-version.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { concernsOf, LATE_MS } from "./concerns.server.ts";
import { diskSpace } from "./disk-space.server.ts";
import type { Health } from "./health.server.ts";
import { probe, timed } from "./probe.server.ts";
import type { RecentMeasures } from "./recent.server.ts";

/** Maximum number of failed mails listed. */
const LISTED = 10;

export type HealthParts = Pick<ServiceParts, "config" | "storage" | "proxyWatch"> & { recent: RecentMeasures };

/** Checks all components, each for at most two seconds. @param now ms since 1970 */
export async function checkHealth(parts: HealthParts, now: number): Promise<Health> {
  const { config, storage, proxyWatch, recent } = parts;
  // Runs first, as the other checks would add to its duration.
  const database = await probe(async () => {
    const { outcome: contentVersion, ms } = await timed(storage.contentVersion);
    return { kind: storage.dialect, answerMs: ms, bytes: await storage.size(), contentVersion };
  });
  const [dataDisk, backupDisk, mails, jobs, backup, concernsOfBackups, notified] = await Promise.all([
    probe(() => diskSpace(config.dataDir)),
    probe(() => diskSpace(config.backupDir)),
    probe(async () => {
      const [counts, list] = await Promise.all([storage.mails.counts(), storage.mails.failed(LISTED)]);
      return { ...counts, list };
    }),
    probe(async () => {
      const runs = await storage.jobRuns.all();
      return runs.map((run) => ({ ...run, late: now - run.ranAt > LATE_MS }));
    }),
    probe(() => newestBackup(storage, config.backupDir)),
    probe(() => backupConcerns(storage, config.backupDir, now)),
    probe(async () => (await storage.settings.notifications())[HEALTH_LIST]?.length ?? 0),
  ]);
  const health: Omit<Health, "concerns"> = {
    database,
    dataDisk,
    backupDisk,
    mails,
    jobs,
    backup,
    backupConcerns: concernsOfBackups,
    notified,
    recent: recent.read(),
    site: {
      version: siteVersion(),
      host: hostname(),
      pid: process.pid,
      node: process.versions.node,
      since: Math.round(now - process.uptime() * 1000),
      memory: process.memoryUsage.rss(),
      memoryMax: memoryMax(),
      hasSmtp: config.mail.smtpUrl !== undefined,
      hasScanner: config.clamd !== undefined,
      hasUntrustedProxy: proxyWatch.hasNoticed(),
      isHttps: config.publicUrl.startsWith("https:"),
    },
  };
  return { ...health, concerns: concernsOf(health, now) };
}

/** Returns the bytes of memory that this process may take: the limit of its control group, or all of the machine. */
function memoryMax(): number {
  const [limit, all] = [process.constrainedMemory(), totalmem()];
  return limit > 0 && limit < all ? limit : all;
}
