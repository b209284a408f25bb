import { sql } from "kysely";
import type { AnyForm } from "#features/submissions/form.ts";
import { mailboxOf } from "#features/submissions/storage/mailbox.server.ts";
import { sentFrom, submissionsOf } from "#features/submissions/storage/submission-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/** Maximum number of addresses. */
const SHOWN = 20;

/** Another address that may belong to the same person. */
export interface SimilarAddress {
  address: string;
  /** Number of submissions from it, of all forms. */
  submissions: number;
}

/** Addresses by number of submissions, descending. */
export interface SimilarAddresses {
  addresses: SimilarAddress[];
  /** Whether there are more. */
  more: boolean;
}

/** Finds addresses that most mail servers deliver to the same mailbox: "anna+ship@…" and "anna@…". */
export async function similarAddresses(
  db: Database,
  forms: readonly AnyForm[],
  address: string,
): Promise<SimilarAddresses> {
  const sent = forms
    .map((form) =>
      submissionsOf(db, form)
        .select(sql<string>`lower(s.email)`.as("address"))
        .where("s.mailbox", "=", mailboxOf(address))
        .where(({ not }) => not(sentFrom(address))),
    )
    .reduce((all, some) => all.unionAll(some));
  const rows = await db
    .selectFrom(sent.as("sent"))
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
