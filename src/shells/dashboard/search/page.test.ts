import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { addApplicant } from "../../../../tests/applicants/applicant-samples.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { storeMessage } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const PAGE = "/dashboard/search";

let site: TestSite;
let admin: PageBrowser;
let editor: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  const { storage, accounts, publishing } = site.services;
  await addStaff(storage);
  admin = await signedInOn(site, ADMIN);
  editor = await signedInOn(site, EDITOR);
  const actor = await accounts.whoIs(editor.visit.headers);
  if (actor === undefined) throw new Error("nobody is signed in");
  const draft = draftSample("news", "Gęś <b>w kadłubie</b>", "pl");
  await publishing.save(actor, "news", undefined, { draft, baseVersion: 0, aim: "keep" });
  await addApplicant(storage, { firstName: "Łucja", lastName: "Gęsior" });
  await storeMessage(
    storage,
    { firstName: "Ewa", lastName: "Gęsicka", email: "ewa@example.org", message: "Pump" },
    {
      language: "pl",
      receivedAt: Date.now(),
      suspectedSpam: true,
      mailHost: "site.example",
      fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
    },
  );
});
afterAll(() => site.close());

async function found(q: string, who = admin): Promise<string> {
  const sent = await who.send(PAGE, { intent: "search", q });
  const address = sent.headers.get("location") ?? "";
  expect(sent.status).toBe(303);
  expect(address).toMatch(/^\/dashboard\/search\?search=[\w-]+$/);
  return (await who.open(address)).text();
}

test("one search finds drafts, messages, suspected spam included, and applications; its address has no names", async () => {
  const html = await found("ges");
  expect(html).toContain("Gęś &lt;b&gt;w kadłubie&lt;/b&gt;");
  expect(html).toMatch(/href="\/dashboard\/messages\/\d+"[^>]*>Ewa Gęsicka</);
  expect(html).toMatch(/href="\/dashboard\/applications\/[^"]+"[^>]*>Łucja Gęsior</);
  expect(html).toContain('value="ges"');
});

/** A staff account among the results; the menu has a link to the list only. */
const ACCOUNT = /href="\/dashboard\/staff"[^>]*>Anna</;

test("editors find no applications and no accounts", async () => {
  const html = await found("ges", editor);
  expect(html).toContain("Ewa Gęsicka");
  expect(html).not.toContain("Łucja Gęsior");
  expect(await found(ADMIN.username.toUpperCase())).toMatch(ACCOUNT);
  expect(await found(ADMIN.username, editor)).not.toMatch(ACCOUNT);
});

test("pages are found by name, and what nothing contains is said", async () => {
  expect(await found("privac")).toMatch(/href="\/dashboard\/pages\/[^"]+"[^>]*>Privacy/);
  expect(await found('"><script>')).toContain("No results for “&quot;&gt;&lt;script&gt;”.");
});

test("without a search, or with an invalid one, nothing is listed", async () => {
  for (const search of ["", "?search=", "?search=abc", `?search=${"a".repeat(2000)}`]) {
    const html = await (await admin.open(PAGE + search)).text();
    expect(html).toContain("Search everything");
    expect(html).not.toMatch(/\d+ shown</);
  }
  expect((await admin.send(PAGE, { intent: "search", q: " " })).headers.get("location")).toBe(PAGE);
});

test("the library of pictures is searched at an address without the text", async () => {
  const library = "/dashboard/pictures";
  const sent = await editor.send(library, { q: "crane" });
  expect(sent.status).toBe(303);
  const address = sent.headers.get("location") ?? "";
  expect(address).toMatch(/^\/dashboard\/pictures\?search=[\w-]+$/);
  const html = await (await editor.open(address)).text();
  expect(html).toContain('value="crane"');
  expect(html).toContain("pic-crane.svg");
  expect(html).not.toContain("pic-switchboard.svg");
  expect(await (await editor.open(`${library}?search=crane`)).text()).toContain("pic-switchboard.svg");
  expect((await editor.send(library, { q: " " })).headers.get("location")).toBe(library);
});
