import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eraseExpired } from "#features/personal-data/retention-job.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { forms } from "#forms/index.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { callback, provideCallbackTexts } from "../callback/callback.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { NOTHING_SENT } from "../every-form.ts";
import { arrival, openPersonSite, type PersonSite, somebody } from "./person-site.ts";
import { unzipped } from "./unzipped.ts";

const admin = somebody("admin");
const RECEIVED = Date.UTC(2026, 10, 20, 12);
const YEAR_MS = 365 * 86_400_000;
const EMAIL = "zephyrine@example.org";

/** A second form: its rows lie among those of the first. */
const survey: AnyForm = {
  ...callback,
  name: "survey",
  referencePrefix: "V",
  csv: "surveys.csv",
  addresses: { page: "survey", api: "survey", dashboard: "surveys" },
  mails: { notice: "survey-notice" },
};

/** One person's data in forms that no release has. Called inside of `describe`. */
export function commonTablesContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: PersonSite;
  beforeAll(async () => {
    provideCallbackTexts();
    database = await create();
    site = await openPersonSite(database, [...forms, callback, survey]);
  });
  afterEach(() => site.clear());
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  interface Sent {
    email: string;
    content: string;
    language: "en" | "pl" | "de";
    receivedAt: number;
  }

  /** Stores a submission with a photo. @returns its reference and the key of the photo */
  async function send(form: AnyForm, about: Partial<Sent> = {}) {
    const { email = EMAIL, content = "a photo", language = "en", receivedAt = RECEIVED } = about;
    const received = await site.files.receive(Readable.from([Buffer.from(content)]), 1_000_000);
    await site.files.save(received);
    const { reference } = await site.storage.submissions.of(form).store(
      {
        values: { name: "Żaneta Łącka", email, phone: "+48 600 700 800", time: "9:00" },
        about: undefined,
        files: [{ ...received, field: "photo", name: "pump.JPG", scan: "clean" }],
        token: { hash: randomUUID(), encrypted: "encrypted" },
      },
      arrival(language, receivedAt),
    );
    await site.files.settle(received);
    return { reference, key: received.key };
  }

  async function note(form: AnyForm, reference: string, text: string) {
    const store = site.storage.submissions.of(form);
    const { id = 0 } = (await store.find({ reference })) ?? {};
    await store.addNote(id, text, { userId: "ben", name: "Ben", at: RECEIVED });
  }

  const lookUp = (email = EMAIL, pages = {}) => site.personalData.lookUp(admin, email, pages);
  const nothing = { ...NOTHING_SENT, callbacks: 0, surveys: 0, mails: 0, thread: 0, notes: 0, entries: 0 };

  test("are looked up like all others, each by itself, and nobody else's", async () => {
    const { reference } = await send(callback, { email: EMAIL.toUpperCase() });
    const other = await send(survey);
    await send(callback, { email: "ben@example.org" });
    await site.message({ email: EMAIL });
    await note(callback, reference, "Called twice");
    for (const [kind, name] of [
      ["callback", reference],
      ["mail", other.reference],
    ] as const) {
      const row = { at: RECEIVED, actor: "Olga", action: "mail-retried", details: "{}" };
      await site.db
        .insertInto("audit_log")
        .values({ ...row, subject_kind: kind, subject: name })
        .execute();
    }
    const sections = await lookUp();
    expect(sections.counts).toEqual({
      ...nothing,
      messages: 1,
      callbacks: 1,
      surveys: 1,
      mails: 5,
      notes: 1,
      entries: 2,
    });
    // The page shows the parts in this order.
    expect(Object.keys(sections.counts)).toEqual(Object.keys(nothing));
    const row = { receivedAt: RECEIVED, state: "new", suspectedSpam: false, owner: undefined, choices: {}, ratings: 0 };
    const { callbacks = [], surveys } = sections.submissions;
    expect(callbacks).toEqual([{ ...row, key: expect.stringMatching(/^\d+$/), reference, files: ["pump.JPG"] }]);
    expect(surveys).toMatchObject([{ reference: other.reference }]);
    expect(await site.storage.submissions.of(callback).find({ id: Number(callbacks[0]?.key) })).toMatchObject({
      reference,
    });
    expect(sections.mails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ["callback-confirmation", EMAIL.toUpperCase()],
      ["callback-notice", undefined],
      ["message-confirmation", EMAIL],
      ["message-notice", undefined],
      ["survey-notice", undefined],
    ]);
    expect(sections.notes).toMatchObject([{ reference, author: "Ben", text: "Called twice" }]);
    expect(sections.entries.map((entry) => entry.reference).toSorted()).toEqual(
      [reference, other.reference].toSorted(),
    );
  });

  test("are shown a page at a time, the newest first", async () => {
    const sent: string[] = [];
    for (let i = 0; i < 45; i++) {
      sent.unshift((await send(callback)).reference);
      if (i % 3 === 0) await send(survey);
    }
    const shown = async (callbacks: number) => {
      const sections = await lookUp(EMAIL, { callbacks });
      return [sections.pages.callbacks, ...(sections.submissions.callbacks ?? []).map(({ reference }) => reference)];
    };
    expect(await shown(1)).toEqual([1, ...sent.slice(0, 20)]);
    expect(await shown(3)).toEqual([3, ...sent.slice(40)]);
    expect(await shown(9)).toEqual([3, ...sent.slice(40)]);
  });

  test("count among similar addresses", async () => {
    await send(callback);
    await send(callback, { email: "Zephyrine+ship@example.org" });
    await send(survey, { email: "zephyrine+ship@example.org" });
    await site.message({ email: "zephyrine+jobs@example.org" });
    const { counts, similar } = await lookUp();
    expect(counts.callbacks).toBe(1);
    expect(similar.addresses).toEqual([
      { address: "zephyrine+ship@example.org", submissions: 2 },
      { address: "zephyrine+jobs@example.org", submissions: 1 },
    ]);
  });

  test("are exported with their files, in the language in which the person wrote last", async () => {
    await site.message({ email: EMAIL, language: "pl", receivedAt: 1 });
    const { reference } = await send(callback, { language: "de", receivedAt: 2, content: "\u0000\u0001 photo" });
    const lost = await send(survey, { receivedAt: 1 });
    await site.files.remove(lost.key);
    await send(callback, { email: "ben@example.org" });
    await note(callback, reference, "Called twice");
    const { body } = await site.personalData.archive(admin, EMAIL);
    const files = await unzipped(await buffer(Readable.from(body)));
    expect([...files.keys()]).toEqual(["summary.txt", "data.json", `files/${reference}.jpg`]);
    expect(files.get(`files/${reference}.jpg`)?.toString()).toBe("\u0000\u0001 photo");
    const data = JSON.parse(files.get("data.json")?.toString() ?? "");
    expect(data).toMatchObject({ applications: [], surveys: [{ files: [{ path: null }] }], otherMails: [] });
    const at = "1970-01-01T00:00:00.002Z";
    const mail = { language: "de", state: "waiting", attempts: 0, createdAt: at, sentAt: null, lastError: null };
    expect(data.callbacks).toEqual([
      {
        reference,
        receivedAt: at,
        language: "de",
        name: "Żaneta Łącka",
        email: EMAIL,
        phone: "+48 600 700 800",
        time: "9:00",
        suspectedSpam: false,
        state: "new",
        stateChangedAt: null,
        owner: null,
        files: [
          {
            field: "photo",
            path: `files/${reference}.jpg`,
            name: "pump.JPG",
            bytes: 8,
            virusScan: "clean",
            sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        ],
        notes: [{ at: "2026-11-20T12:00:00.000Z", author: "Ben", text: "Called twice" }],
        mails: [
          { ...mail, kind: "callback-notice", recipient: null },
          { ...mail, kind: "callback-confirmation", recipient: EMAIL },
        ],
        auditEntries: [],
      },
    ]);
    const summary = files.get("summary.txt")?.toString() ?? "";
    expect(summary).toContain("Referenznummer");
    expect(summary.slice(summary.indexOf(reference)).split("\r\n").slice(1, 9)).toEqual([
      ...["Eingegangen: 1970-01-01 01:00", "Name: Żaneta Łącka", `E-Mail: ${EMAIL}`, "Telefon: +48 600 700 800"],
      ...["time: 9:00", "Datei: pump.JPG", "", "Notiz des Unternehmens, 2026-11-20 13:00, Ben:"],
    ]);
  });

  test("are erased with all that belongs to them, more than a batch too; others' stay", async () => {
    const sent: string[] = [];
    for (let i = 0; i < 60; i++) sent.push((await send(callback, { content: "Phlogiston" })).reference);
    sent.push((await send(survey, { content: "Phlogiston" })).reference);
    const [first = ""] = sent;
    await note(callback, first, "Telltale-Note");
    const other = await send(callback, { email: "ben@example.org" });
    await note(callback, other.reference, "Another");
    const telltales = [EMAIL, "Telltale-Note", "Phlogiston"];
    for (const text of telltales) {
      expect([text, ...(await site.tablesWith(text)), ...(await site.filesWith(text))]).not.toEqual([text]);
    }
    expect(await site.personalData.erase(admin, EMAIL.toUpperCase())).toMatchObject({
      // The person's first three requests of a day are confirmed.
      counts: { ...NOTHING_SENT, callbacks: 60, surveys: 1, mails: 64, thread: 0, notes: 1 },
      interrupted: false,
      resisting: false,
    });
    for (const text of telltales) {
      expect([text, await site.tablesWith(text), await site.filesWith(text)]).toEqual([text, [], []]);
    }
    const traces = await site.db.selectFrom("erasures").select(["kind", "reference", "reason"]).execute();
    expect(traces.map(({ reference }) => reference).toSorted()).toEqual(sent.toSorted());
    expect(new Set(traces.map(({ kind, reason }) => `${kind} ${reason}`))).toEqual(
      new Set(["callback request", "survey request"]),
    );
    expect((await lookUp()).counts).toEqual(nothing);
    expect((await lookUp("ben@example.org")).counts).toEqual({ ...nothing, callbacks: 1, mails: 2, notes: 1 });
    await expect(site.files.open(other.key).then((stream) => stream.destroy())).resolves.toBeDefined();
    const [entry] = await site.db
      .selectFrom("audit_log")
      .select("details")
      .where("action", "=", "person-erased")
      .execute();
    expect(JSON.parse(entry?.details ?? "")).toEqual({
      ...NOTHING_SENT,
      callbacks: 60,
      surveys: 1,
      mails: 64,
      notes: 1,
    });
  });

  test("are erased when their time is over, with their files", async () => {
    const old = await send(callback, { receivedAt: RECEIVED - 3 * YEAR_MS });
    const young = await send(callback);
    const options = { storage: site.storage, files: site.files, backupDir: site.backupDir, log: createLog("silent") };
    expect(await eraseExpired(options, RECEIVED)).toEqual({
      ...NOTHING_SENT,
      callbacks: 1,
      surveys: 0,
      auditEntries: 0,
    });
    await expect(site.files.open(old.key)).rejects.toMatchObject({ id: "not-found" });
    const sections = await lookUp();
    expect(sections.submissions.callbacks?.map(({ reference }) => reference)).toEqual([young.reference]);
    expect(sections.counts.mails).toBe(2);
  });
}
