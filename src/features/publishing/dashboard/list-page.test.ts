import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

let site: TestSite;
let editor: PageBrowser;
let admin: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

const page = async (path: string, who = editor) => (await who.open(path)).text();
const titles = (html: string) =>
  [...html.matchAll(/<th scope="row">.*?<a[^>]*>([^<]*)<\/a>/gs)].map(([, title]) => title);

async function actor() {
  const found = await site.services.accounts.whoIs(editor.visit.headers);
  if (found === undefined) throw new Error("nobody is signed in");
  return found;
}

async function saveDraft(title: string): Promise<number> {
  const input = { draft: draftSample("news", title), baseVersion: 0, aim: "keep" } as const;
  const outcome = await site.services.publishing.save(await actor(), "news", undefined, input);
  if (outcome.kind !== "saved") throw new Error(`not saved: ${outcome.kind}`);
  return outcome.id;
}

test("a list finds titles in any case and shows their number", async () => {
  await saveDraft("Zażółć gęślą jaźń");
  const html = await page("/dashboard/news?q=ZAZOLC");
  expect(titles(html)).toEqual(["Zażółć gęślą jaźń"]);
  expect(html).toContain("1 item<");
});

test("a page number beyond the last page shows the last one", async () => {
  const all = titles(await page("/dashboard/news"));
  expect(all.length).toBeGreaterThan(0);
  expect(titles(await page("/dashboard/news?page=999"))).toEqual(all);
});

test("the bin is a view of its own, in which only admins can delete for good", async () => {
  const id = await saveDraft("Thrown away");
  await site.services.publishing.moveToBin(await actor(), "news", id);
  expect(titles(await page("/dashboard/news"))).not.toContain("Thrown away");
  const bin = await page("/dashboard/news?state=bin");
  expect(titles(bin)).toEqual(["Thrown away"]);
  expect(bin).toContain(">Restore</button>");
  expect(bin).not.toContain(">Delete for good</button>");
  expect(await page("/dashboard/news?state=bin", admin)).toContain(">Delete for good</button>");
});

test("the form shows the query again, as text", async () => {
  const html = await page(
    `/dashboard/projects?q=${encodeURIComponent('"><script>alert(1)</script>')}&gap=de&sort=title`,
  );
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain('<option value="de" selected="">');
  expect(html).toContain('<option value="title" selected="">');
});

test("products and offers cannot be sorted by a date that they do not have", async () => {
  expect(await page("/dashboard/news")).toContain('<option value="posted"');
  for (const folder of ["products", "offers"]) {
    expect(await page(`/dashboard/${folder}`)).not.toContain('<option value="posted"');
  }
});
