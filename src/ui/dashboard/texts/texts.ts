import type { Language } from "#platform/i18n/languages.ts";
import type { DashboardTexts } from "./en.ts";

/** One file a language: a browser fetches the account's only. */
const FILES: Record<Language, () => Promise<DashboardTexts>> = {
  en: () => import("./en.ts").then(({ en }) => en),
  pl: () => import("./pl.ts").then(({ pl }) => pl),
  de: () => import("./de.ts").then(({ de }) => de),
};

const loaded = new Map<Language, DashboardTexts>();

/** Fetches the dashboard's texts in a language; from then on `dashboardTexts` gives them. */
export async function loadDashboardTexts(language: Language): Promise<DashboardTexts> {
  const texts = loaded.get(language) ?? (await FILES[language]());
  loaded.set(language, texts);
  return texts;
}

/** The dashboard's texts in a language. @throws Error before `loadDashboardTexts` has fetched them */
export function dashboardTexts(language: Language): DashboardTexts {
  const texts = loaded.get(language);
  if (texts === undefined) throw new Error(`the dashboard's texts in "${language}" are not loaded`);
  return texts;
}
