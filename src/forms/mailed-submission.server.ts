import type { OutboxRow } from "#features/outbox/outbox-store.server.ts";
import type { MailedSubmission } from "#features/submissions/form.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/**
 * Reads what an e-mail knows of its submission from the table of its form.
 * @param titleOf finds the title of the entry that a submission is about
 */
export async function mailedSubmission(
  db: Database,
  { contact_message_id, application_id }: OutboxRow,
  titleOf: (id: number) => Promise<string | undefined>,
): Promise<MailedSubmission | undefined> {
  if (contact_message_id !== null) {
    const row = await db.selectFrom("messages").selectAll().where("id", "=", contact_message_id).executeTakeFirst();
    if (row === undefined) return undefined;
    const { first_name, last_name, email, message } = row;
    return { values: { firstName: first_name, lastName: last_name, email, message }, about: undefined, files: [] };
  }
  if (application_id === null) return undefined;
  const row = await db.selectFrom("applications").selectAll().where("id", "=", application_id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { first_name, last_name, email, phone, consent, offer_id, file_name, file_size } = row;
  return {
    values: { firstName: first_name, lastName: last_name, email, phone, consent },
    about: offer_id === null ? undefined : await titleOf(offer_id),
    files: [{ field: "cv", name: file_name, size: file_size, scan: row.scan === "clean" ? "clean" : "unscanned" }],
  };
}
