import type { Language } from "#platform/i18n/languages.ts";
import { plural } from "#platform/i18n/texts.ts";
import type { Company } from "./company.ts";
import { addressLines } from "./contact-lines.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns the retention times in months by setting; the last known ones when the database does not answer, and the
     * defaults before that.
     * @param life of the page they are read for, if any: that page is then not cached
     */
    retention(life?: { until: number }): Promise<Readonly<Record<string, number>>>;
  }
}

/** The values that texts may name, by name, in one language. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Returns today's values: the company's figures, name, address in one line and e-mail address, and retention times.
 * @param figures by their names in texts
 */
export function textValues(
  company: Company,
  figures: Readonly<Record<string, number>>,
  months: Readonly<Record<string, number>>,
  language: Language,
): TextValues {
  const { name, email } = company;
  return { ...figures, name, address: addressLines(company, language).join(", "), email, ...months };
}

/** A value in a text: "{{founded}}", or a number with its noun, "{{countries|country|countries}}". */
const PLACEHOLDER = /\{\{([a-zA-Z]{1,40})(?:\|([^{}]{1,200}))?\}\}/g;

/** Returns the names of the values in a text, and the parts with braces that are no placeholder. */
export function placeholdersIn(text: string): { names: string[]; malformed: string[] } {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  const words = text.replace(PLACEHOLDER, " ").split(/\s+/);
  return { names, malformed: words.filter((word) => /[{}]/.test(word)) };
}

/**
 * Fills values into texts.
 * @param texts a text, or a record or list of texts of any depth. A placeholder may have the plural forms of its noun,
 * separated by "|" in the order one, few, many as far as the language has them; the matching form follows the number.
 * @returns the same structure with every placeholder of a known value replaced
 */
export function withFigures<T>(texts: T, values: TextValues, language: Language): T {
  const filled = (text: unknown): unknown => {
    if (typeof text === "string") {
      return text.replace(PLACEHOLDER, (placeholder, name: string, forms: string | undefined) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value === undefined) return placeholder;
        return forms === undefined || typeof value === "string"
          ? String(value)
          : `${value} ${plural(language, forms, value)}`;
      });
    }
    if (Array.isArray(text)) return text.map(filled);
    if (typeof text !== "object" || text === null) return text;
    return Object.fromEntries(Object.entries(text).map(([key, entry]) => [key, filled(entry)]));
  };
  return filled(texts) as T;
}
