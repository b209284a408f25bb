import type { FormField, FormFields } from "../fields.ts";

/** Controls whose values a link can fill in. Addresses contain no names, mailboxes or phone numbers of people. */
const PREFILLED: readonly FormField["control"][] = ["line", "area", "imo", "utc"];

/** Returns the names of the fields that a link can fill in: parameters of the page's address. */
export const prefilledFields = (fields: FormFields): string[] =>
  Object.keys(fields).filter((name) => PREFILLED.includes(fields[name]?.control ?? "file"));

/** Reads the values that an address fills in, each cut at the maximum of its field. */
export function prefilled(fields: FormFields, searchParams: URLSearchParams): Record<string, string> {
  const values = prefilledFields(fields).map((name) => {
    const given = searchParams.get(name) ?? "";
    return [
      name,
      Array.from(given.slice(0, 2 * (fields[name]?.max ?? 20)))
        .slice(0, fields[name]?.max ?? 20)
        .join(""),
    ];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}
