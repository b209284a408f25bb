import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import type { CollectionWords } from "./collection.ts";
import { publishingTexts } from "./texts.ts";

/** Labels of a page in the dashboard: `staff` of its texts. */
export interface PageLabels<Field extends string = string> {
  readonly name: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** Headings above the fields that begin a section. */
  readonly sections?: Readonly<Partial<Record<Field, string>>>;
  /** Labels of the cells of rows. */
  readonly cells?: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>>;
  /** Hints below fields. */
  readonly hints?: Readonly<Partial<Record<Field, string>>>;
  /** Labels of the values that single fields may name, by name. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** Names of the e-mails that have the words of the page, by their keys. */
  readonly mails?: Readonly<Record<string, string>>;
}

/** Returns the labels of the page of a collection's list, which all lists share. @param texts of the collection */
export function listLabels({ name }: { readonly name: string }, language: Language) {
  const { list } = publishingTexts.staff(language).pages;
  return { ...list, name: fill(list.name, { list: name }) };
}

/** Returns the texts of the dashboard for a page, as those of a collection: its labels among sentences that all share. */
export function pageWords<Field extends string>(
  { name, ...labels }: PageLabels<Field>,
  language: Language,
): CollectionWords<Field> {
  const { pages } = publishingTexts.staff(language);
  return {
    ...{ name, one: name, create: name, unsaved: name, all: name, counted: name, none: "" },
    audit: { one: fill(pages.auditOne, { page: name }), many: fill(pages.audit, { page: name }) },
    failedToSave: pages.failedToSave,
    errorSaving: pages.errorSaving,
    ...labels,
  };
}
