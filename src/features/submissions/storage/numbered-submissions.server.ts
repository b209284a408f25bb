import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { AnyForm } from "../form.ts";
import { INBOX_PAGE_SIZE, type InboxQuery, statesOf } from "../inbox-query.ts";
import { containsWords, submissionsOf } from "./submission-rows.server.ts";

/** Rows searched per statement: a few milliseconds, after which other requests get a turn. */
const CHUNK = 4000;
/** Maximum number of search results; the newest ones. */
export const FOUND_MAX = 2000;
/** Stands for submissions about no entry; no entry has this id. */
export const NO_ENTRY = 0;

/** Filter, order and page of a numbered inbox. */
export type NumberedQuery = Pick<InboxQuery, "view" | "about" | "sort" | "page">;

type Found = { id: number; received_at: number; rating: number };

const byArrival = (a: Found, b: Found) => b.received_at - a.received_at || b.id - a.id;
/** By rating, best first and unrated last, then by arrival. */
const byRating = (a: Found, b: Found) => b.rating - a.rating || byArrival(a, b);

/** Returns the SQL condition of a view and an entry. */
function belongs(form: AnyForm, { view, about }: NumberedQuery): RawBuilder<boolean> {
  const conditions = [sql<boolean>`1 = 1`];
  if (view !== "everywhere") conditions.push(sql`s.suspected_spam = ${Number(view === "spam")}`);
  const { states } = statesOf(form, view);
  if (Object.hasOwn(form.states, view)) conditions.push(sql`s.state = ${view}`);
  else if (view === "open") conditions.push(sql`s.state in (${sql.join(states)})`);
  if (about !== undefined) {
    const wanted = about === "none" ? NO_ENTRY : about;
    // With an expression the databases do not use an index in another order and then sort the rows.
    conditions.push(sql`coalesce(s.about, ${NO_ENTRY}) = ${wanted}`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Searches the folded texts: all words in any order, ignoring case and diacritics. Rows are read in chunks so that
 * other requests get a turn.
 * @returns ids in the order of the list, at most `FOUND_MAX`
 */
export async function searchSubmissions(
  db: Database,
  form: AnyForm,
  query: NumberedQuery,
  q: string,
): Promise<number[]> {
  const { last } = await submissionsOf(db, form)
    .select(({ fn }) => fn.max("s.id").as("last"))
    .executeTakeFirstOrThrow();
  const found: Found[] = [];
  for (let high = Number(last ?? 0); high > 0 && found.length < FOUND_MAX; high -= CHUNK) {
    const chunk = submissionsOf(db, form)
      .selectAll("s")
      .where("s.id", "<=", high)
      .where("s.id", ">", high - CHUNK)
      .orderBy("s.id", "desc")
      .limit(CHUNK);
    const rows = await db
      // A subquery, so that the rows are read in the order of their ids without another index.
      .selectFrom(chunk.as("s"))
      .select(["s.id", "s.received_at", "s.rating"])
      .where(belongs(form, query))
      .where(containsWords(db, form, q) ?? sql<boolean>`1 = 1`)
      .orderBy("s.id", "desc")
      .limit(FOUND_MAX - found.length)
      .execute();
    found.push(...rows);
    await nextTurn();
  }
  return found.sort(query.sort === "rating" ? byRating : byArrival).map(({ id }) => id);
}

/** Returns one page of ids in the order of the list. */
export async function pageOfSubmissions(db: Database, form: AnyForm, query: NumberedQuery): Promise<number[]> {
  let rows = submissionsOf(db, form).select("s.id").where(belongs(form, query));
  if (query.sort === "rating") rows = rows.orderBy("s.rating", "desc");
  const page = await rows
    .orderBy("s.received_at", "desc")
    .orderBy("s.id", "desc")
    .limit(INBOX_PAGE_SIZE)
    .offset((query.page - 1) * INBOX_PAGE_SIZE)
    .execute();
  return page.map(({ id }) => id);
}
