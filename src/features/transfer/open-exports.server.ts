import { submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { openContentTransfer } from "./content-transfer.server.ts";
import type { Exports } from "./exports.server.ts";

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
