import { momentOf } from "#platform/i18n/time-zone.ts";
import { type AuditChoices, actionsOf } from "./audit-actions.ts";

/** Number of entries on a page. */
export const AUDIT_PAGE_SIZE = 100;

/** Value of the person filter for entries without an account. */
export const SITE_ITSELF = "site";

/** Maximum length of the subject filter, in characters: references, ids and usernames are short. */
export const SUBJECT_MAX = 64;
/** Length of the longest address: IPv6 with a zone. */
export const ADDRESS_MAX = 64;

/** The place of an entry in the log; entries after it are older. */
export interface AuditPlace {
  /** ms since 1970. */
  at: number;
  id: number;
}

/** The filters of a list of entries. Empty or undefined: all. */
export interface AuditQuery {
  /** An account's id, or `SITE_ITSELF`. */
  person: string | undefined;
  /** An action or a group of actions. */
  act: string | undefined;
  /** The kind of the subject. */
  kind: string | undefined;
  /** Part of the subject's name; case is ignored. */
  subject: string;
  /** Days in the company's time zone, YYYY-MM-DD, both included. */
  from: string | undefined;
  until: string | undefined;
  address: string;
  /** Only entries older than the one at this place. */
  before: AuditPlace | undefined;
}

/** The filters as the store takes them. */
export interface AuditSearch extends Omit<AuditQuery, "act"> {
  /** Empty: all. */
  actions: readonly string[];
}

const PERSON = /^[\w-]{1,64}$/;
const PLACE = /^(\d{1,15})\.(\d{1,10})$/;
/** The largest id in PostgreSQL. */
const ID_MAX = 2 ** 31 - 1;

/**
 * Reads the filters of a URL or a form. Unknown and malformed values are ignored.
 * @param choices the known actions and kinds
 */
export function readAuditQuery(
  given: { get(name: string): string | null | undefined },
  choices: AuditChoices = { groups: [], kinds: [] },
): AuditQuery {
  const text = (name: string, max: number) =>
    (given.get(name) ?? "").slice(0, max).toWellFormed().replace(/\p{C}/gu, "").trim();
  const person = text("person", SUBJECT_MAX);
  const act = given.get("act") ?? "";
  return {
    person: PERSON.test(person) ? person : undefined,
    act: actionsOf(choices, act).length > 0 ? act : undefined,
    kind: choices.kinds.find((known) => known === given.get("kind")),
    subject: text("subject", SUBJECT_MAX),
    from: day(given.get("from")),
    until: day(given.get("until")),
    address: text("address", ADDRESS_MAX),
    before: place(given.get("before")),
  };
}

/** Returns the filters as form fields, without those that are not set. */
export function auditFields({ before, ...filters }: AuditQuery): [name: string, value: string][] {
  const given = Object.entries({ ...filters, before: before && `${before.at}.${before.id}` });
  return given.filter((field): field is [string, string] => field[1] !== undefined && field[1] !== "");
}

/**
 * Returns the query string: `?act=cv-opened`, or "?" for all entries. It contains no usernames and no IP addresses.
 * @param encrypted the text filters, encrypted; empty: none
 */
export function auditSearch(query: AuditQuery, encrypted: string): string {
  const parameters = new URLSearchParams(auditFields({ ...query, subject: "", address: "" }));
  if (encrypted !== "") parameters.set("sealed", encrypted);
  return `?${parameters}`;
}

/** Returns whether any filter is set; the place is none. */
export function isFiltered(query: AuditQuery): boolean {
  return auditFields({ ...query, before: undefined }).length > 0;
}

/** Returns the start (inclusive) and end (exclusive) of the days of a query, in ms since 1970. */
export function momentsOf({ from, until }: Pick<AuditQuery, "from" | "until">): { from: number; until: number } {
  return {
    from: from === undefined ? 0 : (startOf(from) ?? 0),
    until: until === undefined ? Number.MAX_SAFE_INTEGER : (startOf(nextDay(until)) ?? Number.MAX_SAFE_INTEGER),
  };
}

const startOf = (date: string) => momentOf(`${date}T00:00`);

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);
}

function day(text: string | null | undefined): string | undefined {
  return typeof text === "string" && /^2\d{3}-/.test(text) && startOf(text) !== undefined ? text : undefined;
}

function place(text: string | null | undefined): AuditPlace | undefined {
  const [, at, id] = PLACE.exec(text ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Math.min(Number(id), ID_MAX) };
}
