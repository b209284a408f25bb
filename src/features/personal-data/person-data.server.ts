import { readDetails } from "#features/audit/storage/audit-rows.server.ts";
import { filesOf, isFile } from "#features/submissions/fields.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { storedLines } from "#features/submissions/lines.ts";
import type { Plan } from "#features/submissions/plan-fields.ts";
import type { StoredFile } from "#features/submissions/storage/submission-rows.server.ts";
import type { Storage } from "#platform/services.server.ts";

/*
 * Format of the export `data.json`: stable names, times in UTC as ISO 8601. Raise `VERSION` with each change that
 * affects readers.
 */

export const FORMAT = "personal-data";
export const VERSION = 1;

type Records = Storage["persons"]["records"];
type RowOf<Part extends keyof Records> = Awaited<ReturnType<Records[Part]>>["rows"][number];
export type SubmissionRow = RowOf<"submissions">;
type MailRow = RowOf<"unattachedMails">;

/** A file with its path in the archive; null: missing in the store. */
export type PlacedFile = StoredFile & { path: string | null };

const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

/** Returns the submitted values: fields of the form in order, then those of earlier releases. */
export function givenValues(
  { fields, about }: AnyForm,
  values: SubmissionRow["values"],
): [name: string, value: string][] {
  const own = Object.entries(fields).filter(
    ([name, field]) => !isFile(field) && field.stored !== false && name !== about?.field,
  );
  const names = new Set([...own.map(([name]) => name), ...Object.keys(values)]);
  return Array.from(names, (name) => [name, values[name] ?? ""]);
}

/** Returns a submission with its thread, notes, ratings, mails and audit entries. */
export function submissionData(form: AnyForm, row: SubmissionRow, files: readonly PlacedFile[]) {
  const given = givenValues(form, row.values).flatMap(([name, value]): [name: string, data: unknown][] => {
    if (form.fields[name]?.control === "lines" && value !== "") {
      const lines = storedLines(value);
      return [[name, lines.length === 0 ? value : lines]];
    }
    const since = row.since[name];
    return since === undefined
      ? [[name, value]]
      : [
          [name, value],
          [`${name}At`, iso(since)],
        ];
  });
  return {
    reference: row.reference,
    receivedAt: iso(row.receivedAt),
    language: row.language,
    ...(form.about && { [`${form.about.field}Id`]: row.about ?? null }),
    ...Object.fromEntries(given),
    ...(Object.keys(row.documents).length > 0 && { documents: row.documents }),
    suspectedSpam: row.spam,
    state: row.state,
    stateChangedAt: iso(row.changedAt),
    ...(row.waitingUntil !== undefined && { waitingUntil: iso(row.waitingUntil) }),
    ...(form.plan && { plan: row.plan === undefined ? null : planData(row.plan) }),
    ...(form.owners && { owner: row.owner?.name ?? null }),
    ...filesData(form, files),
    notes: row.notes.map(({ at, author, text }) => ({ at: iso(at), author, text })),
    ...(form.ratings && { ratings: row.stars.map(({ author, stars, at }) => ({ author, stars, at: iso(at) })) }),
    mails: row.mails.map(mailData),
    auditEntries: row.entries.map(entryData),
    ...(row.thread.length > 0 && { thread: row.thread.map(messageData) }),
  };
}

const planData = ({ from, until, where, who }: Plan) => ({ from: iso(from), until: iso(until), where, who });

/** Returns a message of a thread. */
function messageData({ kind, at, author, subject, text }: SubmissionRow["thread"][number]) {
  return { kind, at: iso(at), author: author ?? null, ...(subject !== "" && { subject }), text };
}

/** Returns `file` for a form with exactly one file, otherwise `files`; nothing for a form without files. */
function filesData({ fields }: AnyForm, files: readonly PlacedFile[]): object {
  const data = files.map(({ path, name, size, sha256, scan }) => ({
    path,
    name,
    bytes: size,
    sha256,
    virusScan: scan,
  }));
  const [[, field] = [], ...others] = filesOf(fields);
  if (field?.required && field.several === undefined && others.length === 0 && data.length < 2)
    return { file: data[0] ?? null };
  if (field === undefined && data.length === 0) return {};
  return { files: data.map((file, i) => ({ field: files[i]?.field, ...file })) };
}

/** Returns the facts of a mail; its text is not stored. */
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

/** Returns an entry of the audit log. */
function entryData({ at, actor, action, details }: SubmissionRow["entries"][number]) {
  return { at: iso(at), actor, action, details: readDetails(details) };
}
