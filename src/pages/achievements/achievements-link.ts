import type { Language } from "#platform/i18n/languages.ts";
import type { AchievementsText } from "./achievements.ts";

/** Returns title, description and picture of a link to the page. */
export function achievementsLink({ title, description }: AchievementsText, language: Language) {
  return { title, description, shareImage: `/share/${language}/achievements.png` };
}
