import { equipment } from "#collections/equipment/equipment.ts";
import { products } from "#collections/products/products.ts";
import { kindOf, projects } from "#collections/projects/projects.ts";
import { services, shortTitleOf } from "#collections/services/services.ts";
import type { AnyCollection, Published } from "#features/publishing/collection.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Services } from "#platform/services.server.ts";
import { isExplained, type Reason, reasonOf, type Said, soughtWords } from "./reasons.ts";

/** Results shown of each kind, and families of a maker. */
const SHOWN = 8;
const FAMILIES_SHOWN = 12;

/** Makers shown before a search. */
const MAKERS_LISTED = 60;

/** What can be found, as visitors see it before a search. */
export type Listed = Awaited<ReturnType<typeof listAll>>;

/** Returns the makers by name, and the services in the order that staff give. */
export async function listAll({ storage }: Pick<Services, "storage">, language: Language) {
  const query = { q: "", sort: "asc", page: 1 } as const;
  const { items } = await storage.collection(equipment).list(language, query, MAKERS_LISTED);
  const makers = items.toSorted((a, b) => a.text.title.localeCompare(b.text.title, language));
  return { makers, services: await storage.collection(services).all(language) };
}

/** What a search has found, as visitors see it now. */
export type Found = NonNullable<Awaited<ReturnType<typeof findAll>>>;

/** An entry that was found, and why where its result does not say so. */
export interface FoundEntry<C extends AnyCollection> {
  entry: Published<C>;
  reason: Reason | undefined;
}

/** Returns what a search finds. @param isTyping whether the last word may be unfinished */
export async function findAll(
  { finder, storage }: Pick<Services, "finder" | "storage">,
  q: string,
  language: Language,
  isTyping: boolean,
) {
  const hits = await finder.find(q, isTyping);
  const sought = soughtWords(q);
  /** @param says what an entry shows in a list, and what else it says */
  async function entriesOf<C extends AnyCollection>(
    collection: C,
    says: (entry: Published<C>) => Pick<Said, "shown" | "texts">,
  ): Promise<FoundEntry<C>[]> {
    const ids = hits.flatMap((hit) => (hit.collection === collection.name ? [hit.id] : [])).slice(0, SHOWN);
    const saidBy = (entry: Published<C>): Said => ({ language: entry.text.language, ...says(entry) });
    const entries = await storage.collection(collection).entries(ids, language);
    const rest = entries.filter((entry) => !isExplained(saidBy(entry), sought)).map(({ id }) => id);
    const codes = rest.length === 0 ? [] : LANGUAGE_CODES.filter((code) => code !== language);
    const others = await Promise.all(codes.map((code) => storage.collection(collection).entries(rest, code)));
    return entries.map((entry) => {
      const inOthers = others.flatMap((list) => list.find(({ id }) => id === entry.id) ?? []);
      return { entry, reason: reasonOf([entry, ...inOthers].map(saidBy), sought) };
    });
  }
  const makers = (
    await entriesOf(equipment, ({ text: { title, field, families } }) => ({
      shown: [title, field, ...families.map((line) => namedLine(line).name)],
      texts: families,
    }))
  ).map(({ entry, reason }) => {
    const hit = hits.find(({ collection, id }) => collection === equipment.name && id === entry.id);
    const families = entry.text.families.map(namedLine);
    const named = hit?.lines.flatMap((name) => families.find((family) => family.name === name) ?? []) ?? [];
    const isNamed = named.length > 0;
    return {
      entry,
      // Named families are shown with what they are.
      reason: isNamed && reason?.language === entry.text.language ? undefined : reason,
      isNamed,
      families: (isNamed ? named : families).slice(0, FAMILIES_SHOWN),
      model: hit?.rest ?? "",
    };
  });
  const found = {
    makers,
    services: await entriesOf(services, (entry) => ({
      shown: [shortTitleOf(entry), entry.text.summary],
      texts: [entry.text.lead, ...entry.text.intro, ...entry.text.offered],
    })),
    products: await entriesOf(products, ({ text }) => ({
      shown: [text.title, text.productType ?? ""],
      texts: [text.description],
    })),
    projects: await entriesOf(projects, ({ text }) => ({
      shown: [text.title, kindOf(text).kind ?? ""],
      texts: [text.description],
    })),
  };
  const count = Object.values(found).reduce((sum, { length }) => sum + length, 0);
  if (count === 0 && !isTyping) await finder.noteEmpty(q, language);
  return { ...found, count };
}
