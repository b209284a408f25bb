import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach } from "vitest";
import type { DueMail } from "#features/outbox/outbox.server.ts";
import { refusal, startSmtp, type TestSmtp, type Verdict } from "../../tools/test/smtp.ts";
import { exampleMails } from "./example-mails.ts";
import { type MemoryOutbox, memoryOutbox } from "./memory-outbox.ts";
import { type RunningDelivery, runDelivery } from "./running-delivery.ts";

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** What a test server does otherwise. */
export type SmtpOptions = NonNullable<Parameters<typeof startSmtp>[0]>;

/** Starts a mail server that ends with its test. */
export async function smtp(options: SmtpOptions = {}, port = 0): Promise<TestSmtp> {
  const server = await startSmtp(options, port);
  ended.push(server.close);
  return server;
}

/** Starts a delivery that ends with its test. */
export function run(options: Parameters<typeof runDelivery>[0]): RunningDelivery {
  const delivery = runDelivery(options);
  ended.push(delivery.stop);
  return delivery;
}

/** A server that speaks no SMTP: it does what the test says with each connection. */
export async function strangeServer(onConnection: (socket: Socket) => void): Promise<string> {
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
export function verdicts(...list: Verdict[]): Verdict {
  let next = 0;
  return (mail, drop) => list[next++]?.(mail, drop);
}

/** A verdict that refuses. */
export const refuse = (code: number, words: string) => () => {
  throw refusal(code, words);
};

/** An outbox with a mail in it. */
export function withOne(mail: DueMail = exampleMails("en")["message-confirmation"]): MemoryOutbox {
  const outbox = memoryOutbox();
  outbox.add(mail);
  return outbox;
}

/** Mails that differ by their ids, from 1. */
export function many(count: number): DueMail[] {
  const mail = exampleMails("en")["message-confirmation"];
  return Array.from({ length: count }, (_, index) => ({ ...mail, id: index + 1, messageId: `${index + 1}@site.test` }));
}

/** What the outbox knows of a mail; the one of `withOne` if no other is named. */
export const rowOf = (outbox: MemoryOutbox, id = 2) => outbox.rows.get(id);
/** The Message-IDs that came in, in their order. */
export const ids = (server: TestSmtp) => server.received.map((mail) => mail.header("message-id"));
