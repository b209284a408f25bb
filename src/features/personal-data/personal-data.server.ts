import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Attachment } from "#platform/http/attachment.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { SectionCounts, SectionPages } from "./sections.ts";
import type { EntryRow, MailRow, MessageRow, NoteRow, SubmissionRow } from "./storage/section-rows.server.ts";
import type { SimilarAddresses } from "./storage/similar-addresses.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    personalData: PersonalData;
  }
}

/** Services that personal data needs. */
export interface PersonParts extends Pick<ServiceParts, "storage" | "files" | "audit" | "log"> {
  config: Pick<Config, "backupDir">;
}

declare module "#ui/dashboard/forms/form-answer.ts" {
  interface FormOutcomes {
    /** A person's data, and the result of an erasure. */
    person: { sections: PersonSections };
    "person-erased": { erased: PersonErased };
  }
}

/** A person's data: counts, and one page of each section. */
export interface PersonSections {
  /** As typed. */
  address: string;
  counts: SectionCounts;
  /** Shown pages, limited to the last one. */
  pages: SectionPages;
  /** By path segment of their form's inbox. */
  submissions: Readonly<Record<string, SubmissionRow[]>>;
  mails: MailRow[];
  thread: MessageRow[];
  notes: NoteRow[];
  entries: EntryRow[];
  /** Other addresses of the same mailbox; their data is not included. */
  similar: SimilarAddresses;
  /** Whether a staff account has this address; its data is not included. */
  staff: boolean;
}

/** Result of an erasure. */
export interface PersonErased {
  /** Reference in the audit log, such as "P-4K7Q-9XTP". */
  reference: string;
  address: string;
  /** Number of erased rows by section; `mails`: about the submissions and to the person. */
  counts: Readonly<Record<string, number>>;
  /** The database failed in between; repeating the erasure removes the rest. */
  interrupted: boolean;
  /** Files could not be removed; this is retried every ten minutes. */
  resisting: boolean;
  staff: boolean;
}

/**
 * Data of a person by e-mail address, ignoring case; for admins with a session. Each operation is first recorded in the
 * audit log, without naming the person.
 */
export interface PersonalData {
  /** Returns the data. @throws ExpectedError `forbidden`, `storage-unavailable`, `storage-full`, as all methods here */
  lookUp(actor: Actor, address: string, pages: SectionPages): Promise<PersonSections>;
  /** Returns all data as a streamed zip archive. The stream fails when the file store does. */
  archive(actor: Actor, address: string): Promise<Attachment>;
  /**
   * Erases all data. Each submission is erased in one transaction, so an interrupted erasure can be repeated.
   * Submissions that arrive meanwhile stay.
   */
  erase(actor: Actor, address: string): Promise<PersonErased>;
}
