import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

let site: TestSite;
let editor: PageBrowser;
let actor: Actor;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
  const found = await site.services.accounts.whoIs(editor.visit.headers);
  if (found === undefined) throw new Error("nobody is signed in");
  actor = found;
});
afterAll(() => site.close());

const overview = async () => (await editor.open("/dashboard")).text();

async function saveDraft(title: string): Promise<number> {
  const input = { draft: draftSample("news", title), baseVersion: 0, aim: "keep" } as const;
  const outcome = await site.services.publishing.save(actor, "news", undefined, input);
  if (outcome.kind !== "saved") throw new Error(`not saved: ${outcome.kind}`);
  return outcome.id;
}

test("the overview has its buttons, and says where there is nothing yet", async () => {
  const html = await overview();
  expect(html).toMatch(/href="\/dashboard\/news\/create"[^>]*>.*?Create New News</s);
  expect(html).toMatch(/href="\/dashboard\/projects\/create"[^>]*>.*?Create New Project</s);
  expect(html).toContain("You have no drafts to continue.");
  expect(html).toContain("Nothing is scheduled to be published or withdrawn.");
});

test("scheduled items show their time and the time zone", async () => {
  const id = await saveDraft("Goes public next summer");
  const publishAt = Date.UTC(new Date().getUTCFullYear() + 1, 6, 1, 6, 0);
  await site.services.publishing.schedule(actor, "news", id, { publishAt });
  expect(await overview()).toMatch(/public from 1 Jul \d{4}, 08:00 CEST/);
});

test("a title is shown as text, whatever it contains", async () => {
  await saveDraft("<img src=x onerror=alert(1)>");
  const html = await overview();
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toContain("<img src=x");
});
