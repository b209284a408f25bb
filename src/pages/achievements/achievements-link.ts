import type { Language } from "#platform/i18n/languages.ts";
import { achievementsTexts } from "./texts.ts";

/** Returns title, description and picture of a link to the page. */
export function achievementsLink(language: Language) {
  const { title, description } = achievementsTexts.page(language);
  return { title, description, shareImage: `/share/${language}/achievements.png` };
}
