import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const TITLES = ["A first title", "A second title", "A third title"];

let site: TestSite;
let editor: PageBrowser;
let id: number;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
  const actor = await site.services.accounts.whoIs(editor.visit.headers);
  if (actor === undefined) throw new Error("nobody is signed in");
  let saved: number | undefined;
  for (const [baseVersion, title] of TITLES.entries()) {
    const input = { draft: draftSample("project", title), baseVersion, aim: "keep" } as const;
    const outcome = await site.services.publishing.save(actor, "project", saved, input);
    if (outcome.kind !== "saved") throw new Error(`not saved: ${outcome.kind}`);
    saved = outcome.id;
  }
  id = saved ?? 0;
});
afterAll(() => site.close());

const page = async (search = "") => (await editor.open(`/dashboard/projects/${id}/history${search}`)).text();
const marked = (html: string, tag: "ins" | "del") =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, words = ""]) =>
    words
      .replace(/<span class="hidden">.*?<\/span>/gs, "")
      .replace(/<!-- -->/g, "")
      .trim(),
  );

test("the newest version is compared with the one before", async () => {
  const html = await page();
  expect(html).toContain("Changes from version 2 to version 3");
  expect([marked(html, "del"), marked(html, "ins")]).toEqual([["second"], ["third"]]);
});

test("any two versions can be compared, whichever is named first", async () => {
  for (const search of ["?a=1&b=3", "?a=3&b=1"]) {
    const html = await page(search);
    expect([marked(html, "del"), marked(html, "ins")]).toEqual([["first"], ["third"]]);
  }
});

test("an unknown version is not an error", async () => {
  expect(await page("?a=17&b=x")).toContain("Changes from version 2 to version 3");
});

test("an unknown item has no history", async () => {
  for (const path of ["/dashboard/projects/99999/history", "/dashboard/projects/x/history"]) {
    expect((await editor.open(path)).status).toBe(404);
  }
});

test("an item with a damaged text shows an error on its pages, and the list is still shown", async () => {
  const { rows } = site.services.storage.publishing;
  const damaged = rows.updateTable("item_versions").set({ draft: "no JSON" });
  await damaged.where("kind", "=", "project").where("item_id", "=", 2).execute();
  for (const path of ["/dashboard/projects/2", "/dashboard/projects/2/history"]) {
    const answer = await editor.open(path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/This item cannot be opened.*Error number [0-9a-f-]{36}/s);
  }
  const list = await editor.open("/dashboard/projects");
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining("/dashboard/projects/2")]);
});
