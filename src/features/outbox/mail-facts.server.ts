import type { Database } from "#platform/database/open-database.server.ts";

/** When a mail was taken by a mail server last, ms since 1970; undefined when none ever was. */
export async function lastMailSentAt(db: Database): Promise<number | undefined> {
  // By the table's own order: the newest mails come first, and most of them have gone.
  const row = await db
    .selectFrom("outbox")
    .select("sent_at")
    .where("state", "=", "sent")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? undefined;
}

/** When each test mail since a time was asked for, ms since 1970, the oldest first. */
export async function testMailsSince(db: Database, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("created_at")
    // By an index: mails of messages are many.
    .where("form", "is", null)
    .where("kind", "=", "test-mail")
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}
