import { afterAll, beforeAll, expect, test } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import { aboutPage } from "./about.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const about = async (language: Language) =>
  (await (await site.request(localizedPath("/about", language))).text())
    .replaceAll("<!-- -->", "")
    .replaceAll("\u00a0", " ");

test.each(LANGUAGE_CODES)(
  "without facts and certificates, the page in %s has no heading for them",
  async (language) => {
    const html = await about(language);
    const { factsHeading, certificatesHeading, facts = "" } = aboutPage.page.defaults(language);
    for (const words of [factsHeading, certificatesHeading, ...facts.split("\n")]) expect(html).not.toContain(words);
  },
);

test("rows with a value are shown, in the order and language in which staff wrote them", async () => {
  const { publishing } = site.services;
  const item = await publishing.open(anna, aboutPage.name, PAGE_ID);
  if (item === undefined) throw new Error("the page cannot be opened");
  const facts = "Baza\tGdynia i Gdańsk\nCzas reakcji\t\nUbezpieczenie OC\t10 mln zł";
  const draft: Draft = { ...item.draft, texts: { ...item.draft.texts, pl: { ...item.draft.texts.pl, facts } } };
  const result = await publishing.save(anna, aboutPage.name, PAGE_ID, {
    ...{ draft, baseVersion: item.version, aim: "publish" },
  });
  expect(result).toMatchObject({ kind: "saved", state: "published" });
  const html = await about("pl");
  expect(html).toContain(`>${aboutPage.page.defaults("pl").factsHeading}</h2>`);
  expect(html).toMatch(
    /<dt>Baza<\/dt><dd>Gdynia i Gdańsk<\/dd><\/div><div><dt>Ubezpieczenie OC<\/dt><dd>10 mln zł<\/dd>/,
  );
  expect(html).not.toContain("Czas reakcji");
  expect(await about("en")).not.toContain("Gdynia");
});

test("a certificate is shown with its number and scope until its last day", async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const certificate = (title: string, validUntil: string) => {
    const draft = draftSample("achievement", title);
    draft.texts.en.scope = "Repair of switchgear";
    return { ...draft, group: "certificates", issuer: "A class", number: "C-1", validUntil };
  };
  await saved(site.services, "achievement", certificate("Approved supplier", day(30)), "publish");
  await saved(site.services, "achievement", certificate("Former approval", day(-2)), "publish");
  for (const language of LANGUAGE_CODES) {
    const html = await about(language);
    expect(html).toContain(`>${aboutPage.page.defaults(language).certificatesHeading}</h2>`);
    expect(html).toMatch(/Approved supplier.*A class.*C-1.*Repair of switchgear/s);
    expect(html).not.toContain("Former approval");
  }
});
