import { type Sent, sendJson } from "#ui/dashboard/send-json.ts";
import type { ItemAction } from "../item-actions.ts";
import type { ActionAnswer } from "./action-answer.ts";

/** An action's outcome, or why there is none: `failed` has the status that the server answered, if it did. */
export type ItemActionOutcome = ActionAnswer | { kind: "signed-out" } | { kind: "failed"; status: number | undefined };

/**
 * Asks the server to do something with an item. It never throws.
 * @param id undefined for an item that is not saved yet, which can only be checked
 */
export async function sendItemAction(
  kind: string,
  id: number | undefined,
  action: ItemAction,
): Promise<ItemActionOutcome> {
  return outcomeOf(await sendJson<ActionAnswer>(`/dashboard/act/${kind}/${id ?? "new"}`, { body: action }));
}

/** The outcome inside an answer: every answer that has one names its `kind`. */
export function outcomeOf<T extends { kind: string }>(
  sent: Sent<T>,
): T | { kind: "signed-out" } | { kind: "failed"; status: number | undefined } {
  if (sent.kind === "signed-out") return sent;
  if (sent.kind === "failed") return { kind: "failed", status: undefined };
  return typeof sent.answer?.kind === "string" ? sent.answer : { kind: "failed", status: sent.status };
}
