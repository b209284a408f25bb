import { expect, test } from "vitest";
import { ids, many, rowOf, run, smtp, withOne } from "../../../tests/mail/delivery-under-test.ts";
import { memoryOutbox } from "../../../tests/mail/memory-outbox.ts";
import type { DueMail } from "./outbox.server.ts";

/** Starts a server that never responds for a recipient "stuck" and accepts all others. */
async function stuckAt() {
  const stuck: (() => void)[] = [];
  const server = await smtp({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("stuck")) stuck.push(() => done(null));
      else done(null);
    },
  });
  return { server, stuck };
}

const toStuck = (mail: DueMail) => ({ ...mail, recipient: "stuck@example.org" }) as DueMail;

test("two recipients that do not respond delay no other mail, and get their own once", async () => {
  const { server, stuck } = await stuckAt();
  const outbox = memoryOutbox();
  const { begin } = outbox;
  outbox.add(...many(12).map((mail) => (mail.id === 1 || mail.id === 3 ? toStuck(mail) : mail)));
  // Due again at once: only the delivery's record of running attempts prevents a second one.
  outbox.begin = (mail) => begin(mail, 0);
  const isSent = (id: number) => rowOf(outbox, id)?.state === "sent";
  run({ smtpUrl: server.url, outbox, times: { poll: 3_600_000, wholeTry: 3_600_000, answer: 3_600_000 } });
  await outbox.until(() => [2, 4, 5, 6, 7, 8, 9, 10, 11, 12].every(isSent));
  expect([isSent(1), isSent(3)]).toEqual([false, false]);
  for (const answer of stuck) answer();
  await outbox.settled();
  expect(stuck).toHaveLength(2);
  expect(new Set(ids(server)).size).toBe(12);
  expect(server.received).toHaveLength(12);
});

test("a new mail is sent at once while an older one is being sent", async () => {
  const { server, stuck } = await stuckAt();
  const [first, second] = many(2) as [DueMail, DueMail];
  const times = { poll: 3_600_000, wholeTry: 3_600_000, answer: 3_600_000 };
  const { outbox, wake } = run({ smtpUrl: server.url, outbox: withOne(toStuck(first)), times });
  await expect.poll(() => stuck.length, { interval: 5, timeout: 10_000 }).toBe(1);
  outbox.add(second);
  wake();
  await outbox.until(() => rowOf(outbox, second.id)?.state === "sent");
  stuck[0]?.();
  await outbox.settled();
  expect(server.received).toHaveLength(2);
});

test("at most three mails are sent concurrently", async () => {
  let now = 0;
  let most = 0;
  /** The first connections wait until there are three of them. */
  const waiting: (() => void)[] = [];
  const server = await smtp({
    onConnect: (_session, done) => {
      most = Math.max(most, ++now);
      waiting.push(done);
      if (most >= 3) for (const go of waiting.splice(0)) go();
    },
    verdict: () => {
      now--;
    },
  });
  const outbox = memoryOutbox();
  outbox.add(...many(30));
  run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(server.received).toHaveLength(30);
  expect(most).toBe(3);
});
