import type { Language } from "#platform/i18n/languages.ts";
import { plural } from "#platform/i18n/texts.ts";
import { type Company, STATISTICS } from "./company.ts";

/** A figure of the company record in a text: "{{founded}}", or with a noun, "{{countries|country|countries}}". */
const PLACEHOLDER = /\{\{([a-zA-Z]{1,20})(?:\|([^{}]{1,200}))?\}\}/g;

const isFigure = (name: string): name is (typeof STATISTICS)[number] => STATISTICS.some((known) => known === name);

/**
 * Fills the company's figures into texts.
 * @param texts a text, or a record or list of texts of any depth. A placeholder may have the plural forms of its noun,
 * separated by "|" in the order one, few, many as far as the language has them; the matching form follows the figure.
 * @returns the same structure with every placeholder replaced
 */
export function withFigures<T>(texts: T, statistics: Company["statistics"], language: Language): T {
  const filled = (value: unknown): unknown => {
    if (typeof value === "string") {
      return value.replace(PLACEHOLDER, (placeholder, name: string, forms: string | undefined) => {
        if (!isFigure(name)) return placeholder;
        const figure = statistics[name];
        return forms === undefined ? String(figure) : `${figure} ${plural(language, forms, figure)}`;
      });
    }
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry)]));
  };
  return filled(texts) as T;
}
