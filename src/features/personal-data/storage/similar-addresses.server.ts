import { sql } from "kysely";
import { mailboxOf } from "#features/submissions/storage/mailbox.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { ofPerson } from "./of-person.server.ts";

/** Addresses that are shown at most. */
const SHOWN = 20;

/** Another address that may be the same person's. */
export interface SimilarAddress {
  address: string;
  /** Messages and applications that came from it. */
  submissions: number;
}

/** The addresses, those with most submissions first. */
export interface SimilarAddresses {
  addresses: SimilarAddress[];
  /** There are more. */
  more: boolean;
}

/** Finds addresses that most mail servers deliver to the same mailbox: "anna+ship@…" and "anna@…". */
export async function similarAddresses(db: Database, address: string): Promise<SimilarAddresses> {
  const spelled = sql<string>`lower(email)`;
  const from = (table: "messages" | "applications") =>
    db
      .selectFrom(table)
      .select(spelled.as("address"))
      .where("mailbox", "=", mailboxOf(address))
      .where(({ not }) => not(ofPerson(address)));
  const rows = await db
    .selectFrom(from("messages").unionAll(from("applications")).as("sent"))
    .select("address")
    .select(({ fn }) => fn.countAll<number>().as("submissions"))
    .groupBy("address")
    .orderBy("submissions", "desc")
    .orderBy("address")
    .limit(SHOWN + 1)
    .execute();
  const addresses = rows.slice(0, SHOWN).map((row) => ({ address: row.address, submissions: Number(row.submissions) }));
  return { addresses, more: rows.length > SHOWN };
}
