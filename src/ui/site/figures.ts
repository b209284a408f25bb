import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { NO_BREAK_SPACE } from "#platform/i18n/typography.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns the company's figures in a language; the last known ones when the database does not answer.
     * @param life of the page they are read for, if any: that page is then not cached
     */
    figures(language: Language, life?: { until: number }): Promise<Figures>;
  }
}

/** The company's figures. */
export interface Figures {
  /** Those that pages list, in their order. */
  shown: readonly Figure[];
  /** Values by their names in texts. A withdrawn figure has its last value: texts may still name it. */
  values: Readonly<Record<string, number>>;
}

/** A figure in one language. */
export interface Figure {
  id: number;
  label: string;
  /** The language of the label. */
  language: Language;
  value: number;
  /** "%", "t"; "+" means "over". */
  unit?: string | undefined;
  /** Its name in texts. */
  name?: string | undefined;
}

/** Returns a unit as it follows a number: "12 t", "95%" or "95 %" as the language writes it. */
export function unitAfter(unit: string, language: Language): string {
  const percent = new Intl.NumberFormat(LANGUAGES[language].locale, { style: "percent" });
  const isApart = unit === "%" ? /\s/.test(percent.format(1)) : /^\p{L}/u.test(unit);
  return isApart ? NO_BREAK_SPACE + unit : unit;
}
