import { readDetails } from "#features/audit/storage/audit-rows.server.ts";
import type { Storage } from "#platform/services.server.ts";

/*
 * The form in which a person's data leaves the site, `data.json`: names that stay, times in UTC as ISO 8601 writes them.
 * A change that a reader would notice raises `VERSION`.
 */

export const FORMAT = "personal-data";
export const VERSION = 1;

type Records = Storage["persons"]["records"];
type RowOf<Part extends keyof Records> = Awaited<ReturnType<Records[Part]>>["rows"][number];
export type MessageRow = RowOf<"messages">;
export type ApplicationRow = RowOf<"applications">;
export type MailRow = RowOf<"looseMails">;

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A message with what staff did with it. */
export function messageData(row: MessageRow) {
  return {
    reference: row.reference,
    receivedAt: iso(row.received_at),
    language: row.language,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    message: row.message,
    suspectedSpam: row.suspected_spam === 1,
    state: row.state,
    stateChangedAt: iso(row.changed_at),
    owner: row.owner_name,
    notes: row.notes.map(noteData),
    mails: row.mails.map(mailData),
    auditEntries: row.entries.map(entryData),
  };
}

/** An application. @param path of its file in the archive; null: the store has lost it */
export function applicationData(row: ApplicationRow, path: string | null) {
  return {
    reference: row.reference,
    receivedAt: iso(row.received_at),
    language: row.language,
    offerId: row.offer_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    consent: row.consent,
    consentAt: iso(row.consent_at),
    suspectedSpam: row.suspected_spam === 1,
    state: row.state,
    stateChangedAt: iso(row.changed_at),
    file: { path, name: row.file_name, bytes: row.file_size, sha256: row.file_sha256, virusScan: row.scan },
    notes: row.notes.map(noteData),
    ratings: row.ratings.map(({ author, stars, at }) => ({ author, stars, at: iso(at) })),
    mails: row.mails.map(mailData),
    auditEntries: row.entries.map(entryData),
  };
}

/** A mail, which holds no text of its own. */
export function mailData(row: MailRow) {
  return {
    kind: row.kind,
    language: row.language,
    state: row.state,
    /** Null: the company. */
    recipient: row.recipient,
    attempts: row.attempts,
    createdAt: iso(row.created_at),
    sentAt: iso(row.sent_at),
    lastError: row.last_error,
  };
}

/** An entry of the audit log. */
function entryData({ at, actor, action, details }: MessageRow["entries"][number]) {
  return { at: iso(at), actor, action, details: readDetails(details) };
}

function noteData({ at, author, text }: { at: number; author: string; text: string }) {
  return { at: iso(at), author, text };
}
