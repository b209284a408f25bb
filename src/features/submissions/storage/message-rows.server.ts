import type { Database } from "#platform/database/open-database.server.ts";
import type { AnyForm } from "../form.ts";
import { MESSAGE_KINDS, type MessageKind } from "../thread.ts";
import { type MailState, mailState } from "./mail-state.server.ts";

/** A message of a thread. */
export interface ThreadMessage {
  id: number;
  kind: MessageKind;
  /** When it was written; of a pasted reply, when it arrived. ms since 1970. */
  at: number;
  /** Name of the member of staff who wrote or pasted it, at that time; undefined: the sender wrote it. */
  author: string | undefined;
  /** Subject of an answer; empty for others. */
  subject: string;
  text: string;
  /** The mail that brings it, with its delivery status; undefined: there is none. */
  mail: (MailState & { id: number; kind: string; messageId: string }) | undefined;
}

/** Returns the messages of submissions after the first one, oldest first, by submission id. */
export async function readThreads(
  db: Database,
  { name }: Pick<AnyForm, "name">,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ThreadMessage[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("submission_messages")
    .selectAll()
    .where("form", "=", name)
    .where("submission_id", "in", ids)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const mailIds = rows.flatMap(({ mail_id }) => mail_id ?? []);
  const mails =
    mailIds.length === 0 ? [] : await db.selectFrom("outbox").selectAll().where("message_id", "in", mailIds).execute();
  const mailOf = new Map(mails.map((mail) => [mail.message_id, mail]));
  const messages = rows.map(({ submission_id, ...row }) => {
    const mail = mailOf.get(row.mail_id ?? "");
    const message: ThreadMessage = {
      id: row.id,
      // A kind of another release is shown as one of the sender.
      kind: MESSAGE_KINDS.find((kind) => kind === row.kind) ?? "page",
      at: row.at,
      author: row.author ?? undefined,
      subject: row.subject ?? "",
      text: row.text,
      mail: mail && { id: mail.id, kind: mail.kind, messageId: mail.message_id, ...mailState(mail) },
    };
    return [submission_id, message] as const;
  });
  const grouped = Map.groupBy(messages, ([submission]) => submission);
  return new Map([...grouped].map(([id, of]) => [id, of.map(([, message]) => message)]));
}

/** Returns when submissions were answered last, ms since 1970, by submission id. */
export async function lastAnswers(
  db: Database,
  { name }: Pick<AnyForm, "name">,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("submission_messages")
    .select(["submission_id as id", ({ fn }) => fn.max("at").as("at")])
    .where("form", "=", name)
    .where("submission_id", "in", ids)
    .where("kind", "=", "answer" satisfies MessageKind)
    .groupBy("submission_id")
    .execute();
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
}
