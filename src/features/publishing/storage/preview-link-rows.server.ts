import type { Selectable, Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";

export type PreviewLinkRow = Selectable<Schema["preview_links"]>;

/** Returns the unexpired links of an item, newest first. */
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

/** Adds a link, and deletes the expired links of all items. */
export async function addPreviewLink(
  transaction: Transaction<Schema>,
  link: Omit<PreviewLinkRow, "id">,
): Promise<PreviewLinkRow> {
  await transaction.deleteFrom("preview_links").where("expires_at", "<=", link.created_at).execute();
  return transaction.insertInto("preview_links").values(link).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a link. @returns its item; undefined for an unknown link */
export async function removePreviewLink(
  transaction: Transaction<Schema>,
  linkId: number,
): Promise<{ kind: string; id: number } | undefined> {
  const gone = transaction.deleteFrom("preview_links").where("id", "=", linkId).returning(["kind", "item_id"]);
  const row = await gone.executeTakeFirst();
  return row && { kind: row.kind as string, id: row.item_id };
}

/** Returns a link by the hash of its token; undefined when it is unknown or expired. */
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
