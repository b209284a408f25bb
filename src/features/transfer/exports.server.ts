import type { SubmissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import type { ContentTransfer } from "./content-transfer.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    exports: Exports;
  }
}

/** What leaves the site as a file, and comes back as one. */
export interface Exports extends ContentTransfer, SubmissionsCsv {}
