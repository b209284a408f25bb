import type { Role } from "#ui/dashboard/roles.ts";
import type { ItemAct } from "../../item-acts.ts";
import type { ItemState } from "../../states.ts";

/** What can be done with an item from its list. */
export type ListAct = Extract<ItemAct["do"], "duplicate" | "withdraw" | "bin" | "restore" | "delete">;

/** What may be done with an item in a state, in the order of its menu. The server checks again. */
export function actsOn(state: ItemState, role: Role | undefined): ListAct[] {
  if (state === "bin") return role === "admin" ? ["restore", "delete"] : ["restore"];
  return state === "published" ? ["duplicate", "withdraw", "bin"] : ["duplicate", "bin"];
}

/** Says whether an act is asked about first: it takes something off the website, or away for good. */
export function isAskedFirst(act: ListAct, state: ItemState): boolean {
  return act === "withdraw" || act === "delete" || (act === "bin" && state === "published");
}
