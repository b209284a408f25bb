import { afterAll, beforeAll, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { companyParts } from "#ui/site/company/company-parts.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { sqliteContract } from "../../../tests/contract-databases.ts";
import { admin, openPublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { openRealSite, type RealSite } from "../../../tests/real-site.ts";
import { rememberPublicExamples } from "./remember-examples.server.ts";

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
});
afterAll(() => site.close());

const real = {
  ...exampleCompany,
  ...{ name: "Baltic Shore", shortName: "Baltic", owner: "Jan Nowak", taxNumber: "PL5261040828", email: "a@b.pl" },
  address: { ...exampleCompany.address, street: "Portowa 1", city: "Ustka" },
  phones: exampleCompany.phones.map((phone) => ({ ...phone, number: "+48 59 814 00 01" })),
};

/** Saves the company's data as the settings do. */
async function setCompany(company: typeof exampleCompany): Promise<void> {
  const { settings } = site.services;
  const { identity, contact } = companyParts(company);
  const { identity: before, contact: contactBefore } = await settings.read(admin);
  await settings.saveCompany(admin, "identity", identity, before.fingerprint);
  await settings.saveCompany(admin, "contact", contact, contactBefore.fingerprint);
}

/** Returns what the footer says beside the copyright, in a language. */
async function note(path: string): Promise<string | undefined> {
  const html = await (await site.request(path)).text();
  return /© \d{4} [^<·]*(?:<!-- -->)*(?: · ([^<]*))?<\/span>/.exec(html.replaceAll("<!-- -->", ""))?.[1];
}

test("the note in the footer follows what is left of the example", async () => {
  expect(await note("/about")).toBe("Example site: names, numbers and stories are samples.");
  await setCompany(real);
  expect(await note("/about")).toBe("Some items on this site are samples.");
  expect(await note("/pl/about")).toBe("Część wpisów w\u00a0tej witrynie to przykłady.");
  await setCompany(exampleCompany);
  await site.services.administration.removeExamples(admin);
  expect(await note("/de/about")).toBe("Demo-Website: Die Angaben zum Unternehmen sind Beispiele.");
  await setCompany(real);
  expect(await note("/about")).toBeUndefined();
});

test("the reader looks again when public content has changed, and otherwise serves what it knows", async () => {
  const database = await sqliteContract();
  const opened = await openPublishingSite(database);
  const { storage } = opened;
  const publicExamples = rememberPublicExamples(storage, opened.log);
  expect(await publicExamples()).toBe(false);
  const [example] = (await storage.publishing.examples.news?.()) ?? [];
  if (example === undefined) throw new Error("too few examples");
  await storage.publishing.publishRecord(news, example as never);
  expect(await publicExamples()).toBe(true);
  await opened.close();
  const life = { until: 1 };
  expect(await publicExamples(life)).toBe(true);
  expect(life.until).toBe(0);
  await database.remove();
});
