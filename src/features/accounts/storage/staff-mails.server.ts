import type { Transaction } from "kysely";
import type { AccountChange, MailKind } from "#features/outbox/outbox.server.ts";
import { newMail, newReference } from "#features/submissions/storage/new-submission.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** When something happens to an account, in ms since 1970, and the host name for the Message-ID of mails about it. */
export interface MailOccasion {
  at: number;
  mailHost: string;
}

/** Writes a mail to a member of staff into the outbox. */
export async function enqueueStaffMail(
  transaction: Transaction<Schema>,
  kind: MailKind,
  to: { id: string; email: string; language: Language },
  { at, mailHost }: MailOccasion,
  content: { sealed_token: string } | { staff_change: AccountChange },
): Promise<void> {
  const mail = newMail(kind, { language: to.language, receivedAt: at, mailHost }, newReference("S"));
  await transaction
    .insertInto("outbox")
    .values({ ...mail, recipient: to.email, staff_user_id: to.id, ...content })
    .execute();
}

/** Writes the mail about a change to an account into the outbox; none where the account has no address. */
export async function enqueueNotice(
  transaction: Transaction<Schema>,
  { id, email, language }: { id: string; email: string | undefined; language: Language },
  change: AccountChange,
  occasion: MailOccasion,
): Promise<void> {
  if (email !== undefined)
    await enqueueStaffMail(transaction, "staff-notice", { id, email, language }, occasion, { staff_change: change });
}
