import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StaffListItem } from "../../publishing.server.ts";
import { type Acted, actOnItem } from "../act-on-item.ts";
import { isAskedFirst, type ListAct } from "./acts-on.ts";

/** An act on an item of the list. */
export interface ItemToAct {
  item: StaffListItem;
  act: ListAct;
}

/** What became of the last act. */
export interface Told extends ItemToAct {
  outcome: Acted;
}

/** Does something with an item, or asks before. */
export type AskAct = (item: StaffListItem, act: ListAct) => void;

/** What staff do with the items of a list: one act at a time, questions before what hurts, and what came of the last. */
export function useItemActs() {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<ItemToAct>();
  const [told, setTold] = useState<Told>();
  const [busy, setBusy] = useState(false);

  const act = async ({ item, act: what }: ItemToAct) => {
    setAsked(undefined);
    if (busy) return;
    setBusy(true);
    const outcome = await actOnItem(item.kind, item.id, { do: what });
    setTold({ item, act: what, outcome });
    setBusy(false);
    await revalidate();
  };
  return {
    asked,
    told,
    busy,
    ask: (item: StaffListItem, what: ListAct) => {
      if (isAskedFirst(what, item.state)) setAsked({ item, act: what });
      else void act({ item, act: what });
    },
    stopAsking: () => setAsked(undefined),
    act: (wanted: ItemToAct) => void act(wanted),
    undo: (item: StaffListItem) => void act({ item, act: "restore" }),
  };
}
