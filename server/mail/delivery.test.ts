import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { exampleCompany } from "#content/company/example.ts";
import type { DueMail } from "./outbox.ts";
import { exampleMails } from "./testing/example-mails.ts";
import { type MemoryOutbox, memoryLeases, memoryOutbox } from "./testing/memory-outbox.ts";
import { type RunningDelivery, runDelivery } from "./testing/running-delivery.ts";
import { refusal, startSmtp, type Verdict } from "./testing/smtp.ts";

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

type SmtpOptions = NonNullable<Parameters<typeof startSmtp>[0]>;

async function smtp(options: SmtpOptions = {}, port = 0) {
  const server = await startSmtp(options, port);
  ended.push(server.close);
  return server;
}

function run(options: Parameters<typeof runDelivery>[0]): RunningDelivery {
  const delivery = runDelivery(options);
  ended.push(delivery.stop);
  return delivery;
}

/** A server that speaks no SMTP: it does what the test says with each connection. */
async function strangeServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onConnection(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ended.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Says what happened at each mail in turn; later ones are taken. */
function verdicts(...list: Verdict[]): Verdict {
  let next = 0;
  return (mail, drop) => list[next++]?.(mail, drop);
}

const refuse = (code: number, words: string) => () => {
  throw refusal(code, words);
};

function withOne(mail: DueMail = exampleMails("en")["message-confirmation"]): MemoryOutbox {
  const outbox = memoryOutbox();
  outbox.add(mail);
  return outbox;
}

function many(count: number): DueMail[] {
  const mail = exampleMails("en")["message-confirmation"];
  return Array.from({ length: count }, (_, index) => ({ ...mail, id: index + 1, messageId: `${index + 1}@site.test` }));
}

const rowOf = (outbox: MemoryOutbox, id = 2) => outbox.rows.get(id);
const ids = (server: Awaited<ReturnType<typeof smtp>>) => server.received.map((mail) => mail.header("message-id"));

test("a new mail goes as soon as delivery is woken", async () => {
  const server = await smtp();
  const delivery = run({ smtpUrl: server.url, times: { poll: 3_600_000 } });
  delivery.outbox.add(exampleMails("en")["message-confirmation"]);
  delivery.wake();
  await delivery.outbox.settled();
  expect(rowOf(delivery.outbox)?.state).toBe("sent");
});

test("a mail that is due goes by itself", async () => {
  const server = await smtp();
  const delivery = run({ smtpUrl: server.url, outbox: withOne() });
  await delivery.outbox.settled();
  expect(server.received).toHaveLength(1);
  await delivery.stop();
  expect(delivery.leases.holder()).toBeUndefined();
});

test.each([
  ["busy for now", 451],
  ["refusing as greylisting does", 550],
])("a server %s gets the same mail again and takes it", async (_, code) => {
  const server = await smtp({ verdict: verdicts(refuse(code, "Come back later")) });
  const { outbox, lines } = run({ smtpUrl: server.url, outbox: withOne() });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "sent", mail: { attempts: 2 } });
  expect(new Set(ids(server))).toEqual(new Set(["<2.en@ship-to-shore.test>"]));
  expect(lines[0]).toMatchObject({ msg: "mail not taken, to be tried again", smtpCode: code, attempts: 1 });
});

test.each([
  [452, "Insufficient system storage"],
  [552, "Mailbox of the receiver is full"],
])("a server that always answers %d ends in a failed mail with its words", async (code, words) => {
  const server = await smtp({ verdict: refuse(code, words) });
  const { outbox, lines } = run({ smtpUrl: server.url, outbox: withOne() });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "failed", reason: `${code} ${words}`, mail: { attempts: 3 } });
  expect(lines.at(-1)).toMatchObject({ msg: "mail failed for good", smtpCode: code, attempts: 3 });
});

test("a receiver that is refused by name fails alone, and the log does not name him", async () => {
  const server = await smtp({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? refusal(550, `No such user ${address} ${"x".repeat(900)}`) : null),
  });
  const [bad, good] = many(2);
  const outbox = memoryOutbox();
  outbox.add({ ...bad, recipient: "nobody@example.org" } as DueMail, good as DueMail);
  const { lines } = run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(rowOf(outbox, 1)?.state).toBe("failed");
  expect(rowOf(outbox, 1)?.reason).toHaveLength(500);
  expect(rowOf(outbox, 2)?.state).toBe("sent");
  expect(JSON.stringify(lines)).not.toContain("@");
});

