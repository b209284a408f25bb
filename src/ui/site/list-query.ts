import { z } from "zod";
import { fold } from "#platform/i18n/fold.ts";
import { QUERY_MAX } from "./query-max.ts";

/** Items on one page of a list. */
export const PAGE_SIZE = 24;
/** No list is this long; a larger page number is refused. */
const PAGE_MAX = 1_000_000;

export type SortDirection = "asc" | "desc";

/** What a visitor asks of a list, as kept in its address. */
export interface ListQuery {
  /** As typed, cut to `QUERY_MAX`. */
  q: string;
  /** Values that entries must have, by the names of fields, in the order of the definition. */
  filters?: Readonly<Record<string, string>>;
  /** The field that sorts; undefined for the list's own order. */
  by?: string;
  /** Falling unless asked otherwise: by date, the newest first. */
  sort: SortDirection;
  /** From 1. */
  page: number;
}

/** What the address of a list can ask for, beside a search and a page. */
export interface ListFields {
  /** By the names of parameters: returns a value in its one spelling, or undefined for one that cannot be. */
  readonly filters: Readonly<Record<string, (given: string) => string | undefined>>;
  /** Fields that can sort the list. */
  readonly sorts: readonly string[];
  /** Whether the list's own order can be turned around. */
  readonly turns: boolean;
}

/** A choice of a control, as the form sends it and as visitors read it. */
export interface ListOption {
  value: string;
  label: string;
}

/** What visitors can filter and sort a list by, in the language of the page. */
export interface ListControls {
  /** A control for each field that has values. */
  filters: readonly { name: string; label: string; options: readonly ListOption[] }[];
  /** Fields that can sort the list. */
  sorts: readonly ListOption[];
  /** Whether the list's own order, by date, can be turned around. */
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
 * Reads `?q=`, `?by=`, `?sort=`, `?page=` and filters. What is unknown or malformed falls back to the default: no filter, the
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

/** The address parameters of a list, defaults left out: `?q=pump&page=2`, or an empty string. */
export function listSearch({ q, filters = {}, by, sort, page }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (q !== "") parameters.set("q", q);
  for (const [name, value] of Object.entries(filters)) parameters.set(name, value);
  if (by !== undefined) parameters.set("by", by);
  if (sort !== "desc") parameters.set("sort", sort);
  if (page !== 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Whether a query asks for less than the whole list: search engines are kept away from such pages. */
export const isNarrowed = ({ q, filters }: ListQuery): boolean => q !== "" || filters !== undefined;
