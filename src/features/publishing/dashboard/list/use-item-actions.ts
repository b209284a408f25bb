import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StaffListItem } from "../../publishing.server.ts";
import { type ItemActionOutcome, sendItemAction } from "../send-item-action.ts";
import { isAskedFirst, type ListAction } from "./actions-on.ts";

/** An action on an item of the list. */
export interface RequestedAction {
  item: StaffListItem;
  action: ListAction;
}

/** What became of the last action. */
export interface ActionResult extends RequestedAction {
  outcome: ItemActionOutcome;
}

/** Does something with an item, or asks before. */
export type RequestAction = (item: StaffListItem, action: ListAction) => void;

/** What staff do with the items of a list: one action at a time, questions before what hurts, and what came of the last. */
export function useItemActions() {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<RequestedAction>();
  const [result, setResult] = useState<ActionResult>();
  const [busy, setBusy] = useState(false);

  const perform = async ({ item, action: what }: RequestedAction) => {
    setAsked(undefined);
    if (busy) return;
    setBusy(true);
    const outcome = await sendItemAction(item.kind, item.id, { do: what });
    setResult({ item, action: what, outcome });
    setBusy(false);
    await revalidate();
  };
  return {
    asked,
    result,
    busy,
    ask: (item: StaffListItem, what: ListAction) => {
      if (isAskedFirst(what, item.state)) setAsked({ item, action: what });
      else void perform({ item, action: what });
    },
    stopAsking: () => setAsked(undefined),
    perform: (wanted: RequestedAction) => void perform(wanted),
    undo: (item: StaffListItem) => void perform({ item, action: "restore" }),
  };
}
