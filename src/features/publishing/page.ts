import type { Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Collection } from "./collection.ts";
import type { FactField, TextField } from "./fields.ts";
import { type PageLabels, pageWords } from "./page-words.ts";

/** The id of a page's only entry. */
export const PAGE_ID = 1;

type TextFields = Readonly<Record<string, TextField>> & { readonly title: TextField & { readonly required: true } };
type FactFields = Readonly<Record<string, FactField>>;

/** The texts of a page: labels for the dashboard, and the default words. */
interface PageTexts<T, F> {
  readonly folder: string;
  staff(language: Language): PageLabels<(keyof T | keyof F) & string>;
  /** The default words by field, as the editor shows them: lists one entry a line. */
  page(language: Language): Readonly<Record<keyof T & string, string>>;
  /** Examples of the values that single fields may name (`placeholders`), by name. */
  examples?(language: Language): Readonly<Record<string, string>>;
}

/** A page with the types of its fields. */
export type Page<N extends string, T extends TextFields, F extends FactFields = Record<never, never>> = Collection<
  `page-${N}`,
  T,
  F,
  Record<never, never>
> &
  Required<Pick<AnyCollection, "page">>;

/**
 * Declares a page: a document with fixed fields whose words staff may change. What is drafted, published, scheduled,
 * compared and exported works as for an entry of a collection; the page is a collection of one entry.
 * A picture for which nothing is chosen is its fallback, which is not stored, so that a new release can change it.
 * @param definition `name`: in addresses of the dashboard, and stored with the prefix "page-"; `path`: its public path
 * without language, or undefined for words that other pages show; `facts`: what is the same in all languages; `values`: the
 * texts that may name values, by default all plain ones without rows
 */
export function definePage<
  const N extends string,
  const T extends TextFields,
  const F extends FactFields = Record<never, never>,
>({
  name,
  path,
  words,
  texts,
  facts = {} as F,
  values = Object.keys(texts).filter((field) => !["rich", "rows"].includes(texts[field]?.control ?? "")),
}: {
  readonly name: N;
  readonly path?: string;
  readonly words: PageTexts<T, F>;
  readonly texts: T;
  readonly facts?: F;
  readonly values?: readonly (keyof T & string)[];
}): Page<N, T, F> {
  return {
    name: `page-${name}`,
    words: {
      folder: words.folder,
      staff: (language) => pageWords(words.staff(language), language),
      site: () => (key) => key,
    },
    addresses: { dashboard: `pages/${name}` },
    pages: {},
    texts,
    facts,
    values,
    computed: {},
    order: { by: "id", newestFirst: false },
    page: {
      ...(path === undefined ? {} : { path }),
      defaults: words.page,
      ...(words.examples && { examples: words.examples }),
    },
  };
}
