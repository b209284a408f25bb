import { QUERY_MAX } from "#ui/site/query-max.ts";
import { MESSAGE_STATES, type MessageState } from "./message-states.ts";

/** Messages on one page of the inbox. */
export const INBOX_PAGE_SIZE = 50;

/**
 * What the inbox can show: open is new and in hand; all leaves out suspected spam, which is a view of its own; everywhere
 * is both, where a search begins.
 */
export const INBOX_VIEWS = ["open", ...MESSAGE_STATES, "all", "spam", "everywhere"] as const;

export type InboxView = (typeof INBOX_VIEWS)[number];

/** Whose messages it can show: one's own, nobody's, anyone's. */
export const INBOX_OWNERS = ["anyone", "mine", "nobody"] as const;

export type InboxOwner = (typeof INBOX_OWNERS)[number];

/** A place in the inbox, which runs from the newest to the oldest. */
export interface InboxPlace {
  /** ms since 1970. */
  receivedAt: number;
  id: number;
}

/** Which messages are asked for, as the address says it. */
export interface InboxFilter {
  view: InboxView;
  owner: InboxOwner;
  /** What is searched for, sealed by the server: an address shows no names. Empty: nothing. */
  search: string;
}

/** What staff ask of the inbox, as kept in its address. */
export interface InboxQuery extends InboxFilter {
  /** The page of what is older than this, or newer; undefined: the newest. */
  from: { older: InboxPlace } | { newer: InboxPlace } | undefined;
}

/** Characters that a sealed search of `QUERY_MAX` may take: four bytes a character, and what sealing adds. */
const SEALED_MAX = QUERY_MAX * 6 + 100;

/** The states that a view shows, of messages that are suspected to be spam, of the others, or of both. */
export function statesOf(view: InboxView): { states: readonly MessageState[]; spam: readonly boolean[] } {
  switch (view) {
    case "open":
      return { states: ["new", "in-hand"], spam: [false] };
    case "all":
      return { states: MESSAGE_STATES, spam: [false] };
    case "spam":
      return { states: MESSAGE_STATES, spam: [true] };
    case "everywhere":
      return { states: MESSAGE_STATES, spam: [false, true] };
    default:
      return { states: [view], spam: [false] };
  }
}

/** Reads the inbox's address. What is unknown or malformed falls back to the default. */
export function readInboxQuery(parameters: URLSearchParams): InboxQuery {
  const search = parameters.get("search") ?? "";
  const older = placeOf(parameters.get("older"));
  const newer = placeOf(parameters.get("newer"));
  return {
    view: INBOX_VIEWS.find((view) => view === parameters.get("state")) ?? "open",
    owner: INBOX_OWNERS.find((owner) => owner === parameters.get("owner")) ?? "anyone",
    search: search.length <= SEALED_MAX && /^[\w-]*$/.test(search) ? search : "",
    from: older !== undefined ? { older } : newer !== undefined ? { newer } : undefined,
  };
}

/** The address parameters of the inbox, defaults left out: `?state=closed&owner=mine`, or an empty string. */
export function inboxSearch({ view, owner, search, from }: InboxFilter & Partial<Pick<InboxQuery, "from">>): string {
  const parameters = new URLSearchParams();
  if (view !== "open") parameters.set("state", view);
  if (owner !== "anyone") parameters.set("owner", owner);
  if (search !== "") parameters.set("search", search);
  if (from !== undefined) {
    const [name, { receivedAt, id }] = "older" in from ? ["older", from.older] : ["newer", from.newer];
    parameters.set(name, `${receivedAt}-${id}`);
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function placeOf(text: string | null): InboxPlace | undefined {
  const [, receivedAt, id] = /^(\d{1,15})-([1-9]\d{0,8})$/.exec(text ?? "") ?? [];
  return receivedAt === undefined ? undefined : { receivedAt: Number(receivedAt), id: Number(id) };
}
