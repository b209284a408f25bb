import type { Log } from "../log.ts";
import { companyStore } from "./company-store.ts";
import { readContentVersion } from "./content-version.ts";
import { newsStore } from "./news-store.ts";
import { offersStore } from "./offers-store.ts";
import { type DatabaseLocation, openDatabase } from "./open-database.ts";
import { productsStore } from "./products-store.ts";
import { projectsStore } from "./projects-store.ts";

/**
 * Opens the database and gives its stores, one a content type.
 * @throws ExpectedError `storage-unavailable` when it cannot be reached
 */
export async function openStorage(location: DatabaseLocation, log: Log) {
  const db = await openDatabase(location, log);
  return {
    company: companyStore(db),
    projects: projectsStore(db),
    news: newsStore(db),
    products: productsStore(db),
    offers: offersStore(db),
    /** Goes up with every change of what the public site shows; also tells that the database answers. */
    contentVersion: () => readContentVersion(db),
    close: () => db.destroy(),
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;
