import type { Generated } from "kysely";
import type { HouseSchema } from "./schema-house.server.ts";

/**
 * Tables and columns, the same on SQLite and PostgreSQL. Dates are ISO texts; JSON is text. A feature adds its own tables
 * by declaration merging.
 */
export interface Schema extends HouseSchema {
  site_state: { key: string; value: string };
  company: { id: number; record: string };
  /** Contact messages. Times here and below are ms since 1970. */
  messages: {
    id: Generated<number>;
    reference: string;
    language: string;
    received_at: number;
    first_name: string;
    last_name: string;
    email: string;
    /** One name for all spellings of the sender's mailbox. */
    mailbox: Generated<string>;
    message: string;
    suspected_spam: number;
    /** A `MessageState`. */
    state: Generated<string>;
    /** Who has taken it; null: nobody. */
    owner_id: string | null;
    /** When its state changed last. */
    changed_at: number | null;
    /** Reference, name, address, text and notes, folded for search. */
    folded: Generated<string>;
    /** Tell a submission that comes again; no way leads back from them to what was typed. */
    words_print: string;
    key_print: string | null;
  };
  applications: {
    id: Generated<number>;
    reference: string;
    language: string;
    received_at: number;
    offer_id: number | null;
    first_name: string;
    last_name: string;
    email: string;
    /** As in `messages`. */
    mailbox: Generated<string>;
    phone: string;
    consent: string;
    consent_at: number;
    file_key: string;
    file_name: string;
    file_size: number;
    file_sha256: string;
    scan: string;
    token_hash: string;
    suspected_spam: number;
    /** An `ApplicationState`. */
    state: Generated<string>;
    /** When its state changed last. */
    changed_at: number | null;
    /** Average of its stars in hundredths; 0: nobody has given any. */
    rating: Generated<number>;
    /** How many have given stars. */
    ratings: Generated<number>;
    /** Reference, name, address and number, folded for search. */
    folded: Generated<string>;
    words_print: string;
    key_print: string | null;
  };
  /** What any form receives that has no tables of its own. */
  submissions: {
    id: Generated<number>;
    /** Name of the form. */
    form: string;
    reference: string;
    language: string;
    received_at: number;
    /** The sender's; null: the form asks for none. */
    email: string | null;
    /** As in `messages`. */
    mailbox: string | null;
    state: string;
    owner_id: string | null;
    changed_at: number | null;
    waiting_until: number | null;
    suspected_spam: number;
    /** As in `applications`. */
    rating: Generated<number>;
    ratings: Generated<number>;
    /** Id of the entry that it is about. */
    about: number | null;
    token_hash: string | null;
    words_print: string;
    key_print: string | null;
    erase_after: number | null;
    folded: Generated<string>;
    /** JSON object of the other fields, each a text. */
    fields: string;
  };
  submission_files: {
    id: Generated<number>;
    submission_id: number;
    /** Of the submission: a trace by which its file is known after it is erased. */
    reference: string;
    /** The form's field that it came in. */
    field: string;
    file_key: string;
    file_name: string;
    file_size: number;
    file_sha256: string;
    scan: string;
  };
  /** Mails that wait, went or failed. They hold no text: it is made from the submission when they go. */
  outbox: {
    id: Generated<number>;
    kind: string;
    message_id: string;
    language: string;
    reference: string;
    received_at: number;
    contact_message_id: number | null;
    application_id: number | null;
    submission_id: number | null;
    /** Whose account a staff mail is about. */
    staff_user_id: string | null;
    /** Null: the company. */
    recipient: string | null;
    /** One name for all spellings of the recipient's mailbox. */
    recipient_key: string | null;
    /** JSON array of the addresses that have still to get it, once some have; null: all. */
    outstanding: string | null;
    sealed_token: string | null;
    /** What a notice to a member of staff reports. */
    staff_change: string | null;
    state: string;
    attempts: number;
    /** Of a failed mail: when it failed. */
    next_try_at: number;
    last_error: string | null;
    created_at: number;
    sent_at: number | null;
  };
  /** What is left of an erased submission: that there was one, and why it went. */
  erasures: { id: Generated<number>; kind: string; reference: string; reason: string; erased_at: number };
  /** Files of erased applications that are still to be removed from the store. */
  file_removals: { file_key: string; since: number };
  leases: { name: string; holder: string; until: number };
  job_runs: { name: string; ran_at: number };
}
