import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Audit, AuditActor, AuditFacts } from "#features/audit/audit.server.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { readAuditQuery } from "#features/audit/audit-query.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";

const ANNA = { userId: "a1", name: "Anna Keller", address: "192.0.2.1" };
const JAN = { userId: "j1", name: "Jan", address: "2001:db8::7" };
const ADMIN: Actor = { ...ANNA, username: "anna", role: "admin", language: "en", sessionId: "s" };
const ENCRYPTER = createEncrypter("the secret of the tests of the record");
const NOON = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

/** The record of who did what, on every database alike. Called inside of `describe`. */
export function auditContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let storage: Storage;
  let audit: Audit;
  beforeAll(async () => {
    database = await create();
    storage = await openStorage(database.location, createLog("silent"));
    audit = openAudit({ storage, log: createLog("silent"), encrypter: ENCRYPTER });
  });
  beforeEach(async () => {
    await storage.audit.eraseBefore(Number.MAX_SAFE_INTEGER, 1_000_000);
  });
  afterAll(async () => {
    await storage?.close();
    await database?.remove();
  });

  const add = (at: number, actor: AuditActor, action: AuditAction, facts: AuditFacts = {}) =>
    storage.audit.append(at, actor, action, facts);

  /** A record with something of everything; the last one is the newest. */
  async function addSome(): Promise<void> {
    await add(NOON - DAY_MS, undefined, "item-published", { subject: { kind: "news", name: 12 } });
    await add(NOON, ANNA, "cv-opened", { subject: { kind: "application", name: "A-4K7Q-9XTP" } });
    await add(NOON, JAN, "signed-in", { details: { by: "password" } });
    await add(NOON + 1, { address: "198.51.100.9" }, "sign-in-refused", {
      subject: { kind: "account", name: "jan.k" },
    });
    await add(NOON + DAY_MS, ANNA, "role-changed", {
      subject: { kind: "account", name: "jan.k" },
      details: { role: "admin" },
    });
  }

  const actionsFor = async (search: string) => {
    const { entries } = await audit.list(ADMIN, readAuditQuery(new URLSearchParams(search), audit.choices));
    return entries.map(({ action }) => action);
  };

  test("an entry is read as it was written", async () => {
    await addSome();
    const { entries, hasOlder } = await audit.list(ADMIN, readAuditQuery(new URLSearchParams()));
    expect(hasOlder).toBe(false);
    expect(entries).toMatchObject([
      {
        at: NOON + DAY_MS,
        actor: "Anna Keller",
        actorId: "a1",
        address: "192.0.2.1",
        subject: { kind: "account", name: "jan.k" },
        details: { role: "admin" },
      },
      { actor: "", actorId: undefined, address: "198.51.100.9", action: "sign-in-refused", details: {} },
      { actor: "Jan", action: "signed-in", subject: undefined, details: { by: "password" } },
      { action: "cv-opened" },
      { actor: "", actorId: undefined, address: undefined, subject: { kind: "news", name: "12" } },
    ]);
  });

  test.each([
    ["person=a1", ["role-changed", "cv-opened"]],
    ["person=site", ["item-published"]],
    ["act=cv-opened", ["cv-opened"]],
    ["act=signing-in", ["sign-in-refused", "signed-in"]],
    ["kind=account", ["role-changed", "sign-in-refused"]],
    ["subject=4k7q", ["cv-opened"]],
    ["subject=JAN", ["role-changed", "sign-in-refused"]],
    ["subject=%25", []],
    ["from=2026-11-21", ["role-changed"]],
    ["until=2026-11-19", ["item-published"]],
    ["from=2026-11-20&until=2026-11-20", ["sign-in-refused", "signed-in", "cv-opened"]],
    ["address=2001%3ADB8%3A%3A7", ["signed-in"]],
    ["person=a1&act=accounts&kind=account&subject=jan&from=2026-11-01&address=192.0.2.1", ["role-changed"]],
    ["person=a1&act=signing-in", []],
    [
      `before=${NOON + DAY_MS}.999999999`,
      ["role-changed", "sign-in-refused", "signed-in", "cv-opened", "item-published"],
    ],
    ["before=0.0", []],
    [
      "before=999999999999999.9999999999&from=2000-01-01",
      ["role-changed", "sign-in-refused", "signed-in", "cv-opened", "item-published"],
    ],
  ])("%s", async (search, actions) => {
    await addSome();
    expect(await actionsFor(search)).toEqual(actions);
  });

  test("pages follow each other without a gap, also where many entries have one time", async () => {
    for (let i = 0; i < 250; i++)
      await add(NOON + Math.floor(i / 120), ANNA, "item-saved", { details: { version: i } });
    const seen: unknown[] = [];
    let before = "";
    for (const [size, hasOlder] of [
      [100, true],
      [100, true],
      [50, false],
    ] as const) {
      const page = await audit.list(ADMIN, readAuditQuery(new URLSearchParams({ before })));
      expect([page.entries.length, page.hasOlder]).toEqual([size, hasOlder]);
      seen.push(...page.entries.map(({ details }) => details.version));
      const last = page.entries.at(-1);
      before = `${last?.at}.${last?.id}`;
      // What is added meanwhile stands before the first page.
      await add(NOON + DAY_MS, ANNA, "signed-in");
    }
    expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => 249 - i));
  });

  test("few entries among very many are found, whichever window they lie in", async () => {
    await add(NOON - DAY_MS, ANNA, "cv-opened");
    await fill(45_000);
    await add(NOON + DAY_MS, ANNA, "cv-opened");
    expect(await actionsFor("act=cv-opened")).toEqual(["cv-opened", "cv-opened"]);
    expect(await actionsFor("act=cv-opened&from=2026-11-20")).toEqual(["cv-opened"]);
    expect(await actionsFor("act=backup-made")).toEqual([]);
    expect(await actionsFor("")).toHaveLength(100);
  });

  /** Writes many equal entries at once, a millisecond after the other. */
  async function fill(count: number): Promise<void> {
    const { database: db } = storage.accounts;
    const row = {
      actor_id: "j1",
      actor: "Jan",
      address: null,
      action: "item-saved",
      subject_kind: "news",
      details: "{}",
    };
    for (let i = 0; i < count; i += 1000) {
      const rows = Array.from({ length: 1000 }, (_, k) => ({ ...row, at: NOON + i + k, subject: String(i + k) }));
      await db.insertInto("audit_log").values(rows).execute();
    }
  }

  test("one thing's entries, the newest first, and no more than asked for", async () => {
    const subject = { kind: "application", name: "A-4K7Q-9XTP" } as const;
    for (let i = 0; i < 5; i++) await add(NOON + i, ANNA, "application-opened", { subject, details: { i } });
    await add(NOON, ANNA, "message-state", { subject: { kind: "message", name: subject.name } });
    const found = await storage.audit.ofSubject(subject.kind, subject.name, 3);
    expect(found.map(({ details }) => details.i)).toEqual([4, 3, 2]);
    await add(NOON, ANNA, "item-saved", { subject: { kind: "news", name: 7 } });
    expect(await storage.audit.ofSubject("news", 7, 9)).toMatchObject([{ subject: { kind: "news", name: "7" } }]);
  });

  test("an entry of another release is listed and exported as it was written", async () => {
    const row = { actor_id: "j1", actor: "Jan", address: null, details: "{}" };
    const foreign = { ...row, at: NOON, action: "cargo-weighed", subject_kind: "cargo", subject: "7" };
    await storage.accounts.database.insertInto("audit_log").values(foreign).execute();
    const all = readAuditQuery(new URLSearchParams());
    const { entries, paths } = await audit.list(ADMIN, all);
    expect(entries).toMatchObject([{ action: "cargo-weighed", subject: { kind: "cargo", name: "7" } }]);
    expect(paths).toEqual({});
    expect(await textOf(await audit.csv(ADMIN, all))).toContain('"cargo-weighed","cargo","7"');
  });

  test("words that are looked for are encrypted for an address, and decrypted again", () => {
    const words = { subject: "jan.k", address: "::1" };
    const encrypted = audit.encryptWords(ADMIN, words);
    expect(encrypted).toMatch(/^[\w-]+$/);
    expect(audit.decryptWords(ADMIN, encrypted)).toEqual(words);
    expect(audit.encryptWords(ADMIN, { subject: "", address: "" })).toBe("");
    const none = { subject: "", address: "" };
    // Something else that this site has encrypted is no way to read it.
    for (const other of [
      "",
      "x",
      `${encrypted.startsWith("A") ? "B" : "A"}${encrypted.slice(1)}`,
      ENCRYPTER.encrypt('{"subject":"x","address":""}'),
      ENCRYPTER.encrypt("token"),
    ]) {
      expect(audit.decryptWords(ADMIN, other)).toEqual(none);
    }
  });

  test("entries go when their time has come, the oldest first, some at a time", async () => {
    for (let i = 0; i < 5; i++) await add(NOON + i, ANNA, "item-saved", { details: { i } });
    expect(await storage.audit.eraseBefore(NOON + 4, 3)).toBe(3);
    expect(
      (await audit.list(ADMIN, readAuditQuery(new URLSearchParams()))).entries.map(({ details }) => details.i),
    ).toEqual([4, 3]);
    expect(await storage.audit.eraseBefore(NOON + 4, 3)).toBe(1);
    expect(await storage.audit.eraseBefore(NOON + 4, 3)).toBe(0);
  });

  test("the file has every entry of the query and names its own making first", async () => {
    await addSome();
    await fill(1000);
    const text = await textOf(await audit.csv(ADMIN, readAuditQuery(new URLSearchParams("person=a1"))));
    const lines = text.split("\r\n");
    expect(lines[0]).toBe('\uFEFF"time","time_utc","person","address","action","subject_kind","subject","details"');
    expect(lines[1]).toContain('"Anna Keller","192.0.2.1","audit-exported","","",""');
    expect(lines[2]).toBe(
      '"2026-11-21 13:00","2026-11-21T12:00:00.000Z","Anna Keller","192.0.2.1","role-changed","account","jan.k","role: admin"',
    );
    expect(lines).toHaveLength(5);
    const whole = await textOf(await audit.csv(ADMIN, readAuditQuery(new URLSearchParams())));
    expect(whole.trim().split("\r\n")).toHaveLength(1 + 1005 + 2);
  });

  test("a file whose download cannot be recorded is not sent", async () => {
    const away = Object.assign(new Error("away"), { name: "ExpectedError", id: "storage-unavailable" });
    const broken = { ...storage, audit: { ...storage.audit, append: () => Promise.reject(away) } };
    const unable = openAudit({ storage: broken, log: createLog("silent"), encrypter: ENCRYPTER });
    await expect(unable.csv(ADMIN, readAuditQuery(new URLSearchParams()))).rejects.toBe(away);
    await unable.noteDone(ADMIN, "signed-out");
  });

  test("only admins can read it, and they get the list of people to filter by", async () => {
    const editor: Actor = { ...ADMIN, role: "editor" };
    const all = readAuditQuery(new URLSearchParams());
    await expect(audit.list(editor, all)).rejects.toMatchObject({ id: "forbidden" });
    await expect(audit.csv(editor, all)).rejects.toMatchObject({ id: "forbidden" });
    const person = { username: "z", name: "Zoë", email: undefined, role: "editor", language: "en" } as const;
    await storage.accounts.users.createFirst({ ...person, passwordHash: "none", activatedAt: undefined });
    expect((await audit.list(ADMIN, all)).people).toMatchObject([{ name: "Zoë" }]);
  });
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  return (await Array.fromAsync(chunks)).join("");
}
