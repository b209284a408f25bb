import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditAction, AuditChoices } from "./audit-actions.ts";
import type { AuditQuery } from "./audit-query.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    audit: Audit;
  }
  interface ServiceParts {
    audit: Audit;
  }
}

/** Who did it: a person, somebody unknown at an address, or undefined for the site itself. */
export type AuditActor = Pick<Actor, "userId" | "name" | "address"> | { address: string } | undefined;

/** What it was done to, and how. Nothing here is what a visitor has typed: an entry outlives what was erased. */
export interface AuditFacts {
  /** `kind`: the name of a collection or form, or another of `AuditChoices`. */
  subject?: { kind: string; name: string | number };
  details?: Readonly<Record<string, string | number>>;
}

/** An entry as it stands in the record. */
export interface AuditEntry {
  id: number;
  /** ms since 1970. */
  at: number;
  /** As the person was called then; empty for the site itself. */
  actor: string;
  /** Undefined: the site itself, or its command line. */
  actorId: string | undefined;
  /** The client's address, where there was one. */
  address: string | undefined;
  /** An `AuditAction`, or a name of another release. */
  action: string;
  subject: { kind: string; name: string } | undefined;
  details: Readonly<Record<string, string | number>>;
}

/** One page of entries. */
export interface AuditPage {
  entries: AuditEntry[];
  /** There are older ones. */
  hasOlder: boolean;
  /** Whoever can be asked for: all accounts, by name. */
  people: { id: string; name: string }[];
  /** Pages of submissions that entries are about, by reference. */
  paths: Record<string, string>;
}

/** What is looked for in words. */
export type AuditWords = Pick<AuditQuery, "subject" | "address">;

/** The record of who did what. It is only ever added to, until an entry's time has come. */
export interface Audit {
  /**
   * Adds an entry. Where something must not happen unrecorded (a CV is opened), await it before.
   * @throws ExpectedError `storage-unavailable`, `storage-full`
   */
  note(actor: AuditActor, action: AuditAction, facts?: AuditFacts): Promise<void>;
  /** Adds an entry about something that has been done already: when that fails, the log says so, and nothing is thrown. */
  noteDone(actor: AuditActor, action: AuditAction, facts?: AuditFacts): Promise<void>;

  /** What entries can be asked for. */
  readonly choices: AuditChoices;
  /** What stands in an address for words that are looked for; empty for none. */
  encryptWords(actor: Actor, words: AuditWords): string;
  /** The words again; none for what was encrypted elsewhere or changed. */
  decryptWords(actor: Actor, encrypted: string): AuditWords;
  /** One page of the entries that a query asks for, newest first. Admins only, as the next. */
  list(actor: Actor, query: AuditQuery): Promise<AuditPage>;
  /**
   * All entries that a query asks for as CSV, newest first, read while it is sent. That it was asked for is the newest
   * entry then: without it nothing is handed out.
   * @throws ExpectedError `forbidden`, `storage-unavailable`, `storage-full`
   */
  csv(actor: Actor, query: AuditQuery): Promise<AsyncIterable<string>>;
}
