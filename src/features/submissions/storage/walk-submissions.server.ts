import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { AnyForm } from "../form.ts";
import type { InboxPlace } from "../inbox-query.ts";
import { containsWords, submissionsOf } from "./submission-rows.server.ts";

/** A subset of submissions that an index returns in the order of the inbox. */
export interface InboxStream {
  /** Undefined: any. */
  state: string | undefined;
  spam: boolean;
  /** Undefined: anyone; null: nobody. */
  ownerId: string | null | undefined;
}

/** Direction, start and size of a page. */
export interface Walk {
  direction: "older" | "newer";
  /** Start position, exclusive; undefined: the newest or the oldest. */
  from: InboxPlace | undefined;
  /** Maximum number of rows. */
  limit: number;
  /** Search text; empty: no search. */
  q: string;
  /** Maximum number of rows that a search reads; undefined: all. */
  maxRows?: number;
}

/** Rows per statement on PostgreSQL: few enough for the statement timeout on a busy server. */
const CHUNK_ELSEWHERE = 5000;
/** Rows of the first statement of a search on SQLite; later ones are adapted to the time it takes. */
const FIRST_CHUNK = 250;
const CHUNKS = { min: 25, max: 1500 } as const;
/** Target duration of a statement in ms: other requests wait for it. */
const SHORT_MS = 4;
const LONG_MS = 10;

interface Source {
  db: Database;
  dialect: DialectName;
  form: AnyForm;
}

/**
 * Reads a page of an inbox by merging several streams.
 * @returns at most `limit` places, in the direction of the walk
 */
export async function walkInbox(source: Source, streams: readonly InboxStream[], walk: Walk): Promise<InboxPlace[]> {
  const found: InboxPlace[] = [];
  for (const stream of streams) found.push(...(await walkStream(source, stream, walk)));
  const sign = walk.direction === "older" ? -1 : 1;
  return found.sort((a, b) => sign * (a.receivedAt - b.receivedAt || a.id - b.id)).slice(0, walk.limit);
}

function walkStream(source: Source, stream: InboxStream, walk: Walk): Promise<InboxPlace[]> {
  return fold(walk.q) === "" ? listStream(source, stream, walk) : search(source, stream, walk);
}

/**
 * Searches in chunks until the page is full. Other requests get a turn in between: on SQLite, a statement blocks the
 * whole process.
 */
async function search(source: Source, stream: InboxStream, walk: Walk): Promise<InboxPlace[]> {
  const found: InboxPlace[] = [];
  let { from } = walk;
  const isElsewhere = source.dialect === "postgres";
  let chunk = isElsewhere ? CHUNK_ELSEWHERE : FIRST_CHUNK;
  for (let seen = 0; seen < (walk.maxRows ?? Number.POSITIVE_INFINITY); seen += chunk) {
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

/** Returns the place of the last row of the next chunk; undefined: fewer rows are left. */
async function lookAhead(source: Source, stream: InboxStream, walk: Walk, rows: number) {
  const [row] = await streamRows(source, stream, walk)
    .limit(1)
    .offset(rows - 1)
    .execute();
  return row === undefined ? undefined : placeOf(row);
}

async function listStream(source: Source, stream: InboxStream, walk: Walk): Promise<InboxPlace[]> {
  return (await streamRows(source, stream, walk).limit(walk.limit).execute()).map(placeOf);
}

/** Selects the rows of a chunk that contain all words. */
function matchingRows(source: Source, stream: InboxStream, walk: Walk, end: InboxPlace | undefined) {
  let rows = streamRows(source, stream, walk);
  if (end !== undefined) {
    const compared = walk.direction === "older" ? sql.raw(">=") : sql.raw("<=");
    rows = rows.where(sql<boolean>`(s.received_at, s.id) ${compared} (${end.receivedAt}, ${end.id})`);
  }
  const words = containsWords(source.db, source.form, walk.q);
  return words === undefined ? rows : rows.where(words);
}

/** Selects the rows of a stream from a place on, in the order of the indexes on state and owner. */
function streamRows({ db, form }: Source, { state, spam, ownerId }: InboxStream, { direction, from }: Walk) {
  const order = direction === "older" ? "desc" : "asc";
  let rows = submissionsOf(db, form).select(["s.id", "s.received_at"]).where("s.suspected_spam", "=", Number(spam));
  if (state !== undefined) rows = rows.where("s.state", "=", state);
  if (ownerId === null) {
    // PostgreSQL does not treat NULL as a constant: without this column in the order it would sort all rows.
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
