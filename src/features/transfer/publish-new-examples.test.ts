import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { achievements } from "#collections/achievements/achievements.ts";
import { exampleAchievements } from "#collections/achievements/example-achievements.ts";
import { companyContent } from "#collections/company-content.server.ts";
import { collections } from "#collections/index.ts";
import { publishCompanyContent } from "#features/publishing/publish-company-content.server.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { type ContractDatabase, postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { publishNewExamples } from "./publish-new-examples.server.ts";
import { findExamples } from "./storage/example-items.server.ts";
import { removeExamples } from "./storage/remove-examples.server.ts";

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

test("achievements are examples until these are removed; company content stays", async () => {
  const [fresh, older] = [await sqliteContract(), await sqliteContract()];
  const shown = async ({ storage }: PublishingSite, kind: string) =>
    (await storage.collection(kind).all("en")).map(({ id }) => id);
  const removed = ({ storage: { publishing } }: PublishingSite) =>
    publishing.inTransaction((transaction) => removeExamples(transaction, publishing));

  const site = await openPublishingSite(fresh, collections);
  await publishCompanyContent(site.storage.publishing, companyContent);
  await publishExamples(site.storage);
  expect(await shown(site, "achievement")).toEqual(exampleAchievements.map(({ id }) => id));
  const company = [await shown(site, "services"), await shown(site, "equipment")];
  expect(company.map(({ length }) => length > 0)).toEqual([true, true]);
  expect(await removed(site)).toMatchObject({ achievement: exampleAchievements.length, services: 0, equipment: 0 });
  for (let starts = 0; starts < 2; starts++) {
    expect(await shown(site, "achievement")).toEqual([]);
    expect([await shown(site, "services"), await shown(site, "equipment")]).toEqual(company);
    await publishCompanyContent(site.storage.publishing, companyContent);
    await publishExamples(site.storage);
    expect(await publishNewExamples(site.storage)).toEqual([]);
  }
  await site.close();

  let old = await openPublishingSite(older, OLDER);
  await publishExamples(old.storage);
  await old.close();
  old = await openPublishingSite(older, collections);
  expect(await publishNewExamples(old.storage)).toEqual(["achievement"]);
  expect(await shown(old, "achievement")).toHaveLength(exampleAchievements.length);
  await removed(old);
  expect(await publishNewExamples(old.storage)).toEqual([]);
  expect(await shown(old, "achievement")).toEqual([]);
  await old.close();
  for (const database of [fresh, older]) await database.remove();
});
