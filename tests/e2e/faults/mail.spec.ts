import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../tools/test/free-port.ts";
import { refusal } from "../../../tools/test/smtp.ts";
import { createTestDatabase } from "../../test-database.ts";
import { expect, test, UNLIMITED } from "../fixtures.ts";
import { newLetter, postLetter } from "../forms/contact-form.ts";
import { type Mailbox, mailSettings, OFFICE, startMailbox } from "../mailbox.ts";
import { type BuiltSite, startBuiltSite } from "../start-built-site.ts";
import { rowsOf } from "../stored-rows.ts";

/** The second attempt of a mail comes 12 to 18 seconds after the first; tests share that wait where possible. */
const SECOND_TRY = { timeout: 40_000 };
// Side by side, their waits would leave the processors idle.
test.describe.configure({ mode: "default", timeout: 90_000 });

/** Sends a message, which is accepted independent of the mail server. @returns its reference */
async function send(site: BuiltSite, letter = newLetter()): Promise<string> {
  const answer = await postLetter(site.url, letter);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

interface MailRow {
  state: string;
  attempts: number;
  last_error: string | null;
}

/** Returns the mails of a submission in the outbox. */
function outboxOf({ database }: BuiltSite, reference: string): Promise<MailRow[]> {
  return rowsOf(database, "select state, attempts, last_error from outbox where reference = $1", reference);
}

async function statesOf(site: BuiltSite, reference: string): Promise<string[]> {
  return (await outboxOf(site, reference)).map(({ state }) => state);
}

/** A mail server that accepts connections and never responds. */
async function silentServer(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

test("while the mail server does not respond, then is unreachable, and the site is killed, messages wait and then arrive once", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-mail-"));
  const port = await freePort();
  const environment = { ...UNLIMITED, ...mailSettings(`smtp://127.0.0.1:${port}`) };
  const silent = await silentServer(port);
  const first = await startBuiltSite({ dataDir, environment });
  const hanging = await send(first);
  await expect.poll(silent.connections, { timeout: 15_000 }).toBeGreaterThan(0);
  // The form of the next visitor is accepted while the attempts of the first mails hang.
  const waiting = await send(first);
  await silent.close();
  const triedOnce = async (reference: string) =>
    (await outboxOf(first, reference)).filter(({ state, last_error }) => state === "waiting" && last_error !== null);
  for (const reference of [hanging, waiting]) {
    await expect.poll(() => triedOnce(reference), { timeout: 15_000 }).toHaveLength(2);
  }
  await first.kill();

  const mailbox = await startMailbox(undefined, port);
  const second = await startBuiltSite({ dataDir, environment });
  try {
    for (const reference of [hanging, waiting]) {
      await expect.poll(() => mailbox.about(reference).length, SECOND_TRY).toBe(2);
      await expect.poll(() => statesOf(second, reference)).toEqual(["sent", "sent"]);
      expect(mailbox.about(reference)).toHaveLength(2);
    }
  } finally {
    await second.stop();
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("a notice refused temporarily or permanently, or interrupted after its text, is tried again and arrives", async () => {
  const seen = new Map<string, number>();
  const faults = new Map<string, "later" | "never" | "drop">();
  const mailbox = await startMailbox((mail, drop) => {
    const fault = faults.get([...faults.keys()].find((email) => mail.text.includes(email)) ?? "");
    const id = mail.header("message-id") ?? "";
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    if (fault === undefined || before > 0 || !mail.to.includes(OFFICE)) return;
    if (fault === "later") throw refusal(451, "Try again later");
    if (fault === "never") throw refusal(554, "No such thing here");
    drop();
  });
  const site = await startBuiltSite({ environment: { ...UNLIMITED, ...mailbox.settings } });
  try {
    const sent: string[] = [];
    for (const fault of ["later", "never", "drop"] as const) {
      const letter = newLetter();
      faults.set(letter.email, fault);
      const reference = await send(site, letter);
      sent.push(reference);
      // One after the other, each tried once: an interruption closes every connection.
      const tried = async () =>
        (await outboxOf(site, reference)).filter((row) => row.state === "sent" || row.last_error);
      await expect.poll(tried, { timeout: 15_000 }).toHaveLength(2);
    }
    for (const reference of sent) {
      await expect.poll(() => statesOf(site, reference), SECOND_TRY).toEqual(["sent", "sent"]);
      const notices = mailbox.about(reference).filter(({ to }) => to.includes(OFFICE));
      expect(notices).toHaveLength(2);
      expect(new Set(notices.map((notice) => notice.header("message-id"))).size, "one Message-ID").toBe(1);
    }
  } finally {
    await site.stop();
    await mailbox.close();
  }
});

test("two processes on one database deliver each mail once", async () => {
  const database = await createTestDatabase();
  const mailbox = await startMailbox();
  const environment = { ...UNLIMITED, ...mailbox.settings };
  const one = await startBuiltSite({ databaseUrl: database.url, environment });
  const { dataDir } = one.database;
  const other = await startBuiltSite({ databaseUrl: database.url, dataDir, environment });
  try {
    const sites = [one, other, one, other, one, other];
    const references = await Promise.all(sites.flatMap((site) => [send(site), send(site)]));
    await expect.poll(() => mailbox.received.length, { timeout: 30_000 }).toBe(references.length * 2);
    for (const reference of references) {
      await expect.poll(() => statesOf(one, reference)).toEqual(["sent", "sent"]);
    }
    expect(arrivals(mailbox)).toEqual(Array.from({ length: references.length * 2 }, () => 1));
  } finally {
    await one.stop();
    await other.stop();
    await mailbox.close();
    await database.drop();
  }
});

/** Returns how often each mail has arrived. */
function arrivals({ received }: Mailbox): number[] {
  const counts = new Map<string, number>();
  for (const mail of received) {
    const id = mail.header("message-id") ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts.values()];
}
