import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import type { Published } from "./collection.ts";
import { text } from "./fields.ts";
import { definePage } from "./page.ts";
import { publishingTexts } from "./texts.ts";

const TEXTS = {
  title: text.line({ max: 70, required: true }),
  description: text.area({ max: 155, required: true }),
  lead: text.area({ max: 300 }),
};

/** The texts of a collection, of which a list's page takes the name, and `page` as its default words. */
interface ListTexts {
  readonly folder: string;
  staff(language: Language): { readonly name: string };
  page(language: Language): Readonly<Record<keyof typeof TEXTS, string>>;
}

/** Declares the page of a collection's list: its title, lead and description, whose words staff may change. */
export function defineListPage<const N extends string>(definition: {
  readonly name: N;
  readonly path: string;
  readonly words: ListTexts;
}) {
  const { folder, staff, page } = definition.words;
  const labels = (language: Language) => {
    const { list } = publishingTexts.staff(language).pages;
    return { ...list, name: fill(list.name, { list: staff(language).name }) };
  };
  return definePage({ ...definition, words: { folder, staff: labels, page }, texts: TEXTS });
}

/** The words of a list's page in one language. */
export type ListPageText = Published<ReturnType<typeof defineListPage>>["text"];
