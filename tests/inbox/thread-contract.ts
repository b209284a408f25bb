import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { StaffMessage } from "#features/submissions/inbox.server.ts";
import { THREAD_LIMITS } from "#features/submissions/thread.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import { addApplicant } from "../applicants/applicant-samples.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import { defaultWords } from "../mail/default-words.ts";
import { applicationsOf, messagesOf } from "../sent-submissions.ts";
import type { InboxSite } from "./inbox-site.ts";

const FAR = Number.MAX_SAFE_INTEGER;
const NEW = { state: "new", ownerId: undefined };

/** What both databases must do with the threads of submissions. Called inside of `describe`. */
export function threadContract(opened: () => InboxSite): void {
  const open = (id: number) => opened().inbox.open(opened().anna, id, {});
  const message = (change: Partial<StaffMessage> = {}): StaffMessage => ({
    ...{ text: "We come on Tuesday.", requestKey: randomUUID(), last: 0, seen: NEW, state: undefined },
    ...change,
  });
  const answer = (id: number, change: Partial<StaffMessage> & { subject?: string } = {}, who = opened().anna) =>
    opened().inbox.answer(who, id, { subject: "Your pump", ...message(change) });
  const mailsOf = async (reference: string) =>
    (await opened().storage.outbox.due(FAR, 10_000)).filter((mail) => mail.reference === reference);
  const answersOf = async (reference: string) =>
    (await mailsOf(reference)).filter(({ kind }) => kind === "message-answer");

  test("an answer is stored with its mail, its state and its audit entries", async () => {
    const { receive, woken, recorded, anna } = opened();
    const id = await receive({ email: "ewa@example.org", message: "Pump trips\nagain", language: "de" });
    const before = [woken(), (await recorded()).length] as const;
    expect(await answer(id, { state: "answered" })).toEqual({ kind: "done" });
    const { reference, state, owner, thread, mails } = await open(id);
    expect({ state, owner: owner?.id }).toEqual({ state: "answered", owner: anna.userId });
    expect(thread).toMatchObject([
      { kind: "answer", author: "Anna", subject: `Your pump (${reference})`, mail: { status: "waiting", attempts: 0 } },
    ]);
    expect(mails.map(({ kind }) => kind)).toEqual(["message-notice", "message-confirmation"]);
    const [mail, ...others] = await answersOf(reference);
    expect(others).toEqual([]);
    if (mail?.part !== "answer") throw new Error("no answer");
    expect([mail.recipient, mail.language]).toEqual(["ewa@example.org", "de"]);
    const context = { company: undefined, publicUrl: "", decryptToken: () => "", words: defaultWords };
    const content = mailContentOf(mail, context);
    expect(content.subject).toBe(`Your pump (${reference})`);
    expect(content.text).toMatch(/^We come on Tuesday\.\n\n.+:\n> Pump trips\n> again\n$/);
    expect(woken()).toBe(before[0] + 1);
    const entries = (await recorded()).slice(before[1]);
    expect(entries.map(({ action }) => action)).toEqual(["message-answered", "message-state", "message-owner"]);
    expect(JSON.stringify(entries)).not.toMatch(/Tuesday|pump|@/);
  });

  test("sent twice at once, or again after the answer was lost, it is one", async () => {
    const { receive } = opened();
    const id = await receive();
    const { reference } = await open(id);
    const requestKey = randomUUID();
    const twice = await Promise.all([answer(id, { requestKey }), answer(id, { requestKey })]);
    expect(twice).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(await answer(id, { requestKey, state: "answered" })).toEqual({ kind: "done" });
    expect((await open(id)).thread).toHaveLength(1);
    expect(await answersOf(reference)).toHaveLength(1);
    for (const edited of [{ text: "We come on Friday." }, { subject: "Your winch" }])
      expect(await answer(id, { requestKey, ...edited })).toEqual({ kind: "changed-since" });
  });

  test("of two colleagues who answer at once, the second is asked to read the first one's", async () => {
    const { receive, jan, storage } = opened();
    const id = await receive();
    const { reference } = await open(id);
    const both = await Promise.all([answer(id), answer(id, { text: "On Friday." }, jan)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(["changed-since", "done"]);
    const { thread } = await open(id);
    expect(thread).toHaveLength(1);
    expect(await answer(id, { last: thread[0]?.id ?? 0, text: "On Monday." }, jan)).toEqual({ kind: "done" });
    expect(await answersOf(reference)).toHaveLength(2);
    await messagesOf(storage).change(id, NEW, { ...NEW, state: "closed" }, 1);
    const now = (await open(id)).thread;
    const late = { last: now.at(-1)?.id ?? 0, state: "answered" };
    expect(await answer(id, late)).toEqual({ kind: "changed-since" });
    expect((await open(id)).thread).toHaveLength(2);
  });

  test("an answer without its audit entry is not stored and not sent", async () => {
    const { receive, storage, woken } = opened();
    const id = await receive();
    const { reference } = await open(id);
    const before = woken();
    const { rows } = storage.publishing;
    await withoutAuditLog(rows, () => expect(answer(id, { state: "answered" })).rejects.toThrow("audit_log"));
    expect(await open(id)).toMatchObject({ state: "new", thread: [] });
    expect([await answersOf(reference), woken()]).toEqual([[], before]);
  });

  test("a process that dies between the commit and the delivery loses nothing: the same mail is sent later", async () => {
    const { receive, storage } = opened();
    const id = await receive();
    const { reference } = await open(id);
    await answer(id, { text: "Bring the drawings." });
    const [first] = await answersOf(reference);
    if (first?.part !== "answer") throw new Error("no answer");
    // It has begun an attempt, and has noted no result.
    await storage.outbox.begin(first, 1);
    const [again] = await answersOf(reference);
    expect(again).toMatchObject({ messageId: first.messageId, attempts: 1, submission: first.submission });
    await storage.outbox.fail(first.id, "550 No such user");
    expect((await open(id)).thread[0]?.mail).toMatchObject({ status: "failed", reason: "550 No such user" });
    await opened().inbox.retryMail(opened().anna, id, first.id);
    expect((await open(id)).thread[0]?.mail).toMatchObject({ status: "waiting", attempts: 0 });
    await storage.outbox.sent(first.id, 5);
    expect((await open(id)).thread[0]).toMatchObject({ text: "Bring the drawings.", mail: { status: "sent" } });
  });

  test("a pasted reply takes its place in time, is found, quoted, and marks the message until it is answered", async () => {
    const { receive, inbox, anna } = opened();
    const id = await receive({ receivedAt: Date.UTC(2026, 0, 5), message: "Winch" });
    const { reference } = await open(id);
    const add = (text: string, at: number, last: number) =>
      inbox.addReply(anna, id, { ...message({ text, last }), at });
    await add("Second reply: Ölleck", Date.UTC(2026, 0, 9), 0);
    const [second] = (await open(id)).thread;
    await add("First reply", Date.UTC(2026, 0, 7), second?.id ?? 0);
    const { thread, writtenAt } = await open(id);
    expect(thread.map(({ kind, text }) => [kind, text])).toEqual([
      ["reply", "First reply"],
      ["reply", "Second reply: Ölleck"],
    ]);
    expect(writtenAt).toBeDefined();
    const search = inbox.encryptSearch(anna, "olleck winch");
    expect((await inbox.list(anna, { view: "all", search })).messages.map((one) => one.id)).toEqual([id]);
    const last = Math.max(...thread.map((one) => one.id));
    await answer(id, { last });
    expect((await open(id)).writtenAt).toBeUndefined();
    const [mail] = await answersOf(reference);
    expect(mail?.part === "answer" && mail.submission.message?.quoted?.text).toBe("Second reply: Ölleck");
  });

  test("the same reply pasted twice is one; the same text that came at another time is another", async () => {
    const { receive, inbox, anna } = opened();
    const id = await receive({ message: "Pump" });
    const add = async (at: number, last: number) =>
      inbox.addReply(anna, id, { ...message({ text: "Any news?", last }), at });
    const [monday, tuesday] = [Date.UTC(2026, 0, 5, 8, 30), Date.UTC(2026, 0, 6, 8, 30)];
    expect(await add(monday, 0)).toEqual({ kind: "done" });
    // The second time it was typed in the minute in which it came, and got the seconds of that time.
    expect(await add(monday + 59_000, 0)).toEqual({ kind: "done" });
    const [first] = (await open(id)).thread;
    expect(await add(monday, first?.id ?? 0)).toEqual({ kind: "done" });
    expect(await add(tuesday, first?.id ?? 0)).toEqual({ kind: "done" });
    expect((await open(id)).thread.map(({ at }) => at)).toEqual([monday, tuesday]);
  });

  test("an answer clears the suspicion of spam; who may not read may not answer", async () => {
    const { receive, anna, inbox } = opened();
    const id = await receive({ spam: true });
    await answer(id);
    expect((await open(id)).spam).toBe(false);
    const token = { ...anna, sessionId: undefined };
    await expect(answer(id, {}, token)).rejects.toMatchObject({ id: "forbidden" });
    await expect(inbox.addReply(token, id, { ...message(), at: 1 })).rejects.toMatchObject({ id: "forbidden" });
    await expect(answer(999_999)).rejects.toMatchObject({ id: "not-found" });
  });

  test("the thread is erased with its message, also from the outbox", async () => {
    const { receive, storage } = opened();
    const id = await receive({ email: "gone@example.org" });
    const { reference } = await open(id);
    await answer(id, { text: "An answer that goes" });
    const newest = new Map([["message", id]]);
    const step = { address: "gone@example.org", newest, now: 1, limit: 10 };
    await storage.persons.erasure.submissions(messagesOf(storage).form, step);
    expect(await answersOf(reference)).toEqual([]);
    const rows = await storage.publishing.rows.selectFrom("submission_messages").select("text").execute();
    expect(rows.map(({ text }) => text)).not.toContain("An answer that goes");
  });

  test("a sender writes on the private page: the company gets a mail, the state of a decision stays", async () => {
    const { storage } = opened();
    const { reference, tokenHash } = await addApplicant(storage, { offerId: undefined });
    const store = applicationsOf(storage);
    const { id = 0 } = (await store.find({ reference })) ?? {};
    await store.change(id, NEW, { ...NEW, state: "declined" }, 5);
    const written = { text: "I have moved to Gdynia.", requestKey: randomUUID() };
    const audit = () => async () => {};
    const write = (sent = written) => store.writeOwn(tokenHash, sent, { now: 7, mailHost: "site.example" }, audit);
    expect(await Promise.all([write(), write()])).toEqual([reference, reference]);
    const found = await store.find({ reference });
    expect(found).toMatchObject({ state: "declined", writtenAt: 7 });
    expect(found?.thread).toMatchObject([{ kind: "page", at: 7, author: undefined, text: written.text }]);
    const mails = (await mailsOf(reference)).filter(({ kind }) => kind === "application-further");
    expect(mails).toMatchObject([{ recipient: undefined, submission: { message: { text: written.text } } }]);
    // An edited text is another message, even when the page is the same.
    await write({ ...written, text: "I have moved to Sopot." });
    expect((await store.find({ reference }))?.thread.map(({ text }) => text)).toEqual([
      written.text,
      "I have moved to Sopot.",
    ]);
    for (let i = 2; i < THREAD_LIMITS.byPage; i++) await write({ text: "again", requestKey: randomUUID() });
    await expect(write({ text: "too many", requestKey: randomUUID() })).rejects.toMatchObject({ id: "too-many" });
    expect(await store.writeOwn("no such hash", written, { now: 7, mailHost: "site.example" }, audit)).toBeUndefined();
  });

  test("where staff answer, a closed submission is open again when its sender writes", async () => {
    const { receive, storage, anna, inbox } = opened();
    const hash = randomUUID();
    const id = await receive({ receivedAt: Date.UTC(2026, 0, 5) });
    const { rows } = storage.publishing;
    await rows
      .updateTable("submissions")
      .set({ token_hash: hash })
      .where("form", "=", "message")
      .where("id", "=", id)
      .execute();
    const write = (now: number) =>
      messagesOf(storage).writeOwn(
        hash,
        { text: "One more thing", requestKey: randomUUID() },
        { now, mailHost: "site.example" },
        () => async () => {},
      );
    await inbox.setState(anna, id, NEW, "closed");
    await write(Date.now());
    const again = await open(id);
    // It has waited since the new message, not since the first one.
    expect(again).toMatchObject({
      state: "in-hand",
      owner: undefined,
      lateDays: undefined,
      thread: [{ kind: "page" }],
    });
    await inbox.setState(anna, id, { ...NEW, state: "in-hand" }, "answered");
    expect((await open(id)).writtenAt).toBeUndefined();
    await write(Date.now());
    expect(await open(id)).toMatchObject({ state: "in-hand", owner: { id: anna.userId } });
  });
}
