import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AllCollections, collections } from "#collections/index.ts";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { newsSample } from "../storage-samples.ts";
import { bulkContract } from "./bulk-contract.ts";
import { leadContract } from "./lead-contract.ts";
import { anna, openPublishingSite, type PublishingSite } from "./publishing-site.ts";
import { saveContract, saved } from "./save-contract.ts";
import { statesContract } from "./states-contract.ts";
import { storedShapesContract } from "./stored-shapes-contract.ts";
import { unsavedContract } from "./unsaved-contract.ts";
import { usesContract } from "./uses-contract.ts";
import { versionsContract } from "./versions-contract.ts";

/**
 * What publishing must do alike on every database. Called inside of `describe`.
 * @param kinds collections for the tests that are the same for each; on a second database those that differ in SQL
 */
export function publishingContract(create: () => Promise<ContractDatabase>, kinds: readonly AllCollections[]): void {
  let database: ContractDatabase;
  let site: PublishingSite;
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  test("new ids follow those of the examples, and offers begin at 6", async () => {
    await publishExamples(site.storage);
    const ids = [];
    for (const { name: kind } of collections)
      ids.push(await saved(site, kind, draftSample(kind, "After the examples")));
    expect(ids).toEqual([1, 1, 1, 1, 1, 1, 1, exampleNews.length + 1, 15, 13, 6, 1, 13]);
  });

  test("examples can be opened, and are by nobody of the staff", async () => {
    const item = await site.publishing.open(anna, "news", 1);
    expect(item).toMatchObject({ state: "published", updatedBy: "Example content", publishedVersion: 1 });
    expect(item?.languages).toEqual({ en: "complete", pl: "complete", de: "complete" });
  });

  test("an id that came from elsewhere is not given out again", async () => {
    await site.storage.publishing.publishRecord(news, newsSample(50, "From elsewhere"));
    expect(await saved(site, "news", draftSample("news", "Next"))).toBe(51);
  });

  test("nothing is backfilled that staff have made", async () => {
    const before = await site.publishing.history(anna, "news", 50);
    const again = await openPublishingSite(database);
    expect(await again.publishing.history(anna, "news", 50)).toEqual(before);
    await again.close();
  });

  describe("saving", () => saveContract(() => site, kinds));
  describe("states", () => statesContract(() => site, kinds));
  describe("several items at once", () => bulkContract(() => site, kinds));
  describe("an entry in one language", () => leadContract(() => site, kinds));
  describe("versions", () => versionsContract(() => site));
  describe("pictures", () => usesContract(() => site));
  describe("of other releases", () => storedShapesContract(() => site, kinds));
  describe("not saved yet", () => unsavedContract(() => site, kinds));
}
