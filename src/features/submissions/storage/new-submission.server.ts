import { randomInt, randomUUID } from "node:crypto";
import { type Insertable, sql, type Transaction } from "kysely";
import type { MailKind } from "#features/outbox/outbox.server.ts";
import type { DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Fingerprints } from "../fingerprint.server.ts";
import { foldedSubmission } from "../folded-submission.ts";
import { mailboxOf } from "./mailbox.server.ts";
import { type StoredFile, senderMailbox, submissionsOf } from "./submission-rows.server.ts";
import type { StoredForm } from "./submission-tables.server.ts";

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
export interface Kept {
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
  sealed: string;
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
  stored: StoredForm,
  { token, values }: Pick<NewSubmission, "token" | "values">,
  { fingerprints: { ofWords, ofKey }, receivedAt }: Arrival,
): Promise<string | undefined> {
  const row = await submissionsOf(transaction, stored)
    .select("s.reference")
    .where((is) => {
      if (token !== undefined && senderMailbox(stored.form, values) === undefined) {
        return is("s.token_hash", "=", token.hash);
      }
      const words = is.and([
        is("s.words_print", "=", ofWords.print),
        is("s.received_at", ">=", receivedAt - ofWords.forMs),
      ]);
      if (ofKey === undefined) return words;
      return is.or([
        words,
        is.and([is("s.key_print", "=", ofKey.print), is("s.received_at", ">=", receivedAt - ofKey.forMs)]),
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
  { form, tables }: StoredForm,
  { values, about, files, token }: NewSubmission,
  arrival: Arrival,
): Promise<string> {
  const reference = newReference(form.referencePrefix);
  const { ofWords, ofKey } = arrival.fingerprints;
  const email = senderMailbox(form, values);
  const { file } = tables;
  const own = files.find(({ field }) => field === file?.field);
  const row = {
    ...{ reference, language: arrival.language, received_at: arrival.receivedAt, state: form.initial },
    ...{ suspected_spam: Number(arrival.suspectedSpam), folded: foldedSubmission(form.fields, reference, values) },
    ...{ mailbox: email === undefined ? null : mailboxOf(email), words_print: ofWords.print },
    key_print: ofKey?.print ?? null,
    ...(tables.fields === undefined
      ? { form: form.name, email: email ?? null, fields: JSON.stringify(values) }
      : renamed(tables.fields, (name) => values[name] ?? "")),
    ...renamed(tables.since, () => arrival.receivedAt),
    ...(tables.about === undefined ? {} : { [tables.about]: about ?? null }),
    ...(token === undefined ? {} : { token_hash: token.hash }),
    ...(file === undefined || own === undefined
      ? {}
      : {
          ...{ [file.key]: own.key, [file.name]: own.name, [file.size]: own.size },
          ...{ [file.sha256]: own.sha256, [file.scan]: own.scan },
        }),
  };
  const { id } = await transaction
    .insertInto(tables.rows as "submissions")
    // A form's own table has the columns that its description names.
    .values(row as Insertable<Schema["submissions"]>)
    .returning("id")
    .executeTakeFirstOrThrow();
  if (file === undefined && files.length > 0) {
    await transaction
      .insertInto("submission_files")
      .values(
        files.map(({ field, key, name, size, sha256, scan }) => ({
          ...{
            submission_id: id,
            reference,
            field,
            file_key: key,
            file_name: name,
            file_size: size,
            file_sha256: sha256,
            scan,
          },
        })),
      )
      .execute();
  }
  if (!arrival.suspectedSpam) {
    const { notice, confirmation } = form.mails;
    const confirmed =
      confirmation === undefined || email === undefined
        ? undefined
        : { kind: confirmation, recipient: email, sealedToken: token?.sealed ?? null };
    await enqueueMails(transaction, arrival, { [tables.mails]: id }, reference, notice, confirmed);
  }
  return reference;
}

const renamed = <Value>(columns: Readonly<Record<string, string>>, read: (name: string) => Value) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [column, read(name)]));

/**
 * Puts the mails of a submission into the outbox: a notice, and a confirmation unless its receiver has had three within
 * a day already, so that nobody can be flooded by way of our forms.
 */
async function enqueueMails(
  transaction: Transaction<Schema>,
  arrival: Arrival,
  /** Column of the outbox that names the submission, with its id. */
  subject: Readonly<Record<string, number>>,
  reference: string,
  notice: MailKind,
  confirmation: { kind: MailKind; recipient: string; sealedToken: string | null } | undefined,
): Promise<void> {
  const mail = (kind: MailKind) => ({ ...newMail(kind, arrival, reference), ...subject });
  const rows = [mail(notice)];
  const key = confirmation && mailboxOf(confirmation.recipient);
  if (
    confirmation !== undefined &&
    key !== undefined &&
    (await confirmationsOf(transaction, key, arrival.receivedAt - DAY_MS)) < CONFIRMATIONS_A_DAY
  ) {
    const { kind, recipient, sealedToken } = confirmation;
    rows.push({ ...mail(kind), recipient, recipient_key: key, sealed_token: sealedToken });
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
