import { equipment } from "#collections/equipment/equipment.ts";
import { products } from "#collections/products/products.ts";
import { projects } from "#collections/projects/projects.ts";
import { services } from "#collections/services/services.ts";
import type { AnyCollection, Published } from "#features/publishing/collection.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services } from "#platform/services.server.ts";

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

/** Returns what a search finds. @param isTyping whether the last word may be unfinished */
export async function findAll(
  { finder, storage }: Pick<Services, "finder" | "storage">,
  q: string,
  language: Language,
  isTyping: boolean,
) {
  const hits = await finder.find(q, isTyping);
  const entriesOf = async <C extends AnyCollection>(collection: C): Promise<Published<C>[]> => {
    const ids = hits.flatMap((hit) => (hit.collection === collection.name ? [hit.id] : []));
    return storage.collection(collection).entries(ids.slice(0, SHOWN), language);
  };
  const makers = (await entriesOf(equipment)).map((entry) => {
    const hit = hits.find(({ collection, id }) => collection === equipment.name && id === entry.id);
    const families = entry.text.families.map(namedLine);
    const named = hit?.lines.flatMap((name) => families.find((family) => family.name === name) ?? []) ?? [];
    const isNamed = named.length > 0;
    return { entry, isNamed, families: (isNamed ? named : families).slice(0, FAMILIES_SHOWN), model: hit?.rest ?? "" };
  });
  const found = {
    makers,
    services: await entriesOf(services),
    products: await entriesOf(products),
    projects: await entriesOf(projects),
  };
  const count = Object.values(found).reduce((sum, { length }) => sum + length, 0);
  if (count === 0 && !isTyping) await finder.noteEmpty(q, language);
  return { ...found, count };
}
