import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { connectDatabase, dialectOf, migrate } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { ContractDatabase } from "../../../../tests/contract-databases.ts";
import { emptyPostgres, emptySqlite } from "../../../../tests/contract-databases.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { anna, ben, openPublishingSite } from "../../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../../tests/publishing/save-contract.ts";

function migrationContract(create: () => Promise<ContractDatabase>): void {
  test("what was typed before autosaves had keys is still opened, listed and saved", async () => {
    const database = await create();
    const { location } = database;
    try {
      const typed = draftSample("news", "");
      typed.texts.pl.title = " Tylko po polsku ";
      const old = connectDatabase(location, createLog("silent"));
      await migrate(old, dialectOf(location), "0006-house");
      const add = (user: string, kind: string, item: number, draft: object, base: number) =>
        sql`insert into autosaves (user_id, kind, item_id, draft, base_version, saved_at)
          values (${user}, ${kind}, ${item}, ${JSON.stringify(draft)}, ${base}, 1700000000000)`.execute(old);
      await add(anna.userId, "news", 0, typed, 0);
      await add(anna.userId, "product", 0, draftSample("product", "A relay"), 0);
      await add(anna.userId, "news", 1, draftSample("news", "Corrected"), 1);
      await add(ben.userId, "news", 0, draftSample("news", "Ben's"), 0);
      await old.destroy();

      const site = await openPublishingSite(database);
      const { publishing } = site;
      const id = await saved(site, "news", draftSample("news", "Saved"));
      expect(id).toBe(1);
      const { unsaved } = await publishing.overview(anna);
      expect(unsaved.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
        { kind: "news", key: "main", title: "Tylko po polsku", at: 1_700_000_000_000 },
        { kind: "product", key: "main", title: "A relay", at: 1_700_000_000_000 },
      ]);
      const { autosave } = await publishing.openNew(anna, "news", "main");
      expect(autosave).toMatchObject({ draft: typed, baseVersion: 0, revision: 1 });
      expect(await publishing.open(anna, "news", id)).toMatchObject({
        autosave: { key: "main", baseVersion: 1, draft: { texts: { en: { title: "Corrected" } } } },
        otherAutosaves: [],
      });
      const form = { key: "main", tab: "a", revision: 1 };
      const input = { draft: typed, baseVersion: 0, aim: "keep", autosave: form } as const;
      expect((await publishing.save(anna, "news", undefined, input)).kind).toBe("saved");
      expect((await publishing.overview(anna)).unsaved.map(({ kind }) => kind)).toEqual(["product"]);
      expect((await publishing.overview(ben)).unsaved).toHaveLength(1);
      await site.close();
    } finally {
      await database.remove();
    }
  });
}

describe("SQLite", () => migrationContract(emptySqlite));
describe("PostgreSQL", () => migrationContract(emptyPostgres));
