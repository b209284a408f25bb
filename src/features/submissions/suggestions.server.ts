import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import type { MinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { FormField, FormFields } from "./fields.ts";
import { type NamedPlace, namedPlace, nearestName } from "./nearest-name.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Questions for suggested names through the API, by address. */
    suggestionCalls: MinuteLimit;
  }
}

type Reader = Pick<Storage, "collection" | "contentVersion">;

/** Names by collection and field; a promise, so that concurrent questions read them once. */
type Places = Map<string, Promise<NamedPlace[]>>;

/** Names that were read at a content version: visitors ask while they type. */
const remembered = new WeakMap<Reader, { version: number; places: Places }>();

/**
 * Returns names that misspelt values probably mean, by field: those of the collections that the fields name
 * (`suggests`). Fields without a suggestion are left out.
 */
export async function suggestionsFor(
  storage: Reader,
  fields: FormFields,
  values: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  let known: Places | undefined;
  for (const [name, { suggests, max = 0 }] of Object.entries(fields)) {
    const value = values[name] ?? "";
    if (suggests === undefined || value === "" || value.length > max) continue;
    known ??= await knownPlaces(storage);
    const suggestion = nearestName(value, await placesOf(storage, known, suggests));
    if (suggestion !== undefined) found[name] = suggestion;
  }
  return found;
}

/** Returns the names that were read at the present content version. */
async function knownPlaces(storage: Reader): Promise<Places> {
  const version = await storage.contentVersion();
  const last = remembered.get(storage);
  if (last?.version === version) return last.places;
  const places: Places = new Map();
  remembered.set(storage, { version, places });
  return places;
}

type Suggests = NonNullable<FormField["suggests"]>;

function placesOf(storage: Reader, known: Places, suggests: Suggests): Promise<NamedPlace[]> {
  const key = `${suggests.collection} ${suggests.lines}`;
  const found = known.get(key) ?? readPlaces(storage, suggests);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** Reads the codes and names of a collection's public entries, in all their languages. */
async function readPlaces(storage: Reader, { collection, lines }: Suggests): Promise<NamedPlace[]> {
  const store = storage.collection(collection);
  const ids = (await store.all(FALLBACK_LANGUAGE)).map(({ id }) => id);
  const listed = (await store.records(ids)).flatMap(({ texts }) => Object.values(texts).map((text) => text?.[lines]));
  return listed.flatMap((one) => (Array.isArray(one) ? one.map(String) : [])).map(namedPlace);
}