test("one of two receivers refused: the other gets the mail once", async () => {
  const server = await smtp({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith("gone") ? refusal(550, "No such user") : null),
  });
  const mail = { smtpUrl: server.url, from: undefined, to: ["gone@example.com", "here@example.com"] };
  const { outbox, lines } = run({
    smtpUrl: server.url,
    mail,
    outbox: withOne(exampleMails("en")["withdrawal-notice"]),
  });
  await outbox.settled();
  expect(server.received.map(({ to }) => to)).toEqual([["here@example.com"]]);
  expect(lines[0]).toMatchObject({ msg: "mail refused for some receivers", refused: 1 });
});

test("a refused connection is tried again until the server is there", async () => {
  const { port, url, close } = await startSmtp();
  await close();
  const { outbox } = run({ smtpUrl: url, outbox: withOne(), schedule: Array(500).fill(10) });
  await outbox.until(() => rowOf(outbox)?.reason !== undefined);
  expect(rowOf(outbox)?.reason).toContain("ECONNREFUSED");
  const server = await smtp({}, port);
  await outbox.settled();
  expect(rowOf(outbox)?.state).toBe("sent");
  expect(server.received).toHaveLength(1);
});

test("a refused connection ends in a failed mail when the server stays away", async () => {
  const { url, close } = await startSmtp();
  await close();
  const { outbox } = run({ smtpUrl: url, outbox: withOne() });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "failed", mail: { attempts: 3 } });
});

test("a server that accepts the connection and says nothing ends in a failed mail", async () => {
  const url = await strangeServer(() => undefined);
  const { outbox, lines } = run({ smtpUrl: url, outbox: withOne(), times: { greeting: 20 } });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "failed", mail: { attempts: 3 } });
  expect(lines[0]).toMatchObject({ code: "ETIMEDOUT" });
});

test("a server that falls silent after the mail ends in a failed mail", async () => {
  const server = await smtp({ verdict: () => new Promise(() => undefined) });
  const { outbox } = run({ smtpUrl: server.url, outbox: withOne(), times: { answer: 300 } });
  await outbox.settled();
  expect(server.received).toHaveLength(3);
  expect(rowOf(outbox)?.state).toBe("failed");
});

test("a server that sends a byte now and then cannot hold a try for ever", async () => {
  const url = await strangeServer((socket) => {
    socket.write("220-");
    const drip = setInterval(() => socket.write("x"), 5);
    socket.on("close", () => clearInterval(drip));
  });
  const { outbox } = run({ smtpUrl: url, outbox: withOne(), times: { wholeTry: 60 } });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "failed", mail: { attempts: 3 } });
});

test("a connection dropped after the mail, before the answer: it comes again with the same Message-ID", async () => {
  const dropAfterData: Verdict = (_mail, drop) => {
    drop();
    return new Promise(() => undefined);
  };
  const server = await smtp({ verdict: verdicts(dropAfterData) });
  const { outbox } = run({ smtpUrl: server.url, outbox: withOne() });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "sent", mail: { attempts: 2 } });
  expect(ids(server)).toEqual(["<2.en@ship-to-shore.test>", "<2.en@ship-to-shore.test>"]);
});

test("a certificate that nobody vouches for is not accepted, though the mail then fails", async () => {
  const server = await smtp({ disabledCommands: ["AUTH"] });
  const { outbox } = run({ smtpUrl: server.url, outbox: withOne() });
  await outbox.settled();
  expect(rowOf(outbox)?.state).toBe("failed");
  expect(server.received).toHaveLength(0);
});

test("TLS is used where the server offers it", async () => {
  const server = await smtp({ disabledCommands: ["AUTH"] });
  const { outbox } = run({ smtpUrl: `${server.url}?tls.rejectUnauthorized=false`, outbox: withOne() });
  await outbox.settled();
  expect(server.received.map(({ secure }) => secure)).toEqual([true]);
});

test("a link that cannot be opened is tried as often as any mail, marked failed, and holds no other up", async () => {
  const server = await smtp();
  const outbox = memoryOutbox();
  const broken = { ...exampleMails("de")["application-confirmation"], sealedToken: "broken" };
  outbox.add(broken, exampleMails("de")["message-confirmation"]);
  const { lines } = run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(rowOf(outbox, 4)).toMatchObject({ state: "failed", mail: { attempts: 3 } });
  expect(rowOf(outbox, 4)?.reason).toBe("The mail could not be made. (Error)");
  expect(rowOf(outbox, 2)?.state).toBe("sent");
  expect(lines.find(({ mail }) => mail === 4)).toMatchObject({ code: "MailNotMade", at: expect.any(Array) });
});

