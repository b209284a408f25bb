import { products } from "#collections/products/products.ts";
import { services } from "#collections/services/services.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Storage } from "#platform/services.server.ts";

/** The entry that a message is about. */
export interface Subject {
  title: string;
  /** The language of the title. */
  language: Language;
  /** Path of its page without language. */
  path: string;
}

/** Collections whose entries a message can be about, by the parameter of the page's address: "/contact?service=4". */
const COLLECTIONS = { service: services, product: products } as const;

export const SUBJECT_PARAMETERS = Object.keys(COLLECTIONS);

/** Returns the entry that the parameters name; undefined for none, and for one that is not public. */
export async function findSubject(
  storage: Pick<Storage, "collection">,
  searchParams: URLSearchParams,
  language: Language,
): Promise<Subject | undefined> {
  for (const [name, collection] of Object.entries(COLLECTIONS)) {
    const { data: id } = itemId.safeParse(searchParams.get(name));
    const entry = id === undefined ? undefined : await storage.collection(collection).find(id, language);
    if (entry === undefined) continue;
    const { text } = entry;
    return { title: text.title, language: text.language, path: `/${collection.addresses.site}/${entry.id}` };
  }
  return undefined;
}
