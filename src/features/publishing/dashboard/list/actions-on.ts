import type { Role } from "#ui/dashboard/roles.ts";
import type { ItemAction } from "../../item-actions.ts";
import type { ItemState } from "../../states.ts";

/** What can be done with an item from its list. */
export type ListAction = Extract<ItemAction["do"], "duplicate" | "withdraw" | "bin" | "restore" | "delete">;

/** What may be done with an item in a state, in the order of its menu. The server checks again. */
export function actionsOn(state: ItemState, role: Role | undefined): ListAction[] {
  if (state === "bin") return role === "admin" ? ["restore", "delete"] : ["restore"];
  return state === "published" ? ["duplicate", "withdraw", "bin"] : ["duplicate", "bin"];
}

/** Says whether an action is asked about first: it takes something off the website, or away for good. */
export function isAskedFirst(action: ListAction, state: ItemState): boolean {
  return action === "withdraw" || action === "delete" || (action === "bin" && state === "published");
}
