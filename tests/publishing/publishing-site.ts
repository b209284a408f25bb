import { randomUUID } from "node:crypto";
import { companyFigures } from "#collections/figures/company-figures.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Pictures } from "#features/media-library/create-pictures.server.ts";
import { openPictures } from "#features/media-library/open-pictures.server.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { createPublishing, type Publishing } from "#features/publishing/create-publishing.server.ts";
import { hasPublicFile } from "#features/publishing/has-public-file.server.ts";
import { linkAlive } from "#features/publishing/link-alive.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { childTurns } from "#platform/child-turns.server.ts";
import { diskFiles } from "#platform/files/disk-store.server.ts";
import { createLog, type Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues } from "#ui/site/company/figures-in-texts.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { DEFAULT_RETENTION } from "../default-retention.ts";

/** What staff do, over a real database, without the pages. */
export interface PublishingSite {
  storage: Storage;
  publishing: Publishing;
  pictures: Pictures;
  log: Log;
  /** How often it was said that what visitors see has changed. */
  published(): number;
  close(): Promise<void>;
}

const log = createLog("silent");

/** The figures that a site starts with, by name. */
const FIGURES = Object.fromEntries(companyFigures().map(({ name, value }) => [name, value]));

/**
 * Opens it as one process does.
 * @param collections of the site, if they are not those of the company
 */
export async function openPublishingSite(
  { location }: ContractDatabase,
  collections?: readonly AnyCollection[],
): Promise<PublishingSite> {
  const storage = await openStorage(location, log, collections);
  const pictures = await openPictures(diskFiles(location.dataDir), location.dataDir, storage, log, childTurns());
  const figures = rememberFigures(storage);
  let published = 0;
  const publicUrl = "http://localhost:3000";
  const alive = linkAlive({
    ...storage.publishing,
    isPage: (path) => ["/", "/about", "/contact", "/services/6"].includes(path),
    subpages: ["careers/apply"],
    pictures,
    publicUrl,
    hasFile: (path) => hasPublicFile("public", path),
  });
  const publishing = createPublishing({
    ...storage.publishing,
    site: {
      pictures,
      linkAlive: alive,
      values: async (language) =>
        textValues(exampleCompany, { ...FIGURES, ...(await figures(language)).values }, DEFAULT_RETENTION, language),
    },
    log,
    async onPublished() {
      published += 1;
    },
  });
  return {
    storage,
    publishing,
    pictures,
    log,
    published: () => published,
    async close() {
      await pictures.close();
      await storage.close();
    },
  };
}

/** Somebody of the staff. */
export function somebody(name: string, role: Role = "editor"): Actor {
  return { userId: randomUUID(), username: name.toLowerCase(), name, role, language: "en", sessionId: "session" };
}

export const anna = somebody("Anna");
export const ben = somebody("Ben");
export const admin = somebody("Olga", "admin");
