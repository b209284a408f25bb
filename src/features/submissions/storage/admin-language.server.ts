import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";

/** Returns the language of mails to the company that answer nobody: that of the oldest active admin account. */
export async function adminLanguage(db: Database): Promise<Language> {
  const row = await db
    .selectFrom("staff_users")
    .select("language")
    .where("role", "=", "admin")
    .where("banned", "=", 0)
    .where("activated_at", "is not", null)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return isLanguage(row?.language) ? row.language : FALLBACK_LANGUAGE;
}
