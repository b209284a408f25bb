import { afterEach, beforeEach, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const PAGE = "/dashboard/first-days";

let site: TestSite;
let admin: PageBrowser;
beforeEach(async () => {
  site = await openTestSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterEach(() => site.close());

test("the list names example facts and admins without a second factor", async () => {
  const page = await (await admin.open(PAGE)).text();
  for (const words of [
    "Still example data: name, owner, tax number",
    "Published and unchanged:",
    "Password only: Anna.",
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toContain("0 of 8 done");
});

test("an editor can neither see nor remove anything", async () => {
  const editor = await signedInOn(site, EDITOR);
  expect((await editor.open(PAGE)).status).toBe(403);
  const version = await site.services.storage.contentVersion();
  expect((await editor.send(PAGE, { intent: "remove-examples" })).status).toBe(403);
  expect((await editor.send(PAGE, { intent: "test-mail", email: "a@example.org" })).status).toBe(403);
  expect(await site.services.storage.contentVersion()).toBe(version);
});

test("the examples are removed, and their pages answer 410", async () => {
  expect((await site.request("/news/1")).status).toBe(200);
  const answer = await admin.send(PAGE, { intent: "remove-examples" });
  expect(answer.status).toBe(303);
  const page = await (await admin.open(answer.headers.get("location") ?? "")).text();
  expect(page).toMatch(
    /Removed: \d+ news items, \d+ projects, \d+ products, \d+ vacancies, \d+ achievements,? and 3 example social media links/,
  );
  expect(page).toContain("No examples are public.");
  for (const path of ["/news/1", "/projects/1", "/products/1", "/careers/1"]) {
    expect([path, (await site.request(path)).status]).toEqual([path, 410]);
  }
});

test("a test mail's recipient does not appear in the URL, and an invalid one is reported beside its field", async () => {
  const wrong = await admin.send(PAGE, { intent: "test-mail", email: "anna at home" });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain("Enter a valid email address, for example anna@example.com.");
  expect(html).toContain('value="anna at home"');
  const answer = await admin.send(PAGE, { intent: "test-mail", email: "anna@example.org" });
  expect(answer.headers.get("location")).toMatch(/^\/dashboard\/first-days\?mail=\d+#mail$/);
  const page = async () => (await admin.open(answer.headers.get("location")?.split("#")[0] ?? "")).text();
  await expect.poll(page).toMatch(/Test email queued|did not accept the test email/);
});
