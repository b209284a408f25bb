import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Drafts } from "#collections/index.ts";
import { addressesOf } from "#features/outbox/addresses.server.ts";
import type { DueMail } from "#features/outbox/outbox.server.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { defaultWords } from "../../../tests/mail/default-words.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { input, saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import { setClock } from "../../../tools/test/clock.ts";
import { expiryReminder } from "./expiry-job.server.ts";

const NOON = "2026-11-20T12:00:00Z";
const DAY_MS = 86_400_000;

let site: TestSite;
let woken = 0;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => setClock(undefined));
afterAll(() => site.close());

const dayIn = (days: number) => dayOf(Date.parse(NOON) + days * DAY_MS);

const onMail = () => {
  woken += 1;
};

/** Runs the job some days after noon. */
async function run(days = 0): Promise<void> {
  const at = Date.parse(NOON) + days * DAY_MS;
  setClock(new Date(at).toISOString());
  const parts = { ...site.services, onMail };
  await expiryReminder(parts).run(at);
}

/** Returns the reminders in the outbox, with their recipients. */
async function reminders() {
  const { outbox, company, settings } = site.services.storage;
  const book = { notifications: await settings.notifications(), company: await company.read() };
  const due = (await outbox.due(Number.MAX_SAFE_INTEGER, 1000)).filter(({ kind }) => kind === "expiry-reminder");
  return due.map((mail) => ({ mail, to: addressesOf(mail, { from: undefined }, book)?.to }));
}

const sent = async () => (await reminders()).map(({ mail }) => mail.reference);

async function certificate(title: string, validUntil: string, aim: "keep" | "publish" = "publish"): Promise<number> {
  const draft: Drafts["achievement"] = { ...draftSample("achievement", title), group: "certificates", validUntil };
  return saved(site.services, "achievement", draft, aim);
}

test("the company is reminded of an entry a month before its last day, once for each entry and day", async () => {
  setClock(NOON);
  const id = await certificate("Quality management", dayIn(31));
  await certificate("Only a draft", dayIn(5), "keep");
  await run();
  expect(await sent()).toEqual([]);
  expect(woken).toBe(0);

  for (const days of [1, 2, 2, 30, 31, 32, 40]) await run(days);
  const reference = `achievement-${id}-${dayIn(31)}`;
  expect(await sent()).toEqual([reference]);
  expect(woken).toBe(1);
  const [reminder] = await reminders();
  expect(reminder?.to).toEqual([{ name: "", address: (await site.services.storage.company.read())?.email }]);

  setClock(NOON);
  const item = await site.services.publishing.open(anna, "achievement", id);
  if (item === undefined) throw new Error("the entry is missing");
  const renewed = { ...item.draft, validUntil: dayIn(60) };
  await site.services.publishing.save(anna, "achievement", id, input(renewed, item.version, "publish"));
  await run(31);
  await run(32);
  expect(await sent()).toEqual([reference, `achievement-${id}-${dayIn(60)}`]);
  await site.services.publishing.withdraw(anna, "achievement", id);
});

test("two processes remind once", async () => {
  setClock(NOON);
  const before = new Set(await sent());
  const id = await certificate("Twice", dayIn(3));
  await Promise.all([run(), run()]);
  expect((await sent()).filter((reference) => !before.has(reference))).toEqual([`achievement-${id}-${dayIn(3)}`]);
  await site.services.publishing.withdraw(anna, "achievement", id);
});

test("the mail names the entry, its last day and the way to it, also after the entry was deleted", async () => {
  setClock(NOON);
  const id = await certificate("Hull survey & repair", dayIn(10));
  await run();
  const content = async () => {
    const mail = (await reminders()).find(({ mail }) => mail.reference.startsWith(`achievement-${id}-`))?.mail;
    const context = {
      company: undefined,
      publicUrl: "https://site.example",
      decryptToken: String,
      words: defaultWords,
    };
    return mailContentOf(mail as DueMail, context);
  };
  const { subject, text } = await content();
  expect(subject).toBe("Hull survey & repair expires on 30 November 2026");
  expect(text).toContain("Item: Hull survey & repair");
  expect(text).toContain(`https://site.example/dashboard/achievements/${id}`);
  const { publishing } = site.services;
  await publishing.moveToBin(anna, "achievement", id);
  await publishing.deleteForGood({ ...anna, role: "admin" }, "achievement", id);
  expect((await content()).subject).toBe(`Achievement ${id} expires on 30 November 2026`);
});

test("the overview lists what ends soon, the nearest first", async () => {
  setClock(NOON);
  const ids = [await certificate("Later", dayIn(30)), await certificate("Sooner", dayIn(0))];
  await certificate("Past", dayIn(-1));
  await certificate("Far", dayIn(31));
  const { expiring } = await site.services.publishing.overview(anna);
  expect(expiring.map(({ title, lastDay }) => [title, lastDay])).toEqual([
    ["Sooner", dayIn(0)],
    ["Later", dayIn(30)],
  ]);
  expect(expiring.map(({ id }) => id)).toEqual(ids.toReversed());
});

test("a reminder is sent as a mail of its own, whatever the id of its entry", async () => {
  setClock(NOON);
  const id = await certificate("Welding", dayIn(31));
  await run(1);
  const of = async () => (await reminders()).find(({ mail }) => mail.reference === `achievement-${id}-${dayIn(31)}`);
  const { mail } = (await of()) ?? {};
  const { outbox } = site.services.storage;
  expect(mail && (await outbox.begin(mail, 1))).toBe(true);
  await outbox.sent(mail?.id ?? 0, 2);
  expect(await of()).toBeUndefined();
});
