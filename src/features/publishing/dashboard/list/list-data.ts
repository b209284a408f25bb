import type { StaffListItem, UnsavedItem } from "../../publishing.server.ts";
import type { StaffListQuery } from "../../staff-list-query.ts";
import type { ShownState } from "../../states.ts";

/** One page of a kind's list, with what was asked for. */
export interface ListData {
  kind: string;
  query: StaffListQuery;
  /** Items of the kind in each state, whatever was asked for. */
  counts: Record<ShownState, number>;
  items: StaffListItem[];
  /** Items on all pages. */
  total: number;
  /** The new items that the account has typed and not saved. */
  unsaved: UnsavedItem[];
}
