import { useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { type LanguageReport, languageStates } from "../../language-states.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";

/**
 * Returns the state that each language would have after a save: a translation that was changed follows the English text, and
 * so does one that staff have marked.
 */
export function useLanguageReports(): Record<Language, LanguageReport> {
  const { kind, draft, englishThen, touched, upToDate } = useItemEditor();
  const collection = useCollection(kind);
  return useMemo(() => {
    const isBehind = (language: Language) => !touched.has(language) && !upToDate.includes(language);
    const others = Object.entries(englishThen).filter(([language]) => isBehind(language as Language));
    return languageStates(collection, draft, Object.fromEntries(others));
  }, [collection, draft, englishThen, touched, upToDate]);
}
