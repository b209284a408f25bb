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
import type { AnyForm } from "../form.ts";
import { mailboxOf } from "./mailbox.server.ts";
import { type StoredFile, senderMailbox, submissionsOf } from "./submission-rows.server.ts";

/** What a mail needs to know of where it comes from. */
export interface MailOrigin {
  language: Language;
  /** ms since 1970. */
  receivedAt: number;
  /** Host name for the Message-IDs. */
  mailHost: string;
}

/** What every submission has beside what was typed. */
export interface Arrival extends MailOrigin {
  suspectedSpam: boolean;
  /** Equal for a submission that comes again; each counts for so long (ms). */
  fingerprints: Fingerprints;
}

/** A kept submission: its reference, and whether it is new or had come before. */
export interface StoreResult {
  reference: string;
  isNew: boolean;
}

/** A submission as a form takes it, beside what every one has. */
export interface NewSubmission {
  /** What was typed or chosen, by field. */
  values: Readonly<Record<string, string>>;
  /** Id of the entry that it is about. */
  about: number | undefined;
  files: readonly StoredFile[];
  /** Of its sender's private page; undefined: the form has none. */
  token: LinkToken | undefined;
}

/** The secret of a sender's private link: its hash to find the submission by, and itself encrypted for the mail. */
export interface LinkToken {
  hash: string;
  encrypted: string;
}

/** Letters and digits that cannot be taken for each other on the phone: no I, L, O, U (Crockford's base 32). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CONFIRMATIONS_A_DAY = 3;
const DAY_MS = 86_400_000;
/** Any number that no other lock of this database uses. */
const SUBMISSION_LOCK = 7_001;

/**
 * Makes a reference such as "M-4K7Q-9XTP": random, so that it tells nobody how many came before.
 * @param kind a form's letter; "S": a staff mail; "P": what was done about one person's data
 */
export function newReference(kind: string): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${kind}-${four()}-${four()}`;
}

/**
 * Lets one submission in at a time, until its transaction ends: two equal ones at once would both be kept, and both
 * confirmed. SQLite's transactions take turns by themselves.
 */
export async function takeTurns(transaction: Transaction<Schema>, dialect: DialectName): Promise<void> {
  if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${SUBMISSION_LOCK})`.execute(transaction);
}

/**
 * Gives the reference of an equal submission that came before, if there is one. Where the answer has the private link,
 * that is one with the same link: equal words may be another person's, who must not see it.
 */
export async function findEqual(
  transaction: Transaction<Schema>,
  form: AnyForm,
  { token, values }: Pick<NewSubmission, "token" | "values">,
  { fingerprints: { content, idempotencyKey }, receivedAt }: Arrival,
): Promise<string | undefined> {
  const row = await submissionsOf(transaction, form)
    .select("s.reference")
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
  return row?.reference;
}

/**
 * Inserts a submission with its files and mails. One suspected to be spam gets no mail.
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
      ...{ form: form.name, id: subject.submission_id, reference, state: form.initial },
      ...{ language: arrival.language, received_at: arrival.receivedAt, suspected_spam: Number(arrival.suspectedSpam) },
      ...{ email: email ?? null, mailbox: email === undefined ? null : mailboxOf(email) },
      ...{ about_collection: about === undefined ? null : form.about?.collection, about: about ?? null },
      ...{
        token_hash: token?.hash ?? null,
        fingerprint: content.fingerprint,
        idempotency_key: idempotencyKey?.fingerprint ?? null,
      },
      ...{ retention: retentionTimeOf(form, values).setting, retained_since: arrival.receivedAt },
      ...{ folded: foldedSubmission(form.fields, reference, values), fields: JSON.stringify(values) },
    })
    .execute();
  if (files.length > 0) {
    await transaction
      .insertInto("submission_files")
      .values(
        files.map(({ field, key, name, size, sha256, scan }) => ({
          ...{ ...subject, reference, field, scan },
          ...{ file_key: key, file_name: name, file_size: size, file_sha256: sha256 },
        })),
      )
      .execute();
  }
  if (!arrival.suspectedSpam) {
    const { notice, confirmation } = form.mails;
    const confirmed =
      confirmation === undefined || email === undefined
        ? undefined
        : { kind: confirmation, recipient: email, encryptedToken: token?.encrypted ?? null };
    await enqueueMails(transaction, arrival, subject, reference, notice, confirmed);
  }
  return reference;
}

/**
 * Puts the mails of a submission into the outbox: a notice, and a confirmation unless its receiver has had three within
 * a day already, so that nobody can be flooded by way of our forms.
 */
async function enqueueMails(
  transaction: Transaction<Schema>,
  arrival: Arrival,
  subject: { form: string; submission_id: number },
  reference: string,
  notice: MailKind,
  confirmation: { kind: MailKind; recipient: string; encryptedToken: string | null } | undefined,
): Promise<void> {
  const mail = (kind: MailKind) => ({ ...newMail(kind, arrival, reference), ...subject });
  const rows = [mail(notice)];
  const key = confirmation && mailboxOf(confirmation.recipient);
  if (
    confirmation !== undefined &&
    key !== undefined &&
    (await confirmationsOf(transaction, key, arrival.receivedAt - DAY_MS)) < CONFIRMATIONS_A_DAY
  ) {
    const { kind, recipient, encryptedToken } = confirmation;
    rows.push({ ...mail(kind), recipient, recipient_key: key, sealed_token: encryptedToken });
  }
  await transaction.insertInto("outbox").values(rows).execute();
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

/** A mail to the company, waiting, with nothing of a submission yet. */
export function newMail(kind: MailKind, arrival: MailOrigin, reference: string): Insertable<Schema["outbox"]> {
  return {
    kind,
    // RFC 5322; without angle brackets, and the same at each try of the mail.
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
