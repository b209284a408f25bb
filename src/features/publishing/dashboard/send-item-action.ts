import { type Sent, sendJson } from "#ui/dashboard/send-json.ts";
import type { ItemAction } from "../item-actions.ts";
import type { ActionAnswer } from "./action-answer.ts";

/** An action's outcome, or why there is none: `failed` has the status of the response, if there was one. */
export type ItemActionOutcome = ActionAnswer | { kind: "signed-out" } | { kind: "failed"; status: number | undefined };

/**
 * Sends an action on an item to the server. It never throws.
 * @param id undefined for an item that is not saved yet, which can only be checked
 */
export async function sendItemAction(
  kind: string,
  id: number | undefined,
  action: ItemAction,
): Promise<ItemActionOutcome> {
  return outcomeOf(await sendJson<ActionAnswer>(`/dashboard/act/${kind}/${id ?? "new"}`, { body: action }));
}

/** Returns the outcome in a response: every outcome has a `kind`. */
export function outcomeOf<T extends { kind: string }>(
  sent: Sent<T>,
): T | { kind: "signed-out" } | { kind: "failed"; status: number | undefined } {
  if (sent.kind === "signed-out") return sent;
  if (sent.kind === "failed") return { kind: "failed", status: undefined };
  return typeof sent.answer?.kind === "string" ? sent.answer : { kind: "failed", status: sent.status };
}
