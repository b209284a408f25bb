import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { offers } from "#collections/offers/offers.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";

/** The CV form as a browser without script submits it. */
const APPLICATION = { offer: "1", firstName: "Anna", lastName: "Nowak", email: "anna@example.com", phone: "" };
const CV = new File([await readFile("tests/fixtures/cv/writer.docx")], "Życiorys.docx");

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

function send(path: string, fields: Record<string, string>, cv: File = new File([], "")): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("cv", cv);
  return site.request(path, { method: "POST", body });
}

test("an application redirects to its offer, which confirms it", async () => {
  const answer = await send("/de/careers/1/apply", { ...APPLICATION, consent: "future" }, CV);
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/de\/careers\/1\?sent=A-[0-9A-Z]{4}-[0-9A-Z]{4}#sent$/);
  expect(await (await site.request(location)).text()).toContain(applicationTexts.site("de")("sent"));
});

test("beside the form it says what happens next", async () => {
  const page = await (await site.request("/pl/careers/1/apply")).text();
  expect(page).toMatch(/<h2>Co dalej<\/h2><ol[^>]*><li>[^<]*prywatnym linkiem/);
});

test("a form with errors keeps everything but the file, and says so", async () => {
  const wrong = await send("/careers/1/apply", { ...APPLICATION, offer: "2", lastName: "", consent: "future" }, CV);
  expect(wrong.status).toBe(422);
  const page = await wrong.text();
  expect(page).toContain("Last name is required");
  expect(page).toContain("Please choose the file again.");
  expect(page).toContain('value="Anna"');
  expect(page).toMatch(/<option[^>]*value="2"[^>]*selected/);
  expect(page).toMatch(/<input[^>]*value="future"[^>]*checked|<input[^>]*checked[^>]*value="future"/);
  const none = await (await send("/careers/1/apply", APPLICATION)).text();
  expect(none).toContain("No file chosen. Please choose a .doc, .docx or .pdf file.");
});

test("the input stays even when the offers cannot be read", async () => {
  vi.spyOn(site.services.submissions, "receive").mockResolvedValueOnce({
    kind: "unavailable",
    status: 503,
    language: "en",
    values: { ...APPLICATION, consent: "vacancy" },
  });
  vi.spyOn(site.services.storage.collection(offers), "all").mockRejectedValue(
    new ExpectedError("storage-unavailable", "away"),
  );
  const answer = await send("/careers/1/apply", APPLICATION, CV);
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain('value="Anna"');
  expect(page).toMatch(/<option[^>]*value="1"[^>]*selected/);
  expect((await site.request("/careers/1/apply")).status).toBe(503);
});

test("offers have one URL each, and a URL without an offer accepts nothing", async () => {
  const practice = await site.request("/pl/careers/5/apply");
  expect([practice.status, practice.headers.get("location")]).toEqual([308, "/pl/careers/3/apply"]);
  const receive = vi.spyOn(site.services.submissions, "receive");
  for (const id of ["0", "99", "x"]) {
    const answer = await send(`/careers/${id}/apply`, APPLICATION, CV);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Vacancy not found.");
  }
  expect(receive).not.toHaveBeenCalled();
});

test("the language is sent before the file, so that an interrupted upload is answered in it", async () => {
  const page = await (await site.request("/pl/careers/1/apply")).text();
  const names = [...page.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  expect(names.indexOf("language")).toBeGreaterThanOrEqual(0);
  expect(names.indexOf("language")).toBeLessThan(names.indexOf("cv"));
});
