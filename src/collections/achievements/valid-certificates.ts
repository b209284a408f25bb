import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { type AchievementEntry, achievements } from "./achievements.ts";

/** Returns the certificates and approvals that are valid today, in the order of staff. */
export async function validCertificates(
  storage: Pick<Storage, "collection">,
  language: Language,
): Promise<AchievementEntry[]> {
  const all = await storage.collection(achievements).all(language);
  return all.filter(({ group }) => group === "certificates");
}
