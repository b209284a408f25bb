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

/** The result of the last action. */
export interface ActionResult extends RequestedAction {
  outcome: ItemActionOutcome;
}

/** Runs an action on an item, after a confirmation if it needs one. */
export type RequestAction = (item: StaffListItem, action: ListAction) => void;

/** Runs actions on the items of a list, one at a time, with confirmations; returns the result of the last one. */
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
