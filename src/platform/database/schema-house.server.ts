import type { Generated } from "kysely";

/** Tables of what staff note, and of who did what. Times are ms since 1970. */
export interface HouseSchema {
  message_notes: NoteRow & { message_id: number };
  application_notes: NoteRow & { application_id: number };
  /** One a person; `stars` from 1 to 5. */
  application_ratings: { application_id: number; user_id: string; author: string; stars: number; at: number };
  submission_notes: NoteRow & { submission_id: number };
  submission_ratings: { submission_id: number; user_id: string; author: string; stars: number; at: number };
  /** Who did what to what. Rows are only ever added, until their time has come. */
  audit_log: {
    id: Generated<number>;
    at: number;
    /** Null: the site itself, or its command line. */
    actor_id: string | null;
    /** As the person was called then. */
    actor: string;
    /** The client's address; null where there is none. */
    address: string | null;
    /** An `AuditAction`. */
    action: string;
    subject_kind: string | null;
    /** What it was done to: a reference, an id or a username; never what a visitor has typed. */
    subject: string | null;
    /** JSON object of texts and numbers. */
    details: string;
  };
}

interface NoteRow {
  id: Generated<number>;
  at: number;
  author_id: string;
  author: string;
  text: string;
}
