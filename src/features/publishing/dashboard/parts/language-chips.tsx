import { LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import css from "#ui/dashboard/chips.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { LanguageState } from "../../language-states.ts";

/** The languages of an item as chips: a solid frame is complete, a dashed one incomplete. */
export function LanguageChips({ languages }: { languages: Readonly<Record<Language, LanguageState>> }) {
  const { parts } = useTexts();
  return (
    <ul className={css.languages}>
      {LANGUAGE_CODES.map((code) => {
        const state = languages[code];
        const words = fill(parts.languageState, { language: LANGUAGES[code].name, state: parts.languageStates[state] });
        return (
          <li key={code} className={css[state]} title={words}>
            <span aria-hidden="true">{LANGUAGES[code].short}</span>
            <span className="hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
