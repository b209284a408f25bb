import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { achievements } from "#collections/achievements/achievements.ts";
import { exampleAchievements } from "#collections/achievements/example-achievements.ts";
import { collections } from "#collections/index.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { type ContractDatabase, postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { publishNewExamples } from "./publish-new-examples.server.ts";
import { findExamples } from "./storage/example-items.server.ts";

const OLDER = collections.filter(({ name }) => name !== "achievement");

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a site that is older than a collection, on %s", (_, create) => {
  let database: ContractDatabase;
  let open: PublishingSite[];
  const start = async (all: typeof OLDER | typeof collections = collections) => {
    const site = await openPublishingSite(database, all);
    open.push(site);
    return site;
  };
  beforeEach(async () => {
    open = [];
    database = await create();
    await publishExamples((await start(OLDER)).storage);
  });
  afterEach(async () => {
    for (const site of open) await site.close();
    await database.remove();
  });

  const ids = async ({ storage }: PublishingSite) =>
    (await storage.collection(achievements).all("en")).map(({ id }) => id);

  test("gets its examples while others are public, once, however many processes start", async () => {
    const [one, other] = [await start(), await start()];
    const added = await Promise.all([publishNewExamples(one.storage), publishNewExamples(other.storage)]);
    expect(added.flat()).toEqual(["achievement"]);
    expect(await ids(one)).toEqual(exampleAchievements.map(({ id }) => id));
    const { rows } = one.storage.publishing;
    const examples = (await findExamples(rows, one.storage.publishing)).filter(({ kind }) => kind === "achievement");
    expect(examples).toHaveLength(exampleAchievements.length);

    await one.publishing.withdraw(anna, "achievement", 1);
    expect(await publishNewExamples(one.storage)).toEqual([]);
    expect(await ids(one)).not.toContain(1);
  });

  test("gets none when its company has removed or withdrawn the others", async () => {
    const site = await start();
    for (const { kind, id } of await findExamples(site.storage.publishing.rows, site.storage.publishing))
      await site.publishing.withdraw(anna, kind, id);
    expect(await publishNewExamples(site.storage)).toEqual([]);
    expect(await ids(site)).toEqual([]);
  });
});
