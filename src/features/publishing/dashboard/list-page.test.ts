import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

import { STAFF_PAGE_SIZE } from "../staff-list-query.ts";

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

test("values that titles name are filled in, in the language of the title", async () => {
  const { publishing } = site.services;
  const NOUNS = { en: "country|countries", pl: "kraj|kraje|krajów" };
  for (const language of ["en", "pl"] as const) {
    const title = `${language}: {{founded}}, {{countries|${NOUNS[language]}}}, {{nothing}}`;
    const draft = draftSample("achievement", title, language);
    await publishing.save(await actor(), "achievement", undefined, { draft, baseVersion: 0, aim: "keep" });
  }
  const shown = titles(await page("/dashboard/achievements?state=draft"));
  const { founded, countries } = (await publishing.values(await actor())).pl;
  expect(shown).toContain(`en: ${founded}, ${countries} countries, {{nothing}}`);
  expect(shown).toContain(`pl: ${founded}, ${countries} krajów, {{nothing}}`);
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
  expect(bin).not.toContain(">Delete permanently</button>");
  expect(await page("/dashboard/news?state=bin", admin)).toContain(">Delete permanently</button>");
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

describe("several items at once", () => {
  const LIST = "/dashboard/news";
  const chosen = (ids: readonly number[], version = 1) =>
    Object.fromEntries(ids.map((id) => [`item-${id}`, `${version}-draft`]));
  const send = async (fields: Readonly<Record<string, string>>, who = editor) => {
    const answer = await who.send(LIST, fields);
    return { status: answer.status, html: await answer.text() };
  };
  const isPublic = async (id: number) => (await site.request(`/news/${id}`)).status === 200;

  test("two posted forms without script publish three drafts: the first one asks", async () => {
    const ids = [await saveDraft("Three, first"), await saveDraft("Three, second"), await saveDraft("Three, third")];
    expect(await page(LIST)).toContain(`aria-label="Select: Three, first" name="item-${ids[0]}" value="1-draft"`);
    const asked = await send({ do: "publish", ...chosen(ids) });
    expect([asked.status, asked.html]).toEqual([200, expect.stringContaining("<h1>Publish 3 items?</h1>")]);
    for (const id of ids) expect(asked.html).toContain(`type="hidden" name="item-${id}" value="1-draft"`);
    expect(await Promise.all(ids.map(isPublic))).toEqual([false, false, false]);
    const done = await send({ do: "publish", confirmed: "yes", ...chosen(ids) });
    expect([done.status, done.html]).toEqual([200, expect.stringContaining("3 items published.")]);
    expect(done.html).not.toContain("Not published");
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true]);
  });

  test("what is not published is named with the reason and a link to its form", async () => {
    const whole = await saveDraft("Whole");
    const changed = await saveDraft("Changed");
    const broken = await saveDraft("");
    const newer = { draft: draftSample("news", "Changed <since>"), baseVersion: 1, aim: "keep" } as const;
    await site.services.publishing.save(await actor(), "news", changed, newer);
    const fields = { do: "publish", ...chosen([whole, changed, broken, 99_999]) };
    const asked = await send(fields);
    expect(asked.html).toContain("<h1>Publish 1 item?</h1>");
    expect(asked.html).toContain("These stay as they are");
    const { html } = await send({ ...fields, confirmed: "yes" });
    expect(html).toContain("1 item published.");
    const [, report = ""] = html.split("Not published:");
    for (const id of [changed, broken]) expect(report).toContain(`href="${LIST}/${id}"`);
    expect(report).toContain("Changed &lt;since&gt;");
    expect(report).toContain("Jan has changed it since you opened the list.");
    expect(report).toContain("Title (English): Complete at least one language before publishing.");
    expect(report).toContain("It has been permanently deleted.");
    expect(await Promise.all([whole, changed, broken].map(isPublic))).toEqual([true, false, false]);
  });

  test("without any item nothing is done, and said so", async () => {
    const { status, html } = await send({ do: "bin" });
    expect([status, html]).toEqual([200, expect.stringContaining("no items were selected")]);
  });

  test("as many as one page shows may be sent, and no more", async () => {
    const ids = Array.from({ length: STAFF_PAGE_SIZE + 1 }, (_, i) => 50_000 + i);
    const most = await send({ do: "bin", confirmed: "yes", ...chosen(ids.slice(1)) });
    expect([most.status, most.html]).toEqual([200, expect.stringContaining("Not moved to the bin:")]);
    expect((await send({ do: "bin", confirmed: "yes", ...chosen(ids) })).status).toBe(400);
    const flood = Array.from({ length: 200 }, (_, i) => 50_000 + i);
    expect((await send({ do: "bin", confirmed: "yes", ...chosen(flood) })).status).toBe(413);
  });

  test.each([
    { do: "delete", "item-1": "1-published" },
    { do: "bin", "item-1": "1-gone" },
    { do: "bin", "item-1": "x" },
    { do: "bin", "item-0": "1-draft" },
    { do: "bin", "item-1e3": "1-draft" },
  ])("%o is refused", async (fields) => {
    expect((await send({ ...fields, confirmed: "yes" } as Record<string, string>)).status).toBe(400);
  });

  test("nobody without a session runs one", async () => {
    const id = await saveDraft("Not theirs");
    const { status } = await send({ do: "publish", confirmed: "yes", ...chosen([id]) }, new PageBrowser(site));
    expect([status, await isPublic(id)]).toEqual([401, false]);
  });
});

describe("a list that staff order", () => {
  const LIST = "/dashboard/services";
  const places = (html: string) =>
    [...html.matchAll(/name="id" value="(\d+)"\/><input type="hidden" name="from" value="(\d+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
  const ids = async () => places(await page(LIST)).map(([id]) => id);

  test("is in that order, with a form for each move", async () => {
    const html = await page(LIST);
    expect(places(html)).toEqual([1, 2, 3, 4, 5, 6].map((id, i) => [id, i + 1]));
    expect(html).toContain('aria-label="Move down: Design');
    expect(html).toMatch(/<th scope="col">List order<\/th>/);
    expect(html).toContain('<option value="" selected="">List order</option>');
    expect(await page(`${LIST}/1`)).not.toContain('name="position"');
  });

  test("a posted form moves an entry without script; the public menu follows", async () => {
    const answer = await editor.send(LIST, { id: "2", from: "2", to: "1" });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("” is now 1 of 6.")]);
    expect(await ids()).toEqual([2, 1, 3, 4, 5, 6]);
    expect(await page("/about")).toMatch(/services\/2".*services\/1".*services\/3"/s);
  });

  test("a stale form moves nothing and says where the entry is", async () => {
    const answer = await editor.send(LIST, { id: "2", from: "2", to: "1" });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("Not moved")]);
    expect(await ids()).toEqual([2, 1, 3, 4, 5, 6]);
    await editor.send(LIST, { id: "2", from: "1", to: "2" });
  });

  test("cannot be moved where a part of it is shown, nor in other orders", async () => {
    for (const search of ["?sort=title", "?q=e", "?state=published", "?gap=pl"])
      expect(places(await page(LIST + search))).toEqual([]);
  });

  test.each([
    [LIST, { id: "1", from: "1", to: "0" }],
    [LIST, { id: "1", from: "1", to: "1e9" }],
    [LIST, { id: "1" }],
    ["/dashboard/news", { id: "1", from: "1", to: "2" }],
  ])("%s refuses %o", async (path, fields) => {
    expect((await editor.send(path, fields)).status).toBe(400);
  });
});
