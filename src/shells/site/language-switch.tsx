import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./language-switch.module.css";
import { useOtherLanguage } from "./other-language.ts";

/** EN PL DE: links to the same page in each language. */
export function LanguageSwitch() {
  const { t, language } = usePage();
  const addressIn = useOtherLanguage();
  return (
    <nav className={css.languages} aria-label={t("nav.language")}>
      {LANGUAGE_CODES.map((code) => (
        <a
          key={code}
          href={addressIn(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? "true" : undefined}
        >
          {LANGUAGES[code].short}
          <span className="hidden"> {LANGUAGES[code].name}</span>
        </a>
      ))}
    </nav>
  );
}
