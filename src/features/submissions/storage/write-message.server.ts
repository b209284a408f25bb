import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { FALLBACK_LANGUAGE, isLanguage } from "#platform/i18n/languages.ts";
import { type AnyForm, mailKinds } from "../form.ts";
import { isNumbered } from "../inbox-query.ts";
import { type MessageKind, THREAD_LIMITS } from "../thread.ts";
import { decidedColumns } from "./desk-rows.server.ts";
import { newMail } from "./new-submission.server.ts";
import type { Author, ChangedSubmission, SeenSubmission } from "./submission-rows.server.ts";

/** Characters of a message that a search looks at. */
const SEARCHED = 5000;

/** A new message of a thread. */
export interface NewMessage {
  kind: MessageKind;
  /** ms since 1970. */
  at: number;
  /** Subject of an answer. */
  subject?: string;
  text: string;
  /** Undefined: the sender. */
  author: Omit<Author, "at"> | undefined;
  /** Recognises a repeated request, together with kind, subject and text; not used for a reply. */
  requestKey: string;
}

/** What a message is stored with. */
export interface MessageContext {
  /** Id of the last message that the author saw, 0 for none; undefined: it does not matter. */
  last: number | undefined;
  /** State and owner that the author saw, and what they become; undefined: they stay. */
  change: { seen: SeenSubmission; to: ChangedSubmission } | undefined;
  /** ms since 1970. */
  now: number;
  mailHost: string;
}

/** Result of storing; `known`: an earlier request has stored it. */
export type MessageOutcome = "done" | "known" | "changed-since" | "missing";

/** A submission that a message is added to. */
export interface WrittenTo {
  id: number;
  reference: string;
  language: string;
  email: string | null;
  state: string;
  owner_id: string | null;
  suspected_spam: number;
}

/**
 * Locks a submission until the end of the transaction; undefined for an unknown one. Of two concurrent messages the
 * second waits here and then sees the first.
 */
export function lockSubmission(
  transaction: Transaction<Schema>,
  form: AnyForm,
  which: { id: number } | { tokenHash: string },
): Promise<WrittenTo | undefined> {
  const rows = transaction.updateTable("submissions").where("form", "=", form.name);
  return ("id" in which ? rows.where("id", "=", which.id) : rows.where("token_hash", "=", which.tokenHash))
    .set(({ ref }) => ({ fields: ref("fields") }))
    .returning(["id", "reference", "language", "email", "state", "owner_id", "suspected_spam"])
    .executeTakeFirst();
}

/**
 * Adds a message to the thread of a locked submission, with its mail: an answer goes to the sender, what the sender
 * wrote on the private page is reported to the company.
 * @param audit adds the audit entries
 * @throws ExpectedError `too-many`
 */
export async function writeMessage(
  transaction: Transaction<Schema>,
  form: AnyForm,
  submission: WrittenTo,
  message: NewMessage,
  { last, change, now, mailHost }: MessageContext,
  audit: WriteEntry,
): Promise<Exclude<MessageOutcome, "missing">> {
  const subject = { form: form.name, submission_id: submission.id };
  const thread = await threadOf(transaction, subject);
  const requestKey = storedKey(message);
  if (thread.some(({ request_key }) => request_key === requestKey)) return "known";
  if (last !== undefined && (thread.at(-1)?.id ?? 0) !== last) return "changed-since";
  if (change !== undefined && !isSeenState(form, submission, change.seen)) return "changed-since";
  const byPage = thread.filter(({ kind }) => kind === "page").length;
  if (thread.length >= THREAD_LIMITS.messages || (message.kind === "page" && byPage >= THREAD_LIMITS.byPage)) {
    throw new ExpectedError("too-many", "It has all messages it can have.");
  }
  const mail = mailOf(form, submission, message, now, mailHost);
  if (mail !== undefined)
    await transaction
      .insertInto("outbox")
      .values({ ...mail, ...subject })
      .execute();
  await transaction
    .insertInto("submission_messages")
    .values({
      ...subject,
      kind: message.kind,
      at: message.at,
      author_id: message.author?.userId ?? null,
      author: message.author?.name ?? null,
      subject: message.subject ?? null,
      text: message.text,
      mail_id: mail?.message_id ?? null,
      request_key: requestKey,
    })
    .execute();
  const isAnswer = message.kind === "answer";
  const isSettled =
    isAnswer || change !== undefined || thread.some(({ kind, at }) => kind === "answer" && at > message.at);
  // In an inbox with numbered pages, messages are not searched.
  const found = isNumbered(form) ? "" : ` ${fold(message.text.slice(0, SEARCHED))}`;
  const { state, ownerId, decided } = change?.to ?? { state: submission.state, ownerId: submission.owner_id };
  // An answer without a change of the state settles an open submission too.
  const isDecided = change !== undefined || (isAnswer && form.states[state] === "open");
  await transaction
    .updateTable("submissions")
    .where("form", "=", form.name)
    .where("id", "=", submission.id)
    .set(({ ref }) => ({
      folded: sql<string>`${ref("folded")} || ${found}`,
      ...(isAnswer && { suspected_spam: 0 }),
      written_at: isSettled && message.kind !== "page" ? null : message.at,
      owner_id: ownerId ?? null,
      ...(state !== submission.state && { state, changed_at: now }),
      ...(isDecided && decidedColumns(form, submission.state, state, decided?.waitingUntil)),
    }))
    .execute();
  await audit(transaction);
  return "done";
}

const MINUTE_MS = 60_000;

/**
 * Returns the key that a request is stored with. A text that was edited after a lost response makes another message. A
 * reply is recognised by its text and the minute of its arrival: it may be pasted again on another page.
 */
function storedKey({ requestKey, kind, at, subject = "", text }: NewMessage): string {
  const parts = kind === "reply" ? [kind, Math.floor(at / MINUTE_MS), text] : [requestKey, kind, subject, text];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function threadOf(source: Database, subject: { form: string; submission_id: number }) {
  return source
    .selectFrom("submission_messages")
    .select(["id", "kind", "at", "request_key"])
    .where("form", "=", subject.form)
    .where("submission_id", "=", subject.submission_id)
    .orderBy("id")
    .execute();
}

/** Returns whether state and owner are those that the author saw. */
function isSeenState(form: AnyForm, { state, owner_id }: WrittenTo, seen: SeenSubmission): boolean {
  // A state that this release does not know is shown as the initial one.
  const shown = Object.hasOwn(form.states, state) ? state : form.initial;
  return shown === seen.state && (owner_id ?? undefined) === seen.ownerId;
}

function mailOf(form: AnyForm, submission: WrittenTo, { kind }: NewMessage, now: number, mailHost: string) {
  const { answer, further } = mailKinds(form);
  const { language, reference, email } = submission;
  const origin = { language: isLanguage(language) ? language : FALLBACK_LANGUAGE, receivedAt: now, mailHost };
  if (kind === "answer" && answer !== undefined) return { ...newMail(answer, origin, reference), recipient: email };
  if (kind !== "page" || further === undefined || submission.suspected_spam !== 0) return undefined;
  return newMail(further, origin, reference);
}
