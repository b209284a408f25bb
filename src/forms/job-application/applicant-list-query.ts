import { QUERY_MAX } from "#ui/site/query-max.ts";
import { APPLICATION_STATES, type ApplicationState } from "./application-states.ts";

/**
 * Views of the list: all that are no suspected spam, those of one state, what is suspected to be spam, or everywhere:
 * both, where a search begins.
 */
export type ApplicantView = "all" | ApplicationState | "spam" | "everywhere";

export const APPLICANT_VIEWS = [
  "all",
  ...APPLICATION_STATES,
  "spam",
  "everywhere",
] as const satisfies readonly ApplicantView[];

/** Newest first, or best rated first. */
export const APPLICANT_SORTS = ["arrival", "rating"] as const;

/** What admins ask of the list of applications, as kept in its address. */
export interface ApplicantListQuery {
  view: ApplicantView;
  /** An offer's id; "none": for no particular offer; undefined: all. */
  offer: number | "none" | undefined;
  sort: (typeof APPLICANT_SORTS)[number];
  /** What is searched for, sealed by the server: an address shows no names. Empty: nothing. */
  search: string;
  /** From 1. */
  page: number;
}

/** Characters that a sealed search of `QUERY_MAX` may take: four bytes a character, and what sealing adds. */
const SEALED_MAX = QUERY_MAX * 6 + 100;

/** Reads the list's address. What is unknown or malformed falls back to the default. */
export function readApplicantListQuery(parameters: URLSearchParams): ApplicantListQuery {
  const offer = parameters.get("offer") ?? "";
  const search = parameters.get("search") ?? "";
  const page = parameters.get("page") ?? "";
  return {
    view: APPLICANT_VIEWS.find((view) => view === parameters.get("view")) ?? "all",
    offer: offer === "none" ? offer : /^[1-9]\d{0,8}$/.test(offer) ? Number(offer) : undefined,
    sort: APPLICANT_SORTS.find((sort) => sort === parameters.get("sort")) ?? "arrival",
    search: search.length <= SEALED_MAX && /^[\w-]*$/.test(search) ? search : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address parameters of a list, defaults left out: `?view=new&page=2`, or an empty string. */
export function applicantListSearch({ view, offer, sort, search, page }: ApplicantListQuery): string {
  const parameters = new URLSearchParams();
  if (view !== "all") parameters.set("view", view);
  if (offer !== undefined) parameters.set("offer", String(offer));
  if (sort !== "arrival") parameters.set("sort", sort);
  if (search !== "") parameters.set("search", search);
  if (page !== 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}
