import { core } from "zod";
import { ExpectedError } from "#platform/http/errors.server.ts";

/**
 * Reads a record that this or another release has stored as JSON, with the strict schema by which it is saved. Fields
 * that the schema does not know are left out of the result (`preserveUnknown` preserves them); the schema supplies
 * defaults for missing ones.
 * @param name of the record, for the error's message
 * @throws ExpectedError `unreadable-record` when the JSON is not such a record
 */
export function readStored<T>(name: string, schema: core.$ZodType<T>, json: string): T {
  try {
    return withoutUnknown(schema, JSON.parse(json));
  } catch (cause) {
    throw new ExpectedError("unreadable-record", `The stored data of ${name} cannot be read.`, { cause });
  }
}

function withoutUnknown<T>(schema: core.$ZodType<T>, stored: unknown): T {
  const { success, data, error } = core.safeParse(schema, stored);
  if (success) return data;
  const unknown = error.issues.filter((issue) => issue.code === "unrecognized_keys");
  if (unknown.length === 0) throw error;
  const known = structuredClone(stored);
  for (const { path, keys } of unknown) {
    const owner = path.reduce((value, name) => (value as Record<PropertyKey, unknown>)[name], known);
    for (const key of keys) delete (owner as Record<string, unknown>)[key];
  }
  // Errors behind the unknown fields appear only now.
  return withoutUnknown(schema, known);
}
