import type { Language } from "#platform/i18n/languages.ts";
import type { Published } from "./collection.ts";
import { text } from "./fields.ts";
import { definePage } from "./page.ts";
import { listLabels } from "./page-words.ts";

/** What visitors read under the address of an entry that there is not, or is no longer; see `throwAbsent`. */
export const ABSENT_TEXTS = {
  notFound: text.line({ max: 120, required: true }),
  gone: text.line({ max: 120, required: true }),
};

const TEXTS = {
  title: text.line({ max: 70, required: true }),
  description: text.area({ max: 155, required: true }),
  lead: text.area({ max: 300 }),
  ...ABSENT_TEXTS,
  notFound: text.line({ max: 120, required: true, placeholders: ["id"] }),
};

/** The texts of a collection, of which a list's page takes the name, and `page` as its default words. */
interface ListTexts {
  readonly folder: string;
  staff(language: Language): { readonly name: string };
  page(language: Language): Readonly<Record<keyof typeof TEXTS, string>>;
}

/** The number that the address of an entry has. */
const examples = () => ({ id: "999" });

/** Declares the page of a collection's list: its title, lead and description, whose words staff may change. */
export function defineListPage<const N extends string>(definition: {
  readonly name: N;
  readonly path: string;
  readonly words: ListTexts;
}) {
  const { folder, staff, page } = definition.words;
  const labels = (language: Language) => listLabels(staff(language), language);
  const list = definePage({ ...definition, words: { folder, staff: labels, page, examples }, texts: TEXTS });
  return { ...list, page: { ...list.page, isList: true as const } };
}

/** The words of a list's page in one language. */
export type ListPageText = Published<ReturnType<typeof defineListPage>>["text"];
