import { type Sent, sendJson } from "#ui/dashboard/send-json.ts";
import type { ItemAct } from "../item-acts.ts";
import type { ActAnswer } from "./act-answer.ts";

/** An act's outcome, or why there is none: `failed` has the status that the server answered, if it did. */
export type Acted = ActAnswer | { kind: "signed-out" } | { kind: "failed"; status: number | undefined };

/**
 * Asks the server to do something with an item. It never throws.
 * @param id undefined for an item that is not saved yet, which can only be checked
 */
export async function actOnItem(kind: string, id: number | undefined, act: ItemAct): Promise<Acted> {
  return outcomeOf(await sendJson<ActAnswer>(`/dashboard/act/${kind}/${id ?? "new"}`, { body: act }));
}

/** The outcome inside an answer: every answer that has one names its `kind`. */
export function outcomeOf<T extends { kind: string }>(
  sent: Sent<T>,
): T | { kind: "signed-out" } | { kind: "failed"; status: number | undefined } {
  if (sent.kind === "signed-out") return sent;
  if (sent.kind === "failed") return { kind: "failed", status: undefined };
  return typeof sent.answer?.kind === "string" ? sent.answer : { kind: "failed", status: sent.status };
}
