import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import css from "./foreign-mark.module.css";
import { usePage } from "./page-context.tsx";

/** Names the language of a text that replaces a missing translation: "EN" after a title. */
export function ForeignMark({ text }: { text: { language: Language } }) {
  const { langOf } = usePage();
  const code = langOf(text);
  if (code === undefined) return null;
  return (
    <abbr className={css.mark} title={LANGUAGES[code].name}>
      {LANGUAGES[code].short}
    </abbr>
  );
}
