import { createContext, useContext, useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { textsOf } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { CollectionFields, CollectionWords } from "../collection.ts";

/** All collections, in the order of the menu; the layout of the dashboard provides them. */
export const DashboardCollections = createContext<readonly CollectionFields[]>([]);

/** A collection with its texts in the account's language. */
export interface ShownCollection extends CollectionFields {
  words: CollectionWords;
}

const shown = (collection: CollectionFields, language: Language): ShownCollection => ({
  ...collection,
  words: textsOf(collection.folder).staff(language) as unknown as CollectionWords,
});

/** Returns all collections, in the order of the menu. */
export function useCollections(): readonly ShownCollection[] {
  const { language } = useStaff();
  return useContext(DashboardCollections).map((collection) => shown(collection, language));
}

/** Returns the collection of this name. @throws Error when there is none */
export function useCollection(name: string): ShownCollection {
  const { language } = useStaff();
  const found = useContext(DashboardCollections).find((collection) => collection.name === name);
  if (found === undefined) throw new Error(`there is no collection ${name}`);
  return useMemo(() => shown(found, language), [found, language]);
}
