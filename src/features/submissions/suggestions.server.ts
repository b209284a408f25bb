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

type Reader = Pick<Storage, "collection">;

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
  const known = new Map<string, NamedPlace[]>();
  for (const [name, { suggests, max = 0 }] of Object.entries(fields)) {
    const value = values[name] ?? "";
    if (suggests === undefined || value === "" || value.length > max) continue;
    const places = known.get(suggests.collection) ?? (await placesOf(storage, suggests));
    known.set(suggests.collection, places);
    const suggestion = nearestName(value, places);
    if (suggestion !== undefined) found[name] = suggestion;
  }
  return found;
}

/** Reads the codes and names of a collection's public entries, in all their languages. */
async function placesOf(
  storage: Reader,
  { collection, lines }: NonNullable<FormField["suggests"]>,
): Promise<NamedPlace[]> {
  const store = storage.collection(collection);
  const ids = (await store.all(FALLBACK_LANGUAGE)).map(({ id }) => id);
  const listed = (await store.records(ids)).flatMap(({ texts }) => Object.values(texts).map((text) => text?.[lines]));
  return listed.flatMap((one) => (Array.isArray(one) ? one.map(String) : [])).map(namedPlace);
}
