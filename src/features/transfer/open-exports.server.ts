import { type SubmissionsCsv, submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { type ContentTransfer, openContentTransfer } from "./content-transfer.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    exports: Exports;
  }
}

/** Exports of content and submissions, and the import of content. */
interface Exports extends ContentTransfer, SubmissionsCsv {}

/**
 * Creates exports and import.
 * @param entries returns entries with titles, by collection that submissions can be about
 */
export async function openExports(
  parts: ServiceParts,
  entries: Parameters<typeof submissionsCsv>[1],
): Promise<Exports> {
  return { ...(await openContentTransfer(parts)), ...submissionsCsv(parts, entries) };
}
