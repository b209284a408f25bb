import type { SubmissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import type { ContentTransfer } from "./content-transfer.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    exports: Exports;
  }
}

/** Exports of content and submissions, and the import of content. */
export interface Exports extends ContentTransfer, SubmissionsCsv {}
