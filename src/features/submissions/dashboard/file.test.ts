import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { addApplicant } from "../../../../tests/applicants/applicant-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const BYTES = randomBytes(200_000);

let site: TestSite;
let admin: PageBrowser;
let cookie: string;
let reference: string;
let path: string;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
  cookie = admin.visit.headers.get("cookie") ?? "";
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(() => arrive("cv.pdf"));

/** Stores an application with a file of `BYTES`. */
async function arrive(fileName: string) {
  const { files, storage } = site.services;
  const file = await files.receive(Readable.from([BYTES]), BYTES.length);
  await files.save(file);
  ({ reference } = await addApplicant(storage, { fileKey: file.key, fileName, fileSize: BYTES.length }));
  await files.settle(file);
  path = `/dashboard/applications/${reference}/cv`;
}

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  site.request(path, { method, headers: { cookie, ...headers } });
const openings = async () =>
  (await site.services.storage.audit.ofSubject("application", reference, 100)).map(({ action, actor }) => [
    action,
    actor,
  ]);

test("the file is returned unchanged as a download, and the access is recorded", async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(BYTES)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(BYTES.length),
    "content-disposition": expect.stringMatching(/^attachment; /),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(await openings()).toEqual([["cv-opened", "Anna"]]);
});

test.each([
  ["Lebenslauf.DOC", "application/msword"],
  ["życiorys.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ['../../x\r\n"<script>.html', "application/octet-stream"],
])("the name %j is data, and tells the type", async (name, type) => {
  await arrive(name);
  const answer = await ask();
  await answer.arrayBuffer();
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[^\s"<>/]*$/,
  );
});

test("a long name stored by an earlier release makes a bounded header", async () => {
  await arrive(`${"ż".repeat(8000)}.pdf`);
  const answer = await ask();
  await answer.arrayBuffer();
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")?.length).toBeLessThan(3072);
});

test("a file is not returned when the access cannot be recorded", async () => {
  expect((await admin.open(`/dashboard/applications/${reference}`)).status).toBe(200);
  vi.spyOn(site.services.storage.audit, "append").mockRejectedValue(new ExpectedError("storage-unavailable", "away"));
  const opened = vi.spyOn(site.services.files, "open");
  expect((await ask()).status).toBe(503);
  expect(opened).not.toHaveBeenCalled();
  const led = await ask({ accept: "text/html" });
  expect([led.status, led.headers.get("location")]).toEqual([
    303,
    `/dashboard/applications/${reference}?cv=unrecorded`,
  ]);
  const page = await admin.open(led.headers.get("location") ?? "");
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("File not downloaded: access could not be logged.");
});

test("HEAD returns no file and is recorded too", async () => {
  const answer = await ask({}, "HEAD");
  expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([
    200,
    String(BYTES.length),
    "",
  ]);
  expect(await openings()).toEqual([["cv-opened", "Anna"]]);
});

test("a missing file is reported on the application's page and logged without a name", async () => {
  const log = vi.spyOn(site.services.log, "error");
  vi.spyOn(site.services.files, "open").mockRejectedValue(new ExpectedError("not-found", "no file has this key"));
  expect((await ask()).status).toBe(404);
  expect(log).toHaveBeenCalledWith({ reference }, "the file of a submission is not in the store");
  const led = await ask({ accept: "text/html" });
  const page = await admin.open(led.headers.get("location") ?? "");
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("The file is missing from storage.");
});

test("others are refused without a recorded access, and browsers are redirected", async () => {
  const editor = await signedInOn(site, EDITOR);
  expect((await editor.open(path)).status).toBe(403);
  expect((await site.request(path)).status).toBe(401);
  const led = await site.request(path, { headers: { accept: "text/html" } });
  expect(led.headers.get("location")).toBe(`/dashboard/applications/${reference}`);
  expect(await openings()).toEqual([]);
});

test("an unknown reference has no file", async () => {
  path = "/dashboard/applications/A-0000-0000/cv";
  expect((await ask()).status).toBe(404);
});
