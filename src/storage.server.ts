import { formerCompanyContent } from "#collections/company-content.server.ts";
import { examples } from "#collections/examples.server.ts";
import { collections } from "#collections/index.ts";
import { accountsStore } from "#features/accounts/storage/accounts-store.server.ts";
import { auditStore } from "#features/audit/storage/audit-store.server.ts";
import { backupsStore } from "#features/backup/backups-store.server.ts";
import { emptySearchesStore } from "#features/finder/empty-searches-store.server.ts";
import { noticedStore } from "#features/health/storage/noticed-store.server.ts";
import { documentsStore } from "#features/media-library/storage/documents-store.server.ts";
import { picturesStore } from "#features/media-library/storage/pictures-store.server.ts";
import { outboxStore } from "#features/outbox/outbox-store.server.ts";
import { personsStore } from "#features/personal-data/storage/persons-store.server.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { expiringEntry } from "#features/publishing/expiring-entry.server.ts";
import { collectionStores } from "#features/publishing/storage/collection-store.server.ts";
import { readContentVersion } from "#features/publishing/storage/content-version.server.ts";
import { refreshDerivedRows } from "#features/publishing/storage/derived-rows.server.ts";
import { publishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import { refreshReferences } from "#features/publishing/storage/references.server.ts";
import { companyStore } from "#features/settings/storage/company-store.server.ts";
import { settingsStore } from "#features/settings/storage/settings-store.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { erasuresStore } from "#features/submissions/storage/erasures-store.server.ts";
import { mailsStore } from "#features/submissions/storage/mails-store.server.ts";
import { submissionStores } from "#features/submissions/storage/submission-stores.server.ts";
import { forms } from "#forms/index.ts";
import { navigationParts, pages } from "#pages/index.ts";
import { databaseSize } from "#platform/database/database-size.server.ts";
import { jobRunsStore } from "#platform/database/job-runs-store.server.ts";
import { leasesStore } from "#platform/database/leases-store.server.ts";
import { type DatabaseLocation, dialectOf, openDatabase } from "#platform/database/open-database.server.ts";
import type { MigrationOptions } from "#platform/database/run-migrations.server.ts";
import { purgeErased, truncateWal } from "#platform/database/sqlite/purge-erased.server.ts";
import { namedFiles } from "#platform/database/tables.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { DatabaseCounts } from "#platform/metrics/site-counts.server.ts";
import type { Storage } from "#platform/services.server.ts";

/**
 * Opens the database and returns its stores.
 * @param all the collections and pages of the site
 * @param ofForms its forms
 * @param backUp makes a backup before a migration that moves rows; without it none is made
 * @param counts counts what the database does
 * @throws ExpectedError `storage-unavailable` when it cannot be reached
 */
export async function openStorage(
  location: DatabaseLocation,
  log: Log,
  all: readonly AnyCollection[] = [...collections, ...pages],
  ofForms: readonly AnyForm[] = forms,
  backUp?: MigrationOptions["backUp"],
  counts?: DatabaseCounts,
): Promise<Storage> {
  const dialect = dialectOf(location);
  const db = await openDatabase(location, log, backUp, counts);
  const publishing = publishingStore(db, log, all, examples, formerCompanyContent);
  const collection = collectionStores(db, log, all);
  await publishing.backfillPublished();
  await refreshReferences(db, log, all);
  await refreshDerivedRows(db, log, all);
  const submissions = submissionStores(db, dialect, ofForms);
  return {
    dialect,
    company: companyStore(db),
    emptySearches: emptySearchesStore(db),
    collection,
    pictures: picturesStore(db, log),
    documents: documentsStore(db),
    publishing,
    settings: settingsStore(db, ofForms, navigationParts),
    submissions,
    erasures: erasuresStore(db, ofForms),
    outbox: outboxStore(db, {
      forms: ofForms,
      submissionOf: (form, mail, language) =>
        submissions.mailed(form, mail, async (id) =>
          form.about === undefined ? undefined : (await collection(form.about.collection).title(id, language))?.title,
        ),
      waiting: submissions.waiting,
      expiringEntry: expiringEntry(publishing.collections, collection),
    }),
    mails: mailsStore(db),
    noticedConcerns: noticedStore(db),
    persons: personsStore(db, dialect, ofForms),
    audit: auditStore(db),
    accounts: accountsStore(db, dialect),
    backups: backupsStore(db),
    leases: leasesStore(db),
    jobRuns: jobRunsStore(db),
    namedFiles: (store, keys) => namedFiles(db, store, keys),
    size: () => databaseSize(db, dialect),
    contentVersion: () => readContentVersion(db),
    truncateWal: async () => (dialect === "sqlite" ? truncateWal(db) : true),
    purgeErased: async () => (dialect === "sqlite" ? purgeErased(db) : true),
    close: () => db.destroy(),
  };
}
