import type { ContentTransfer } from "./content-transfer.ts";
import type { SubmissionsCsv } from "./submissions-csv.ts";

/** What leaves the site as a file, and comes back as one. */
export interface Exports extends ContentTransfer, SubmissionsCsv {}
