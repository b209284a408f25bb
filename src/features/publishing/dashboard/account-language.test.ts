import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import type { Draft } from "../drafts/drafts.ts";

let site: TestSite;
let editor: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
});
afterAll(() => site.close());

async function actor() {
  const found = await site.services.accounts.whoIs(editor.visit.headers);
  if (found === undefined) throw new Error("nobody is signed in");
  return found;
}

/** Opens a page of the dashboard in a language of the account. */
async function page(language: string, path: string): Promise<string> {
  await editor.send("/dashboard/account", { intent: "language", language });
  return (await editor.open(path)).text();
}

async function saved(kind: string, draft: Draft): Promise<number> {
  const input = { draft, baseVersion: 0, aim: "keep" } as const;
  const outcome = await site.services.publishing.save(await actor(), kind, undefined, input);
  if (outcome.kind !== "saved") throw new Error(`not saved: ${outcome.kind}`);
  return outcome.id;
}

test("missing fields are counted in the right plural form", async () => {
  const draft: Draft = draftSample("product", "Relay");
  draft.texts.de.title = "Relais";
  const id = await saved("product", draft);
  const missing = Object.entries(site.services.collections.find(({ name }) => name === "product")?.texts ?? {}).filter(
    ([name, { required }]) => required && name !== "title",
  ).length;
  expect(missing).toBe(3);
  const path = `/dashboard/products/${id}`;
  expect(await page("en", path)).toContain(">3 fields missing<");
  expect(await page("pl", path)).toContain(">3 pola do uzupełnienia<");
  expect(await page("de", path)).toContain(">3 Felder fehlen<");
});
