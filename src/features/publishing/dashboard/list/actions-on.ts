import type { Role } from "#ui/dashboard/roles.ts";
import type { ItemAction } from "../../item-actions.ts";
import type { ItemState } from "../../states.ts";

/** The actions on an item in a list. */
export type ListAction = Extract<ItemAction["do"], "duplicate" | "withdraw" | "bin" | "restore" | "delete">;

/** Returns the actions allowed on an item in a state, in the order of the menu. The server checks again. */
export function actionsOn(state: ItemState, role: Role | undefined): ListAction[] {
  if (state === "bin") return role === "admin" ? ["restore", "delete"] : ["restore"];
  return state === "published" ? ["duplicate", "withdraw", "bin"] : ["duplicate", "bin"];
}

/** Returns whether an action needs a confirmation: it withdraws an item or deletes it for good. */
export function isAskedFirst(action: ListAction, state: ItemState): boolean {
  return action === "withdraw" || action === "delete" || (action === "bin" && state === "published");
}
