import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { addApplicant } from "../../../../tests/applicants/applicant-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const PAGE = "/dashboard/applications";

let site: TestSite;
let admin: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

const page = async (path: string) => (await admin.open(path)).text();
const names = (html: string) =>
  [...html.matchAll(/<th scope="row".*?<a[^>]*>(.*?)<\/a>/gs)].map(([, name]) => name?.replaceAll("<!-- -->", ""));

test("an empty inbox says where applications come from", async () => {
  expect(await page(PAGE)).toContain("No applications yet.");
});

test("a row shows name, offer, state and day of erasure", async () => {
  const { reference } = await addApplicant(site.services.storage, { firstName: "<i>Anna</i>", lastName: "O’Nowak" });
  const html = await page(PAGE);
  expect(names(html)).toEqual(["&lt;i&gt;Anna&lt;/i&gt; O’Nowak"]);
  expect(html).toContain(`href="/dashboard/applications/${reference}"`);
  for (const words of [">New</span>", "Not rated", "20 May 2027"]) expect(html).toContain(words);
});

test("a search finds applications, is preserved in its field, and does not appear in the address", async () => {
  await addApplicant(site.services.storage, { firstName: "Łucja", lastName: "Żak" });
  const sent = await admin.send(PAGE, { intent: "search", q: "zak luc", view: "all", offer: "", sort: "rating" });
  const address = sent.headers.get("location") ?? "";
  expect(sent.status).toBe(303);
  expect(address).toMatch(/^\/dashboard\/applications\?view=everywhere&sort=rating&search=[\w-]+$/);
  const html = await page(address);
  expect(names(html)).toEqual(["Łucja Żak"]);
  expect(html).toContain('value="zak luc"');
  expect(html).toContain("1 application<");
});

test("a search from any tab finds applications in every state, suspected spam too, and says where each is", async () => {
  await addApplicant(site.services.storage, { firstName: "Olga", lastName: "Wydra", suspectedSpam: true });
  const sent = await admin.send(PAGE, { intent: "search", q: "wydra", view: "hired" });
  const html = await page(sent.headers.get("location") ?? "");
  expect(names(html)).toEqual(["Olga Wydra"]);
  expect(html.slice(html.indexOf("<tbody"))).toContain("Suspected spam");
});

test("an empty or invalid search leads to the whole list", async () => {
  const sent = await admin.send(PAGE, { intent: "search", q: " ", view: "new" });
  expect(sent.headers.get("location")).toBe(`${PAGE}?view=new`);
  expect(names(await page(`${PAGE}?search=AAAA`))).toHaveLength(2);
});

test("a page beyond the last one is the last one", async () => {
  expect(names(await page(`${PAGE}?page=999`))).toHaveLength(2);
});

test("an editor is refused", async () => {
  const editor = await signedInOn(site, EDITOR);
  for (const path of [PAGE, `${PAGE}.data`]) {
    const answer = await editor.open(path);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Nowak");
  }
  expect((await editor.send(PAGE, { intent: "search", q: "nowak" })).status).toBe(403);
});
