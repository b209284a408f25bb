import { randomInt, randomUUID } from "node:crypto";
import { type Insertable, sql, type Transaction } from "kysely";
import type { MailKind } from "#features/outbox/outbox.server.ts";
import { takeItemId } from "#features/publishing/storage/item-ids.server.ts";
import type { DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { retentionTimeOf } from "../erased-from.ts";
import type { Fingerprints } from "../fingerprint.server.ts";
import { foldedSubmission } from "../folded-submission.ts";
import { type AnyForm, urgencyOf } from "../form.ts";
import { lineFields, storedLines } from "../lines.ts";
import { adminLanguage } from "./admin-language.server.ts";
import { priorityOf } from "./desk-rows.server.ts";
import { mailboxOf } from "./mailbox.server.ts";
import { type NewFile, senderMailbox, submissionsOf } from "./submission-rows.server.ts";

/** Facts of a submission or event that its mails need. */
export interface MailOrigin {
  language: Language;
  /** ms since 1970. */
  receivedAt: number;
  /** Host name in Message-IDs. */
  mailHost: string;
}

/** Facts of a submission besides its values. */
export interface Arrival extends MailOrigin {
  suspectedSpam: boolean;
  /** Recognise a repeated submission. */
  fingerprints: Fingerprints;
  /** Entered by staff, who have read it: no notice and no alert; a confirmation only where they want one. */
  entered?: { isConfirmed: boolean };
  /** Versions of documents that were published then, by stored name. */
  documents?: Readonly<Record<string, string>>;
}

/** Result of storing: the reference, and whether the submission is new or a repetition. */
export interface StoreResult {
  reference: string;
  isNew: boolean;
  /** Whether a repeated submission has the private link that was given; undefined: none was given. */
  isSameLink?: boolean;
  /** Keys of files that a repeated submission got: photos that could not be decoded before. */
  addedKeys?: readonly string[];
}

/** Values and files of a submission to store. */
export interface NewSubmission {
  /** Submitted values by field. */
  values: Readonly<Record<string, string>>;
  /** Id of the entry that it is about. */
  about: number | undefined;
  files: readonly NewFile[];
  /** Token of the private page; undefined: the form has none. */
  token: LinkToken | undefined;
}

/** The secret of a sender's private link: its hash for look-ups, and the encrypted secret for the mail. */
export interface LinkToken {
  hash: string;
  encrypted: string;
}

/** Crockford's base 32, without the ambiguous letters I, L, O, U. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CONFIRMATIONS_A_DAY = 3;
const DAY_MS = 86_400_000;
/** Id of the advisory lock; unique in this database. */
const SUBMISSION_LOCK = 7_001;

/**
 * Returns a random reference such as "M-4K7Q-9XTP", which does not reveal the number of submissions.
 * @param kind a form's letter; "S": a mail to staff; "P": a request about personal data
 */
export function newReference(kind: string): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${kind}-${four()}-${four()}`;
}

/**
 * Serializes the storing of submissions until the transaction ends; otherwise two equal concurrent ones would both be
 * stored. SQLite serializes write transactions anyway.
 */
export async function lockSubmissions(transaction: Transaction<Schema>, dialect: DialectName): Promise<void> {
  if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${SUBMISSION_LOCK})`.execute(transaction);
}

/**
 * Returns an earlier equal submission, if there is one. Where the response contains the private link,
 * only one with the same link counts: an equal submission may be another person's, who must not see it.
 */
export async function findEqual(
  transaction: Transaction<Schema>,
  form: AnyForm,
  { token, values }: Pick<NewSubmission, "token" | "values">,
  { fingerprints: { content, idempotencyKey }, receivedAt }: Arrival,
): Promise<Pick<StoreResult, "reference" | "isSameLink"> | undefined> {
  const row = await submissionsOf(transaction, form)
    .select(["s.reference", "s.token_hash"])
    .where((is) => {
      if (token !== undefined && senderMailbox(form, values) === undefined) {
        return is("s.token_hash", "=", token.hash);
      }
      const words = is.and([
        is("s.fingerprint", "=", content.fingerprint),
        is("s.received_at", ">=", receivedAt - content.forMs),
      ]);
      if (idempotencyKey === undefined) return words;
      return is.or([
        words,
        is.and([
          is("s.idempotency_key", "=", idempotencyKey.fingerprint),
          is("s.received_at", ">=", receivedAt - idempotencyKey.forMs),
        ]),
      ]);
    })
    .executeTakeFirst();
  if (row === undefined || token === undefined) return row && { reference: row.reference };
  return { reference: row.reference, isSameLink: row.token_hash === token.hash };
}

/**
 * Inserts a submission with its files and mails; suspected spam causes no mails.
 * @returns its reference
 */
