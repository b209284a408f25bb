import * as z from "zod/mini";
import type { ImportOutcome, ImportStep } from "./import-outcome.ts";
import { IMPORT_REFUSALS } from "./import-refusals.ts";

/** What a page tells of an import: also that the server failed, or that the file was not sent. */
export type ImportResult =
  | ImportOutcome
  /** `id`: of its log line. */
  | {
      kind: "failed";
      reason: "storage-unavailable" | "storage-full" | "too-large" | "no-file" | "unexpected";
      id?: string;
    }
  | { kind: "signed-out" }
  | { kind: "offline" };

/** What the page's script asks for: a line of JSON for each step, so that nobody takes a long import for a dead one. */
export const LINES_TYPE = "application/x-ndjson";

/** A line of the server's answer: how far it is, and at the end what became of it. */
export type ImportLine = ImportStep | { result: ImportResult };

const count = z.int().check(z.minimum(0));
/** By the names of collections or forms. */
const counts = z.record(z.string(), count);

/**
 * What an import came to, as the address of a page has it for whoever sends the form without script. It names nothing
 * that somebody has typed or called a file: those stay in the answer itself.
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

/** The address of the page that tells it. */
export function importResultAddress(result: ImportResult): string {
  const { detail: _, file: __, ...plain } = { detail: undefined, file: undefined, ...result };
  return `/dashboard/export?${new URLSearchParams({ import: JSON.stringify(plain) })}`;
}

/**
 * Reads the outcome of an import from an address; undefined when there is none, or an impossible one.
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
