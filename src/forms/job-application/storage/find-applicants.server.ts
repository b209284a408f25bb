import { setImmediate as nextTurn } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import { foldedMatch } from "#features/publishing/storage/folded-match.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ApplicantListQuery } from "../applicant-list-query.ts";
import { searchedTexts } from "../folded-applicant.ts";
import { type ApplicantFilter, belongs } from "./applicant-filter.server.ts";

/** Rows looked at in one go: a few milliseconds, after which others have their turn. */
const CHUNK = 4000;
/** What a search finds at most: the newest ones. Whoever finds as many has not said enough. */
export const FOUND_MAX = 2000;

type Found = { id: number; received_at: number; rating: number };

/** The best first: by stars, those without any last, the newest of the same first. */
const byRating = (a: Found, b: Found) => b.rating - a.rating || b.received_at - a.received_at || b.id - a.id;
const byArrival = (a: Found, b: Found) => b.received_at - a.received_at || b.id - a.id;

/**
 * Searches reference, name, address and phone number, all words in any order, case and diacritics ignored. However many
 * there are, nothing else waits: it looks at a few thousand at a time.
 * @returns ids in the order of the list, at most `FOUND_MAX`
 */
export async function searchApplicants(
  db: Database,
  query: ApplicantFilter & Pick<ApplicantListQuery, "sort">,
  q: string,
): Promise<number[]> {
  const { last } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const found: Found[] = [];
  for (let high = Number(last ?? 0); high > 0 && found.length < FOUND_MAX; high -= CHUNK) {
    const rows = await db
      // By itself, so that the rows are read in the order of their ids and by no index.
      .selectFrom(chunk(db, high).as("applications"))
      .select(["id", "received_at", "rating"])
      .where(belongs(query))
      .where(holds(q))
      .orderBy("id", "desc")
      .limit(FOUND_MAX - found.length)
      .execute();
    found.push(...rows);
    await nextTurn();
  }
  return found.sort(query.sort === "rating" ? byRating : byArrival).map(({ id }) => id);
}

/** Rows up to an id. */
const chunk = (db: Database, high: number) =>
  db
    .selectFrom("applications")
    .selectAll()
    .where("id", "<=", high)
    .where("id", ">", high - CHUNK)
    .orderBy("id", "desc")
    .limit(CHUNK);

/** The condition that an application holds what is searched for. */
function holds(q: string) {
  const lists = searchedTexts(q).map((texts) => texts.map((text) => foldedMatch("folded", text)));
  return ({ or, and }: ExpressionBuilder<Schema, "applications">) =>
    or(lists.map((list) => and(list.filter((condition) => condition !== undefined))));
}

/** One page of ids in the order of the list. @param size applications a page */
export async function pageOfApplicants(
  db: Database,
  query: ApplicantFilter & Pick<ApplicantListQuery, "sort" | "page">,
  size: number,
): Promise<number[]> {
  let rows = db.selectFrom("applications").select("id").where(belongs(query));
  if (query.sort === "rating") rows = rows.orderBy("rating", "desc");
  const page = await rows
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  return page.map(({ id }) => id);
}
