import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { comparable } from "../../../../tests/content-transfer/transfer-site.ts";
import { storeApplication } from "../../../../tests/sent-submissions.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "../../../../tests/site-handler.ts";

let site: TestSite;
let admin: PageBrowser;
let editor: PageBrowser;
beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
  editor = await signedInOn(site, EDITOR);
});
afterAll(() => site.close());

/** Sends a file as the page's form does. @param accept value of the `Accept` header */
function sendFile(browser: PageBrowser, file: string, accept = "text/html"): Promise<Response> {
  const body = new FormData();
  body.append("file", new File([file], "site-content.json"));
  body.append("replace", "on");
  const cookie = browser.visit.headers.get("cookie") ?? "";
  return site.request("/dashboard/import", { method: "POST", body, headers: { origin: TEST_ORIGIN, accept, cookie } });
}

const download = async () => (await admin.send("/dashboard/export/content.json", {})).text();

test("the content is a file that is saved and never shown", async () => {
  const answer = await admin.send("/dashboard/export/content.json", {});
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="site-content-\d{4}-\d\d-\d\d\.json"/),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(JSON.parse(await answer.text())).toMatchObject({ format: "site-content", version: 1 });
  expect((await editor.send("/dashboard/export/content.json", {})).status).toBe(403);
});

test("without script, a refused file leads back to the page, which names the line and no word of the file", async () => {
  const file = (await download()).replace('"type":"ids"', '"type":"secret-word"');
  const answer = await sendFile(admin, file);
  expect(answer.status).toBe(303);
  const address = answer.headers.get("location") ?? "";
  expect(address).toMatch(/^\/dashboard\/export\?import=/);
  expect(address).not.toContain("secret-word");
  const page = await (await admin.open(address)).text();
  expect(page).toContain("Not imported. The site has not been changed.");
  expect(page).toContain("Line 5");
});

test("to the page's script, an import tells its steps and what is wrong", async () => {
  const file = (await download()).replace('"type":"ids"', '"type":"secret-word"');
  const answer = await sendFile(admin, file, "application/x-ndjson");
  const lines = (await answer.text()).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { step: "checking" },
    { result: { kind: "refused", reason: "unknown-record", place: { line: 5 }, detail: "secret-word" } },
  ]);
});

test("editors import nothing, and a form without a file is refused", async () => {
  const before = await download();
  expect((await sendFile(editor, before)).status).toBe(403);
  expect((await admin.send("/dashboard/import", {})).status).toBe(400);
  expect(comparable(await download())).toEqual(comparable(before));
});

test("a form that breaks off after its file leaves nothing of it", async () => {
  const file = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n{}\r\n';
  const cookie = admin.visit.headers.get("cookie") ?? "";
  const answer = await site.request("/dashboard/import", {
    method: "POST",
    body: `${file}${file}--part--\r\n`,
    headers: { origin: TEST_ORIGIN, cookie, "content-type": "multipart/form-data; boundary=part" },
  });
  expect(answer.status).toBe(400);
  const entries = await readdir(join(site.dataDir, "imports"), {
    recursive: true,
    withFileTypes: true,
  });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
});

test("an address that tells of no import is ignored", async () => {
  const unknown = JSON.stringify({ kind: "in-the-way", inTheWay: { items: {}, submissions: { cargo: 1 } } });
  for (const result of ["{", '{"kind":"refused","reason":"<script>"}', '{"kind":"done"}', "[]", unknown]) {
    const answer = await admin.open(`/dashboard/export?${new URLSearchParams({ import: result })}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("Not imported.");
  }
});

test("an import is done, and the page then says what is in the way of another one", async () => {
  const file = await download();
  const actor = await site.services.accounts.whoIs(admin.visit.headers);
  const example = actor && (await site.services.publishing.open(actor, "news", 1));
  if (actor === undefined || example === undefined) throw new Error("nobody, or no example");
  const own = await sendFile(admin, file);
  expect(
    (await (await admin.open(own.headers.get("location") ?? "")).text()).match(/Imported: \d+ items/),
  ).not.toBeNull();
  example.draft.texts.en.title = "Our own";
  await site.services.publishing.save(actor, "news", 1, { draft: example.draft, baseVersion: 1, aim: "keep" });
  const page = await (await admin.open("/dashboard/export")).text();
  expect(page).toContain("only possible while a site contains nothing but the unchanged examples");
  expect(page).toContain("1 news item");
});

test("submissions about entries of the site are in the way too", async () => {
  const file = { name: "cv.pdf", size: 3, sha256: "0".repeat(64), scan: "clean" } as const;
  const sender = { firstName: "Jan", lastName: "Bosman", email: "jan@example.org", phone: "+48 600 700 800" };
  const storeOne = (offerId: number | undefined) =>
    storeApplication(
      site.services.storage,
      { ...sender, offerId, consent: "vacancy" },
      { ...file, key: randomUUID() },
      { hash: randomUUID(), encrypted: "encrypted" },
      {
        ...{ language: "pl", receivedAt: Date.now(), suspectedSpam: false, mailHost: "site.example" },
        fingerprints: { content: { fingerprint: randomUUID(), forMs: 1 }, idempotencyKey: undefined },
      },
    );
  await storeOne(undefined);
  expect(await (await admin.open("/dashboard/export")).text()).not.toContain("for a job offer of this site");
  await storeOne(1);
  await storeOne(1);
  const page = await (await admin.open("/dashboard/export")).text();
  expect(page.replaceAll("<!-- -->", "")).toMatch(
    /href="\/dashboard\/applications"[^>]*>2 applications for vacancies on this site</,
  );
});
