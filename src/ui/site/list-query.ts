import { z } from "zod";
import { fold } from "#platform/i18n/fold.ts";
import { QUERY_MAX } from "./query-max.ts";

/** Items on one page of a list. */
export const PAGE_SIZE = 24;
/** Page numbers above this are refused. */
const PAGE_MAX = 1_000_000;

export type SortDirection = "asc" | "desc";

/** A visitor's query of a list, as in its URL. */
export interface ListQuery {
  /** As typed, truncated to `QUERY_MAX`. */
  q: string;
  /** Required values by the names of fields, in the order of the definition. */
  filters?: Readonly<Record<string, string>>;
  /** The sort field; undefined for the list's own order. */
  by?: string;
  /** Descending by default: by date, the newest first. */
  sort: SortDirection;
  /** From 1. */
  page: number;
}

/** The parameters of a list beside search and page. */
export interface ListFields {
  /** By the names of parameters: returns a value in its normal form, or undefined for an invalid one. */
  readonly filters: Readonly<Record<string, (given: string) => string | undefined>>;
  /** Fields that can sort the list. */
  readonly sorts: readonly string[];
  /** Whether the list's own order can be reversed. */
  readonly turns: boolean;
}

/** An option of a control: its value in the form and its label. */
export interface ListOption {
  value: string;
  label: string;
}

/** Filters and sort options of a list, in the language of the page. */
export interface ListControls {
  /** A control for each field that has values. */
  filters: readonly { name: string; label: string; options: readonly ListOption[] }[];
  /** Fields that can sort the list. */
  sorts: readonly ListOption[];
  /** Whether the list's own order, by date, can be reversed. */
  turns: boolean;
  /** The direction in which the list is shown. */
  sort: SortDirection;
}

const DATED: ListFields = { filters: {}, sorts: [], turns: true };

const page = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
  .refine((n) => n <= PAGE_MAX);

/**
 * Reads `?q=`, `?by=`, `?sort=`, `?page=` and filters. Unknown or malformed values become the default: no filter, the
 * list's own order, the first page.
 * @param fields what the list can be filtered and sorted by
 */
export function readListQuery(parameters: URLSearchParams, fields: ListFields = DATED): ListQuery {
  const q = (parameters.get("q") ?? "").slice(0, QUERY_MAX).toWellFormed().trim();
  const filters = Object.entries(fields.filters).flatMap(([name, read]) => {
    const value = read(parameters.get(name) ?? "");
    return value === undefined ? [] : [[name, value]];
  });
  const by = fields.sorts.find((name) => name === parameters.get("by"));
  const isTurned = parameters.get("sort") === "asc" && (fields.turns || by !== undefined);
  return {
    q: fold(q) === "" ? "" : q,
    ...(filters.length === 0 ? {} : { filters: Object.fromEntries(filters) }),
    ...(by === undefined ? {} : { by }),
    sort: isTurned ? "asc" : "desc",
    page: page.catch(1).parse(parameters.get("page") ?? ""),
  };
}

/** Returns the query string of a list without defaults: `?q=pump&page=2`, or an empty string. */
export function listSearch({ q, filters = {}, by, sort, page }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (q !== "") parameters.set("q", q);
  for (const [name, value] of Object.entries(filters)) parameters.set(name, value);
  if (by !== undefined) parameters.set("by", by);
  if (sort !== "desc") parameters.set("sort", sort);
  if (page !== 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Returns whether a query selects part of the list: search engines do not index such pages. */
export const isNarrowed = ({ q, filters }: ListQuery): boolean => q !== "" || filters !== undefined;

/** Returns the query of the address of a page of a list: all of it where it is narrowed, otherwise the number of the page. */
export const pageSearch = (query: ListQuery): string =>
  isNarrowed(query) ? listSearch(query) : listSearch({ q: "", sort: "desc", page: query.page });
