import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sectionPages } from "#features/personal-data/sections.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { NOTHING_SENT } from "../every-form.ts";
import { messagesOf } from "../sent-submissions.ts";
import { csvContract } from "./csv-contract.ts";
import { erasureContract } from "./erasure-contract.ts";
import { exportContract } from "./export-contract.ts";
import { openPersonSite, type PersonSite, somebody } from "./person-site.ts";
import { replayContract } from "./replay-contract.ts";

const FIRST = sectionPages({});
const admin = somebody("admin");
const RECEIVED = Date.UTC(2026, 10, 20, 12);

/** What both databases must do with one person's data. Called inside of `describe`. */
export function personalDataContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: PersonSite;
  beforeAll(async () => {
    database = await create();
    site = await openPersonSite(database);
  });
  afterEach(() => site.clear());
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  test("everything stored under an address is found, ignoring case, and no other person's data", async () => {
    const message = await site.message({ email: "Anna@Example.com" });
    const { reference } = await site.application({ email: "anna@example.COM", fileName: "Anna Nowak.pdf" });
    await site.message({ email: "ben@example.com" });
    await site.note(message, "Call back");
    await site.note(reference, "Good");
    const { id = 0 } = (await messagesOf(site.storage).find({ reference: message })) ?? {};
    await messagesOf(site.storage).write(
      id,
      {
        kind: "reply",
        at: 5,
        text: "Here is the photo.",
        author: { userId: "ben", name: "Ben" },
        requestKey: "reply-1",
      },
      { last: 0, change: undefined, now: 5, mailHost: "site.example" },
      async () => {},
    );
    await site.storage.audit.append(RECEIVED, undefined, "cv-opened", {
      subject: { kind: "application", name: reference },
    });
    const sections = await site.personalData.lookUp(admin, "ANNA@example.com", FIRST);
    expect(sections.counts).toEqual({
      ...NOTHING_SENT,
      messages: 1,
      applications: 1,
      mails: 4,
      thread: 1,
      notes: 2,
      entries: 1,
    });
    const { messages, applications } = sections.submissions;
    expect(messages).toMatchObject([{ reference: message, state: "new", owner: undefined, receivedAt: RECEIVED }]);
    expect(applications).toMatchObject([
      { key: reference, reference, files: ["Anna Nowak.pdf"], choices: { consent: "vacancy" }, ratings: 0 },
    ]);
    expect(sections.mails.map(({ kind }) => kind).sort()).toEqual([
      "application-confirmation",
      "application-notice",
      "message-confirmation",
      "message-notice",
    ]);
    expect(sections.thread).toMatchObject([
      { reference: message, kind: "reply", at: 5, author: "Ben", text: "Here is the photo." },
    ]);
    expect(sections.notes.map(({ text }) => text).sort()).toEqual(["Call back", "Good"]);
    expect(sections.entries).toMatchObject([{ reference, action: "cv-opened" }]);
    expect(sections.staff).toBe(false);
  });

  test("other spellings of the same mailbox are listed, but not included", async () => {
    await site.message({ email: "anna@example.com" });
    await site.message({ email: "Anna+ship@example.com" });
    await site.application({ email: "anna+SHIP@example.com" });
    await site.message({ email: "anna+jobs@example.com" });
    await site.message({ email: "hanna+ship@example.com" });
    const plain = await site.personalData.lookUp(admin, "anna@example.com", FIRST);
    expect(plain.counts.messages).toBe(1);
    expect(plain.similar).toEqual({
      addresses: [
        { address: "anna+ship@example.com", submissions: 2 },
        { address: "anna+jobs@example.com", submissions: 1 },
      ],
      more: false,
    });
    const tagged = await site.personalData.lookUp(admin, "anna+ship@example.com", FIRST);
    expect(tagged.counts).toMatchObject({ messages: 1, applications: 1 });
    expect(tagged.similar.addresses.map(({ address }) => address)).toEqual([
      "anna+jobs@example.com",
      "anna@example.com",
    ]);
  });

  test("of many similar addresses some are listed", async () => {
    for (let i = 0; i < 21; i++) await site.message({ email: `anna+${i}@example.com` });
    const { similar } = await site.personalData.lookUp(admin, "anna@example.com", FIRST);
    expect([similar.addresses.length, similar.more]).toEqual([20, true]);
  });

  test("letters that a database knows no capitals of still lead to the person", async () => {
    await site.message({ email: "ŁUCJA@example.com" });
    const { counts, similar } = await site.personalData.lookUp(admin, "łucja@example.com", FIRST);
    expect((counts.messages ?? 0) + similar.addresses.length).toBe(1);
  });

  test("many are shown a page at a time, the newest first; a page beyond the last is the last", async () => {
    const sent: string[] = [];
    for (let i = 0; i < 45; i++) sent.unshift(await site.message({ receivedAt: RECEIVED + i }));
    const shown = async (page: number) => {
      const sections = await site.personalData.lookUp(admin, "anna@example.com", { ...FIRST, messages: page });
      return [sections.pages.messages, ...(sections.submissions.messages ?? []).map(({ reference }) => reference)];
    };
    expect(await shown(1)).toEqual([1, ...sent.slice(0, 20)]);
    expect(await shown(3)).toEqual([3, ...sent.slice(40)]);
    expect(await shown(9)).toEqual([3, ...sent.slice(40)]);
  });

  test("data is shown, exported and erased only for an admin in a session", async () => {
    const reference = await site.message({});
    for (const actor of [somebody("editor"), { ...admin, sessionId: undefined }]) {
      const calls = [
        () => site.personalData.lookUp(actor, "anna@example.com", FIRST),
        () => site.personalData.archive(actor, "anna@example.com"),
        () => site.personalData.erase(actor, "anna@example.com"),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject({ id: "forbidden" });
    }
    const { submissions } = await site.personalData.lookUp(admin, "anna@example.com", FIRST);
    expect(submissions.messages).toMatchObject([{ reference }]);
  });

  test("nothing is shown, exported or erased without an audit entry", async () => {
    await site.message({});
    const note = () => Promise.reject(new Error("no room"));
    const closed = site.openWith({ audit: { note, noteDone: note } as never });
    await expect(closed.lookUp(admin, "anna@example.com", FIRST)).rejects.toThrow("no room");
    await expect(closed.archive(admin, "anna@example.com")).rejects.toThrow("no room");
    await expect(closed.erase(admin, "anna@example.com")).rejects.toThrow("no room");
    expect((await site.personalData.lookUp(admin, "anna@example.com", FIRST)).counts.messages).toBe(1);
  });

  test("what was done is on record without the address", async () => {
    await site.message({});
    await site.personalData.lookUp(admin, "anna@example.com", FIRST);
    (await site.personalData.archive(admin, "anna@example.com")).body[Symbol.asyncIterator]().return?.();
    await site.personalData.erase(admin, "anna@example.com");
    const rows = await site.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ["person-looked-up", "Olga"],
      ["person-exported", "Olga"],
      ["person-erased", "Olga"],
    ]);
    for (const { subject_kind, subject } of rows) {
      expect([subject_kind, subject]).toEqual(["person", expect.stringMatching(/^P(-[0-9A-Z]{4}){2}$/)]);
    }
    expect(JSON.parse(rows[2]?.details ?? "")).toEqual({ ...NOTHING_SENT, messages: 1, mails: 2, notes: 0 });
    expect(JSON.stringify(rows)).not.toContain("anna@");
  });

  exportContract(() => site);
  erasureContract(() => site);
  replayContract(() => site);
  csvContract(() => site);
}
