import * as site from "./0001-site.server.ts";
import * as submissions from "./0002-submissions.server.ts";
import * as accounts from "./0003-accounts.server.ts";
import * as publishing from "./0004-publishing.server.ts";
import * as pictures from "./0005-pictures.server.ts";
import * as house from "./0006-house.server.ts";
import * as planFailures from "./0007-plan-failures.server.ts";
import * as confirmedSessions from "./0008-confirmed-sessions.server.ts";
import * as drafts from "./0009-drafts.server.ts";
import * as searchCards from "./0010-search-cards.server.ts";
import * as publicEntries from "./0011-public-entries.server.ts";
import * as anySubmissions from "./0012-submissions.server.ts";
import * as entries from "./0013-entries.server.ts";
import * as submissionsOfForms from "./0014-submissions.server.ts";
import * as legal from "./0017-legal.server.ts";
import * as testMails from "./0018-test-mails.server.ts";
import * as threads from "./0019-threads.server.ts";
import * as desk from "./0020-desk.server.ts";
import * as emptySearches from "./0021-empty-searches.server.ts";
import * as photos from "./0022-photos.server.ts";
import * as storedFiles from "./0023-stored-files.server.ts";
import type { Migration } from "./migration.server.ts";

/** All migrations by name; they run in the order of their names, each once. */
export const migrations = {
  "0001-site": site,
  "0002-submissions": submissions,
  "0003-accounts": accounts,
  "0004-publishing": publishing,
  "0005-pictures": pictures,
  "0006-house": house,
  "0007-plan-failures": planFailures,
  "0008-confirmed-sessions": confirmedSessions,
  "0009-drafts": drafts,
  "0010-search-cards": searchCards,
  "0011-public-entries": publicEntries,
  "0012-submissions": anySubmissions,
  "0013-entries": entries,
  "0014-submissions": submissionsOfForms,
  "0017-legal": legal,
  "0018-test-mails": testMails,
  "0019-threads": threads,
  "0020-desk": desk,
  "0021-empty-searches": emptySearches,
  "0022-photos": photos,
  "0023-stored-files": storedFiles,
} satisfies Record<string, Migration>;

/**
 * Describes what a newer release has done to a database or a backup.
 * @param applied names of the migrations that were applied to it
 * @returns part of a sentence; undefined when this release knows all of them
 */
export function tablesOfNewerRelease(applied: readonly string[]): string | undefined {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  return unknown.length === 0 ? undefined : `its tables have been through ${unknown.join(", ")}`;
}
