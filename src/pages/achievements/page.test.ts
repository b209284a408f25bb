import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { GROUPS } from "#collections/achievements/achievements.ts";
import { exampleAchievements } from "#collections/achievements/example-achievements.ts";
import type { Drafts } from "#collections/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import { setClock } from "../../../tools/test/clock.ts";

const PAGE = "/achievements";
const NOON = "2026-11-20T12:00:00Z";
const DAY_MS = 86_400_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => setClock(undefined));
afterAll(() => site.close());

const text = async (path: string) => (await site.request(path)).text();

/** Publishes an entry. @returns its id */
const published = (title: string, facts: Partial<Drafts["achievement"]>) =>
  saved(site.services, "achievement", { ...draftSample("achievement", title), ...facts }, "publish");

const withdraw = (id: number) => site.services.publishing.withdraw(anna, "achievement", id);

const positions = (page: string, words: readonly string[]) => words.map((word) => page.indexOf(word));
const inOrder = (page: string, words: readonly string[]) => {
  const at = positions(page, words);
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
};

test("the examples are in their groups, with the company's figures, in each language", async () => {
  for (const language of LANGUAGE_CODES) {
    const page = await text(localizedPath(PAGE, language));
    inOrder(page, ['id="awards"', 'id="projects"', 'id="partners"', 'id="students"']);
    for (const { texts } of exampleAchievements) {
      const [begin = ""] = texts[language]?.title.split("{{") ?? [];
      expect(page).toContain(`<h3>${begin}`);
    }
    expect(page).not.toContain("{{");
    expect(page).not.toContain('id="certificates"');
  }
});

test("the texts may name values, and a value that the site does not have is not published", async () => {
  const draft = draftSample("achievement", "Since {{founded}}");
  draft.texts.en.scope = "{{foundd}}";
  const { publishing } = site.services;
  const problems = async () =>
    (await publishing.check(anna, "achievement", undefined, draft)).filter(({ severity }) => severity !== "advice");
  expect(await problems()).toMatchObject([{ path: "texts.en.scope", code: "unknown-value", detail: "{{foundd}}" }]);
  draft.texts.en.scope = "";
  expect(await problems()).toEqual([]);
});

test("staff give the order in a group; entries without a position follow, and a translation may be missing", async () => {
  const ids = [
    await published("Tenth", { group: "awards", position: "10" }),
    await published("Second", { group: "awards", position: "2" }),
  ];
  inOrder(await text(PAGE), ["Second", "Tenth", "Award 1", "Award 2", "Award 3"]);
  expect(await text(`/pl${PAGE}`)).toMatch(
    /<h3 lang="en">Second.{0,20}<span [^>]*lang="pl"> po angielsku<\/span><\/h3>/,
  );
  for (const id of ids) await withdraw(id);
});

test("a certificate shows issuer, number, scope, days and its document", async () => {
  const draft = draftSample("achievement", "Quality management");
  draft.texts.en.scope = "Repair of marine electronics";
  const facts = { issuer: "Society <of> Ships", number: "QM-4711", validFrom: "2020-01-01", validUntil: "2099-12-31" };
  const document = "https://example.com/qm.pdf";
  const all = { ...draft, ...facts, group: "certificates", document };
  const id = await saved(site.services, "achievement", all, "publish");
  const page = await text(`/de${PAGE}`);
  inOrder(page, ['id="awards"', 'id="certificates"', 'id="projects"']);
  for (const words of ["Society &lt;of&gt; Ships", "QM-4711", '<span lang="en">Repair of marine electronics</span>'])
    expect(page).toContain(words);
  expect(page).toContain('<time dateTime="2099-12-31">31.\u00a0Dezember 2099</time>');
  expect(page).toContain(`href="${document}"`);
  await withdraw(id);
});

test("a certificate is gone after its last day, and comes on its first", async () => {
  setClock(NOON);
  const [yesterday, tomorrow] = [-1, 1].map((days) => dayOf(Date.now() + days * DAY_MS));
  const ids = [
    await published("Ends tomorrow", { group: "certificates", validFrom: yesterday ?? "", validUntil: tomorrow ?? "" }),
    await published("Begins tomorrow", { group: "certificates", validFrom: tomorrow ?? "" }),
  ];
  const shown = async () => {
    const page = await text(PAGE);
    return ["Ends tomorrow", "Begins tomorrow"].filter((title) => page.includes(title));
  };
  expect(await shown()).toEqual(["Ends tomorrow"]);
  setClock("2026-11-21T22:30:00Z");
  expect(await shown()).toEqual(["Ends tomorrow", "Begins tomorrow"]);
  setClock("2026-11-21T23:30:00Z");
  expect(await shown()).toEqual(["Begins tomorrow"]);
  for (const id of ids) await withdraw(id);
});

test("without entries, no page and no file leads there; the page stays, and search engines leave it out", async () => {
  const leads = async () => {
    const found = [];
    for (const language of LANGUAGE_CODES)
      for (const path of ["/", "/about", "/contact"]) {
        const page = await text(localizedPath(path, language));
        if (page.includes(`href="${localizedPath(PAGE, language)}"`)) found.push(localizedPath(path, language));
      }
    return [...found, ...((await text("/sitemap.xml")).includes(`${PAGE}<`) ? ["/sitemap.xml"] : [])];
  };
  expect(await leads()).toHaveLength(LANGUAGE_CODES.length * 3 + 1);
  for (const { id } of exampleAchievements) await withdraw(id);
  expect(await leads()).toEqual([]);
  const answer = await site.request(PAGE);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain("No achievements to show at present.");
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  for (const group of GROUPS) expect(page).not.toContain(`id="${group}"`);

  setClock(NOON);
  const last = await published("The last one", { group: "partners", validUntil: dayOf(Date.now()) });
  expect(await leads()).toHaveLength(LANGUAGE_CODES.length * 3 + 1);
  setClock("2026-11-21T12:00:00Z");
  expect(await leads()).toEqual([]);
  await withdraw(last);
});
