import { randomUUID } from "node:crypto";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditFacts } from "#features/audit/audit.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { auditEntry } from "#features/audit/storage/audit-rows.server.ts";
import type { Inbox } from "#features/submissions/inbox.server.ts";
import { type InboxQuery, readInboxQuery } from "#features/submissions/inbox-query.ts";
import { openInbox } from "#features/submissions/open-inbox.server.ts";
import type { SeenSubmission } from "#features/submissions/storage/submissions-store.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { messagesOf, storeMessage } from "../sent-submissions.ts";

/** An inbox on a database of its own, with its audit entries. */
export interface InboxSite {
  storage: Storage;
  inbox: ReturnType<typeof messagesInbox>;
  /** Returns the audit entries so far: action, subject and details of each. */
  recorded(): Promise<{ action: string; facts: AuditFacts }[]>;
  /** How often delivery was woken. */
  woken(): number;
  anna: Actor;
  jan: Actor;
  /** A message as the contact form keeps it. @returns its id */
  receive(change?: Partial<Sent>): Promise<number>;
  close(): Promise<void>;
}

/** What somebody has sent. */
export interface Sent {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  receivedAt: number;
  spam: boolean;
  language: "en" | "pl" | "de";
}

/** Opens it with two colleagues. */
export async function openInboxSite(database: ContractDatabase): Promise<InboxSite> {
  const log = createLog("silent");
  const storage = await openStorage(database.location, log);
  let woken = 0;
  const encrypter = createEncrypter("the secret of the tests of the inbox");
  const all = openInbox(
    {
      storage,
      figures: rememberFigures(storage),
      log,
      encrypter,
      files: undefined as never,
      audit: openAudit({ storage, log, encrypter }),
      config: { publicUrl: "https://site.example" },
      onMail: () => {
        woken++;
      },
    },
    {},
  );
  const inbox = messagesInbox(all);
  const anna = await colleague(storage, "Anna");
  const jan = await colleague(storage, "Jan");
  return {
    storage,
    inbox,
    recorded: async () => {
      const rows = await storage.publishing.rows.selectFrom("audit_log").selectAll().orderBy("id").execute();
      return rows.map((row) => {
        const { action, subject, details } = auditEntry(row);
        return { action, facts: { ...(subject && { subject }), ...(Object.keys(details).length > 0 && { details }) } };
      });
    },
    anna,
    jan,
    woken: () => woken,
    receive: (change = {}) => receive(storage, change),
    close: () => storage.close(),
  };
}

const FIRST: InboxQuery = readInboxQuery(new URLSearchParams(), contact);

/** The inbox of messages, which names them by their numbers. */
function messagesInbox(inbox: Inbox) {
  const { lateCount, remind } = inbox;
  const numbered = (key: string | undefined) => (key === undefined ? undefined : Number(key));
  return {
    lateCount,
    remind,
    async list(actor: Actor, query: Partial<InboxQuery>) {
      const { submissions, views, ...page } = await inbox.list(actor, contact, { ...FIRST, ...query });
      return { ...page, messages: submissions, counts: views };
    },
    encryptSearch: (actor: Actor, typed: string) => inbox.encryptSearch(actor, contact, typed),
    async open(actor: Actor, id: number, filter: Partial<InboxQuery>) {
      const { newer, older, ...opened } = await inbox.open(actor, contact, String(id), { ...FIRST, ...filter });
      return { ...opened, newer: numbered(newer), older: numbered(older) };
    },
    setState: (actor: Actor, id: number, seen: SeenSubmission, state: string) =>
      inbox.setState(actor, contact, String(id), seen, state),
    setOwner: (actor: Actor, id: number, seen: SeenSubmission, ownerId: string | undefined) =>
      inbox.setOwner(actor, contact, String(id), seen, ownerId),
    addNote: (actor: Actor, id: number, text: string) => inbox.addNote(actor, contact, String(id), text),
    answer: (actor: Actor, id: number, answer: Parameters<Inbox["answer"]>[3]) =>
      inbox.answer(actor, contact, String(id), answer),
    addReply: (actor: Actor, id: number, reply: Parameters<Inbox["addReply"]>[3]) =>
      inbox.addReply(actor, contact, String(id), reply),
    notSpam: (actor: Actor, id: number) => inbox.notSpam(actor, contact, String(id)),
    retryMail: (actor: Actor, id: number, mailId: number) => inbox.retryMail(actor, contact, String(id), mailId),
  };
}

async function colleague(storage: Storage, name: string): Promise<Actor> {
  const username = name.toLowerCase();
  const person = { username, name, email: `${username}@site.example`, role: "editor", language: "pl" } as const;
  const link = { token: { hash: randomUUID(), encrypted: "none" }, createdAt: 0, expiresAt: 0, mailHost: undefined };
  const made = await storage.accounts.links.invite({ ...person, passwordHash: "none", activatedAt: 1 }, link);
  if (typeof made === "string") throw new Error(made);
  return { userId: made.id, username, name, role: "editor", language: "pl", sessionId: `session of ${name}` };
}

/** When messages came unless a test says so: whatever the day of the test, they wait too long. */
const LONG_AGO = Date.UTC(2024, 10, 20, 12);
let received = 0;

async function receive(storage: Storage, change: Partial<Sent>): Promise<number> {
  received++;
  const { receivedAt = LONG_AGO + received, spam = false, language = "pl", ...words } = change;
  const email = `sender-${received}@example.org`;
  const text = { firstName: "Ewa", lastName: "Zając", email, message: "Pump", ...words };
  const { reference } = await storeMessage(storage, text, {
    language,
    receivedAt,
    suspectedSpam: spam,
    mailHost: "site.example",
    fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
  });
  const sent = await messagesOf(storage).ofSameAddress(0, text.email);
  const id = sent.find((message) => message.reference === reference)?.id;
  if (id === undefined) throw new Error("the message was not stored");
  return id;
}
