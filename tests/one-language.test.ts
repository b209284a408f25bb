import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Drafts } from "#collections/index.ts";
import { inLanguageName, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { draftSample } from "./draft-samples.ts";
import { anna } from "./publishing/publishing-site.ts";
import { saved } from "./publishing/save-contract.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "./site-handler.ts";

/*
 * Entries that are written in Polish or German alone, on every page that shows entries.
 */

const FOLDERS = { news: "/news", project: "/projects", product: "/products", offer: "/careers" } as const;
type Kind = keyof typeof FOLDERS & keyof Drafts;
const KINDS = Object.keys(FOLDERS) as Kind[];

let site: TestSite;
const ids: Record<string, number> = {};
const titleOf = (kind: Kind, lead: Language) => `${lead === "pl" ? "Zażółć" : "Größe"} ${kind}`;
const addressOf = (kind: Kind, lead: Language, language: Language) =>
  localizedPath(`${FOLDERS[kind]}/${ids[`${lead} ${kind}`]}`, language);
const read = async (path: string) => {
  const answer = await site.request(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

beforeAll(async () => {
  site = await openTestSite();
  for (const lead of ["pl", "de"] as const) {
    for (const kind of KINDS) {
      const draft = draftSample(kind, titleOf(kind, lead), lead);
      if ("posted" in draft) draft.posted = "2026-11-01";
      ids[`${lead} ${kind}`] = await saved(site.services, kind, draft, "publish");
    }
  }
});
afterAll(() => site?.close());

describe.each(["pl", "de"] as const)("an entry in one language: %s", (lead) => {
  describe.each(LANGUAGE_CODES)("for visitors of %s", (language) => {
    const mark = `<span class="mark" lang="${language}"> ${inLanguageName(lead, language)}</span>`;
    const classless = (html: string) =>
      html.replaceAll("<!-- -->", "").replace(/class="[^"]*mark[^"]*"/g, 'class="mark"');

    test.each(KINDS)("a %s has a page that names its language, with addresses in every language", async (kind) => {
      const html = await read(addressOf(kind, lead, language));
      const lang = lead === language ? "" : ` lang="${lead}"`;
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(html).toMatch(new RegExp(`<h1[^>]*${lang}[^>]*>${titleOf(kind, lead)}`));
      for (const code of LANGUAGE_CODES)
        expect(html).toContain(`hrefLang="${code}" href="${TEST_ORIGIN}${addressOf(kind, lead, code)}"`);
      expect(html).toContain(`hrefLang="x-default" href="${TEST_ORIGIN}${addressOf(kind, lead, "en")}"`);
      if (kind === "news") expect(html).toContain(`"inLanguage":"${lead}"`);
    });

    test.each(KINDS)("a %s in a list says which language it is in", async (kind) => {
      const html = classless(await read(localizedPath(FOLDERS[kind], language)));
      expect(html).toContain(titleOf(kind, lead));
      expect(html.includes(`${titleOf(kind, lead)}${mark}`)).toBe(lead !== language);
    });

    test.each(["news", "project", "product"] as const)("a %s is found by its words", async (kind) => {
      const html = await read(`${localizedPath(FOLDERS[kind], language)}?q=${lead === "pl" ? "zazolc" : "grosse"}`);
      expect(html).toContain(titleOf(kind, lead));
      expect(html).not.toContain(titleOf(kind, lead === "pl" ? "de" : "pl"));
    });

    test("it is in the feed, among related entries and in the form of applications", async () => {
      const item = `<item${lead === language ? "" : ` xml:lang="${lead}"`}><title>${titleOf("news", lead)}</title>`;
      expect(await read(localizedPath("/news.xml", language))).toContain(item);
      const others = classless(await read(addressOf("news", lead === "pl" ? "de" : "pl", language)));
      expect(others.includes(`${titleOf("news", lead)}${mark}`)).toBe(lead !== language);
      const suffix = lead === language ? "" : ` (${inLanguageName(lead, language)})`;
      expect(await read(addressOf("offer", "de", language))).toContain(`${titleOf("offer", lead)}${suffix}</option>`);
    });

    test("a preview shows it", async () => {
      const draft = draftSample("news", "Only begun", lead);
      draft.texts[lead].description = "";
      const id = await saved(site.services, "news", draft);
      const made = await site.services.publishing.createPreviewLink(anna, "news", id, { days: 1 });
      if (made.kind !== "created") throw new Error(made.kind);
      const html = await read(localizedPath(`/preview/${made.token}`, language));
      expect(html).toContain("Only begun");
    });
  });

  test("it is in the sitemap in every language", async () => {
    const sitemap = await read("/sitemap.xml");
    for (const kind of KINDS)
      for (const language of LANGUAGE_CODES)
        expect(sitemap).toContain(`${TEST_ORIGIN}${addressOf(kind, lead, language)}`);
  });

  test.each(["news", "project", "product"] as const)(
    "the API has a title of a %s under the bare name",
    async (kind) => {
      const item = JSON.parse(await read(`/api${addressOf(kind, lead, "en")}`));
      const title = titleOf(kind, lead);
      expect(item).toMatchObject({ title, title_pl: null, title_de: null, [`title_${lead}`]: title });
      expect(JSON.parse(await read(`/api${FOLDERS[kind]}`))).toContainEqual(item);
    },
  );
});
