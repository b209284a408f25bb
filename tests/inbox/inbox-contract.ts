import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InboxFilter, InboxQuery } from "#features/submissions/inbox-query.ts";
import { NOTE_LIMITS } from "#features/submissions/message-note.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { eraseMessagesBefore } from "../sent-submissions.ts";
import { type InboxSite, openInboxSite, type Sent } from "./inbox-site.ts";
import { mailsContract } from "./mails-contract.ts";
import { threadContract } from "./thread-contract.ts";

const OPEN: InboxFilter = { view: "open", owner: "anyone", about: undefined, search: "" };
const DAY_MS = 86_400_000;
const NEW = { state: "new", ownerId: undefined } as const;

/** What the inbox must do alike on every database. Called inside of `describe`. */
export function inboxContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: InboxSite;
  beforeAll(async () => {
    database = await create();
    site = await openInboxSite(database);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  const list = (query: Partial<InboxQuery> = {}, who = site.anna) =>
    site.inbox.list(who, { ...OPEN, from: undefined, ...query });
  const ids = async (query: Partial<InboxQuery> = {}, who = site.anna) =>
    (await list(query, who)).messages.map(({ id }) => id);
  const open = (id: number, filter: Partial<InboxFilter> = {}) =>
    site.inbox.open(site.anna, id, { ...OPEN, ...filter });
  const searched = (typed: string, query: Partial<InboxQuery> = {}) =>
    ids({ view: "all", search: site.inbox.encryptSearch(site.anna, typed), ...query });
  const lastRecorded = async () => (await site.recorded()).at(-1);

  test("an empty inbox has nothing in any view", async () => {
    expect(await list()).toMatchObject({
      messages: [],
      newer: false,
      older: false,
      counts: { open: 0, all: 0, spam: 0 },
    });
  });

  test("tokens and users without the role have no access", async () => {
    const token = { ...site.anna, sessionId: undefined };
    await expect(list({}, token)).rejects.toMatchObject({ id: "forbidden" });
    await expect(site.inbox.open(token, 1, OPEN)).rejects.toMatchObject({ id: "forbidden" });
  });

  describe("the list", () => {
    const marks = { email: "list@example.org" };
    const sent: number[] = [];
    beforeAll(async () => {
      const start = Date.UTC(2020, 0, 1);
      for (let i = 0; i < 105; i++)
        sent.push(await site.receive({ ...marks, email: `l${i}@example.org`, receivedAt: start + Math.floor(i / 2) }));
    });

    test("runs from the newest to the oldest in pages, and back the same way", async () => {
      const first = await list();
      const second = await list({ from: { older: first.messages.at(-1) as never } });
      const third = await list({ from: { older: second.messages.at(-1) as never } });
      expect([first, second, third].map(({ newer, older }) => [newer, older])).toEqual([
        [false, true],
        [true, true],
        [true, false],
      ]);
      const all = [first, second, third].flatMap(({ messages }) => messages.map(({ id }) => id));
      expect(all).toEqual(sent.toReversed());
      const back = await list({ from: { newer: third.messages[0] as never } });
      expect(back.messages).toEqual(second.messages);
      expect([back.newer, back.older]).toEqual([true, true]);
      const front = await list({ from: { newer: back.messages[0] as never } });
      expect(front.messages).toEqual(first.messages);
      expect([front.newer, front.older]).toEqual([false, true]);
    });

    test("a message knows its neighbours in what is shown", async () => {
      const [a, b, c] = sent as [number, number, number];
      expect(await open(b)).toMatchObject({ newer: c, older: a });
      expect((await open(a)).older).toBeUndefined();
      expect(await open(b, { view: "closed" })).toMatchObject({ newer: undefined, older: undefined });
    });

    test("each state and owner is a view of its own, with its number", async () => {
      const [a, b, c] = sent as [number, number, number];
      await site.inbox.setOwner(site.anna, a, NEW, site.anna.userId);
      await site.inbox.setState(site.jan, b, NEW, "answered");
      await site.inbox.setState(site.jan, c, NEW, "closed");
      const spam = await site.receive({ spam: true });
      expect(await ids({ view: "in-hand" })).toEqual([a]);
      expect(await ids({ view: "answered" })).toEqual([b]);
      expect(await ids({ view: "closed" })).toEqual([c]);
      expect(await ids({ view: "spam" })).toEqual([spam]);
      expect(await ids({ view: "everywhere" })).toContain(spam);
      expect(await ids({ view: "all", owner: "mine" })).toEqual([a]);
      expect(await ids({ view: "all", owner: "mine" }, site.jan)).toEqual([b]);
      expect(await ids({ view: "open", owner: "mine" }, site.jan)).toEqual([]);
      expect(await ids({ view: "closed", owner: "nobody" })).toEqual([c]);
      expect(await ids({ view: "in-hand", owner: "nobody" })).toEqual([]);
      expect((await list()).counts).toEqual({
        open: 103,
        new: 102,
        "in-hand": 1,
        answered: 1,
        closed: 1,
        all: 105,
        spam: 1,
        everywhere: 106,
      });
    });

    test("a row tells who wrote, how it begins, in which language, whose it is and how its mails stand", async () => {
      const id = await site.receive({ message: `Motor\n${"long ".repeat(100)}`, language: "de" });
      const [row] = (await list()).messages;
      expect(row).toMatchObject({
        id,
        name: "Ewa Zając",
        language: "de",
        state: "new",
        owner: undefined,
      });
      expect(row).toMatchObject({ mail: "waiting", lateDays: expect.any(Number) });
      expect(row?.start).toHaveLength(240);
    });
  });

  describe("a search", () => {
    test("finds each field and notes, in any case, without marks, in any order", async () => {
      const words: Partial<Sent> = {
        firstName: "Świętosław",
        lastName: "Großmann",
        message: "Pompa zęzowa\nŁÓDŹ 100% _x",
      };
      const id = await site.receive({ ...words, email: "needle@example.org" });
      const { reference } = await open(id);
      for (const typed of ["swietoslaw", "GROSSMANN", "needle@", reference, "lodz pompa", "100% _x"]) {
        expect(await searched(typed)).toEqual([id]);
      }
      expect(await searched("pompa przekładnia")).toEqual([]);
      await site.inbox.addNote(site.jan, id, "Zadzwonić: przekładnia");
      expect(await searched("PRZEKLADNIA pompa")).toEqual([id]);
    });

    test("finds what lies behind thousands of others, page by page", async () => {
      const hidden = await Promise.all(
        [0, 1, 2].map((i) => site.receive({ message: `xylophone ${i}`, receivedAt: Date.UTC(2019, 0, 1) + i })),
      );
      expect(await searched("xylophone")).toEqual(hidden.toReversed());
      const [newest, middle, oldest] = hidden.toReversed() as [number, number, number];
      const search = site.inbox.encryptSearch(site.anna, "xylophone");
      expect(await open(middle, { search })).toMatchObject({ newer: newest, older: oldest });
    });

    test("for nothing, or one that is none of ours, shows all", async () => {
      expect(site.inbox.encryptSearch(site.anna, " \u0301 ")).toBe("");
      expect(await ids({ search: "AAAA" })).toEqual(await ids());
    });
  });

  describe("a message", () => {
    test("is taken, given, and given back; in hand it is somebody's", async () => {
      const id = await site.receive();
      expect(await site.inbox.setOwner(site.anna, id, NEW, site.anna.userId)).toEqual({ kind: "done" });
      expect(await open(id)).toMatchObject({ state: "in-hand", owner: { name: "Anna" } });
      const ofAnna = { state: "in-hand", ownerId: site.anna.userId } as const;
      await site.inbox.setOwner(site.anna, id, ofAnna, site.jan.userId);
      expect(await open(id)).toMatchObject({ state: "in-hand", owner: { name: "Jan" } });
      await site.inbox.setOwner(site.anna, id, { ...ofAnna, ownerId: site.jan.userId }, undefined);
      expect(await open(id)).toMatchObject({ state: "new", owner: undefined });
      expect(await site.inbox.setOwner(site.anna, id, NEW, "nobody")).toEqual({ kind: "no-such-owner" });
    });

    test("is its answerer's unless somebody has it, and nobody's when it is new again", async () => {
      const id = await site.receive();
      await site.inbox.setState(site.jan, id, NEW, "answered");
      expect(await open(id)).toMatchObject({
        state: "answered",
        owner: { name: "Jan" },
        changedAt: expect.any(Number),
      });
      await site.inbox.setState(site.anna, id, { state: "answered", ownerId: site.jan.userId }, "closed");
      expect(await open(id)).toMatchObject({ state: "closed", owner: { name: "Jan" } });
      await site.inbox.setState(site.anna, id, { state: "closed", ownerId: site.jan.userId }, "new");
      expect(await open(id)).toMatchObject({ state: "new", owner: undefined });
    });

    test("of two users who take it at once, one gets it and the other a conflict", async () => {
      const id = await site.receive();
      const outcomes = await Promise.all([
        site.inbox.setOwner(site.anna, id, NEW, site.anna.userId),
        site.inbox.setOwner(site.jan, id, NEW, site.jan.userId),
      ]);
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["changed-since", "done"]);
      const winner = outcomes[0]?.kind === "done" ? "Anna" : "Jan";
      expect(await open(id)).toMatchObject({ owner: { name: winner } });
    });

    test("that somebody has taken since is not closed by one who saw it new", async () => {
      const id = await site.receive();
      await site.inbox.setOwner(site.anna, id, NEW, site.anna.userId);
      const before = await site.recorded();
      expect(await site.inbox.setState(site.jan, id, NEW, "closed")).toEqual({ kind: "changed-since" });
      expect(await open(id)).toMatchObject({ state: "in-hand", owner: { name: "Anna" } });
      expect(await site.recorded()).toEqual(before);
    });

    test("that is not there cannot be opened, changed or noted", async () => {
      const missing = { id: "not-found" };
      await expect(open(999_999)).rejects.toMatchObject(missing);
      await expect(site.inbox.setState(site.anna, 999_999, NEW, "closed")).rejects.toMatchObject(missing);
      await expect(site.inbox.addNote(site.anna, 999_999, "x")).rejects.toMatchObject(missing);
      await expect(site.inbox.notSpam(site.anna, 999_999)).rejects.toMatchObject(missing);
      await expect(site.inbox.retryMail(site.anna, 999_999, 1)).rejects.toMatchObject(missing);
    });

    test("keeps its notes in order, with who and when, up to a limit even when they come at once", async () => {
      const id = await site.receive();
      await site.inbox.addNote(site.anna, id, "First\n<b>line</b>");
      await site.inbox.addNote(site.jan, id, "Second");
      expect((await open(id)).notes).toMatchObject([
        { author: "Anna", text: "First\n<b>line</b>", at: expect.any(Number) },
        { author: "Jan", text: "Second" },
      ]);
      for (let i = 2; i < NOTE_LIMITS.notes - 1; i++) await site.inbox.addNote(site.jan, id, "again");
      const last = await Promise.allSettled(["a", "b", "c"].map((text) => site.inbox.addNote(site.anna, id, text)));
      expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
      expect((await open(id)).notes).toHaveLength(NOTE_LIMITS.notes);
    });

    test("names others of the same address, however it is written", async () => {
      const first = await site.receive({ email: "Same@Example.org" });
      const spam = await site.receive({ email: "same@example.org", spam: true });
      expect((await open(first)).sameAddress).toMatchObject([{ key: String(spam), spam: true }]);
      expect((await open(spam)).sameAddress).toMatchObject([{ key: String(first), spam: false }]);
    });

    test("says when it is erased by itself", async () => {
      const id = await site.receive({ receivedAt: Date.UTC(2026, 0, 31) });
      expect((await open(id)).erasedFrom).toBe("2028-01-31");
    });

    test("cannot be answered by a link when its address fits in none", async () => {
      const plain = await open(await site.receive({ email: "jan@łódź.example" }));
      expect(plain.answers[0]?.href).toMatch(/^mailto:jan@xn--/);
      const strange = await open(await site.receive({ email: "jürgen@example.org" }));
      expect(strange.answers.map(({ href }) => href)).toEqual(strange.answers.map(() => undefined));
      expect(strange.answers[0]?.text).toContain("Dzień dobry,");
    });

    test("that was no spam is in the list like others, and was suspected once", async () => {
      const id = await site.receive({ spam: true });
      expect(await ids()).not.toContain(id);
      await site.inbox.notSpam(site.anna, id);
      await site.inbox.notSpam(site.anna, id);
      expect(await ids()).toContain(id);
      expect((await site.recorded()).filter(({ action }) => action === "message-not-spam")).toHaveLength(1);
    });

    test("is on record by its reference, with what was done to it and nothing that was typed", async () => {
      const id = await site.receive({ firstName: "Zdzisława" });
      const { reference } = await open(id);
      const subject = { kind: "message", name: reference };
      await site.inbox.setState(site.anna, id, NEW, "closed");
      expect(await lastRecorded()).toEqual({
        action: "message-state",
        facts: { subject, details: { from: "new", to: "closed" } },
      });
      await site.inbox.setOwner(site.anna, id, { state: "closed", ownerId: undefined }, site.jan.userId);
      expect(await lastRecorded()).toEqual({ action: "message-owner", facts: { subject, details: { to: "Jan" } } });
      await site.inbox.addNote(site.anna, id, "A secret");
      expect(await lastRecorded()).toEqual({ action: "message-noted", facts: { subject } });
      expect(JSON.stringify(await site.recorded())).not.toMatch(/Zdzis|secret|@example/);
    });

    test("is unchanged when the audit entry cannot be written", async () => {
      const [id, spam] = [await site.receive(), await site.receive({ spam: true })];
      const [notice] = (await open(id)).mails;
      const mailId = notice?.id ?? 0;
      await site.storage.outbox.fail(mailId, "550 No such user");
      const { rows } = site.storage.publishing;
      const written = () =>
        Promise.all(
          (["submissions", "submission_notes", "outbox", "audit_log"] as const).map((table) =>
            rows.selectFrom(table).selectAll().orderBy("id").execute(),
          ),
        );
      const before = [await written(), site.woken()];
      const changes = [
        () => site.inbox.setState(site.anna, id, NEW, "closed"),
        () => site.inbox.setOwner(site.anna, id, NEW, site.jan.userId),
        () => site.inbox.addNote(site.anna, id, "Note"),
        () => site.inbox.notSpam(site.anna, spam),
        () => site.inbox.retryMail(site.anna, id, mailId),
      ];
      for (const change of changes) {
        await withoutAuditLog(rows, () => expect(change()).rejects.toThrow("audit_log"));
        expect([await written(), site.woken()]).toEqual(before);
      }
      const entries = (await site.recorded()).length;
      for (const change of changes.slice(1)) await change();
      expect((await site.recorded()).slice(entries).map(({ action }) => action)).toEqual([
        ...["message-state", "message-owner", "message-noted", "message-not-spam", "mail-retried"],
      ]);
    });

    test("is nobody's once its owner's account is gone or cannot sign in, and can be given to others", async () => {
      expect((await site.storage.submissions.colleagues()).map(({ name }) => name)).toEqual(["Anna", "Jan"]);
      await site.storage.accounts.users.disable(site.jan.userId);
      expect((await site.storage.submissions.colleagues()).map(({ name }) => name)).toEqual(["Anna"]);
      await site.storage.accounts.users.enable(site.jan.userId);
    });

    test("takes its notes and mails along when it is erased", async () => {
      const old = Date.UTC(2010, 0, 1);
      const id = await site.receive({ receivedAt: old });
      await site.inbox.addNote(site.anna, id, "Note");
      const [mail] = (await open(id)).mails;
      expect(await eraseMessagesBefore(site.storage, old + DAY_MS, 10)).toBe(1);
      await expect(open(id)).rejects.toMatchObject({ id: "not-found" });
      expect(await site.storage.mails.stateOf(mail?.id ?? 0)).toBeUndefined();
    });
  });

  describe("its mails", () => mailsContract(() => site));
  describe("its thread", () => threadContract(() => site));
}
