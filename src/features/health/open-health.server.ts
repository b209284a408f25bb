import { requireRole } from "#features/accounts/require-role.server.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";

import { ExpectedError } from "#platform/http/errors.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { checkHealth, type HealthParts } from "./check-health.server.ts";
import type { HealthCheck } from "./health.server.ts";

/** Maximum number of failed mails retried per click. */
const RETRIED = 5000;

/** Creates the health checks. */
export function openHealth(parts: HealthParts & Pick<ServiceParts, "onMail">): HealthCheck {
  const { storage, onMail } = parts;

  return {
    async failedMails(actor) {
      requireRole(actor, "admin");
      return (await storage.mails.counts()).failed;
    },

    async health(actor) {
      requireRole(actor, "admin");
      return checkHealth(parts, Date.now());
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
