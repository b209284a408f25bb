import { useLocation } from "react-router";

/** The list that a submission was opened from, stored in the browser's history state. */
export interface FromList {
  /** Query string of the list. */
  search: string;
  /** Keys of the submissions on that page, in order. */
  keys: readonly string[];
  /** When returning to the list: the submission that was left. */
  left?: string;
}

/** Returns the list that this page was opened from; an empty list when it was opened directly. */
export function useFromList(): FromList {
  const state: unknown = useLocation().state;
  const isList = typeof state === "object" && state !== null && "keys" in state;
  return isList ? (state as FromList) : { search: "", keys: [] };
}
