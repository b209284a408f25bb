import type { PlacedItem, UnsavedItem } from "../../publishing.server.ts";
import type { StaffListQuery } from "../../staff-list-query.ts";
import type { ShownState } from "../../states.ts";

/** One page of a collection's list, with its query. */
export interface ListData {
  kind: string;
  query: StaffListQuery;
  /** Numbers of items in each state, independent of the query. */
  counts: Record<ShownState, number>;
  items: PlacedItem[];
  /** Items on all pages. */
  total: number;
  /** The account's unsaved new items. */
  unsaved: UnsavedItem[];
}
