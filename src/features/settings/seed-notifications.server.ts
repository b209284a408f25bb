import type { MailConfig } from "#features/outbox/addresses.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { HEALTH_LIST } from "./notifications.ts";

/**
 * Stores the addresses of `MAIL_TO` as recipients if none have been set. From then on the dashboard sets them; when the
 * two differ, the log reports that `MAIL_TO` is ignored. The addresses are never logged.
 */
export async function seedNotifications({
  storage,
  mail,
  log,
}: {
  storage: Pick<Storage, "settings">;
  mail: Pick<MailConfig, "to">;
  log: Log;
}): Promise<void> {
  if (mail.to.length === 0) return;
  if (await storage.settings.seedNotifications(mail.to)) {
    log.info({ addresses: mail.to.length }, "notification addresses taken from MAIL_TO");
    return;
  }
  const { [HEALTH_LIST]: _, ...lists } = await storage.settings.notifications();
  const differs = Object.values(lists).some((set) => !sameAddresses(set, mail.to));
  if (differs) log.info("MAIL_TO does nothing: the notification addresses are set in the dashboard");
}

function sameAddresses(one: readonly string[], other: readonly string[]): boolean {
  const rest = new Set(other);
  return one.length === other.length && one.every((address) => rest.has(address));
}
