import type { SubmissionTables } from "#features/submissions/storage/submission-tables.server.ts";

/** Where contact messages are stored: tables of their own, from before there were common ones. */
export const messageTables: SubmissionTables = {
  rows: "messages",
  notes: { table: "message_notes", submission: "message_id" },
  ratings: undefined,
  mails: "contact_message_id",
  fields: { firstName: "first_name", lastName: "last_name", email: "email", message: "message" },
  since: {},
  has: { owner: true, token: false },
  about: undefined,
  file: undefined,
};
