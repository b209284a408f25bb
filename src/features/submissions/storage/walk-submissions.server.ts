import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { AnyForm } from "../form.ts";
import type { InboxPlace } from "../inbox-query.ts";
import { containsWords, submissionsOf } from "./submission-rows.server.ts";

/** Submissions in one state or in any, by one owner if one is named: what an index has in the order of the inbox. */
export interface InboxStream {
  /** Undefined: any. */
  state: string | undefined;
  spam: boolean;
  /** Undefined: anyone; null: nobody. */
  ownerId: string | null | undefined;
}

/** How to walk along the inbox. */
export interface Walk {
  direction: "older" | "newer";
  /** Where to begin, itself left out; undefined: at the newest, or the oldest. */
  from: InboxPlace | undefined;
  /** Rows wanted. */
  limit: number;
  /** Words that each row must hold. */
  q: string;
  /** Rows looked at in a search before it ends without having filled its page; undefined: all. */
  atMost?: number;
}

/** Rows that PostgreSQL looks at in one go: few enough for the time that a statement has on a busy server. */
const CHUNK_ELSEWHERE = 5000;
/** Rows of the first look of a search on SQLite; how many it looks at next goes with how long that took. */
const FIRST_CHUNK = 250;
const CHUNKS = { min: 25, max: 1500 } as const;
/** ms that one look should take: well below what a visitor feels. */
const SHORT_MS = 4;
const LONG_MS = 10;

/** What is walked along. */
interface Source {
  db: Database;
  dialect: DialectName;
  form: AnyForm;
}

/**
 * Walks along submissions in several states at once, in the order of the inbox.
 * @returns at most `limit` places, in the walk's order
 */
export async function walkInbox(source: Source, streams: readonly InboxStream[], walk: Walk): Promise<InboxPlace[]> {
  const found: InboxPlace[] = [];
  for (const stream of streams) found.push(...(await walkStream(source, stream, walk)));
  const sign = walk.direction === "older" ? -1 : 1;
  return found.sort((a, b) => sign * (a.receivedAt - b.receivedAt || a.id - b.id)).slice(0, walk.limit);
}

function walkStream(source: Source, stream: InboxStream, walk: Walk): Promise<InboxPlace[]> {
  return fold(walk.q) === "" ? look(source, stream, walk) : search(source, stream, walk);
}

/**
 * Looks through the texts piece by piece and lets others have their turn between: on SQLite a statement holds the whole
 * process. It ends as soon as the page is full.
 */
async function search(source: Source, stream: InboxStream, walk: Walk): Promise<InboxPlace[]> {
  const found: InboxPlace[] = [];
  let { from } = walk;
  const isElsewhere = source.dialect === "postgres";
  let chunk = isElsewhere ? CHUNK_ELSEWHERE : FIRST_CHUNK;
  for (let seen = 0; seen < (walk.atMost ?? Number.POSITIVE_INFINITY); seen += chunk) {
    const began = performance.now();
    const end = await lookAhead(source, stream, { ...walk, from }, chunk);
    const matching = matchingRows(source, stream, { ...walk, from }, end);
    found.push(...(await matching.limit(walk.limit - found.length).execute()).map(placeOf));
    if (end === undefined || found.length >= walk.limit) break;
    from = end;
    const took = performance.now() - began;
    if (isElsewhere) continue;
    if (took < SHORT_MS) chunk = Math.min(CHUNKS.max, chunk * 2);
    if (took > LONG_MS) chunk = Math.max(CHUNKS.min, Math.floor(chunk / 2));
    await setImmediate();
  }
  return found;
}

/** The place of the row that ends the next piece; undefined: there are fewer rows left. */
async function lookAhead(source: Source, stream: InboxStream, walk: Walk, rows: number) {
  const [row] = await streamRows(source, stream, walk)
    .limit(1)
    .offset(rows - 1)
    .execute();
  return row === undefined ? undefined : placeOf(row);
}

async function look(source: Source, stream: InboxStream, walk: Walk): Promise<InboxPlace[]> {
  return (await streamRows(source, stream, walk).limit(walk.limit).execute()).map(placeOf);
}

/** Rows of a piece that hold all words. */
function matchingRows(source: Source, stream: InboxStream, walk: Walk, end: InboxPlace | undefined) {
  let rows = streamRows(source, stream, walk);
  if (end !== undefined) {
    const compared = walk.direction === "older" ? sql.raw(">=") : sql.raw("<=");
    rows = rows.where(sql<boolean>`(s.received_at, s.id) ${compared} (${end.receivedAt}, ${end.id})`);
  }
  const words = containsWords(source.db, source.form, walk.q);
  return words === undefined ? rows : rows.where(words);
}

/** Rows of a stream from a place on, in the order of the indexes on state and owner. */
function streamRows({ db, form }: Source, { state, spam, ownerId }: InboxStream, { direction, from }: Walk) {
  const order = direction === "older" ? "desc" : "asc";
  let rows = submissionsOf(db, form).select(["s.id", "s.received_at"]).where("s.suspected_spam", "=", Number(spam));
  if (state !== undefined) rows = rows.where("s.state", "=", state);
  if (ownerId === null) {
    // PostgreSQL takes a NULL for no constant: without its column in the order it would sort all rows.
    rows = rows.where("s.owner_id", "is", null).orderBy("s.owner_id", order);
  } else if (ownerId !== undefined) {
    rows = rows.where("s.owner_id", "=", ownerId);
  }
  if (from !== undefined) {
    const compared = direction === "older" ? sql.raw("<") : sql.raw(">");
    rows = rows.where(sql<boolean>`(s.received_at, s.id) ${compared} (${from.receivedAt}, ${from.id})`);
  }
  return rows.orderBy("s.received_at", order).orderBy("s.id", order);
}

const placeOf = ({ id, received_at }: { id: number; received_at: number }): InboxPlace => ({
  id,
  receivedAt: received_at,
});
