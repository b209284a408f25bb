import type { Log } from "../log.ts";
import { accountsStore } from "./accounts/accounts-store.ts";
import { applicantsStore } from "./applicants/applicants-store.ts";
import { auditStore } from "./audit/audit-store.ts";
import { companyStore } from "./company-store.ts";
import { readContentVersion } from "./content-version.ts";
import { databaseSize } from "./database-size.ts";
import { inboxStore } from "./inbox/inbox-store.ts";
import { mailsStore } from "./inbox/mails-store.ts";
import { jobRunsStore } from "./job-runs-store.ts";
import { leasesStore } from "./leases-store.ts";
import { fillListings } from "./listings.ts";
import { newsStore } from "./news-store.ts";
import { offersStore } from "./offers-store.ts";
import { type DatabaseLocation, dialectOf, openDatabase } from "./open-database.ts";
import { personsStore } from "./persons/persons-store.ts";
import { documentsStore } from "./pictures/documents-store.ts";
import { picturesStore } from "./pictures/pictures-store.ts";
import { productsStore } from "./products-store.ts";
import { projectsStore } from "./projects-store.ts";
import { publishingStore } from "./publishing/publishing-store.ts";
import { settingsStore } from "./settings-store.ts";
import { emptyLog, forgetErased } from "./sqlite/forget-erased.ts";
import { allSubmissions } from "./submissions/all-submissions.ts";
import { applicationsStore } from "./submissions/applications-store.ts";
import { erasuresStore } from "./submissions/erasures-store.ts";
import { messagesStore } from "./submissions/messages-store.ts";
import { outboxStore } from "./submissions/outbox-store.ts";
import { type FileStoreName, namedFiles } from "./tables.ts";

/**
 * Opens the database and gives its stores, one a content type.
 * @throws ExpectedError `storage-unavailable` when it cannot be reached
 */
export async function openStorage(location: DatabaseLocation, log: Log) {
  const dialect = dialectOf(location);
  const db = await openDatabase(location, log);
  const publishing = publishingStore(db, log);
  await publishing.adoptPublished();
  await fillListings(db);
  return {
    dialect,
    company: companyStore(db),
    projects: projectsStore(db, log),
    news: newsStore(db, log),
    products: productsStore(db, log),
    offers: offersStore(db, log),
    pictures: picturesStore(db, log),
    documents: documentsStore(db),
    publishing,
    settings: settingsStore(db),
    messages: messagesStore(db, dialect),
    erasures: erasuresStore(db),
    allSubmissions: allSubmissions(db),
    applications: applicationsStore(db, dialect),
    outbox: outboxStore(db, log),
    inbox: inboxStore(db),
    mails: mailsStore(db),
    applicants: applicantsStore(db, log),
    persons: personsStore(db, dialect),
    audit: auditStore(db),
    accounts: accountsStore(db, dialect),
    leases: leasesStore(db),
    jobRuns: jobRunsStore(db),
    /** Which of some keys of a file store are named by any row; the others belong to nobody. */
    namedFiles: (store: FileStoreName, keys: readonly string[]) => namedFiles(db, store, keys),
    /** Bytes that the database takes. */
    size: () => databaseSize(db, dialect),
    /** Goes up with every change of what the public site shows; also tells that the database answers. */
    contentVersion: () => readContentVersion(db),
    /**
     * After erasing, while its request may wait: empties the write-ahead log. PostgreSQL needs nothing.
     * @returns false when another process was in the way: to be tried again
     */
    emptyLog: async (): Promise<boolean> => (dialect === "sqlite" ? emptyLog(db) : true),
    /**
     * Some time after erasing: rewrites the database file where that is due, so that nothing of what was erased is left
     * between its rows. Writes wait meanwhile.
     * @returns false when another process was in the way: to be tried again
     */
    forgetErased: async (): Promise<boolean> => (dialect === "sqlite" ? forgetErased(db) : true),
    close: () => db.destroy(),
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;
