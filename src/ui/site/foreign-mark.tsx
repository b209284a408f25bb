import { inLanguageName, type Language } from "#platform/i18n/languages.ts";
import css from "./foreign-mark.module.css";
import { usePage } from "./page-context.tsx";

/** Says in which language a text is that replaces a missing translation: "auf Englisch" after a title. */
export function ForeignMark({ text }: { text: { language: Language } }) {
  const { language, langOf } = usePage();
  const code = langOf(text);
  if (code === undefined) return null;
  return (
    <>
      {" "}
      <span className={css.mark} lang={language}>
        {inLanguageName(code, language)}
      </span>
    </>
  );
}
