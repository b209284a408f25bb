import { COMMON_TABLES, type StoredForm } from "#features/submissions/storage/submission-tables.server.ts";
import { messageTables } from "./contact/message-tables.server.ts";
import { forms } from "./index.ts";
import { applicationTables } from "./job-application/application-tables.server.ts";

/** Forms whose tables are older than the common ones, by name. */
const OWN_TABLES: Readonly<Record<string, StoredForm["tables"]>> = {
  message: messageTables,
  application: applicationTables,
};

/** All forms with where their submissions are stored. */
export const storedForms: readonly StoredForm[] = forms.map((form) => ({
  form,
  tables: OWN_TABLES[form.name] ?? COMMON_TABLES,
}));
