import { useState } from "react";
import { useRevalidator } from "react-router";
import { type ItemActionOutcome, sendItemAction } from "../send-item-action.ts";
import type { HistoryData } from "./history-data.ts";

/** The result of restoring a version. */
export interface Restored {
  /** The version to restore. */
  version: number;
  /** The newest version at that time. */
  newest: number;
  outcome: ItemActionOutcome;
}

/** Restores an earlier version as the newest one and returns the result. */
export function useRestore({ kind, id, version: newest }: HistoryData) {
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<Restored>();
  const [busy, setBusy] = useState(false);
  const perform = async (version: number) => {
    if (busy) return;
    setBusy(true);
    const outcome = await sendItemAction(kind, id, { do: "restore-version", version, baseVersion: newest });
    setResult({ version, newest, outcome });
    setBusy(false);
    await revalidate();
  };
  return { result, busy, restore: (version: number) => void perform(version) };
}
