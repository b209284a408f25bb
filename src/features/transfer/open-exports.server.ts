import { submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { openContentTransfer } from "./content-transfer.server.ts";
import type { Exports } from "./exports.server.ts";

/** Makes it. */
export async function openExports(parts: ServiceParts): Promise<Exports> {
  return { ...(await openContentTransfer(parts)), ...submissionsCsv(parts) };
}
