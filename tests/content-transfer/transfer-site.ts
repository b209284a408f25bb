import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { readConfig } from "#config.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { linkStoredLabels } from "#features/publishing/storage/labels.server.ts";
import { type ContentTransfer, openContentTransfer } from "#features/transfer/content-transfer.server.ts";
import type { ImportOutcome, ImportStep } from "#features/transfer/import-outcome.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { admin, openPublishingSite, type PublishingSite } from "../publishing/publishing-site.ts";

/** A site that was just started, with what its content goes out and in by. */
export interface TransferSite extends PublishingSite {
  transfer: ContentTransfer;
  /** The whole file. */
  exported(): Promise<string>;
  /** Imports a file. @param onStep is told how far it is */
  imported(file: string, onStep?: (step: ImportStep) => void): Promise<ImportOutcome>;
}

/**
 * Opens it on a database, with the examples where it is empty.
 * @param collections of the site, if they are not those of the company
 */
export async function openTransferSite(
  database: ContractDatabase,
  collections?: readonly AnyCollection[],
): Promise<TransferSite> {
  const site = await openPublishingSite(database, collections);
  await publishExamples(site.storage);
  const log = createLog("silent");
  // As at each start of a site.
  const { rows, collections: own } = site.storage.publishing;
  await linkStoredLabels(rows, log, own, site.pictures.altOf);
  let imported = 0;
  const transfer = await openContentTransfer({
    ...site,
    config: readConfig({ DATA_DIR: database.location.dataDir }),
    log,
    audit: openAudit({ storage: site.storage, encrypter: createEncrypter("secret of the tests"), log }),
    async onPublished() {
      imported += 1;
    },
  });
  return {
    ...site,
    published: () => site.published() + imported,
    transfer,
    exported: async () => text((await transfer.content(admin)).body as AsyncIterable<string>),
    async imported(file, onStep = () => {}) {
      const staged = await transfer.receiveContent(admin, Readable.from([Buffer.from(file)]));
      return staged.import(onStep);
    },
  };
}

/** A record of a file, as its JSON has it. */
export type FileRecord = Record<string, unknown> & { type: string };

/** The records of a file. */
export function recordsOf(file: string): FileRecord[] {
  return (JSON.parse(file) as { records: FileRecord[] }).records;
}

/** A file with its records changed, written as the export writes it. */
export function changedFile(file: string, change: (records: FileRecord[]) => FileRecord[]): string {
  const lines = change(recordsOf(file)).map((record) => JSON.stringify(record));
  return `${file.split("\n", 1)[0]}\n${lines.join(",\n")}\n]}\n`;
}

/** What must be equal of two exports: all but the time of the export and the bytes of pictures, which are coded anew. */
export function comparable(file: string): FileRecord[] {
  return recordsOf(file).map((record) => (record.type === "picture" ? { ...record, data: "" } : record));
}
