import type { Transaction } from "kysely";
import type { AccountChange, MailKind } from "#features/outbox/outbox.server.ts";
import { newMail, newReference } from "#features/submissions/storage/new-submission.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** Time of a change to an account (ms since 1970), and host name for the Message-ID of its mails. */
export interface MailOccasion {
  at: number;
  mailHost: string;
}

/** Adds a mail to a member of staff to the outbox. */
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

/** Adds the mail about a change to an account to the outbox; none for an account without an address. */
export async function enqueueNotice(
  transaction: Transaction<Schema>,
  { id, email, language }: { id: string; email: string | undefined; language: Language },
  change: AccountChange,
  occasion: MailOccasion,
): Promise<void> {
  if (email !== undefined)
    await enqueueStaffMail(transaction, "staff-notice", { id, email, language }, occasion, { staff_change: change });
}
