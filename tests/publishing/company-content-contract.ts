import { afterAll, beforeAll, expect, test } from "vitest";
import { companyContent } from "#collections/company-content.server.ts";
import { publishCompanyContent } from "#features/publishing/publish-company-content.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { admin, anna, openPublishingSite, type PublishingSite } from "./publishing-site.ts";
import { input } from "./save-contract.ts";

/** What the company content of a database must do alike on every database. */
export function companyContentContract(create: () => Promise<ContractDatabase>): void {
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
  const publish = () => publishCompanyContent(site.storage.publishing, companyContent);
  const titles = async () =>
    (await site.storage.collection("vessel-type").all("de")).map(({ id, text }) => [id, text.title]);

  test("processes that start together publish it once", async () => {
    const published = await Promise.all([publish(), publish(), publish()]);
    expect(published.flat().sort()).toEqual(Object.keys(companyContent).sort());
    const own = await companyContent["vessel-type"]();
    expect(await titles()).toEqual(own.map(({ id, texts }) => [id, texts.de?.title]));
    const item = await site.publishing.open(anna, "vessel-type", 1);
    expect(item).toMatchObject({ version: 1, state: "published", updatedBy: "Company content" });
  });

  test("what staff rename, withdraw or delete stays so at the next start", async () => {
    const { publishing } = site;
    const renamed = await publishing.open(anna, "vessel-type", 1);
    if (renamed === undefined) throw new Error("there is no vessel type 1");
    renamed.draft.texts.de.title = "Bulker";
    await publishing.save(anna, "vessel-type", 1, input(renamed.draft, renamed.version, "publish"));
    await publishing.withdraw(anna, "vessel-type", 2);
    await publishing.moveToBin(anna, "vessel-type", 3);
    await publishing.deleteForGood(admin, "vessel-type", 3);
    const before = await titles();
    expect(before.slice(0, 2)).toEqual([
      [1, "Bulker"],
      [4, "Rohöltanker"],
    ]);
    expect(await publish()).toEqual([]);
    expect(await titles()).toEqual(before);
  });

  test("its ids are not given out again", async () => {
    const draft = draftSample("vessel-type", "Yacht");
    const saved = await site.publishing.save(anna, "vessel-type", undefined, input(draft, 0, "publish"));
    expect(saved).toMatchObject({ kind: "saved", id: (await companyContent["vessel-type"]()).length + 1 });
  });
}
