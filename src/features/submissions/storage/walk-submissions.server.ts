import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { AnyForm } from "../form.ts";
import type { InboxPlace } from "../inbox-query.ts";
import { priorityOf } from "./desk-rows.server.ts";
import { containsWords, submissionsOf } from "./submission-rows.server.ts";

/** A subset of submissions that an index returns in the order of the inbox. */
export interface InboxStream {
  /** Undefined: any. */
  state: string | undefined;
  spam: boolean;
  /** Undefined: anyone; null: nobody. */
  ownerId: string | null | undefined;
  /** See `urgencyOf`; undefined: any. */
  urgency: number | undefined;
  /** Only submissions that have come back from waiting, in a state of which most are not open. */
  returned: boolean;
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
  /** Whether rows are in the order of their arrival alone, as those of all states together are stored. */
  byArrival: boolean;
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
  const byPriority = (a: InboxPlace, b: InboxPlace) => (walk.byArrival ? 0 : a.priority - b.priority);
  return found
    .sort((a, b) => sign * (byPriority(a, b) || a.receivedAt - b.receivedAt || a.id - b.id))
    .slice(0, walk.limit);
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
    rows = rows.where(comparedWith(end, walk.direction === "older" ? ">=" : "<=", walk));
  }
  const words = containsWords(source.db, source.form, walk.q);
  return words === undefined ? rows : rows.where(words);
}

/** Selects the rows of a stream from a place on, in the order of the indexes on state and owner. */
function streamRows({ db, form }: Source, stream: InboxStream, walk: Walk) {
  const { state, spam, ownerId, urgency, returned } = stream;
  const { direction, from, byArrival } = walk;
  const order = direction === "older" ? "desc" : "asc";
  let rows = submissionsOf(db, form)
    .select(["s.id", "s.received_at", "s.priority"])
    .where("s.suspected_spam", "=", Number(spam));
  if (state !== undefined) rows = rows.where("s.state", "=", state);
  if (returned) rows = rows.where("s.priority", ">", 0);
  if (urgency !== undefined) {
    rows = rows.where("s.urgency", "=", urgency);
    // Their places in the index.
    if (form.states[state ?? ""] === "open") {
      const [first, last] = [priorityOf(urgency, false), priorityOf(urgency, true)];
      rows = rows.where("s.priority", ">=", first).where("s.priority", "<=", last);
    }
  }
  if (ownerId === null) {
    // PostgreSQL does not treat NULL as a constant: without this column in the order it would sort all rows.
    rows = rows.where("s.owner_id", "is", null).orderBy("s.owner_id", order);
  } else if (ownerId !== undefined) {
    rows = rows.where("s.owner_id", "=", ownerId);
  }
  if (from !== undefined) {
    rows = rows.where(comparedWith(from, direction === "older" ? "<" : ">", walk));
  }
  if (!byArrival) rows = rows.orderBy("s.priority", order);
  return rows.orderBy("s.received_at", order).orderBy("s.id", order);
}

function comparedWith({ priority, receivedAt, id }: InboxPlace, comparison: string, { byArrival }: Walk) {
  const compared = sql.raw(comparison);
  return byArrival
    ? sql<boolean>`(s.received_at, s.id) ${compared} (${receivedAt}, ${id})`
    : sql<boolean>`(s.priority, s.received_at, s.id) ${compared} (${priority}, ${receivedAt}, ${id})`;
}

const placeOf = ({ id, received_at, priority }: { id: number; received_at: number; priority: number }): InboxPlace => ({
  id,
  priority,
  receivedAt: received_at,
});
