import { sql } from "kysely";
import type { SubmissionTables } from "#features/submissions/storage/submission-tables.server.ts";

/** Where applications are stored: tables of their own, from before there were common ones. */
export const applicationTables: SubmissionTables = {
  rows: "applications",
  notes: { table: "application_notes", submission: "application_id" },
  ratings: { table: "application_ratings", submission: "application_id" },
  mails: "application_id",
  fields: { firstName: "first_name", lastName: "last_name", email: "email", phone: "phone", consent: "consent" },
  since: { consent: "consent_at" },
  has: { owner: false, token: true },
  about: "offer_id",
  until: sql<string | null>`(select visible_until from entries where collection = 'offer' and entries.id = s.offer_id)`,
  file: { field: "cv", key: "file_key", name: "file_name", size: "file_size", sha256: "file_sha256", scan: "scan" },
  /** By the consent; an application for one vacancy stays until the last day of its offer is over as long. */
  expired(before) {
    const [vacancy, future] = [before("applicationMonths"), before("futureMonths")];
    const lastDay = new Date(vacancy).toISOString().slice(0, 10);
    return sql<boolean>`(s.consent = 'future' and s.consent_at < ${future}
      or s.consent = 'vacancy' and s.consent_at < ${vacancy} and not exists
        (select 1 from entries where collection = 'offer' and entries.id = s.offer_id and visible_until >= ${lastDay}))`;
  },
};
