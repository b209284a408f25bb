import { useLocation } from "react-router";

/** The list that a submission was opened from: browsers keep it with the page's place in their history. */
export interface FromList {
  /** The parameters of its address. */
  search: string;
  /** Its rows on that page, in their order. */
  keys: readonly string[];
  /** On a way back to the list: the submission that it leads from. */
  left?: string;
}

/** The list that this page was opened from; a list without rows where it was not. */
export function useFromList(): FromList {
  const state: unknown = useLocation().state;
  const isList = typeof state === "object" && state !== null && "keys" in state;
  return isList ? (state as FromList) : { search: "", keys: [] };
}
