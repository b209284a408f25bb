import type { ServiceParts } from "../service-parts.ts";
import { openContentTransfer } from "./content-transfer.ts";
import type { Exports } from "./exports.ts";
import { submissionsCsv } from "./submissions-csv.ts";

/** Makes it. */
export async function openExports(parts: ServiceParts): Promise<Exports> {
  return { ...(await openContentTransfer(parts)), ...submissionsCsv(parts) };
}
