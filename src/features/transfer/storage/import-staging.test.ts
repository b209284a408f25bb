import { join } from "node:path";
import { expect, test } from "vitest";
import { offers } from "#collections/offers/offers.ts";
import { addItem } from "#features/publishing/storage/item-rows.server.ts";
import { addGoneEntry } from "#features/publishing/storage/write-entries.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { sqliteContract } from "../../../../tests/contract-databases.ts";
import { openImportStaging } from "./import-staging.server.ts";

const draft = {
  ...{ kind: "offer", id: 7, version: 1, published_version: null, published_until: null, first_published_at: null },
  ...{ binned_at: null, publish_at: null, withdraw_at: null, title: "", folded: "", img: "", posted: "" },
  ...{ languages: "{}", updated_at: 1, updated_by_id: "", updated_by: "" },
};

test("a draft that is imported takes the place of an entry that is gone", async () => {
  const { location, remove } = await sqliteContract();
  const log = createLog("silent");
  const storage = await openStorage(location, log);
  const { rows } = storage.publishing;
  await rows.transaction().execute(async (transaction) => {
    for (const id of [7, 8]) await addGoneEntry(transaction, offers, id, undefined);
  });
  const staging = await openImportStaging(rows, [offers], join(location.dataDir, "staging"), log);
  await staging.db.transaction().execute((transaction) => addItem(transaction, draft));
  await staging.whileAttached(() => rows.transaction().execute((transaction) => staging.moveInto(transaction)));
  await staging.close();
  expect(await rows.selectFrom("items").select("id").execute()).toEqual([{ id: 7 }]);
  expect(await rows.selectFrom("entries").select("id").execute()).toEqual([{ id: 8 }]);
  await storage.close();
  await remove();
});
