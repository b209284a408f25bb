import { requireRole } from "#features/accounts/require-role.server.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import { backupConcerns, newestBackup } from "#features/backup/backup-state.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { siteVersion } from "#platform/http/site-version.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { concernsOf, LATE_MS } from "./concerns.server.ts";
import { diskSpace } from "./disk-space.server.ts";
import type { Health, HealthCheck } from "./health.server.ts";
import { probe, timed } from "./probe.server.ts";

/** Maximum number of failed mails listed. */
const LISTED = 10;
/** Maximum number of failed mails retried per click. */
const RETRIED = 5000;

/** Creates the health checks. */
export function openHealth(parts: Pick<ServiceParts, "config" | "storage" | "proxyWatch" | "onMail">): HealthCheck {
  const { config, storage, proxyWatch, onMail } = parts;

  async function mails() {
    const [counts, list] = await Promise.all([storage.mails.counts(), storage.mails.failed(LISTED)]);
    return { ...counts, list };
  }

  return {
    async failedMails(actor) {
      requireRole(actor, "admin");
      return (await storage.mails.counts()).failed;
    },

    async health(actor) {
      requireRole(actor, "admin");
      const now = Date.now();
      // Runs first, as the other checks would add to its duration.
      const database = await probe(async () => {
        const { outcome: contentVersion, ms } = await timed(storage.contentVersion);
        return { kind: storage.dialect, answerMs: ms, bytes: await storage.size(), contentVersion };
      });
      const [dataDisk, backupDisk, mailsNow, jobs, backup, concernsOfBackups, version] = await Promise.all([
        probe(() => diskSpace(config.dataDir)),
        probe(() => diskSpace(config.backupDir)),
        probe(mails),
        probe(async () => {
          const runs = await storage.jobRuns.all();
          return runs.map((run) => ({ ...run, late: now - run.ranAt > LATE_MS }));
        }),
        probe(() => newestBackup(storage, config.backupDir)),
        probe(() => backupConcerns(storage, config.backupDir, now)),
        probe(siteVersion),
      ]);
      const health: Omit<Health, "concerns"> = {
        database,
        dataDisk,
        backupDisk,
        mails: mailsNow,
        jobs,
        backup,
        backupConcerns: concernsOfBackups,
        site: {
          version: version.ok ? version.value : "",
          node: process.versions.node,
          since: Math.round(now - process.uptime() * 1000),
          memory: process.memoryUsage.rss(),
          hasSmtp: config.mail.smtpUrl !== undefined,
          hasScanner: config.clamd !== undefined,
          hasUntrustedProxy: proxyWatch.hasNoticed(),
          isHttps: config.publicUrl.startsWith("https:"),
        },
      };
      return { ...health, concerns: concernsOf(health, now) };
    },

    async retryMail(actor, id) {
      requireRole(actor, "admin");
      const now = Date.now();
      const isScheduled = await storage.mails.retry(id, now, (transaction, { kind, reference }) =>
        appendEntry(transaction, now, actor, "mail-retried", {
          subject: { kind: "mail", name: reference },
          details: { kind },
        }),
      );
      if (!isScheduled) throw new ExpectedError("not-found", "no mail of this id waits or has failed");
      onMail();
    },

    async retryFailedMails(actor) {
      requireRole(actor, "admin");
      const now = Date.now();
      const count = await storage.mails.retryFailed(RETRIED, now, (transaction, retried) =>
        appendEntry(transaction, now, actor, "mail-retried", {
          subject: { kind: "site", name: "outbox" },
          details: { count: retried },
        }),
      );
      if (count > 0) onMail();
      return count;
    },
  };
}
