import * as z from "zod/mini";
import type { ImportOutcome, ImportStep } from "./import-outcome.ts";
import { IMPORT_REFUSALS } from "./import-refusals.ts";

/** Result of an import for the page, including server failures and failed requests. */
export type ImportResult =
  | ImportOutcome
  /** `id`: of the log entry. */
  | {
      kind: "failed";
      reason: "storage-unavailable" | "storage-full" | "too-large" | "no-file" | "unexpected";
      id?: string;
    }
  | { kind: "signed-out" }
  | { kind: "offline" };

/** Media type requested by the page's script: a JSON line per step shows the progress of a long import. */
export const LINES_TYPE = "application/x-ndjson";

/** A line of the response: the progress, or the result at the end. */
export type ImportLine = ImportStep | { result: ImportResult };

const count = z.int().check(z.minimum(0));
/** Counts by name of collection or form. */
const counts = z.record(z.string(), count);

/**
 * The result as a parameter of the page's address, for forms sent without script. It contains no texts or file names,
 * so that they do not appear in URLs and logs.
 */
const address = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("done"),
    counts: z.strictObject({ items: count, pictures: count, documents: count }),
  }),
  z.strictObject({
    kind: z.literal("refused"),
    reason: z.enum(IMPORT_REFUSALS),
    place: z.union([z.strictObject({ line: count }), z.strictObject({ record: count })]),
  }),
  z.strictObject({
    kind: z.literal("in-the-way"),
    inTheWay: z.strictObject({ items: counts, submissions: counts }),
  }),
  z.strictObject({ kind: z.literal("busy") }),
  z.strictObject({
    kind: z.literal("failed"),
    reason: z.enum(["storage-unavailable", "storage-full", "too-large", "no-file", "unexpected"]),
    id: z.optional(z.string().check(z.maxLength(40))),
  }),
]);

/** Returns the address of the page that shows a result. */
export function importResultAddress(result: ImportResult): string {
  const { detail: _, file: __, ...plain } = { detail: undefined, file: undefined, ...result };
  return `/dashboard/export?${new URLSearchParams({ import: JSON.stringify(plain) })}`;
}

/**
 * Reads the result of an import from an address; undefined when it is missing or invalid.
 * @param definitions the collections and forms of the site
 */
export function readImportResult(
  searchParams: URLSearchParams,
  definitions: readonly { name: string }[],
): ImportResult | undefined {
  const isKnown = (stored: string) => definitions.some(({ name }) => name === stored);
  try {
    const { success, data } = address.safeParse(JSON.parse(searchParams.get("import") ?? "null"));
    if (!success) return undefined;
    const named = data.kind === "in-the-way" ? { ...data.inTheWay.items, ...data.inTheWay.submissions } : {};
    return Object.keys(named).every(isKnown) ? (data as ImportResult) : undefined;
  } catch {
    return undefined;
  }
}
