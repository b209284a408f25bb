import { expect, test } from "vitest";
import { momentOf } from "#platform/i18n/time-zone.ts";
import { messagesOf } from "../sent-submissions.ts";
import type { InboxSite } from "./inbox-site.ts";

const FRIDAY = momentOf("2026-11-20T08:00") ?? 0;
const DAY_MS = 86_400_000;
const FAR = Number.MAX_SAFE_INTEGER;

/** What both databases must do with mails as staff see them. Called inside of `describe`. */
export function mailsContract(opened: () => InboxSite): void {
  const open = (id: number) => opened().inbox.open(opened().anna, id, { view: "open", owner: "anyone", search: "" });

  test("each mail of a message shows its delivery status, and the list the worst of them", async () => {
    const { storage, receive, inbox, anna } = opened();
    const id = await receive({ receivedAt: Date.now() });
    const [notice, confirmation] = (await open(id)).mails;
    expect(notice).toMatchObject({ kind: "message-notice", status: "waiting", attempts: 0, reason: undefined });
    await storage.outbox.begin({ ...notice, attempts: 0 } as never, FRIDAY);
    await storage.outbox.retry(notice?.id ?? 0, "451 Try later", FRIDAY + DAY_MS);
    await storage.outbox.sent(confirmation?.id ?? 0, FRIDAY);
    expect((await open(id)).mails).toMatchObject([
      { status: "retrying", attempts: 1, nextTryAt: FRIDAY + DAY_MS, reason: "451 Try later" },
      { status: "sent", sentAt: FRIDAY, nextTryAt: undefined },
    ]);
    const worst = async () => {
      const { messages } = await inbox.list(anna, { view: "open", owner: "anyone", search: "", from: undefined });
      return messages.find((message) => message.id === id)?.mail;
    };
    expect(await worst()).toBe("retrying");
    await storage.outbox.fail(notice?.id ?? 0, "550 No such user", FRIDAY + 5);
    expect(await worst()).toBe("failed");
    expect((await open(id)).mails[0]).toMatchObject({
      status: "failed",
      failedAt: FRIDAY + 5,
      reason: "550 No such user",
    });
  });

  test("a failed mail is tried again from the beginning and at once; one that has gone is not", async () => {
    const { storage, receive, inbox, anna, woken, recorded } = opened();
    const id = await receive();
    const [notice, confirmation] = (await open(id)).mails.map((mail) => mail.id) as [number, number];
    await storage.outbox.fail(notice, "550");
    const before = woken();
    await inbox.retryMail(anna, id, notice);
    expect(woken()).toBe(before + 1);
    expect((await recorded()).at(-1)).toMatchObject({
      action: "mail-retried",
      facts: { details: { mail: "message-notice" } },
    });
    const due = await storage.outbox.due(Date.now(), 1000);
    expect(due.find((mail) => mail.id === notice)).toMatchObject({ attempts: 0, kind: "message-notice" });
    await storage.outbox.sent(confirmation, FRIDAY);
    await expect(inbox.retryMail(anna, id, confirmation)).rejects.toMatchObject({ id: "conflict" });
    const other = await receive();
    await expect(inbox.retryMail(anna, other, notice)).rejects.toMatchObject({ id: "not-found" });
  });

  test("of all failed mails the newest are tried again first", async () => {
    const { storage, receive } = opened();
    const failed = async (after: number) => {
      const id = await receive({ receivedAt: Date.now() + after });
      const [notice] = (await open(id)).mails;
      await storage.outbox.fail(notice?.id ?? 0, "550");
      return id;
    };
    const [older, newer] = [await failed(1000), await failed(2000)];
    expect(await storage.mails.retryFailed(1, FRIDAY, async () => {})).toBe(1);
    expect((await open(older)).mails[0]?.status).toBe("failed");
    expect((await open(newer)).mails[0]?.status).toBe("waiting");
  });

  test("a mail that waits for its next try is tried at once, without losing count", async () => {
    const { storage, receive, inbox, anna } = opened();
    const id = await receive();
    const [notice] = (await open(id)).mails;
    const mailId = notice?.id ?? 0;
    await storage.outbox.begin({ id: mailId, attempts: 0 } as never, FAR);
    await inbox.retryMail(anna, id, mailId);
    expect((await storage.outbox.due(Date.now(), 1000)).find((mail) => mail.id === mailId)?.attempts).toBe(1);
  });

  test("a test mail goes to its recipient and shows its delivery status", async () => {
    const { storage } = opened();
    const id = await storage.mails.enqueueTest("anna@site.example", "de", "site.example");
    const mail = (await storage.outbox.due(Date.now(), 1000)).find((one) => one.id === id);
    expect(mail).toMatchObject({ kind: "test-mail", recipient: "anna@site.example", language: "de" });
    expect(await storage.mails.stateOf(id)).toMatchObject({ status: "waiting" });
    await storage.outbox.fail(id, "535 Authentication failed", FRIDAY);
    expect(await storage.mails.stateOf(id)).toMatchObject({ status: "failed", reason: "535 Authentication failed" });
    const failed = await storage.mails.failed();
    expect(failed.find((one) => one.id === id)).toEqual({
      id,
      kind: "test-mail",
      reference: expect.stringMatching(/^S-/),
      reason: "535 Authentication failed",
      at: FRIDAY,
    });
    expect(await storage.mails.retry(id)).toBe(true);
    expect(await storage.mails.retry(0)).toBe(false);
  });

  test("a mail under way says so at each try, and not that it was refused", async () => {
    const { storage } = opened();
    const id = await storage.mails.enqueueTest("anna@site.example", "en", "site.example");
    const status = async () => (await storage.mails.stateOf(id))?.status;
    await storage.outbox.begin({ id, attempts: 0 } as never, FAR);
    expect(await storage.mails.stateOf(id)).toMatchObject({ status: "sending", attempts: 1, nextTryAt: undefined });
    await storage.outbox.retry(id, "451 Try later", FRIDAY);
    expect(await status()).toBe("retrying");
    await storage.outbox.begin({ id, attempts: 1 } as never, FAR);
    expect(await storage.mails.stateOf(id)).toMatchObject({ status: "sending", attempts: 2, reason: undefined });
    await storage.outbox.sent(id, FRIDAY);
    expect(await status()).toBe("sent");
  });

  test("counts tell what waits, what failed, and since when", async () => {
    const { storage } = opened();
    for (const mail of await storage.outbox.due(FAR, 5000)) await storage.outbox.sent(mail.id, FRIDAY);
    const before = await storage.mails.counts();
    expect(before).toMatchObject({ waiting: 0, oldestWaiting: undefined });
    const first = await storage.mails.enqueueTest("a@site.example", "en", "site.example", FRIDAY);
    await storage.mails.enqueueTest("b@site.example", "en", "site.example", FRIDAY + 1);
    expect(await storage.mails.counts()).toEqual({ waiting: 2, failed: before.failed, oldestWaiting: FRIDAY });
    await storage.outbox.fail(first, "550");
    expect(await storage.mails.counts()).toEqual({ waiting: 1, failed: before.failed + 1, oldestWaiting: FRIDAY + 1 });
  });

  test("late is what has waited two working days; the badge and the reminder count alike", async () => {
    const { storage, inbox, receive } = opened();
    const before = await messagesOf(storage).countWaitingSince(FRIDAY);
    const late = await receive({ receivedAt: FRIDAY - 2 * DAY_MS });
    await receive({ receivedAt: FRIDAY - 2 * DAY_MS + 60_000 });
    await receive({ receivedAt: FRIDAY - 2 * DAY_MS, spam: true });
    expect(await messagesOf(storage).countWaitingSince(FRIDAY)).toBe(before + 1);
    await messagesOf(storage).change(
      late,
      { state: "new", ownerId: undefined },
      { state: "closed", ownerId: undefined },
      FRIDAY,
    );
    expect(await messagesOf(storage).countWaitingSince(FRIDAY)).toBe(before);
    expect(await inbox.lateCount()).toBe(await messagesOf(storage).countWaitingSince(Date.now()));
    expect(await inbox.lateCount()).toBeGreaterThan(100);
  });

  test("there is one reminder a day, whichever process creates it, with references alone", async () => {
    const { storage, inbox } = opened();
    for (const mail of await storage.outbox.due(FAR, 5000)) await storage.outbox.sent(mail.id, FRIDAY);
    await Promise.all([inbox.remind(FRIDAY), inbox.remind(FRIDAY), inbox.remind(FRIDAY + 1)]);
    const [mail, ...others] = await storage.outbox.due(FAR, 5000);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "waiting-reminder", language: "en", receivedAt: expect.any(Number) });
    const { late = [], more = 0, spam = 0 } = mail?.part === undefined && mail?.kind === "waiting-reminder" ? mail : {};
    expect(late).toHaveLength(20);
    expect(more).toBeGreaterThan(50);
    expect(spam).toBeGreaterThan(0);
    expect(late[0]).toEqual({ reference: expect.stringMatching(/^M-/), workingDays: expect.any(Number) });
    expect(late[0]?.workingDays).toBeGreaterThan(1000);
    expect(JSON.stringify(mail)).not.toMatch(/@example\.org|Zając/);
    await inbox.remind(FRIDAY + 3 * DAY_MS);
    expect(await storage.outbox.due(FAR, 5000)).toHaveLength(2);
  });

  test("reminders and tests go after a time, mails of messages stay", async () => {
    const { storage, receive } = opened();
    const id = await receive({ receivedAt: FRIDAY - 90 * DAY_MS });
    const test = await storage.mails.enqueueTest("a@site.example", "en", "site.example", FRIDAY - 31 * DAY_MS);
    const fresh = await storage.mails.enqueueTest("a@site.example", "en", "site.example", FRIDAY);
    expect(await storage.mails.removeOwnBefore(FRIDAY - 30 * DAY_MS)).toBe(1);
    expect(await storage.mails.stateOf(test)).toBeUndefined();
    expect(await storage.mails.stateOf(fresh)).toBeDefined();
    expect((await open(id)).mails).toHaveLength(2);
  });
}
