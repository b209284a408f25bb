import { QUERY_MAX } from "#ui/site/query-max.ts";
import type { AnyForm, StateKind } from "./form.ts";

/** Submissions on one page of an inbox. */
export const INBOX_PAGE_SIZE = 50;

/**
 * A view of an inbox: a state by its name; `open`: all open states; `all`: all states without suspected spam; `spam`;
 * `everywhere`: all states and spam, the view of searches.
 */
export type InboxView = string;

/** Owners to filter by: anyone, the actor, nobody. */
export const INBOX_OWNERS = ["anyone", "mine", "nobody"] as const;

export type InboxOwner = (typeof INBOX_OWNERS)[number];

/** Newest first, or best rated first. */
export const INBOX_SORTS = ["arrival", "rating"] as const;

/** A position in an inbox, for keyset pagination. */
export interface InboxPlace {
  /** Higher ones come first; 0 for submissions that are not open, and where nothing is urgent or has come back. */
  priority: number;
  /** ms since 1970. */
  receivedAt: number;
  id: number;
}

/** Filter of an inbox, as in its address. */
export interface InboxFilter {
  view: InboxView;
  owner: InboxOwner;
  /** Id of the entry that submissions are about; "none": about no entry; undefined: no filter. */
  about: number | "none" | undefined;
  /** Value of the form's urgency; undefined: any. */
  urgency?: string | undefined;
  /** Search text, encrypted so that URLs and logs contain no names. Empty: no search. */
  search: string;
}

/** Filter, order and page of an inbox, as in its address. */
export interface InboxQuery extends InboxFilter {
  sort: (typeof INBOX_SORTS)[number];
  /** Page from 1, in an inbox with numbered pages. */
  page: number;
  /** Position before or after which the page starts, in an inbox without numbered pages; undefined: the newest. */
  from: { older: InboxPlace } | { newer: InboxPlace } | undefined;
}

/** The parts of a form's definition that its inbox depends on. */
export type InboxForm = Pick<AnyForm, "states" | "owners" | "ratings" | "about" | "urgency">;

/** Maximum length of an encrypted search text: four bytes per character, plus the overhead of encryption and base64. */
const SEARCH_MAX = QUERY_MAX * 6 + 100;

/** Returns whether an inbox has numbered pages; the order by rating requires them. */
export const isNumbered = ({ ratings }: Pick<InboxForm, "ratings">): boolean => ratings;

/** Returns the key of a submission in the address of its page. */
export const keyOf = (
  form: Pick<InboxForm, "ratings">,
  { id, reference }: { id: number; reference: string },
): string => (isNumbered(form) ? reference : String(id));

/** Returns the views of an inbox in order; the first one is the default. */
export function inboxViews(form: InboxForm): InboxView[] {
  const states = Object.keys(form.states);
  return isNumbered(form) ? ["all", ...states, "spam", "everywhere"] : ["open", ...states, "all", "spam", "everywhere"];
}

const firstView = (form: InboxForm): InboxView => inboxViews(form)[0] ?? "all";

/** Returns the view after a search starts or is cleared: searches look at all states. */
export function searchedView(form: InboxForm, view: InboxView, isSearch: boolean): InboxView {
  if (isSearch) return "everywhere";
  return view === "everywhere" ? firstView(form) : view;
}

/** Returns the states that a view includes, and whether it includes spam, other submissions, or both. */
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

/** Returns the states of a kind. */
export const statesOfKind = ({ states }: Pick<InboxForm, "states">, kind: StateKind): string[] =>
  Object.keys(states).filter((state) => states[state] === kind);

/** Returns the open states. */
export function openStates({ states }: Pick<InboxForm, "states">): string[] {
  return statesOfKind({ states }, "open");
}

/** Returns whether files can be added in a state: until the submission is closed. An unknown state is the initial one. */
export function takesFiles({ states, initial }: Pick<AnyForm, "states" | "initial">, state: string): boolean {
  return states[Object.hasOwn(states, state) ? state : initial] !== "closed";
}

/** Names of the query parameters for view and entry, as existing links and bookmarks have them. */
const namesOf = (form: InboxForm) => ({
  view: isNumbered(form) ? "view" : "state",
  about: form.about?.collection ?? "about",
});

/** Reads the query of an inbox's address. Unknown or malformed parameters fall back to the default. */
export function readInboxQuery(parameters: URLSearchParams, form: InboxForm): InboxQuery {
  const names = namesOf(form);
  const search = parameters.get("search") ?? "";
  const about = (form.about && parameters.get(names.about)) ?? "";
  const page = isNumbered(form) ? (parameters.get("page") ?? "") : "";
  return {
    view: inboxViews(form).find((view) => view === parameters.get(names.view)) ?? firstView(form),
    owner: INBOX_OWNERS.find((owner) => form.owners && owner === parameters.get("owner")) ?? "anyone",
    about: about === "none" ? about : /^[1-9]\d{0,8}$/.test(about) ? Number(about) : undefined,
    urgency: form.urgency?.order.find((value) => value === parameters.get("urgency")),
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

/** Returns the query string of an inbox without defaults: `?state=closed&owner=mine`, or an empty string. */
export function inboxSearch(
  form: InboxForm,
  { view, owner, about, urgency, search, sort, page, from }: Pick<InboxFilter, "view"> & Partial<InboxQuery>,
): string {
  const names = namesOf(form);
  const parameters = new URLSearchParams();
  if (view !== firstView(form)) parameters.set(names.view, view);
  if (owner !== undefined && owner !== "anyone") parameters.set("owner", owner);
  if (about !== undefined) parameters.set(names.about, String(about));
  if (urgency !== undefined) parameters.set("urgency", urgency);
  if (sort !== undefined && sort !== "arrival") parameters.set("sort", sort);
  if (search !== undefined && search !== "") parameters.set("search", search);
  if (page !== undefined && page !== 1) parameters.set("page", String(page));
  if (from !== undefined) {
    const [name, { priority, receivedAt, id }] = "older" in from ? ["older", from.older] : ["newer", from.newer];
    parameters.set(name, `${priority === 0 ? "" : `${priority}-`}${receivedAt}-${id}`);
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function placeOf(text: string | null): InboxPlace | undefined {
  const [, priority = 0, receivedAt, id] = /^(?:(\d{1,2})-)?(\d{1,15})-([1-9]\d{0,8})$/.exec(text ?? "") ?? [];
  if (receivedAt === undefined) return undefined;
  return { priority: Number(priority), receivedAt: Number(receivedAt), id: Number(id) };
}
