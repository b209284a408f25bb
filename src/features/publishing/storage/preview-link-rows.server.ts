import type { Selectable, Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";

export type PreviewLinkRow = Selectable<Schema["preview_links"]>;

/** The links of an item that still work, newest first. */
export async function listPreviewLinks(
  db: Database | Transaction<Schema>,
  kind: string,
  id: number,
  now: number,
): Promise<PreviewLinkRow[]> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();
}

/** Adds a link, and forgets those of all items that have expired. */
export async function addPreviewLink(
  transaction: Transaction<Schema>,
  link: Omit<PreviewLinkRow, "id">,
): Promise<PreviewLinkRow> {
  await transaction.deleteFrom("preview_links").where("expires_at", "<=", link.created_at).execute();
  return transaction.insertInto("preview_links").values(link).returningAll().executeTakeFirstOrThrow();
}

/** Ends a link. @returns the item that it showed; undefined when there was no such link */
export async function removePreviewLink(
  transaction: Transaction<Schema>,
  linkId: number,
): Promise<{ kind: string; id: number } | undefined> {
  const gone = transaction.deleteFrom("preview_links").where("id", "=", linkId).returning(["kind", "item_id"]);
  const row = await gone.executeTakeFirst();
  return row && { kind: row.kind as string, id: row.item_id };
}

/** The link of a token, by the hash of it; undefined when it does not work any more. */
export async function findPreviewLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<PreviewLinkRow | undefined> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}
