import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Attachment } from "#platform/http/attachment.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { SectionCounts, SectionPages } from "./sections.ts";
import type { EntryRow, MailRow, NoteRow, SubmissionRow } from "./storage/section-rows.server.ts";
import type { SimilarAddresses } from "./storage/similar-addresses.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    personalData: PersonalData;
  }
}

/** What it is made from. */
export interface PersonParts extends Pick<ServiceParts, "storage" | "files" | "audit" | "log"> {
  config: Pick<Config, "backupDir">;
}

declare module "#ui/dashboard/forms/form-answer.ts" {
  interface FormOutcomes {
    /** What is held of a person, and what became of erasing it. */
    person: { sections: PersonSections };
    "person-erased": { erased: PersonErased };
  }
}

/** What is stored of one person: how much there is, and one page of each section. */
export interface PersonSections {
  /** As it was typed. */
  address: string;
  counts: SectionCounts;
  /** The pages that are shown; one beyond the last is the last. */
  pages: SectionPages;
  /** By the address of their form's inbox. */
  submissions: Readonly<Record<string, SubmissionRow[]>>;
  mails: MailRow[];
  notes: NoteRow[];
  entries: EntryRow[];
  /** Other addresses of the same mailbox: not part of the above. */
  similar: SimilarAddresses;
  /** There is a staff account with this address; it is not part of the above. */
  staff: boolean;
}

/** What an erasure came to. */
export interface PersonErased {
  /** Under which the audit log has it, such as "P-4K7Q-9XTP". */
  reference: string;
  address: string;
  /** How much of each part, in their order; `mails`: those of the submissions and to the person. */
  counts: Readonly<Record<string, number>>;
  /** The database gave out in the middle: the rest goes when it is done again. */
  interrupted: boolean;
  /** Something of it resists on the disk; that is tried again every ten minutes. */
  resisting: boolean;
  staff: boolean;
}

/**
 * Everything that is held of one person, by an e-mail address, capitals aside; for admins in a session. Each of these
 * leaves an entry in the audit log that does not name the person; without it nothing is done.
 */
export interface PersonalData {
  /** @throws ExpectedError `forbidden`, `storage-unavailable`, `storage-full`; as all of these */
  lookUp(actor: Actor, address: string, pages: SectionPages): Promise<PersonSections>;
  /** All of it as a zip archive, which is made while it is read. The file store may end it early: then it breaks off. */
  archive(actor: Actor, address: string): Promise<Attachment>;
  /**
   * Erases all of it: each submission whole or not at all, so that it can be done again when it was interrupted. What
   * arrives meanwhile stays.
   */
  erase(actor: Actor, address: string): Promise<PersonErased>;
}
