import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { readAuditQuery } from "#features/audit/audit-query.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { readInboxQuery } from "#features/submissions/inbox-query.ts";
import { openInbox } from "#features/submissions/open-inbox.server.ts";
import type { SubmissionsStore } from "#features/submissions/storage/submissions-store.server.ts";
import { submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import { forms } from "#forms/index.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { callback, provideCallbackTexts } from "./callback/callback.ts";
import type { ContractDatabase } from "./contract-databases.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

/** The same form without an e-mail address: the private link cannot be mailed. */
const { email: _, ...withoutMailbox } = callback.fields;
const silent: AnyForm = { ...callback, name: "silent", referencePrefix: "Q", fields: withoutMailbox };

const anna: Actor = {
  userId: "anna",
  username: "anna",
  name: "Anna",
  role: "editor",
  language: "en",
  sessionId: "session",
};

/** Tests what every form can do, on any database. Called inside `describe`. */
export function callbackContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let storage: Storage;
  let store: SubmissionsStore;
  const log = createLog("silent");
  beforeAll(async () => {
    provideCallbackTexts();
    database = await create();
    storage = await openStorage(database.location, log, undefined, [...forms, callback, silent]);
    store = storage.submissions.of(callback);
  });
  afterAll(async () => {
    await storage?.close();
    await database?.remove();
  });

  const inbox = () => {
    const encrypter = createEncrypter("the secret of the tests of a form");
    const figures = rememberFigures(storage);
    const parts = {
      storage,
      figures,
      log,
      encrypter,
      files: undefined as never,
      config: { publicUrl: "https://site.example" },
    };
    return openInbox({ ...parts, audit: openAudit({ storage, log, encrypter }), onMail() {} }, {});
  };
  const query = (address = "") => readInboxQuery(new URLSearchParams(address), callback);

  /** Stores a request. @returns its reference, the key of its file, and the hash of its private link */
  async function request(values: Record<string, string> = {}, receivedAt = NOW) {
    const file = { field: "photo", key: randomUUID(), name: "pump.jpg", size: 3, sha256: "0".repeat(64) };
    const given = {
      name: "Żaneta Łącka",
      email: "zaneta@example.org",
      phone: "+48 600 700 800",
      time: "9:00",
      ...values,
    };
    const hash = randomUUID();
    const { reference } = await store.store(
      {
        values: given,
        about: undefined,
        files: [{ ...file, scan: "clean" }],
        token: { hash, encrypted: "encrypted" },
      },
      {
        language: "pl",
        receivedAt,
        suspectedSpam: false,
        mailHost: "site.example",
        fingerprints: { content: { fingerprint: randomUUID(), forMs: 1 }, idempotencyKey: undefined },
      },
    );
    return { reference, key: file.key, hash };
  }

  test("is stored with its file and its mails, and found by its private link", async () => {
    const { reference, key, hash } = await request();
    expect(reference).toMatch(/^C(-[0-9A-Z]{4}){2}$/);
    const found = await store.findByToken(hash);
    expect(found).toMatchObject({
      reference,
      language: "pl",
      state: "new",
      spam: false,
      receivedAt: NOW,
      values: { name: "Żaneta Łącka", email: "zaneta@example.org", phone: "+48 600 700 800", time: "9:00" },
      files: [{ field: "photo", key, name: "pump.jpg", scan: "clean" }],
    });
    expect((await store.mails(found?.id ?? 0)).map(({ kind }) => kind)).toEqual([
      "callback-notice",
      "callback-confirmation",
    ]);
    expect(await storage.namedFiles("files", [key])).toEqual(new Set([key]));
  });

  test("is listed, searched, assigned, noted, answered, and named in a reminder", async () => {
    const { reference } = await request({ name: "Olga Wydra" }, NOW - 30 * DAY_MS);
    const search = inbox().encryptSearch(anna, callback, "wydra 600700800");
    const { submissions, views } = await inbox().list(anna, callback, query(`?state=everywhere&search=${search}`));
    expect(submissions.map((row) => row.reference)).toEqual([reference]);
    expect(views).toMatchObject({ new: 2, called: 0, all: 2 });
    const [row] = (await inbox().list(anna, callback, query("?state=open"))).submissions.filter(
      (one) => one.reference === reference,
    );
    expect(row).toMatchObject({ name: "Olga Wydra", state: "new", mail: "waiting", lateDays: expect.any(Number) });
    const key = row?.key ?? "";
    await inbox().addNote(anna, callback, key, "Called twice");
    const seen = { state: "new", ownerId: undefined };
    expect(await inbox().setState(anna, callback, key, seen, "called")).toEqual({ kind: "done" });
    expect(await inbox().setState(anna, callback, key, seen, "called")).toEqual({ kind: "changed-since" });
    const opened = await inbox().open(anna, callback, key, query());
    expect(opened).toMatchObject({ state: "called", text: undefined, files: [{ name: "pump.jpg" }] });
    expect(opened.notes).toMatchObject([{ author: "Anna", text: "Called twice" }]);
    await request({}, NOW - 30 * DAY_MS);
    expect((await storage.submissions.waiting(NOW)).late).toHaveLength(1);
  });

  test("is listed without texts when its fields are damaged", async () => {
    const db = connectDatabase(database.location, log);
    const damaged = ['{"name":"Olga","phone":7}', "null", "{"];
    const references: string[] = [];
    for (const fields of damaged) {
      const { reference } = await request({}, NOW + DAY_MS);
      await db.updateTable("submissions").set({ fields }).where("reference", "=", reference).execute();
      references.unshift(reference);
    }
    const { submissions } = await inbox().list(anna, callback, query("?state=new"));
    expect(submissions.slice(0, 3).map(({ name, reference }) => [name, reference])).toEqual(
      references.map((reference, i) => [i === 2 ? "Olga" : "", reference]),
    );
    await db.deleteFrom("submissions").where("reference", "in", references).execute();
    await db.destroy();
  });

  test("of another release opens, is changed by staff and sender, and preserves what this release does not know", async () => {
    const { reference, hash } = await request();
    const { id = 0 } = (await store.findByToken(hash)) ?? {};
    const fields = JSON.stringify({ name: "Olga Wydra", email: "olga@example.org", berth: "7" });
    const db = connectDatabase(database.location, log);
    const row = db.updateTable("submissions").where("reference", "=", reference);
    await row.set({ state: "parked", language: "fr", fields }).execute();
    const opened = await inbox().open(anna, callback, String(id), query());
    expect(opened).toMatchObject({ name: "Olga Wydra", state: "new", language: "en" });
    const seen = { state: opened.state, ownerId: opened.owner?.id };
    expect(await inbox().setState(anna, callback, String(id), seen, "called")).toEqual({ kind: "done" });
    expect(await store.changeOwn(hash, { time: "14:00" }, NOW)).toBe(true);
    const stored = await db
      .selectFrom("submissions")
      .select(["state", "language", "fields"])
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    await db.destroy();
    expect({ ...stored, fields: JSON.parse(stored.fields) }).toEqual({
      state: "called",
      language: "fr",
      fields: { ...JSON.parse(fields), time: "14:00" },
    });
  });

  test("has entries in the audit log that can be filtered, are linked and exported", async () => {
    const { reference, hash } = await request();
    const { id = 0 } = (await store.findByToken(hash)) ?? {};
    const key = String(id);
    await inbox().open(anna, callback, key, query());
    await inbox().addNote(anna, callback, key, "Called");
    await inbox().setState(anna, callback, key, { state: "new", ownerId: undefined }, "called");
    const audit = openAudit({ storage, log, encrypter: createEncrypter("the secret of the tests of a form") });
    const admin: Actor = { ...anna, role: "admin" };
    const exports = submissionsCsv({ storage, audit }, {});
    await Array.fromAsync(await exports.submissionsCsv(admin, callback));

    const asked = (search: string) => audit.list(admin, readAuditQuery(new URLSearchParams(search), audit.choices));
    const { entries, paths } = await asked(`act=submissions&kind=callback`);
    expect(entries[0]).toMatchObject({ action: "submissions-exported", subject: { name: "callbacks.csv" } });
    const about = entries.filter(({ subject }) => subject?.name === reference);
    expect(about.map(({ action }) => action).sort()).toEqual([
      "submission-noted",
      "submission-opened",
      "submission-state",
    ]);
    expect(about.map(({ subject }) => subject?.kind)).toEqual(Array(3).fill("callback"));
    expect(paths[reference]).toBe(`/dashboard/callbacks/${id}`);
    expect((await asked("act=submission-noted")).entries.map(({ subject }) => subject?.name)).toContain(reference);
    const csv = await Array.fromAsync(await audit.csv(admin, readAuditQuery(new URLSearchParams())));
    expect(csv.join("")).toContain(`"submission-noted","callback","${reference}"`);
  });

  test("of another form is not found", async () => {
    const { hash } = await request();
    const { id = 0 } = (await store.findByToken(hash)) ?? {};
    const [messages] = storage.submissions.all;
    expect(await messages?.find({ id })).toBeUndefined();
    await expect(inbox().open({ ...anna, sessionId: undefined }, callback, String(id), query())).rejects.toMatchObject({
      id: "forbidden",
    });
  });

  test("is erased by its sender with its file and mails", async () => {
    const { reference, hash, key } = await request();
    expect(await store.changeOwn(hash, { time: "14:00" }, NOW)).toBe(true);
    expect(await store.findByToken(hash)).toMatchObject({ values: { time: "14:00", name: "Żaneta Łącka" } });
    expect(await store.eraseOwn(hash, NOW, "site.example")).toBe(reference);
    expect(await store.findByToken(hash)).toBeUndefined();
    expect(await storage.submissions.filesToRemove()).toContain(key);
    expect(await storage.namedFiles("files", [key])).toEqual(new Set());
  });

  test("sent again has its first private link; where no mail contains it, equal text is another submission", async () => {
    const fingerprints = { content: { fingerprint: randomUUID(), forMs: 60_000 }, idempotencyKey: undefined };
    const arrival = {
      language: "pl",
      receivedAt: NOW,
      suspectedSpam: false,
      mailHost: "site.example",
      fingerprints,
    } as const;
    for (const form of [callback, silent]) {
      const of = storage.submissions.of(form);
      const values = { name: "Jan", email: "jan@example.org", phone: "+48 600 700 800", time: "9:00" };
      const store = (hash: string) =>
        of.store({ values, about: undefined, files: [], token: { hash, encrypted: "encrypted" } }, arrival);
      const [first, second] = [randomUUID(), randomUUID()];
      const { reference } = await store(first);
      expect(await store(first)).toEqual({ reference, isNew: false, isSameLink: true });
      const again = await store(second);
      expect(again.isNew).toBe(form === silent);
      expect(await of.findByToken(first)).toMatchObject({ reference });
      const other = await of.findByToken(second);
      expect(other?.reference).toBe(form === silent ? again.reference : undefined);
    }
  });

  test("is erased after its retention time, and again after a restore", async () => {
    const old = await request({}, NOW - 800 * DAY_MS);
    const young = await request();
    const retention = await storage.settings.retention();
    expect(await store.countExpired(retention, NOW)).toBe(1);
    expect(await store.eraseExpired(retention, NOW, 100)).toBe(1);
    expect(await store.findByToken(old.hash)).toBeUndefined();
    const trace = { kind: "callback", reference: young.reference, reason: "request", erasedAt: NOW } as const;
    expect(await storage.erasures.replay([trace], NOW)).toBe(1);
    expect(await store.findByToken(young.hash)).toBeUndefined();
    expect((await storage.erasures.after(0, 100)).map(({ kind }) => kind)).toContain("callback");
  });

  test("is entered by staff from an e-mail once, with an audit entry, and with a confirmation only where they want one", async () => {
    const given = { name: "Ewa Żak", email: "ewa@example.org", phone: "+48 600 700 899", time: "10:00" };
    const enter = (key: string, isConfirmed: boolean, change = {}) =>
      inbox().enter(anna, callback, { ...given, ...change }, { key, language: "pl", isConfirmed });
    const [key, other] = [randomUUID(), randomUUID()];
    for (const wrong of ["", "k1", "k 1 of eight"])
      await expect(enter(wrong, false)).rejects.toMatchObject({ id: "conflict" });
    expect(await enter(key, false, { phone: "12" })).toMatchObject({ errors: { phone: { id: "phoneInvalid" } } });
    const first = await enter(key, false);
    expect(await enter(key, false)).toEqual(first);
    if (first.kind !== "stored") throw new Error("it is not stored");
    const opened = await inbox().open(anna, callback, first.key, query());
    expect(opened).toMatchObject({ language: "pl", values: { ...given, source: "email" }, spam: false, mails: [] });
    const entered = await storage.audit.ofSubject(callback.name, opened.reference, 10);
    expect(entered.map(({ action, actor }) => [action, actor])).toContainEqual(["submission-entered", "Anna"]);
    const second = await enter(other, true);
    if (second.kind !== "stored") throw new Error("it is not stored");
    const edited = await enter(key, false, { time: "11:00" });
    expect(edited.kind === "stored" && ![first.key, second.key].includes(edited.key)).toBe(true);
    const { mails } = await inbox().open(anna, callback, second.key, query());
    expect(mails.map(({ kind }) => kind)).toEqual(callback.mails.confirmation ? [callback.mails.confirmation] : []);
  });
}