export async function insertSubmission(
  transaction: Transaction<Schema>,
  form: AnyForm,
  { values, about, files, token }: NewSubmission,
  arrival: Arrival,
): Promise<string> {
  const reference = newReference(form.referencePrefix);
  const { content, idempotencyKey } = arrival.fingerprints;
  const email = senderMailbox(form, values);
  const subject = { form: form.name, submission_id: await takeItemId(transaction, form) };
  await transaction
    .insertInto("submissions")
    .values({
      form: form.name,
      id: subject.submission_id,
      reference,
      state: form.initial,
      language: arrival.language,
      received_at: arrival.receivedAt,
      suspected_spam: Number(arrival.suspectedSpam),
      urgency: urgencyOf(form, values),
      priority: priorityOf(urgencyOf(form, values), false),
      email: email ?? null,
      mailbox: email === undefined ? null : mailboxOf(email),
      about_collection: about === undefined ? null : form.about?.collection,
      about: about ?? null,
      token_hash: token?.hash ?? null,
      fingerprint: content.fingerprint,
      idempotency_key: idempotencyKey?.fingerprint ?? null,
      retention: retentionTimeOf(form, values).setting,
      retained_since: arrival.receivedAt,
      folded: foldedSubmission(form.fields, reference, values),
      fields: storedValues(form, values),
      documents: arrival.documents === undefined ? null : JSON.stringify(arrival.documents),
    })
    .execute();
  await insertFiles(transaction, { ...subject, reference }, files);
  if (!arrival.suspectedSpam) {
    const { notice, confirmation } = form.mails;
    const confirmed =
      confirmation === undefined || email === undefined
        ? undefined
        : { kind: confirmation, recipient: email, encryptedToken: token?.encrypted ?? null };
    const { entered } = arrival;
    await enqueueMails(transaction, arrival, subject, reference, {
      notice: entered === undefined ? notice : undefined,
      confirmation: entered?.isConfirmed === false ? undefined : confirmed,
    });
    const { urgency, mails } = form;
    if (
      entered === undefined &&
      mails.alert !== undefined &&
      urgency !== undefined &&
      values[urgency.field] === urgency.alert
    ) {
      const origin = { ...arrival, language: await adminLanguage(transaction) };
      const alert = { ...newMail(mails.alert, origin, reference), ...subject };
      await transaction.insertInto("outbox").values(alert).execute();
    }
  }
  return reference;
}

/** Returns the values of a submission as JSON, in which lines are arrays. */
function storedValues({ fields }: AnyForm, values: NewSubmission["values"]): string {
  const lines = lineFields(fields).flatMap(([name]) => (values[name] ? [[name, storedLines(values[name])]] : []));
  return JSON.stringify({ ...values, ...Object.fromEntries(lines) });
}

/**
 * Inserts files of a submission.
 * @param stored number of files that a field has already
 */
export async function insertFiles(
  transaction: Transaction<Schema>,
  subject: { form: string; submission_id: number; reference: string },
  files: readonly NewFile[],
  { stored, addedAt }: { stored: number; addedAt: number | null } = { stored: 0, addedAt: null },
): Promise<void> {
  if (files.length === 0) return;
  const positions = new Map<string, number>();
  const rows = files.map(({ field, key, name, size, sha256, scan }) => {
    const position = (positions.get(field) ?? stored) + 1;
    positions.set(field, position);
    return {
      ...subject,
      field,
      position,
      added_at: addedAt,
      scan,
      file_key: key,
      file_name: name,
      file_size: size,
      file_sha256: sha256,
    };
  });
  await transaction.insertInto("submission_files").values(rows).execute();
}

/**
 * Adds the mails of a submission to the outbox: a notice, and a confirmation unless the recipient has already got three
 * within a day, so that forms cannot be used to flood a mailbox.
 */
async function enqueueMails(
  transaction: Transaction<Schema>,
  arrival: Arrival,
  subject: { form: string; submission_id: number },
  reference: string,
  {
    notice,
    confirmation,
  }: {
    notice: MailKind | undefined;
    confirmation: { kind: MailKind; recipient: string; encryptedToken: string | null } | undefined;
  },
): Promise<void> {
  const mail = (kind: MailKind) => ({ ...newMail(kind, arrival, reference), ...subject });
  const rows = notice === undefined ? [] : [mail(notice)];
  const key = confirmation && mailboxOf(confirmation.recipient);
  if (
    confirmation !== undefined &&
    key !== undefined &&
    (await confirmationsOf(transaction, key, arrival.receivedAt - DAY_MS)) < CONFIRMATIONS_A_DAY
  ) {
    const { kind, recipient, encryptedToken } = confirmation;
    rows.push({ ...mail(kind), recipient, recipient_key: key, sealed_token: encryptedToken });
  }
  if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
}

async function confirmationsOf(transaction: Transaction<Schema>, key: string, since: number): Promise<number> {
  const { count } = await transaction
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("recipient_key", "=", key)
    .where("kind", "!=", "test-mail" satisfies MailKind)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the row of a new mail to the company, without a submission. */
export function newMail(kind: MailKind, arrival: MailOrigin, reference: string): Insertable<Schema["outbox"]> {
  return {
    kind,
    // RFC 5322; without angle brackets, and the same for each attempt.
    message_id: `${randomUUID()}@${arrival.mailHost}`,
    language: arrival.language,
    reference,
    received_at: arrival.receivedAt,
    recipient: null,
    recipient_key: null,
    outstanding: null,
    sealed_token: null,
    state: "waiting",
    attempts: 0,
    next_try_at: arrival.receivedAt,
    created_at: arrival.receivedAt,
  };
}
