import { companyFigures } from "#collections/figures/company-figures.ts";
import { figures } from "#collections/figures/figures.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import type { Figures } from "#ui/site/figures.ts";

type Values = readonly { name?: unknown; value?: unknown }[];

const byName = (facts: Values) =>
  Object.fromEntries(
    facts.flatMap(({ name, value }) => (typeof name === "string" && typeof value === "number" ? [[name, value]] : [])),
  );

/**
 * Returns a reader of the company's figures that serves what is last known, so that no page fails for it. Before that,
 * texts have the values that a site starts with.
 */
export function rememberFigures(storage: Pick<Storage, "collection">): Services["figures"] {
  const last = new Map<Language, Figures>();
  return async (language, life) => {
    try {
      const store = storage.collection(figures);
      const shown = (await store.all(language)).map(({ text, ...figure }) => ({
        ...figure,
        label: text.title,
        language: text.language,
      }));
      // Texts keep the value of a withdrawn figure, lists do not. The names of published figures come first.
      const values = { ...byName(shown), ...byName(await store.lastFacts()) };
      last.set(language, { shown, values });
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last.get(language) ?? { shown: [], values: byName(companyFigures()) };
  };
}
