import { submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { openContentTransfer } from "./content-transfer.server.ts";
import type { Exports } from "./exports.server.ts";

/** @param entries names the entries of each collection that submissions can be about */
export async function openExports(
  parts: ServiceParts,
  entries: Parameters<typeof submissionsCsv>[1],
): Promise<Exports> {
  return { ...(await openContentTransfer(parts)), ...submissionsCsv(parts, entries) };
}
