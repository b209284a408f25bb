import type { DailyJob } from "#platform/jobs/daily.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { expiryReference } from "./expiring-entry.server.ts";
import { listExpiring } from "./storage/item-list.server.ts";

/** Maximum number of entries that one run looks at; those with the nearest last days. */
const AT_ONCE = 1000;
/** For this time a reminder stays in the outbox, so that it is not sent again. */
const KEPT_MS = 366 * 86_400_000;

type Parts = Pick<ServiceParts, "storage" | "log" | "onMail"> & {
  config: Pick<ServiceParts["config"], "publicUrl">;
};

/** Daily job: reminds of each published entry once, before its last day, where its collection wants that. */
export const expiryReminder = ({ storage, config, log, onMail }: Parts): DailyJob => ({
  name: "expiry-reminder",
  async run(now) {
    const { mails, publishing } = storage;
    await mails.removeOwnBefore(now - KEPT_MS, ["expiry-reminder"]);
    const { hostname } = new URL(config.publicUrl);
    const language = await mails.adminLanguage();
    let queued = 0;
    for (const { lastDay, ...item } of await listExpiring(publishing, now, AT_ONCE)) {
      const isNew = await mails.enqueueExpiry(expiryReference(item, lastDay), language, hostname, now);
      queued += isNew ? 1 : 0;
    }
    if (queued === 0) return;
    log.info({ count: queued }, "entries expire: reminders are queued");
    onMail();
  },
});
