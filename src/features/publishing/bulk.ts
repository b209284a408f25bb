import type { Problem } from "./problems.ts";
import type { ChangeOutcome, StaffListItem } from "./publishing.server.ts";
import { STAFF_PAGE_SIZE, type StaffListQuery } from "./staff-list-query.ts";
import { ITEM_STATES, type ItemState } from "./states.ts";

/** Actions on several items of a list at once. */
const BULK_ACTIONS = ["publish", "withdraw", "bin", "restore"] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** An item as a list showed it to the actor. */
export interface SeenItem {
  id: number;
  version: number;
  state: ItemState;
}

/** An action on items of a list. `isConfirmed`: it is to be done, not only checked. */
export interface BulkRequest {
  action: BulkAction;
  items: readonly SeenItem[];
  isConfirmed: boolean;
}

/**
 * What a bulk action does with an item. `possible`: nothing prevents it; `advice` and `internal`, the facts that visitors
 * never see, are given before a publication. `unchanged`: its newest version is public already. `failed`: an error that
 * the server's log describes.
 */
export type BulkOutcome =
  | ChangeOutcome
  | { kind: "possible"; advice: readonly Problem[]; internal: Readonly<Record<string, string>> }
  | { kind: "unchanged" | "failed" };

/** An item of a bulk action; `item` is undefined for one that has been deleted. */
export interface BulkEntry {
  seen: SeenItem;
  item: StaffListItem | undefined;
  outcome: BulkOutcome;
}

/** What a list's form has come to. */
export interface BulkAnswer extends Pick<BulkRequest, "action" | "isConfirmed"> {
  kind: "bulk";
  entries: readonly BulkEntry[];
}

/** Maximum number of fields of the form: the items of one page, and its buttons. */
export const BULK_FIELDS_MAX = STAFF_PAGE_SIZE + 5;

/** Returns name and value of the field that chooses an item as it is shown. */
export function seenField({ id, version, state }: SeenItem): { name: string; value: string } {
  return { name: `item-${id}`, value: `${version}-${state}` };
}

/** Reads the fields of a list's form; undefined for an invalid one, and for more items than a page of a list shows. */
export function readBulkForm(fields: Readonly<Record<string, string>>): BulkRequest | undefined {
  const action = BULK_ACTIONS.find((name) => name === fields.do);
  const named = Object.entries(fields).filter(([name]) => name.startsWith("item-"));
  const items = named.map(([name, value]) => seenItem(name, value)).filter((item) => item !== undefined);
  if (action === undefined || items.length < named.length || items.length > STAFF_PAGE_SIZE) return undefined;
  return { action, items, isConfirmed: fields.confirmed === "yes" };
}

function seenItem(name: string, value: string): SeenItem | undefined {
  const [, id] = /^item-([1-9]\d{0,8})$/.exec(name) ?? [];
  const [, version, shown] = /^([1-9]\d{0,8})-([a-z]+)$/.exec(value) ?? [];
  const state = ITEM_STATES.find((one) => one === shown);
  return id === undefined || state === undefined ? undefined : { id: Number(id), version: Number(version), state };
}

/** Returns the actions for a list of items in a state, in the order of their buttons. */
export function bulkActionsIn(state: StaffListQuery["state"]): readonly BulkAction[] {
  if (state === "bin") return ["restore"];
  const mayBePublic = state === "all" || state === "published" || state === "closed";
  return mayBePublic ? ["publish", "withdraw", "bin"] : ["publish", "bin"];
}
