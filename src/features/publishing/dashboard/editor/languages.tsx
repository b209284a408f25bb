import { type KeyboardEvent, useSyncExternalStore } from "react";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { fieldId } from "./field-place.ts";
import { LanguagePanel } from "./language-panel.tsx";
import { LanguageLamp } from "./language-state.tsx";
import css from "./languages.module.css";
import { useLanguageReports } from "./use-language-reports.ts";

const panelId = (language: Language) => `panel-${language}`;
const tabId = (language: Language) => `tab-${language}`;

interface LanguagesProps {
  /** The language that is shown on narrow screens. */
  open: Language;
  onOpen: (language: Language) => void;
}

/** The texts in all languages: side by side on wide screens, in tabs on narrow ones. */
export function Languages({ open, onOpen }: LanguagesProps) {
  const isWide = useIsWide();
  const reports = useLanguageReports();
  const { texts } = useCollection(useItemEditor().kind);
  const rows = String(Object.keys(texts).length + 1);
  return (
    <div>
      <Tabs open={open} onOpen={onOpen} />
      {/* Not as an attribute: the content security policy refuses inline styles. */}
      <div className={css.columns} ref={(columns) => columns?.style.setProperty("--rows", rows)}>
        {LANGUAGE_CODES.map((language) => (
          <section
            key={language}
            id={panelId(language)}
            className={language === open ? css.open : undefined}
            aria-labelledby={isWide ? fieldId(`texts.${language}`) : tabId(language)}
            {...(isWide ? {} : { role: "tabpanel" })}
          >
            <LanguagePanel language={language} report={reports[language]} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Tabs({ open, onOpen }: LanguagesProps) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { languages } = texts.editor;
  const { problems } = useItemEditor();
  const reports = useLanguageReports();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, open);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={languages.label} onKeyDown={onKeyDown}>
      {LANGUAGE_CODES.map((language) => {
        const wrong = problems.filter(
          ({ path, severity }) => severity !== "advice" && `${path}.`.startsWith(`texts.${language}.`),
        ).length;
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={tabId(language)}
            aria-controls={panelId(language)}
            aria-selected={language === open}
            tabIndex={language === open ? 0 : -1}
            onClick={() => onOpen(language)}
          >
            <span lang={language}>{LANGUAGES[language].name}</span>
            {wrong === 0 ? (
              <LanguageLamp report={reports[language]} />
            ) : (
              <span className={css.wrong}>{fill(plural(account, languages.errors, wrong), { count: wrong })}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Returns the tab that a key opens: the arrow keys wrap around, Home and End open the first and the last one. */
function nextTab(key: string, open: Language): Language | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) return LANGUAGE_CODES.at((LANGUAGE_CODES.indexOf(open) + step) % LANGUAGE_CODES.length);
  return key === "Home" ? LANGUAGE_CODES[0] : key === "End" ? LANGUAGE_CODES.at(-1) : undefined;
}

/** The width from which all languages are side by side, as in the style sheet. */
const WIDE = "(min-width: 74rem)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
