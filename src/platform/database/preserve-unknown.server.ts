import { isDeepStrictEqual } from "node:util";

/**
 * Adds to a value the fields that another release has stored and that this one does not know. Items of a list get those
 * of the stored item that they are equal to; texts of a list that reading left out are appended.
 * @param stored the record as stored
 * @param known the same record as this release reads it: whatever it lacks is unknown
 * @param value the new value
 */
export function preserveUnknown<T>(stored: unknown, known: unknown, value: T): T {
  if (stored === known) return value;
  if (Array.isArray(stored) && Array.isArray(known) && Array.isArray(value)) {
    return withUnknownEntries(stored, known, value) as T;
  }
  if (!isObject(stored) || !isObject(known) || !isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    Object.hasOwn(stored, name) ? preserveUnknown(stored[name], known[name], field) : field,
  ]);
  const unknown = Object.entries(stored).filter(([name]) => !Object.hasOwn(known, name) && !Object.hasOwn(value, name));
  return Object.fromEntries([...fields, ...unknown]);
}

function withUnknownEntries(stored: readonly unknown[], known: readonly unknown[], value: readonly unknown[]) {
  if (stored.length !== known.length) {
    return [...value, ...stored.filter((entry) => typeof entry === "string" && !known.includes(entry))];
  }
  return value.map((entry) => {
    const at = isObject(entry) ? known.findIndex((candidate) => isDeepStrictEqual(candidate, entry)) : -1;
    return at === -1 ? entry : preserveUnknown(stored[at], known[at], entry);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
