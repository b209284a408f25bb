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
  /** By date; newest first unless asked otherwise. */
  sort: SortDirection;
  /** From 1. */
  page: number;
}

const page = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
  .refine((n) => n <= PAGE_MAX);

/**
 * Reads `?q=`, `?sort=` and `?page=`. What is unknown or malformed falls back to the default, the first page.
 */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const q = (parameters.get("q") ?? "").slice(0, QUERY_MAX).toWellFormed().trim();
  return {
    q: fold(q) === "" ? "" : q,
    sort: parameters.get("sort") === "asc" ? "asc" : "desc",
    page: page.catch(1).parse(parameters.get("page") ?? ""),
  };
}

/** The address parameters of a list, defaults left out: `?q=pump&page=2`, or an empty string. */
export function listSearch({ q, sort, page }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (q !== "") parameters.set("q", q);
  if (sort !== "desc") parameters.set("sort", sort);
  if (page !== 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}
