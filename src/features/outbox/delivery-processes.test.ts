import { expect, test } from "vitest";
import { ids, many, rowOf, run, smtp, strangeServer, withOne } from "../../../tests/mail/delivery-under-test.ts";
import { memoryLeases, memoryOutbox } from "../../../tests/mail/memory-outbox.ts";

test("two deliveries send each mail once", async () => {
  const server = await smtp();
  const outbox = memoryOutbox();
  const leases = memoryLeases();
  outbox.add(...many(30));
  const both = [run({ smtpUrl: server.url, outbox, leases }), run({ smtpUrl: server.url, outbox, leases })];
  await outbox.settled();
  await Promise.all(both.map(({ stop }) => stop()));
  expect(server.received).toHaveLength(30);
  expect(new Set(ids(server)).size).toBe(30);
  expect([...outbox.rows.values()].every(({ state, mail }) => state === "sent" && mail.attempts === 1)).toBe(true);
});

test("when the delivering process dies, the other takes over after the lease, and no mail is lost", async () => {
  const dead = await strangeServer(() => undefined);
  const server = await smtp();
  const outbox = memoryOutbox();
  const leases = memoryLeases();
  outbox.add(...many(5));
  let alive = true;
  const dies = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => (alive ? value.apply(target, given) : new Promise(() => undefined));
      },
    });
  const lease = { lease: 600, renew: 40 };
  run({ smtpUrl: dead, outbox: dies(outbox), leases: dies(leases), times: { ...lease, wholeTry: 300, stop: 1 } });
  await outbox.until(() => rowOf(outbox, 3)?.mail.attempts === 1);
  alive = false;
  const first = leases.holder();
  run({ smtpUrl: server.url, outbox, leases, times: lease });
  await outbox.settled();
  const takenOver = leases.takes.find(({ holder, taken }) => taken && holder !== first);
  expect(takenOver && takenOver.now >= takenOver.heldUntil).toBe(true);
  expect(leases.takes.some(({ holder, taken }) => !taken && holder !== first)).toBe(true);
  expect(new Set(ids(server))).toEqual(new Set(many(5).map(({ messageId }) => `<${messageId}>`)));
  expect([...outbox.rows.values()].map(({ mail }) => mail.attempts)).toEqual([2, 2, 2, 1, 1]);
});

test("a long attempt keeps its lease", async () => {
  const answer = Promise.withResolvers<void>();
  const server = await smtp({ verdict: () => answer.promise });
  const outbox = withOne();
  const leases = memoryLeases();
  const times = { lease: 800, renew: 20 };
  run({ smtpUrl: server.url, outbox, leases, times });
  await expect.poll(() => server.received.length, { interval: 5, timeout: 10_000 }).toBe(1);
  const began = leases.takes[0];
  outbox.add(...many(1));
  run({ smtpUrl: server.url, outbox, leases, times });
  await expect
    .poll(() => leases.takes.some(({ now }) => now > (began?.now ?? 0) + 1600), { interval: 5, timeout: 10_000 })
    .toBe(true);
  expect(leases.takes.filter(({ taken }) => taken).every(({ holder }) => holder === began?.holder)).toBe(true);
  answer.resolve();
  await outbox.settled();
  expect(server.received).toHaveLength(2);
});
