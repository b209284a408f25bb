import { HEALTH_LIST } from "#features/settings/notifications.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { checkHealth, type HealthParts } from "./check-health.server.ts";
import type { Concern } from "./health.server.ts";
import { noticed } from "./noticed.server.ts";

/** Interval of the checks, ms. */
export const NOTICE_EVERY_MS = 60_000;

/** Without a mail server a mail would say so only after one is set up. */
const UNMAILED: ReadonlySet<Concern> = new Set(["no-smtp"]);

/**
 * Ends a minute of measuring, and reports problems that began or are over to the addresses of the settings, if there are
 * any. Each process does so; what they notice is stored in one row.
 */
export async function noticeConcerns(parts: HealthParts & Pick<ServiceParts, "log" | "onMail">, now: number) {
  const { storage, recent, config, log, onMail } = parts;
  recent.endMinute();
  const { [HEALTH_LIST]: addresses = [] } = await storage.settings.notifications();
  if (addresses.length === 0) return storage.noticedConcerns.clear();
  const { concerns } = await checkHealth(parts, now);
  const mailed = concerns.filter((concern) => !UNMAILED.has(concern));
  const occasion = {
    language: await storage.mails.adminLanguage(),
    mailHost: new URL(config.publicUrl).hostname,
    now,
  };
  if (!(await storage.noticedConcerns.change((before) => noticed(before, mailed, now), occasion))) return;
  log.info("problems of the site began or are over: a mail is queued");
  onMail();
}
