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

/** The actor: a person, an unknown person at an address, or undefined for the site itself. */
export type AuditActor = Pick<Actor, "userId" | "name" | "address"> | { address: string } | undefined;

/** Subject and details of an entry, without anything that a visitor has typed: entries outlive erased data. */
export interface AuditFacts {
  /** `kind`: the name of a collection or form, or another of `AuditChoices`. */
  subject?: { kind: string; name: string | number };
  details?: Readonly<Record<string, string | number>>;
}

/** An entry of the audit log. */
export interface AuditEntry {
  id: number;
  /** ms since 1970. */
  at: number;
  /** The person's name at that time; empty for the site itself. */
  actor: string;
  /** Undefined: the site itself, or its command line. */
  actorId: string | undefined;
  /** The client's address; undefined without one. */
  address: string | undefined;
  /** An `AuditAction`, or an action of another release. */
  action: string;
  subject: { kind: string; name: string } | undefined;
  details: Readonly<Record<string, string | number>>;
}

/** One page of entries. */
export interface AuditPage {
  entries: AuditEntry[];
  /** Whether there are older entries. */
  hasOlder: boolean;
  /** All accounts, by name, for the filter. */
  people: { id: string; name: string }[];
  /** Dashboard paths of the submissions that entries are about, by reference. */
  paths: Record<string, string>;
}

/** The text filters. */
export type AuditWords = Pick<AuditQuery, "subject" | "address">;

/** The audit log. Entries are added, and erased when their retention time has ended; nothing changes one. */
export interface Audit {
  /**
   * Adds an entry. A read of personal data awaits it before it answers. A change adds its entry in its own transaction
   * instead (`appendEntry`).
   * @throws ExpectedError `storage-unavailable`, `storage-full`
   */
  note(actor: AuditActor, action: AuditAction, facts?: AuditFacts): Promise<void>;
  /**
   * Adds an entry about something that is stored already or stores nothing: a change by better-auth, a refused sign-in.
   * Never rejects: a failure is logged.
   */
  noteDone(actor: AuditActor, action: AuditAction, facts?: AuditFacts): Promise<void>;

  /** The choices of the filters. */
  readonly choices: AuditChoices;
  /** Encrypts text filters for use in a URL; returns an empty string for empty ones. */
  encryptWords(actor: Actor, words: AuditWords): string;
  /** Decrypts them; returns empty filters for what was not encrypted here or was changed. */
  decryptWords(actor: Actor, encrypted: string): AuditWords;
  /** Returns one page of the entries that match a query, newest first. @throws ExpectedError `forbidden` for editors */
  list(actor: Actor, query: AuditQuery): Promise<AuditPage>;
  /**
   * Returns all entries that match a query as CSV, newest first, read while it is sent. The export itself is recorded
   * first.
   * @throws ExpectedError `forbidden`, `storage-unavailable`, `storage-full`
   */
  csv(actor: Actor, query: AuditQuery): Promise<AsyncIterable<string>>;
}
