import type { VersionEntry } from "../../publishing.server.ts";
import type { Comparison } from "./compare-drafts.ts";
import type { Pair } from "./versions-to-compare.ts";

/** An item's versions, and what differs between two of them. */
export interface HistoryData {
  kind: string;
  id: number;
  title: string;
  /** The newest version: what a restored one comes after. */
  version: number;
  /** Newest first. */
  versions: VersionEntry[];
  /** Undefined while there is only one version, or for the oldest one. */
  pair?: Pair;
  changes?: Comparison;
}
