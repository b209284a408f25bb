import { fold } from "#platform/i18n/fold.ts";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { SHOWN_STATES, type ShownState } from "./states.ts";

/** Items on one page of a list in the dashboard. */
export const STAFF_PAGE_SIZE = 50;

const SORTS = ["changed", "posted", "title"] as const;

/** Query of a list in the dashboard, stored in its URL. */
export interface StaffListQuery {
  /** As typed, cut to `QUERY_MAX`; searched in the titles of all languages. */
  q: string;
  /** `all` leaves out the bin. */
  state: "all" | ShownState;
  /** Only items whose texts in this language are missing, incomplete or outdated. */
  gap: Language | undefined;
  /**
   * Last changed first, last dated first, or by title; undefined for the list's own order: the one that staff give, or
   * last changed first where they give none.
   */
  sort: (typeof SORTS)[number] | undefined;
  /** From 1. */
  page: number;
}

/** Reads a list's URL. Unknown and malformed values get their defaults. */
export function readStaffListQuery(parameters: URLSearchParams): StaffListQuery {
  const q = (parameters.get("q") ?? "").slice(0, QUERY_MAX).toWellFormed().trim();
  const gap = parameters.get("gap");
  const page = parameters.get("page") ?? "";
  return {
    q: fold(q) === "" ? "" : q,
    state: SHOWN_STATES.find((state) => state === parameters.get("state")) ?? "all",
    gap: isLanguage(gap) ? gap : undefined,
    sort: SORTS.find((sort) => sort === parameters.get("sort")),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address parameters of a list, defaults left out: `?state=bin&page=2`, or an empty string. */
export function staffListSearch({ q, state, gap, sort, page }: StaffListQuery): string {
  const parameters = new URLSearchParams();
  if (q !== "") parameters.set("q", q);
  if (state !== "all") parameters.set("state", state);
  if (gap !== undefined) parameters.set("gap", gap);
  if (sort !== undefined) parameters.set("sort", sort);
  if (page !== 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}