test("a last try that was cut off by the end of its process counts as failed", async () => {
  const server = await smtp();
  const { outbox } = run({
    smtpUrl: server.url,
    outbox: withOne({ ...exampleMails("en")["message-confirmation"], attempts: 3 }),
  });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "failed", reason: expect.stringContaining("cut off") });
  expect(server.received).toHaveLength(0);
});

test("without a company record mails wait, with the reason and without losing a try, and go once there is one", async () => {
  const server = await smtp();
  let company: typeof exampleCompany | undefined;
  const { outbox, lines } = run({ smtpUrl: server.url, outbox: withOne(), company: async () => company });
  await outbox.until(() => rowOf(outbox)?.reason !== undefined);
  expect(rowOf(outbox)).toMatchObject({ state: "waiting", reason: expect.stringContaining("no company record") });
  company = exampleCompany;
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "sent", mail: { attempts: 1 } });
  expect(lines.filter(({ level }) => level >= 40)).toHaveLength(1);
});

test("without SMTP_URL mails wait and the log says so: at the start, and with their number when one comes", async () => {
  const { outbox, lines, wake, stop } = run({ smtpUrl: undefined, outbox: withOne() });
  wake();
  wake();
  await stop();
  expect(rowOf(outbox)).toMatchObject({ state: "waiting", mail: { attempts: 0 } });
  expect(lines.map(({ msg, waiting }) => [msg, waiting])).toEqual([
    ["mails wait in the outbox: SMTP_URL is not set", undefined],
    ["mails wait in the outbox: SMTP_URL is not set", 1],
  ]);
});

test("a mail taken while the database was away is noted later, not sent again", async () => {
  const server = await smtp();
  const outbox = withOne();
  const { sent, begin } = outbox;
  let refusals = 3;
  outbox.sent = async (id, at) => {
    if (refusals-- > 0) throw new Error("the database does not answer");
    await sent(id, at);
  };
  // Due again at once: only what delivery remembers keeps it from going twice.
  outbox.begin = (mail) => begin(mail, 0);
  run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(server.received.length).toBe(1);
});

test("a database that is away is said once, and delivery goes on after it", async () => {
  const server = await smtp();
  const outbox = withOne();
  const { due } = outbox;
  let refusals = 3;
  outbox.due = async (now, limit) => {
    if (refusals-- > 0) throw new Error("Jan Kowalski <jan@example.org>");
    return due(now, limit);
  };
  const { lines } = run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(lines.map(({ msg }) => msg)).toEqual(["the outbox does not answer; mails wait", "mail sent"]);
  expect(JSON.stringify(lines)).not.toContain("jan@");
});

test("of two deliveries each mail goes once", async () => {
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

test("when the one that delivers dies, the other goes on after its lease, and no mail is lost", async () => {
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

test("a long try keeps its lease", async () => {
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

test("a stop waits for the mail on its way, and gives the lease back", async () => {
  const answer = Promise.withResolvers<void>();
  const server = await smtp({ verdict: () => answer.promise });
  const { outbox, leases, stop } = run({ smtpUrl: server.url, outbox: withOne() });
  await expect.poll(() => server.received.length, { interval: 5, timeout: 10_000 }).toBe(1);
  const stopped = stop();
  answer.resolve();
  await stopped;
  expect(rowOf(outbox)?.state).toBe("sent");
  expect(leases.holder()).toBeUndefined();
});

test("a stop does not wait for ever: the try is broken off, noted, and the mail waits", async () => {
  const url = await strangeServer(() => undefined);
  const { outbox, leases, stop } = run({ smtpUrl: url, outbox: withOne(), times: { stop: 20 } });
  await outbox.until(() => rowOf(outbox)?.mail.attempts === 1);
  await stop();
  expect(rowOf(outbox)).toMatchObject({ state: "waiting", reason: expect.any(String), mail: { attempts: 1 } });
  expect(leases.holder()).toBeUndefined();
});

test("after a stop nothing more goes out", async () => {
  const server = await smtp();
  const { outbox, stop, wake } = run({ smtpUrl: server.url });
  await stop();
  outbox.add(exampleMails("en")["message-confirmation"]);
  wake();
  await stop();
  expect(server.received).toHaveLength(0);
});
