import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { healthTexts } from "#features/health/texts.ts";
import { addressesOf } from "#features/outbox/addresses.server.ts";
import { readInboxQuery } from "#features/submissions/inbox-query.ts";
import { inboxTexts } from "#features/submissions/inbox-texts.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { forms } from "#forms/index.ts";
import { fill } from "#platform/i18n/texts.ts";
import { typeset } from "#platform/i18n/typography.ts";
import { type PageBrowser, signedInOn } from "./accounts/page-browser.ts";
import { ADMIN, addStaff } from "./accounts/staff-site.ts";
import { callback, provideCallbackTexts } from "./callback/callback.ts";
import { DEFAULT_RETENTION } from "./default-retention.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "./site-handler.ts";

/*
 * Tests a site with an additional form: features know forms only from the list of forms.
 */

vi.mock("#forms/index.ts", async (original) => {
  const { callback } = await import("./callback/callback.ts");
  const { forms } = await original<typeof import("#forms/index.ts")>();
  return { forms: [...forms, callback] };
});

const SETTINGS = "/dashboard/settings";

let site: TestSite;
let admin: PageBrowser;

beforeAll(async () => {
  provideCallbackTexts();
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site?.close());

/** Sends a request to be called back. @param phone distinguishes it from others */
const request = (phone: string) =>
  site.request("/api/callback", {
    method: "POST",
    headers: { origin: TEST_ORIGIN },
    body: new URLSearchParams({ name: "Jan Kran", email: "jan@example.org", phone, time: "9:00" }),
  });

/** Returns the recipients of the newest request's notice and of the reminder. */
async function receivers() {
  const { outbox, settings, company } = site.services.storage;
  const book = { notifications: await settings.notifications(), company: await company.read() };
  const due = await outbox.due(Date.now() + 1000, 100);
  const of = (kind: string) => {
    const mail = due.findLast((one) => one.kind === kind);
    return mail && addressesOf(mail, { from: undefined }, book)?.to.map(({ address }) => address);
  };
  return { notice: of("callback-notice"), message: of("message-notice"), reminder: of("waiting-reminder") };
}

/** Sends the form of a part of the settings as the page shows it, with changes. */
async function save(part: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const page = await (await admin.open(SETTINGS)).text();
  const form = page.split("<form").find((piece) => piece.includes(`name="intent" value="${part}"`)) ?? "";
  const shown = Array.from(form.matchAll(/name="([^"]+)"[^>]* value="([^"]*)"/g), ([, name = "", value = ""]) => [
    name,
    value,
  ]);
  return admin.send(SETTINGS, { ...Object.fromEntries(shown), intent: part, ...fields });
}

test("it has its own list of recipients, which get its notices", async () => {
  expect((await request("+48 600 700 801")).status).toBe(201);
  const { company } = site.services.storage;
  const office = [(await company.read())?.email];
  expect(await receivers()).toMatchObject({ notice: office });
  const page = await (await admin.open(SETTINGS)).text();
  for (const heading of ["Messages", "Applications", "Callbacks"]) expect(page).toContain(`<h3>${heading}</h3>`);
  expect((await save("notifications", { "callbacks.0.email": "calls@example.org" })).status).toBe(200);
  expect(await site.services.storage.settings.notifications()).toEqual({
    ...Object.fromEntries(
      forms
        .flatMap(({ notified, urgency }) => [notified, ...(urgency ? [urgency.notified] : [])])
        .map((list) => [list, []]),
    ),
    health: [],
    callbacks: ["calls@example.org"],
  });
  expect(await receivers()).toMatchObject({ notice: ["calls@example.org"] });
  expect(await (await admin.open("/dashboard/audit")).text()).toMatch(/: Callbacks</);
});

test("its limit is counted separately", async () => {
  expect((await request("+48 600 700 802")).status).toBe(201);
  const limited = await request("+48 600 700 803");
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test.each(["en", "pl", "de"] as const)("its e-mails have names from its own words, in %s", async (language) => {
  const { accounts, inbox, storage } = site.services;
  const actor = await accounts.whoIs(admin.visit.headers);
  if (actor === undefined) throw new Error("nobody is signed in");
  await accounts.setLanguage(actor, language);
  const { outbox } = storage;
  const [notice] = (await outbox.due(Date.now() + 1000, 100)).filter(({ kind }) => kind === "callback-notice");
  if (notice !== undefined) await outbox.fail(notice.id, "No such user");
  const { singular } = inboxTexts(callback.texts.folder, language);
  const { mailParts } = healthTexts.staff(language).health;
  const [page] = (await inbox.list(actor, callback, readInboxQuery(new URLSearchParams(), callback))).submissions;
  const opened = await (await admin.open(`/dashboard/callbacks/${page?.key}`)).text();
  const words = submissionTexts.staff(language).inbox.mailParts;
  for (const label of [words.notice, words.confirmation]) expect(opened).toContain(`>${typeset(label, language)}<`);
  const health = await (await admin.open("/dashboard/health")).text();
  expect(health).toContain(`>${typeset(fill(mailParts.notice, { form: singular }), language)}<`);
});

test("it has a retention time of its own, by which its requests are erased", async () => {
  const { storage } = site.services;
  const { accounts } = site.services;
  const actor = await accounts.whoIs(admin.visit.headers);
  if (actor !== undefined) await accounts.setLanguage(actor, "en");
  const page = await (await admin.open(SETTINGS)).text();
  expect(page).toMatch(/name="callbackMonths"[^>]* value="6"/);
  expect(await storage.settings.retention()).toEqual({ ...DEFAULT_RETENTION, callbackMonths: 6 });
  const months = {
    contactMonths: "24",
    applicationMonths: "6",
    futureMonths: "12",
    quoteMonths: "24",
    auditMonths: "24",
  };
  expect((await save("retention", { ...months, callbackMonths: "121" })).status).toBe(422);
  await storage.submissions.of(callback).store(
    {
      values: { name: "Old", email: "old@example.org", phone: "1", time: "" },
      about: undefined,
      files: [],
      token: undefined,
    },
    {
      language: "en",
      receivedAt: Date.now() - 100 * 86_400_000,
      suspectedSpam: false,
      mailHost: "site.example",
      fingerprints: { content: { fingerprint: "old", forMs: 0 }, idempotencyKey: undefined },
    },
  );
  const asked = await save("retention", { ...months, callbackMonths: "2" });
  expect(asked.status).toBe(409);
  expect(await asked.text()).toContain("<li>1 callback</li>");
  expect((await save("retention", { ...months, callbackMonths: "2", confirm: "24-6-12-24-2-24" })).status).toBe(200);
  const retention = await storage.settings.retention();
  expect(retention).toMatchObject({ callbackMonths: 2, contactMonths: 24 });
  expect(await storage.submissions.of(callback).eraseExpired(retention, Date.now(), 100)).toBe(1);
});
