import { LANGUAGE_CODES, LANGUAGES, type Language, languageName } from "#platform/i18n/languages.ts";
import { capitalized, fill } from "#platform/i18n/texts.ts";
import css from "#ui/dashboard/chips.module.css";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { LanguageState } from "../../language-states.ts";

/** The languages of an item as chips: a solid frame is complete, a dashed one incomplete. */
export function LanguageChips({ languages }: { languages: Readonly<Record<Language, LanguageState>> }) {
  const { texts, language: account } = useStaff();
  const { parts } = texts;
  return (
    <ul className={css.languages}>
      {LANGUAGE_CODES.map((code) => {
        const state = languages[code];
        const language = capitalized(languageName(code, account));
        const words = fill(parts.languageState, { language, state: parts.languageStates[state] });
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
