import { createContext, useContext, useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { shownTexts, textsOf } from "#platform/i18n/texts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import type { CollectionFields, CollectionWords } from "../collection.ts";
import { listLabels, type PageLabels, pageWords } from "../page-words.ts";
import { publishingTexts } from "../texts.ts";

/** All collections and pages, in the order of the menu; the layout of the dashboard provides them. */
export const DashboardCollections = createContext<readonly CollectionFields[]>([]);

/** A collection with its texts in the account's language. */
export interface ShownCollection extends CollectionFields {
  words: CollectionWords;
}

function shown(collection: CollectionFields, language: Language): ShownCollection {
  const texts: unknown = shownTexts(language, textsOf(collection.folder));
  if (collection.page === undefined) return { ...collection, words: texts as CollectionWords };
  const labels = collection.page.isList ? listLabels(texts as CollectionWords, language) : (texts as PageLabels);
  return { ...collection, words: pageWords(labels, language) };
}

/** Returns all collections without the pages, in the order of the menu. */
export function useCollections(): readonly ShownCollection[] {
  return useAllCollections().filter(({ page }) => page === undefined);
}

/** Returns all collections and pages. */
export function useAllCollections(): readonly ShownCollection[] {
  const { language } = useStaff();
  return useContext(DashboardCollections).map((collection) => shown(collection, language));
}

/** Returns the collection or page of this name. @throws Error when there is none */
export function useCollection(name: string): ShownCollection {
  const { language } = useStaff();
  const found = useContext(DashboardCollections).find((collection) => collection.name === name);
  if (found === undefined) throw new Error(`there is no collection ${name}`);
  return useMemo(() => shown(found, language), [found, language]);
}

/** Returns the label of a field, after the heading of its section if it is in one: "Our services – Text". */
export function labelInSection({ texts, words }: Pick<ShownCollection, "texts" | "words">, field: string): string {
  const label = words.fields[field] ?? field;
  const names = Object.keys(texts);
  const section = names
    .slice(0, names.indexOf(field) + 1)
    .map((name) => words.sections?.[name])
    .findLast((heading) => heading !== undefined);
  return section === undefined ? label : `${section} – ${label}`;
}

/** Returns the address of the list in which an entry of a collection is. */
export const listPath = ({ addresses, page }: Pick<CollectionFields, "addresses" | "page">): string =>
  page === undefined ? `/dashboard/${addresses.dashboard}` : "/dashboard/pages";

/** Returns the path, without language, of the public page that shows an entry; undefined where none does. */
export function publicPath(
  { addresses: { site, shownOn }, page }: Pick<CollectionFields, "addresses" | "page">,
  id: number,
) {
  if (page !== undefined) return page.path;
  if (site !== undefined) return `/${site}/${id}`;
  return shownOn === undefined ? undefined : `/${shownOn}`;
}

/** Whether an entry can be previewed: entries of lists without public pages cannot. */
export const canBePreviewed = ({
  addresses: { site, shownOn },
  page,
}: Pick<CollectionFields, "addresses" | "page">): boolean =>
  site !== undefined || shownOn !== undefined || page !== undefined;

/** Returns the heading of the list in which an entry of a collection is. */
export function useListTitle(kind: string): string {
  const { pages } = useTexts(publishingTexts);
  const { page, words } = useCollection(kind);
  return page === undefined ? words.name : pages.title;
}
