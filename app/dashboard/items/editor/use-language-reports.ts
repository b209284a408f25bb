import { useMemo } from "react";
import { type LanguageReport, languageStates } from "#content/publishing/language-states.ts";
import type { Language } from "#i18n/languages.ts";
import { useItemEditor } from "./editor-context.tsx";

/**
 * How far each language is, as it would be after a save: a translation that was written on follows the English text, and
 * so does one of which staff say so.
 */
export function useLanguageReports(): Record<Language, LanguageReport> {
  const { kind, draft, englishThen, touched, upToDate } = useItemEditor();
  return useMemo(() => {
    const isBehind = (language: Language) => !touched.has(language) && !upToDate.includes(language);
    const others = Object.entries(englishThen).filter(([language]) => isBehind(language as Language));
    return languageStates(kind, draft, Object.fromEntries(others));
  }, [kind, draft, englishThen, touched, upToDate]);
}
