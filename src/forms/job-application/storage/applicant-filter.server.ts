import { type ExpressionBuilder, sql } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ApplicantListQuery } from "../applicant-list-query.ts";

/** Which applications a list shows, searches left out. */
export type ApplicantFilter = Pick<ApplicantListQuery, "view" | "offer">;

/** No offer has this id. */
const NO_OFFER = 0;

/** The condition that an application belongs to a view and an offer. */
export function belongs({ view, offer }: ApplicantFilter) {
  return (row: ExpressionBuilder<Schema, "applications">) => {
    const conditions = view === "everywhere" ? [] : [row("suspected_spam", "=", Number(view === "spam"))];
    if (view !== "all" && view !== "spam" && view !== "everywhere") conditions.push(row("state", "=", view));
    if (offer === undefined) return row.and(conditions);
    // As an expression, so that no database takes the index of another order for it, and then sorts what it has read.
    const ofOffer = sql<boolean>`coalesce(offer_id, ${NO_OFFER}) = ${offer === "none" ? NO_OFFER : offer}`;
    return row.and([...conditions, ofOffer]);
  };
}
