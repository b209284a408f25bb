import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { addressesOf } from "#features/outbox/addresses.server.ts";
import { submissionData } from "#features/personal-data/person-data.server.ts";
import { choice } from "#features/submissions/fields.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { inboxSearch, readInboxQuery } from "#features/submissions/inbox-query.ts";
import { openInbox } from "#features/submissions/open-inbox.server.ts";
import { bringBack } from "#features/submissions/storage/desk-rows.server.ts";
import type { SubmissionsStore } from "#features/submissions/storage/submissions-store.server.ts";
import { submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import { dueTimeOf, workingDayAfter } from "#features/submissions/working-days.ts";
import { forms } from "#forms/index.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { callback, provideCallbackTexts } from "./callback/callback.ts";
import type { ContractDatabase } from "./contract-databases.ts";
import { defaultWords } from "./mail/default-words.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOST = "site.example";

/** A form that no release has, with everything that staff can do with a submission. */
const desk: AnyForm = {
  ...callback,
  name: "desk",
  referencePrefix: "D",
  addresses: { page: "desk", api: "desk", dashboard: "desk" },
  fields: { ...callback.fields, urgency: choice(["stopped", "restricted", "planned"], "choiceUnknown") },
  states: { new: "open", taken: "open", scheduled: "open", waiting: "waiting", done: "closed", refused: "closed" },
  stages: {
    new: "received",
    taken: "in-progress",
    scheduled: "in-progress",
    waiting: "waiting",
    done: "done",
    refused: "declined",
  },
  goal: "done",
  plan: true,
  urgency: { field: "urgency", order: ["stopped", "restricted", "planned"], alert: "stopped", notified: "desk-urgent" },
  mails: { notice: "desk-notice", confirmation: "desk-confirmation", alert: "desk-alert", secondAlert: "desk-again" },
  notified: "desk",
};

const anna: Actor = {
  userId: "anna",
  username: "anna",
  name: "Anna",
  role: "admin",
  language: "en",
  sessionId: "session",
};

/** Tests how staff work a submission, on any database. Called inside `describe`. */
export function deskContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let storage: Storage;
  let store: SubmissionsStore;
  let inbox: ReturnType<typeof openInbox>;
  const log = createLog("silent");
  const encrypter = createEncrypter("the secret of the tests of a desk");
  beforeAll(async () => {
    provideCallbackTexts();
    database = await create();
    storage = await openStorage(database.location, log, undefined, [...forms, desk]);
    store = storage.submissions.of(desk);
    const audit = openAudit({ storage, log, encrypter });
    const parts = { storage, figures: rememberFigures(storage), log, encrypter, files: undefined as never };
    inbox = openInbox({ ...parts, config: { publicUrl: `https://${HOST}` }, audit, onMail() {} }, {});
    const now = new Date().toISOString();
    const account = { email_verified: 0, role: "admin", language: "en", banned: 0, two_factor_enabled: 0 };
    await storage.publishing.rows
      .insertInto("staff_users")
      .values({
        ...account,
        id: "anna",
        username: "anna",
        name: "Anna",
        activated_at: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
  afterAll(async () => {
    await storage?.close();
    await database?.remove();
  });

  /** Stores a submission. @returns its reference, the key of its page and the hash of its private link */
  async function sent(urgency: string, change: { name?: string; receivedAt?: number; spam?: boolean } = {}) {
    const { name = "Jan Kran", receivedAt = Date.now(), spam = false } = change;
    const hash = randomUUID();
    const values = { name, email: "jan@example.org", phone: "+48 600 700 800", time: "9:00", urgency };
    const { reference } = await store.store(
      { values, about: undefined, files: [], token: { hash, encrypted: "encrypted" } },
      {
        language: "pl",
        receivedAt,
        suspectedSpam: spam,
        mailHost: HOST,
        fingerprints: { content: { fingerprint: randomUUID(), forMs: 1 }, idempotencyKey: undefined },
      },
    );
    const { id = 0 } = (await store.findByToken(hash)) ?? {};
    return { reference, id, key: String(id), hash };
  }
  const query = (address = "") => readInboxQuery(new URLSearchParams(address), desk);
  const list = (address = "") => inbox.list(anna, desk, query(address));
  const references = async (address = "") => (await list(address)).submissions.map(({ reference }) => reference);
  const open = (key: string) => inbox.open(anna, desk, key, query());
  async function set(key: string, state: string, until?: number) {
    const { state: seen, owner } = await open(key);
    expect(await inbox.setState(anna, desk, key, { state: seen, ownerId: owner?.id }, state, until)).toEqual({
      kind: "done",
    });
  }
  const removeAll = () => storage.publishing.rows.deleteFrom("submissions").where("form", "=", desk.name).execute();
  const mailsOf = async (id: number) => (await store.mails(id)).map(({ kind }) => kind);

  test("open submissions are listed by urgency, then by arrival, over all pages and back", async () => {
    const now = Date.now();
    const all: { reference: string; rank: number; at: number }[] = [];
    for (let i = 0; i < 120; i++) {
      const rank = i % 3;
      const { reference } = await sent(["planned", "restricted", "stopped"][rank] ?? "", { receivedAt: now + i });
      all.push({ reference, rank, at: i });
    }
    const { key } = await sent("stopped", { name: "Closed", receivedAt: now + 200 });
    await set(key, "done");
    const wanted = all.toSorted((a, b) => b.rank - a.rank || b.at - a.at).map(({ reference }) => reference);
    const seen: string[] = [];
    const firsts: string[] = [];
    let address = "";
    for (let page = 0; page < 3; page++) {
      const { submissions } = await list(address);
      seen.push(...submissions.map(({ reference }) => reference));
      firsts.push(address);
      const last = submissions.at(-1);
      if (last === undefined) throw new Error("a page is empty");
      address = inboxSearch(desk, { ...query(), from: { older: last } });
    }
    expect(seen).toEqual(wanted);
    const { submissions } = await list(firsts[2]);
    const [first] = submissions;
    if (first === undefined) throw new Error("the page is empty");
    expect(await references(inboxSearch(desk, { ...query(), from: { newer: first } }))).toEqual(wanted.slice(50, 100));
    expect(await references("urgency=restricted")).toEqual(wanted.slice(40, 80));
    expect(await references("state=all")).toEqual(wanted.slice(0, 50));
    expect((await references("state=done&urgency=stopped")).length).toBe(1);
    const middle = await open(String(submissions[1]?.id));
    expect([middle.newer, middle.older]).toEqual([submissions[0]?.key, submissions[2]?.key]);
    await removeAll();
  });

  describe("a submission that waits for its sender", () => {
    test("leaves the open ones until its day, and is then first of its urgency and overdue", async () => {
      const restricted = await sent("restricted");
      const { key, reference } = await sent("planned", { receivedAt: Date.now() - 3 * DAY_MS });
      const other = await sent("planned");
      await set(key, "scheduled");
      await set(key, "waiting");
      const until = dueTimeOf(workingDayAfter(Date.now(), 5), Date.now()) ?? 0;
      expect(await references()).toEqual([restricted.reference, other.reference]);
      const [waiting] = (await list("state=waiting")).submissions;
      expect(waiting).toMatchObject({ reference, waitingUntil: until, lateDays: undefined });
      const [entry] = await storage.audit.ofSubject(desk.name, reference, 1);
      expect(entry?.details).toEqual({ from: "scheduled", to: "waiting", until: dayOf(until) });
      const late = await inbox.lateCount();

      await inbox.applyDue(until - 1);
      expect(await references()).not.toContain(reference);
      await Promise.all([inbox.applyDue(until), inbox.applyDue(until + 1)]);
      const { submissions, views } = await list();
      expect(submissions.map((row) => row.reference)).toEqual([restricted.reference, reference, other.reference]);
      expect(submissions[1]).toMatchObject({
        ...{ state: "waiting", waitingUntil: undefined, returnedAt: expect.any(Number), lateDays: expect.any(Number) },
      });
      expect(views).toMatchObject({ open: 3, waiting: 1, all: 3 });
      expect(await inbox.lateCount()).toBe(late + 1);
      expect((await storage.submissions.waiting(until)).late.map((row) => row.reference)).toContain(reference);
      expect((await inbox.newCounts(anna)).find(({ form }) => form === desk)).toMatchObject({ returned: 1 });

      await set(key, "waiting", until + 7 * DAY_MS);
      expect(await references()).not.toContain(reference);
      await set(key, "taken");
      expect(await references()).toEqual([restricted.reference, other.reference, reference]);
      expect(await open(key)).toMatchObject({ waitingUntil: undefined, returnedAt: undefined, stage: "In progress" });
      await removeAll();
    });

    test("comes back in its former state when the sender answers, until staff have seen it", async () => {
      const { key, id, reference } = await sent("planned", { receivedAt: Date.now() - DAY_MS });
      const other = await sent("planned");
      const answered = () =>
        storage.publishing.rows.transaction().execute((transaction) => bringBack(transaction, desk, id, Date.now()));
      await set(key, "scheduled");
      await set(key, "waiting");
      await set(key, "waiting", Date.now() + 20 * DAY_MS);
      await answered();
      expect(await references()).toEqual([reference, other.reference]);
      expect(await open(key)).toMatchObject({ state: "scheduled", waitingUntil: undefined });
      await inbox.applyDue(Date.now() + 30 * DAY_MS);
      expect(await open(key)).toMatchObject({ state: "scheduled" });
      await set(key, "scheduled");
      expect(await references()).toEqual([other.reference, reference]);
      // A closed one is open again.
      await set(key, "done");
      await answered();
      expect(await open(key)).toMatchObject({ state: "taken", returnedAt: expect.any(Number) });
      expect(await references()).toEqual([reference, other.reference]);
      await removeAll();
    });

    test("stays marked and first of its urgency when a colleague takes or releases it", async () => {
      const { key, id, reference } = await sent("planned", { receivedAt: Date.now() - DAY_MS });
      const other = await sent("planned");
      const { rows } = storage.publishing;
      await rows.transaction().execute((transaction) => bringBack(transaction, desk, id, Date.now()));
      await rows
        .updateTable("submissions")
        .set({ written_at: 7 })
        .where("form", "=", desk.name)
        .where("id", "=", id)
        .execute();
      const marks = { writtenAt: 7, returnedAt: expect.any(Number) };
      await inbox.setOwner(anna, desk, key, { state: "new", ownerId: undefined }, "anna");
      expect(await open(key)).toMatchObject({ state: "taken", ...marks });
      expect(await references()).toEqual([reference, other.reference]);
      await inbox.setOwner(anna, desk, key, { state: "taken", ownerId: "anna" }, undefined);
      expect(await open(key)).toMatchObject({ state: "new", ...marks });
      expect(await references()).toEqual([reference, other.reference]);
      await set(key, "taken");
      expect(await open(key)).toMatchObject({ writtenAt: undefined, returnedAt: undefined });
      expect(await references()).toEqual([other.reference, reference]);
      await removeAll();
    });

    test("stays as it was decided when only its owner changes", async () => {
      const { key } = await sent("planned");
      await set(key, "waiting");
      const { waitingUntil, owner } = await open(key);
      const seen = { state: "waiting", ownerId: owner?.id };
      expect(await inbox.setOwner(anna, desk, key, seen, undefined)).toEqual({ kind: "done" });
      expect(await open(key)).toMatchObject({ state: "waiting", waitingUntil, owner: undefined });
      await removeAll();
    });
  });

  test("a colleague who takes a submission changes its state only where nobody had taken it", async () => {
    const { key } = await sent("planned");
    await inbox.setOwner(anna, desk, key, { state: "new", ownerId: undefined }, "anna");
    expect(await open(key)).toMatchObject({ state: "taken" });
    await set(key, "scheduled");
    await inbox.setOwner(anna, desk, key, { state: "scheduled", ownerId: "anna" }, undefined);
    expect(await open(key)).toMatchObject({ state: "scheduled", owner: undefined });
    await removeAll();
  });

  test("a planned visit is stored, shown to its sender, exported and erased; a conflicting change is refused", async () => {
    const { key, id, hash, reference } = await sent("planned");
    const [from, until] = [Date.UTC(2026, 10, 24, 7), Date.UTC(2026, 10, 24, 15)];
    const plan = { from, until, where: "Gdynia, Nabrzeże Fińskie", who: "Piotr" };
    expect(await inbox.plan(anna, desk, key, undefined, plan)).toEqual({ kind: "done" });
    expect(await inbox.plan(anna, desk, key, undefined, { ...plan, who: "Ewa" })).toEqual({ kind: "changed-since" });
    expect((await open(key)).plan).toEqual(plan);
    expect((await store.findByToken(hash))?.plan).toEqual(plan);
    const entries = await storage.audit.ofSubject(desk.name, reference, 10);
    expect(entries.filter(({ action }) => action === "submission-planned")).toMatchObject([
      { actor: "Anna", details: {} },
    ]);

    const [record] = (await storage.persons.records.submissions(desk, "jan@example.org", id - 1, 1)).rows;
    if (record === undefined) throw new Error("there is no record");
    expect(submissionData(desk, record, [])).toMatchObject({
      plan: { from: "2026-11-24T07:00:00.000Z", until: "2026-11-24T15:00:00.000Z", where: plan.where, who: "Piotr" },
    });
    const exports = submissionsCsv({ storage, audit: openAudit({ storage, log, encrypter }) }, {});
    const csv = (await Array.fromAsync(await exports.submissionsCsv(anna, desk))).join("");
    expect(csv).toContain("Scheduled visit: Start");
    expect(csv).toContain('"2026-11-24 08:00","2026-11-24 16:00","Gdynia, Nabrzeże Fińskie","Piotr"');

    expect(await inbox.plan(anna, desk, key, plan, undefined)).toEqual({ kind: "done" });
    expect((await open(key)).plan).toBeUndefined();
    await removeAll();
  });

  describe("an urgent submission", () => {
    test("causes an alert at once, and another one after an hour in which nobody has taken it", async () => {
      const { id, key } = await sent("stopped");
      const planned = await sent("planned");
      const spam = await sent("stopped", { spam: true });
      const taken = await sent("stopped");
      await inbox.setOwner(anna, desk, taken.key, { state: "new", ownerId: undefined }, "anna");
      expect(await mailsOf(id)).toEqual(["desk-notice", "desk-confirmation", "desk-alert"]);
      expect((await inbox.newCounts(anna)).find(({ form }) => form === desk)).toMatchObject({ count: 2, urgent: 1 });
      const hour = Date.now() + HOUR_MS;
      await inbox.applyDue(hour - 60_000);
      expect(await mailsOf(id)).not.toContain("desk-again");
      // As two processes would.
      await Promise.all([inbox.applyDue(hour), inbox.applyDue(hour), inbox.applyDue(hour + 1)]);
      await inbox.applyDue(hour + DAY_MS);
      expect((await mailsOf(id)).filter((kind) => kind === "desk-again")).toHaveLength(1);
      for (const one of [planned, taken]) expect(await mailsOf(one.id)).not.toContain("desk-again");
      expect(await mailsOf(planned.id)).not.toContain("desk-alert");
      await inbox.notSpam(anna, desk, spam.key);
      await inbox.applyDue(hour + 2 * DAY_MS);
      expect(await mailsOf(spam.id)).toEqual([]);
      await set(key, "taken");
    });

    test("says in its alerts what was sent, to the addresses for alerts or else to those of the notices", async () => {
      const due = (await storage.outbox.due(Number.MAX_SAFE_INTEGER, 100)).filter(({ part }) => part === "alert");
      const [alert] = due;
      if (alert === undefined) throw new Error("there is no alert");
      const context = { company: undefined, publicUrl: `https://${HOST}`, decryptToken: () => "", words: defaultWords };
      const { subject, text } = mailContentOf(alert, context as never);
      expect(subject).toMatch(/^D-\S+: URGENT, STOPPED, Jan Kran$/);
      for (const given of [
        "Jan Kran",
        "jan@example.org",
        "+48 600 700 800",
        "9:00",
        `https://${HOST}/dashboard/desk`,
      ]) {
        expect(text).toContain(given);
      }
      const to = (notifications: Record<string, string[]>) =>
        addressesOf(alert, { from: "site@example.org" }, { notifications, company: undefined });
      const desks = ["desk@example.org"];
      expect(to({ desk: desks, "desk-urgent": ["night@example.org"] })?.to).toMatchObject([
        { address: "night@example.org" },
      ]);
      expect(to({ desk: desks, "desk-urgent": [] })).toMatchObject({
        ...{ to: [{ address: "desk@example.org" }], replyTo: { address: "jan@example.org" } },
      });
      expect(await storage.settings.notifications()).toMatchObject({ desk: [], "desk-urgent": [] });
      await removeAll();
    });
  });
}
