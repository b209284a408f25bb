import { afterAll, beforeAll, describe } from "vitest";
import { offers } from "#collections/offers/offers.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { eraseEntry, withdrawEntry } from "#features/publishing/storage/write-entries.server.ts";
import { type Database, openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { changesContract } from "./changes-contract.ts";
import { listContract } from "./list-contract.ts";

/** What the store of applications must do alike on every database. Called inside of `describe`. */
export function applicantsContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let storage: Storage;
  let rows: Database;
  beforeAll(async () => {
    database = await create();
    rows = await openDatabase(database.location, createLog("silent"));
    storage = await openStorage(database.location, createLog("silent"));
    await publishExamples(storage);
  });
  afterAll(async () => {
    await rows?.destroy();
    await storage?.close();
    await database?.remove();
  });

  describe("the list", () =>
    listContract(
      () => storage,
      async (id) => {
        await rows.transaction().execute(async (transaction) => {
          await withdrawEntry(transaction, offers, id);
          await eraseEntry(transaction, offers, id);
        });
      },
    ));
  describe("one application", () =>
    changesContract(
      () => storage,
      async () => ({
        notes: (await rows.selectFrom("submission_notes").select("id").execute()).length,
        ratings: (await rows.selectFrom("submission_ratings").select("at").execute()).length,
      }),
    ));
}
