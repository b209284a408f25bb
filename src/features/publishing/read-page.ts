import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import type { AnyCollection, PagePart, Published } from "./collection.ts";
import { linesOf, unstoredFact } from "./fields.ts";
import { PAGE_ID } from "./page.ts";
import { rowsOf } from "./rows.ts";

/** A page of any kind. */
export type AnyPage = AnyCollection & Required<Pick<AnyCollection, "page">>;

/** Returns the default words of a page as a public entry has them. */
export function defaultTexts(
  { texts }: Pick<AnyCollection, "texts">,
  { defaults }: PagePart,
  language: Language,
): Readonly<Record<string, unknown>> {
  const words = defaults(language);
  return Object.fromEntries(
    Object.entries(texts).map(([name, { control, cells }]) => {
      const text = words[name] ?? "";
      if (cells !== undefined) return [name, rowsOf(text, cells)];
      return [name, control === "lines" ? linesOf(text) : text];
    }),
  );
}

/** Returns the default words of a page, for when its texts cannot be read. */
export function defaultPage<P extends AnyPage>(page: P, language: Language): Published<P>["text"] {
  return { ...defaultTexts(page, page.page, language), language } as unknown as Published<P>["text"];
}

/**
 * Returns a page in a language: what staff have published, and the default words and facts of everything else. A
 * damaged record is logged and read as if nothing had been published.
 */
export async function readWholePage<P extends AnyPage>(
  storage: Pick<Storage, "collection">,
  page: P,
  language: Language,
): Promise<Published<P>> {
  const [published] = await storage.collection<AnyCollection>(page.name).all(language);
  const facts = Object.entries(page.facts).map(([name, field]) => [name, unstoredFact(field)]);
  // A language that the site has had only since then has its default words, not the texts of another one.
  const text = published?.text.language === language ? published.text : defaultPage(page, language);
  return { id: PAGE_ID, ...Object.fromEntries(facts), ...published, text } as unknown as Published<P>;
}

/** Returns the words of a page in a language, as `readWholePage`. */
export async function readPage<P extends AnyPage>(
  storage: Pick<Storage, "collection">,
  page: P,
  language: Language,
): Promise<Published<P>["text"]> {
  return (await readWholePage(storage, page, language)).text as Published<P>["text"];
}
