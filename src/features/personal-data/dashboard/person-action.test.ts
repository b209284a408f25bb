import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { unzipped } from "../../../../tests/personal-data/unzipped.ts";
import { storeApplication, storeMessage } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const PAGE = "/dashboard/person";
const ARCHIVE = "/dashboard/person/archive";
const TABLES = ["/dashboard/export/messages.csv", "/dashboard/export/applications.csv"];

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

/** Creates a person with a unique address, a message and an application. */
async function newPerson() {
  const { storage, files } = site.services;
  const email = `${randomUUID()}@example.com`;
  const arrival = () => ({
    ...({ language: "en", receivedAt: Date.now(), suspectedSpam: false, mailHost: "site.example" } as const),
    fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
  });
  const person = { firstName: "Anna", lastName: "Nowak", email };
  const message = await storeMessage(storage, { ...person, message: "Main switchboard" }, arrival());
  const received = await files.receive(Readable.from([Buffer.from("my CV")]), 1000);
  await files.save(received);
  const application = await storeApplication(
    storage,
    { ...person, phone: "", consent: "vacancy", offerId: undefined },
    { ...received, name: "cv.pdf", scan: "clean" },
    { hash: randomUUID(), encrypted: "encrypted" },
    arrival(),
  );
  await files.settle(received);
  return { email, message: message.reference, application: application.reference };
}

test("an editor can neither see, download nor erase data", async () => {
  const { email, message } = await newPerson();
  expect((await editor.open(PAGE)).status).toBe(403);
  for (const intent of ["look-up", "erase"]) {
    const answer = await editor.send(PAGE, { intent, email, again: email });
    expect([intent, answer.status]).toEqual([intent, 403]);
    expect(await answer.text()).not.toContain(message);
  }
  for (const path of [ARCHIVE, ...TABLES]) expect((await editor.send(path, { email })).status).toBe(403);
  expect(await (await admin.send(PAGE, { intent: "look-up", email })).text()).toContain(message);
});

test("stored data is shown, also without script, and no link contains the address", async () => {
  const { email, message, application } = await newPerson();
  const answer = await admin.send(PAGE, { intent: "look-up", email: ` ${email.toUpperCase()} ` });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain(message);
  expect(page).toContain(`/dashboard/applications/${application}`);
  expect(page).toContain("cv.pdf");
  expect(page.match(/(?:href|action)="[^"]*%40[^"]*"|(?:href|action)="[^"]*@[^"]*"/g)).toBeNull();
});

test("an unknown address has no data", async () => {
  const answer = await admin.send(PAGE, { intent: "look-up", email: "nobody@example.com" });
  expect(await answer.text()).toContain("Nothing is stored under nobody@example.com.");
});

test("an invalid address is refused beside its field and preserved", async () => {
  const answer = await admin.send(PAGE, { intent: "look-up", email: "anna at example" });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("Enter a valid email address, for example anna@example.com.");
  expect(page).toContain('value="anna at example"');
});

test("a page number out of range is the first or last page", async () => {
  const { email, message } = await newPerson();
  for (const messages of ["7", "-1", "x", "9".repeat(30)]) {
    const answer = await admin.send(PAGE, { intent: "look-up", email, messages });
    expect([messages, answer.status]).toEqual([messages, 200]);
    expect(await answer.text()).toContain(message);
  }
});

test("the archive is a download that is not cached", async () => {
  const { email, message, application } = await newPerson();
  const answer = await admin.send(ARCHIVE, { email });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="P-[0-9A-Z]{4}-[0-9A-Z]{4}\.zip"/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  expect(files.get(`files/${application}.pdf`)?.toString()).toBe("my CV");
  expect(files.get("data.json")?.toString()).toContain(message);
});

test("without an address there is no archive", async () => {
  expect((await admin.send(ARCHIVE, {})).status).toBe(422);
  expect((await admin.open(ARCHIVE)).status).toBe(405);
});

test("nothing is erased until the same address is typed again", async () => {
  const { email, message } = await newPerson();
  for (const again of ["", "other@example.com"]) {
    const answer = await admin.send(PAGE, { intent: "erase", email, again });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("This does not match the address you looked up.");
  }
  expect(await (await admin.send(PAGE, { intent: "look-up", email })).text()).toContain(message);
});

test("the result shows what was erased and what this website cannot erase", async () => {
  const { email, message } = await newPerson();
  const answer = await admin.send(PAGE, { intent: "erase", email, again: email.toUpperCase() });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain(`The data stored under ${email} has been erased.`);
  expect(page).toContain("Earlier backups, until they are deleted.");
  expect(page).not.toContain(message);
  const after = await (await admin.send(PAGE, { intent: "look-up", email })).text();
  expect(after).toContain(`Nothing is stored under ${email}.`);
});

test("all messages and applications can be downloaded as tables", async () => {
  const { message, application } = await newPerson();
  for (const [path, reference] of [
    [TABLES[0] ?? "", message],
    [TABLES[1] ?? "", application],
  ] as const) {
    const answer = await admin.send(path, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="(?:messages|applications)\.csv"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toContain(`"${reference}"`);
    expect((await admin.open(path)).status).toBe(405);
  }
});
