import { QUERY_MAX } from "#ui/site/query-max.ts";
import type { AnyForm } from "./form.ts";

/** Submissions on one page of an inbox. */
export const INBOX_PAGE_SIZE = 50;

/**
 * What an inbox can show: a state by its name; `open`: all open states; `all`: all states without suspected spam, which is
 * the view `spam`; `everywhere`: both, where a search begins.
 */
export type InboxView = string;

/** Whose submissions it can show: one's own, nobody's, anyone's. */
export const INBOX_OWNERS = ["anyone", "mine", "nobody"] as const;

export type InboxOwner = (typeof INBOX_OWNERS)[number];

/** Newest first, or best rated first. */
export const INBOX_SORTS = ["arrival", "rating"] as const;

/** A place in an inbox that runs from the newest to the oldest. */
export interface InboxPlace {
  /** ms since 1970. */
  receivedAt: number;
  id: number;
}

/** Which submissions are asked for, as the address says it. */
export interface InboxFilter {
  view: InboxView;
  owner: InboxOwner;
  /** Id of the entry that they are about; "none": about none; undefined: all. */
  about: number | "none" | undefined;
  /** What is searched for, encrypted by the server: an address shows no names. Empty: nothing. */
  search: string;
}

/** What staff ask of an inbox, as its address says it. */
export interface InboxQuery extends InboxFilter {
  sort: (typeof INBOX_SORTS)[number];
  /** From 1; of an inbox with numbered pages. */
  page: number;
  /** The page of what is older than this, or newer; undefined: the newest. Of an inbox without numbered pages. */
  from: { older: InboxPlace } | { newer: InboxPlace } | undefined;
}

/** What of a form decides what its inbox can show. */
export type InboxForm = Pick<AnyForm, "states" | "owners" | "ratings" | "about">;

/** Characters that an encrypted search of `QUERY_MAX` may take: four bytes a character, and what encryption adds. */
const SEARCH_MAX = QUERY_MAX * 6 + 100;

/** Whether an inbox has numbered pages: a list in the order of ratings has no other way through it. */
export const isNumbered = ({ ratings }: Pick<InboxForm, "ratings">): boolean => ratings;

/** What names a submission in the address of its page. */
export const keyOf = (
  form: Pick<InboxForm, "ratings">,
  { id, reference }: { id: number; reference: string },
): string => (isNumbered(form) ? reference : String(id));

/** The views of an inbox in their order; the first one is shown unless another is asked for. */
export function inboxViews(form: InboxForm): InboxView[] {
  const states = Object.keys(form.states);
  return isNumbered(form) ? ["all", ...states, "spam", "everywhere"] : ["open", ...states, "all", "spam", "everywhere"];
}

const firstView = (form: InboxForm): InboxView => inboxViews(form)[0] ?? "all";

/** The view of a search, or of its end: what is searched for may be in any state. */
export function searchedView(form: InboxForm, view: InboxView, isSearch: boolean): InboxView {
  if (isSearch) return "everywhere";
  return view === "everywhere" ? firstView(form) : view;
}

/** The states that a view shows, of submissions that are suspected to be spam, of the others, or of both. */
export function statesOf({ states }: InboxForm, view: InboxView): { states: string[]; spam: boolean[] } {
  const all = Object.keys(states);
  switch (view) {
    case "open":
      return { states: openStates({ states }), spam: [false] };
    case "all":
      return { states: all, spam: [false] };
    case "spam":
      return { states: all, spam: [true] };
    case "everywhere":
      return { states: all, spam: [false, true] };
    default:
      return { states: [view], spam: [false] };
  }
}

/** States in which somebody still waits. */
export function openStates({ states }: Pick<InboxForm, "states">): string[] {
  return Object.keys(states).filter((state) => states[state] === "open");
}

/** Names of the parameters of the view, and of the entry: those that links and bookmarks have. */
const namesOf = (form: InboxForm) => ({
  view: isNumbered(form) ? "view" : "state",
  about: form.about?.collection ?? "about",
});

/** Reads an inbox's address. What is unknown or malformed falls back to the default. */
export function readInboxQuery(parameters: URLSearchParams, form: InboxForm): InboxQuery {
  const names = namesOf(form);
  const search = parameters.get("search") ?? "";
  const about = (form.about && parameters.get(names.about)) ?? "";
  const page = isNumbered(form) ? (parameters.get("page") ?? "") : "";
  return {
    view: inboxViews(form).find((view) => view === parameters.get(names.view)) ?? firstView(form),
    owner: INBOX_OWNERS.find((owner) => form.owners && owner === parameters.get("owner")) ?? "anyone",
    about: about === "none" ? about : /^[1-9]\d{0,8}$/.test(about) ? Number(about) : undefined,
    sort: INBOX_SORTS.find((sort) => form.ratings && sort === parameters.get("sort")) ?? "arrival",
    search: search.length <= SEARCH_MAX && /^[\w-]*$/.test(search) ? search : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    from: isNumbered(form) ? undefined : fromOf(parameters),
  };
}

function fromOf(parameters: URLSearchParams): InboxQuery["from"] {
  const older = placeOf(parameters.get("older"));
  const newer = placeOf(parameters.get("newer"));
  return older !== undefined ? { older } : newer !== undefined ? { newer } : undefined;
}

/** The address parameters of an inbox, defaults left out: `?state=closed&owner=mine`, or an empty string. */
export function inboxSearch(
  form: InboxForm,
  { view, owner, about, search, sort, page, from }: InboxFilter & Partial<InboxQuery>,
): string {
  const names = namesOf(form);
  const parameters = new URLSearchParams();
  if (view !== firstView(form)) parameters.set(names.view, view);
  if (owner !== "anyone") parameters.set("owner", owner);
  if (about !== undefined) parameters.set(names.about, String(about));
  if (sort !== undefined && sort !== "arrival") parameters.set("sort", sort);
  if (search !== "") parameters.set("search", search);
  if (page !== undefined && page !== 1) parameters.set("page", String(page));
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
