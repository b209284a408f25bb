import { expect, test } from "vitest";
import { exampleCompany } from "#ui/site/company/example.ts";
import {
  ids,
  refuse,
  rowOf,
  run,
  smtp,
  strangeServer,
  verdicts,
  withOne,
} from "../../../tests/mail/delivery-under-test.ts";
import { exampleMails } from "../../../tests/mail/example-mails.ts";
import { memoryOutbox } from "../../../tests/mail/memory-outbox.ts";
import { startSmtp, type Verdict } from "../../../tools/test/smtp.ts";

test("a new mail is sent as soon as delivery is woken", async () => {
  const server = await smtp();
  const delivery = run({ smtpUrl: server.url, times: { poll: 3_600_000 } });
  delivery.outbox.add(exampleMails("en")["message-confirmation"]);
  delivery.wake();
  await delivery.outbox.settled();
  expect(rowOf(delivery.outbox)?.state).toBe("sent");
});

test("a due mail is sent without a wake-up", async () => {
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

test("server errors that a database cannot store do not stop delivery", async () => {
  const url = await strangeServer((socket) => void socket.write("421 Not\0 now\r\n"));
  const { outbox } = run({ smtpUrl: url, outbox: withOne(), schedule: [] });
  await outbox.settled();
  expect(rowOf(outbox)?.reason).toBe("421 Not now");
});

test("a refused connection is retried until the server is available", async () => {
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

test("a refused connection ends in a failed mail when the server stays unavailable", async () => {
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

test("a server that sends single bytes slowly cannot block an attempt forever", async () => {
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

test("an untrusted certificate is refused, and the mail fails", async () => {
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

test("a mail whose link cannot be decrypted is retried, marked failed, and delays no other", async () => {
  const server = await smtp();
  const outbox = memoryOutbox();
  const broken = { ...exampleMails("de")["application-confirmation"], encryptedToken: "broken" };
  outbox.add(broken, exampleMails("de")["message-confirmation"]);
  const { lines } = run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(rowOf(outbox, 4)).toMatchObject({ state: "failed", mail: { attempts: 3 } });
  expect(rowOf(outbox, 4)?.reason).toBe("The mail could not be made. (Error)");
  expect(rowOf(outbox, 2)?.state).toBe("sent");
  expect(lines.find(({ mail }) => mail === 4)).toMatchObject({ code: "MailNotMade", at: expect.any(Array) });
});

test("a last attempt interrupted by the end of its process counts as failed", async () => {
  const server = await smtp();
  const { outbox } = run({
    smtpUrl: server.url,
    outbox: withOne({ ...exampleMails("en")["message-confirmation"], attempts: 3 }),
  });
  await outbox.settled();
  expect(rowOf(outbox)).toMatchObject({ state: "failed", reason: expect.stringContaining("cut off") });
  expect(server.received).toHaveLength(0);
});

test("without a company record mails wait with the reason, lose no attempt, and are sent once there is one", async () => {
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

test("a mail accepted while the database was unavailable is recorded later and not sent again", async () => {
  const server = await smtp();
  const outbox = withOne();
  const { sent, begin } = outbox;
  let refusals = 3;
  outbox.sent = async (id, at) => {
    if (refusals-- > 0) throw new Error("the database does not answer");
    await sent(id, at);
  };
  // Due again at once: only the delivery's own record prevents a second attempt.
  outbox.begin = (mail) => begin(mail, 0);
  run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(server.received.length).toBe(1);
});

test("an unavailable database is logged once, and delivery continues afterwards", async () => {
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

test("a stop waits for the running attempt and releases the lease", async () => {
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

test("a stop does not wait forever: the attempt is aborted and recorded, and the mail waits", async () => {
  const url = await strangeServer(() => undefined);
  const { outbox, leases, stop } = run({ smtpUrl: url, outbox: withOne(), times: { stop: 20 } });
  await outbox.until(() => rowOf(outbox)?.mail.attempts === 1);
  await stop();
  expect(rowOf(outbox)).toMatchObject({ state: "waiting", reason: expect.any(String), mail: { attempts: 1 } });
  expect(leases.holder()).toBeUndefined();
});

test("after a stop nothing is sent", async () => {
  const server = await smtp();
  const { outbox, stop, wake } = run({ smtpUrl: server.url });
  await stop();
  outbox.add(exampleMails("en")["message-confirmation"]);
  wake();
  await stop();
  expect(server.received).toHaveLength(0);
});
