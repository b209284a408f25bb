import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { addApplicant } from "../../../../tests/applicants/applicant-samples.ts";
import { withoutAuditLog } from "../../../../tests/audit/without-audit-log.ts";
import { applicationsOf, findApplication } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

let site: TestSite;
let admin: PageBrowser;
let editor: PageBrowser;
let reference: string;
let path: string;
/** Returns the token of the applicant's private link. */
let token: string;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
  editor = await signedInOn(site, EDITOR);
});
afterAll(() => site.close());
beforeEach(async () => {
  token = randomBytes(32).toString("base64url");
  ({ reference } = await addApplicant(site.services.storage, {
    tokenHash: tokenHash(token) ?? "",
    firstName: "Ewa",
  }));
  path = `/dashboard/applications/${reference}`;
});

const send = (fields: Record<string, string>) => admin.send(path, fields);
const entries = async () =>
  (await site.services.storage.audit.ofSubject("application", reference, 100)).map(({ action, actor, details }) => ({
    action,
    actor,
    details,
  }));

test("the page shows the values, and accesses are recorded once an hour", async () => {
  const html = await (await admin.open(path)).text();
  for (const words of [
    "Ewa Nowak",
    reference,
    "cv.pdf",
    "Not scanned for viruses",
    "The application will be erased automatically on 20 May 2027",
  ]) {
    expect(html).toContain(words);
  }
  expect((await admin.open(path)).status).toBe(200);
  expect(await entries()).toEqual([{ action: "application-opened", actor: "Anna", details: {} }]);
});

test("the page is refused when the access cannot be recorded", async () => {
  const append = vi.spyOn(site.services.storage.audit, "append");
  append.mockRejectedValueOnce(new ExpectedError("storage-unavailable", "away"));
  const answer = await admin.open(path);
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("Ewa Nowak");
  append.mockRestore();
});

test("a change whose audit entry cannot be written is refused with an error page, whose id is in the log", async () => {
  const error = vi.spyOn(site.services.log, "error");
  const { rows } = site.services.storage.publishing;
  const before = await findApplication(site.services.storage, reference);
  const answer = await withoutAuditLog(rows, () => send({ intent: "note", note: "Not stored" }));
  expect(answer.status).toBe(500);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path }), "page failed");
  const [[{ id }]] = error.mock.calls as unknown as [[{ id: string }]];
  expect(await answer.text()).toContain(id);
  expect(await findApplication(site.services.storage, reference)).toEqual(before);
  expect(await entries()).toEqual([]);
  error.mockRestore();
});

test("the private page shows the current state and no notes", async () => {
  await send({ intent: "note", note: "Colleagues only" });
  await send({ intent: "rate", stars: "2" });
  const link = async (language: string) => (await site.request(`${language}/application/${token}`)).text();
  expect(await link("")).toContain("but have not reviewed it yet.");
  for (const [state, en, pl, de] of [
    ["shortlisted", "has been shortlisted", "przyglądamy się bliżej", "in der engeren Auswahl"],
    [
      "invited",
      "We would like to invite you to an interview.",
      "Chcielibyśmy się spotkać.",
      "Wir möchten Sie gern kennenlernen.",
    ],
    ["declined", "Thank you for your application", "Dziękujemy za zgłoszenie", "Vielen Dank für Ihre Bewerbung"],
    ["hired", "We have agreed to work together.", "razem pracować", "Wir freuen uns auf die Zusammenarbeit"],
    ["withdrawn", "You have withdrawn", "Odnotowaliśmy wycofanie", "zurückgezogen haben"],
  ] as const) {
    const { state: sawState } = (await findApplication(site.services.storage, reference)) ?? { state: "new" };
    expect((await send({ intent: "state", sawState, state })).status).toBe(200);
    for (const [language, words] of Object.entries({ "": en, "/pl": pl, "/de": de })) {
      const html = await link(language);
      expect(html).toContain(words);
      expect(html).not.toContain("Colleagues only");
    }
  }
});

test("a change based on an old state is refused and reported", async () => {
  expect((await send({ intent: "state", sawState: "new", state: "invited" })).status).toBe(200);
  const late = await send({ intent: "state", sawState: "new", state: "declined" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("Someone else updated this application first. Status: Invited.");
  expect(await findApplication(site.services.storage, reference)).toMatchObject({ state: "invited" });
  expect(await entries()).toContainEqual({
    action: "application-state",
    actor: "Anna",
    details: { from: "new", to: "invited" },
  });
});

test("an empty or too long note is refused and preserved", async () => {
  const empty = await send({ intent: "note", note: " \n" });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain("Enter a note.");
  const long = await send({ intent: "note", note: "ż".repeat(2001) });
  expect(long.status).toBe(422);
  expect(await long.text()).toContain("ż".repeat(2001));
  expect((await send({ intent: "note", note: "ż".repeat(2000) })).status).toBe(200);
});

test("ratings are shown with names, and unknown ones refused", async () => {
  const html = await (await send({ intent: "rate", stars: "4" })).text();
  expect(html.replaceAll("<!-- -->", "")).toContain("Anna: 4 stars");
  expect((await send({ intent: "rate", stars: "6" })).status).toBe(409);
  expect((await send({ intent: "state", sawState: "new", state: "promoted" })).status).toBe(409);
});

test("a failed mail can be retried, but not one of another application", async () => {
  const { storage } = site.services;
  const other = await addApplicant(storage);
  const mailOf = async (name: string) => {
    const [mail] = await applicationsOf(storage).mails((await findApplication(storage, name))?.id ?? 0);
    return mail;
  };
  const id = (await mailOf(reference))?.id ?? 0;
  await storage.outbox.fail(id, "550 5.1.1 unknown");
  const shown = await (await admin.open(path)).text();
  expect(shown).toContain("550 5.1.1 unknown");
  expect((await send({ intent: "retry", mail: String((await mailOf(other.reference))?.id) })).status).toBe(404);
  expect((await send({ intent: "retry", mail: String(id) })).status).toBe(200);
  expect(await mailOf(reference)).toMatchObject({ status: "waiting" });
  expect(await entries()).toContainEqual({
    action: "mail-retried",
    actor: "Anna",
    details: { mail: "application-notice" },
  });
});

test("an editor can neither see nor change anything", async () => {
  for (const address of [path, `${path}.data`]) {
    const answer = await editor.open(address);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Nowak");
  }
  for (const fields of [
    { intent: "state", sawState: "new", state: "hired" },
    { intent: "rate", stars: "1" },
    { intent: "note", note: "x" },
    { intent: "retry", mail: "1" },
  ]) {
    expect((await editor.send(path, fields)).status).toBe(403);
  }
  expect(await findApplication(site.services.storage, reference)).toMatchObject({ state: "new", notes: [], stars: [] });
  expect(await entries()).toEqual([]);
});

test("an application that is not there is not found, and cannot be changed", async () => {
  expect((await admin.open("/dashboard/applications/A-0000-0000")).status).toBe(404);
  const gone = await admin.send("/dashboard/applications/A-0000-0000", { intent: "rate", stars: "1" });
  expect(gone.status).toBe(404);
});
