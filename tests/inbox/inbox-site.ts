import { randomUUID } from "node:crypto";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditFacts } from "#features/audit/audit.server.ts";
import type { Inbox } from "#features/submissions/inbox.server.ts";
import { openInbox } from "#features/submissions/open-inbox.server.ts";
import { sealer } from "#platform/crypto/seal.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";

/** An inbox on a database of its own, with what it has recorded. */
export interface InboxSite {
  storage: Storage;
  inbox: Inbox;
  /** Audit entries so far: action, subject and details of each. */
  recorded: { action: string; facts: AuditFacts | undefined }[];
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
  const recorded: InboxSite["recorded"] = [];
  let woken = 0;
  const noteDone = async (_actor: unknown, action: string, facts?: AuditFacts) => void recorded.push({ action, facts });
  const inbox = openInbox({
    ...{ storage, log, seals: sealer("the secret of the tests of the inbox") },
    audit: { noteDone },
    config: { publicUrl: "https://site.example" },
    onMail: () => {
      woken++;
    },
  });
  const anna = await colleague(storage, "Anna");
  const jan = await colleague(storage, "Jan");
  return {
    ...{ storage, inbox, recorded, anna, jan },
    woken: () => woken,
    receive: (change = {}) => receive(storage, change),
    close: () => storage.close(),
  };
}

async function colleague(storage: Storage, name: string): Promise<Actor> {
  const username = name.toLowerCase();
  const person = { username, name, email: `${username}@site.example`, role: "editor", language: "pl" } as const;
  const link = { token: { hash: randomUUID(), sealed: "none" }, createdAt: 0, expiresAt: 0, mailHost: undefined };
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
  const { reference } = await storage.messages.keep(text, {
    ...{ language, receivedAt, suspectedSpam: spam, mailHost: "site.example" },
    fingerprints: { ofWords: { print: randomUUID(), forMs: 0 }, ofKey: undefined },
  });
  const sent = await storage.inbox.ofSameAddress({ id: 0, email: text.email });
  const id = sent.find((message) => message.reference === reference)?.id;
  if (id === undefined) throw new Error("the message was not kept");
  return id;
}
