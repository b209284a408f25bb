import type { Log } from "../log.ts";
import { accountsStore } from "./accounts/accounts-store.ts";
import { companyStore } from "./company-store.ts";
import { readContentVersion } from "./content-version.ts";
import { jobRunsStore } from "./job-runs-store.ts";
import { leasesStore } from "./leases-store.ts";
import { newsStore } from "./news-store.ts";
import { offersStore } from "./offers-store.ts";
import { type DatabaseLocation, dialectOf, openDatabase } from "./open-database.ts";
import { documentsStore } from "./pictures/documents-store.ts";
import { picturesStore } from "./pictures/pictures-store.ts";
import { productsStore } from "./products-store.ts";
import { projectsStore } from "./projects-store.ts";
import { publishingStore } from "./publishing/publishing-store.ts";
import { settingsStore } from "./settings-store.ts";
import { emptySqliteLog } from "./sqlite/dialect.ts";
import { applicationsStore } from "./submissions/applications-store.ts";
import { messagesStore } from "./submissions/messages-store.ts";
import { outboxStore } from "./submissions/outbox-store.ts";

/**
 * Opens the database and gives its stores, one a content type.
 * @throws ExpectedError `storage-unavailable` when it cannot be reached
 */
export async function openStorage(location: DatabaseLocation, log: Log) {
  const dialect = dialectOf(location);
  const db = await openDatabase(location, log);
  const publishing = publishingStore(db);
  await publishing.adoptPublished();
  return {
    company: companyStore(db),
    projects: projectsStore(db),
    news: newsStore(db),
    products: productsStore(db),
    offers: offersStore(db),
    pictures: picturesStore(db),
    documents: documentsStore(db),
    publishing,
    settings: settingsStore(db),
    messages: messagesStore(db, dialect),
    applications: applicationsStore(db, dialect),
    outbox: outboxStore(db),
    accounts: accountsStore(db, dialect),
    leases: leasesStore(db),
    jobRuns: jobRunsStore(db),
    /** Goes up with every change of what the public site shows; also tells that the database answers. */
    contentVersion: () => readContentVersion(db),
    /**
     * After erasing: leaves nothing of it in a log that the database keeps beside its tables.
     * @returns false when another process was in the way: to be tried again
     */
    forgetErased: async (): Promise<boolean> => (dialect === "sqlite" ? emptySqliteLog(db) : true),
    close: () => db.destroy(),
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;
