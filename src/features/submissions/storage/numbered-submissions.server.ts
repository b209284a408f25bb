import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { AnyForm } from "../form.ts";
import { INBOX_PAGE_SIZE, type InboxQuery, statesOf } from "../inbox-query.ts";
import { containsWords, submissionsOf } from "./submission-rows.server.ts";

/** Rows looked at in one go: a few milliseconds, after which others have their turn. */
const CHUNK = 4000;
/** What a search finds at most: the newest ones. Whoever finds as many has not said enough. */
export const FOUND_MAX = 2000;
/** No entry has this id: it stands for submissions about none. */
export const NO_ENTRY = 0;

/** What a numbered page is asked by. */
export type NumberedQuery = Pick<InboxQuery, "view" | "about" | "sort" | "page">;

type Found = { id: number; received_at: number; rating: number };

const byArrival = (a: Found, b: Found) => b.received_at - a.received_at || b.id - a.id;
/** The best first: by stars, those without any last, the newest of the same first. */
const byRating = (a: Found, b: Found) => b.rating - a.rating || byArrival(a, b);

/** The condition that a submission belongs to a view and an entry. */
function belongs(form: AnyForm, { view, about }: NumberedQuery): RawBuilder<boolean> {
  const conditions = [sql<boolean>`1 = 1`];
  if (view !== "everywhere") conditions.push(sql`s.suspected_spam = ${Number(view === "spam")}`);
  const { states } = statesOf(form, view);
  if (Object.hasOwn(form.states, view)) conditions.push(sql`s.state = ${view}`);
  else if (view === "open") conditions.push(sql`s.state in (${sql.join(states)})`);
  if (about !== undefined) {
    const wanted = about === "none" ? NO_ENTRY : about;
    // As an expression, so that no database takes the index of another order for it, and then sorts what it has read.
    conditions.push(sql`coalesce(s.about, ${NO_ENTRY}) = ${wanted}`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Searches all that a submission is found by, all words in any order, case and diacritics ignored. However many there
 * are, nothing else waits: it looks at a few thousand at a time.
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
      // By itself, so that the rows are read in the order of their ids and by no index.
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

/** One page of ids in the order of the list. */
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
