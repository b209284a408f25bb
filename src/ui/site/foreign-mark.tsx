import { inLanguageName, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import css from "./foreign-mark.module.css";
import { usePage } from "./page-context.tsx";

interface ForeignMarkProps {
  text: { language: Language };
  /** In parentheses instead of a frame, where it is part of the name of a control: "Relay (auf Englisch)". */
  plain?: boolean;
  /** Shows the code of the language, where there is little room, "EN"; screen readers read its name. */
  short?: boolean;
}

/** Says in which language a text is that replaces a missing translation: "auf Englisch" after a title. */
export function ForeignMark({ text, plain = false, short = false }: ForeignMarkProps) {
  const { language, langOf } = usePage();
  const code = langOf(text);
  if (code === undefined) return null;
  const words = inLanguageName(code, language);
  if (plain)
    return (
      <>
        {" "}
        <span lang={language}>({words})</span>
      </>
    );
  return (
    <span className={css.mark} lang={language}>
      {/* The space is within the frame: otherwise the line of a link would go on below it. */}
      {short ? (
        <>
          <span aria-hidden="true"> {LANGUAGES[code].short}</span>
          <span className="hidden"> {words}</span>
        </>
      ) : (
        ` ${words}`
      )}
    </span>
  );
}
