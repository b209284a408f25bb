import type { Database } from "#platform/database/open-database.server.ts";

/** Returns when a mail server last accepted a mail, ms since 1970; undefined for never. */
export async function lastMailSentAt(db: Database): Promise<number | undefined> {
  // In the order of the primary key: most of the newest mails are sent.
  const row = await db
    .selectFrom("outbox")
    .select("sent_at")
    .where("state", "=", "sent")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? undefined;
}

/** Returns when the test mails since a time were created, ms since 1970, oldest first. */
export async function testMailsSince(db: Database, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("created_at")
    // Uses an index, as most mails belong to submissions.
    .where("form", "is", null)
    .where("kind", "=", "test-mail")
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}
