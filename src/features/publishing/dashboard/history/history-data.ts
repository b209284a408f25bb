import type { ShownTitle } from "../../drafts/drafts.ts";
import type { VersionEntry } from "../../publishing.server.ts";
import type { Comparison } from "./compare-drafts.ts";
import type { Pair } from "./versions-to-compare.ts";

/** An item's versions, and the differences between two of them. */
export interface HistoryData extends ShownTitle {
  kind: string;
  id: number;
  /** The newest version, after which a restored one is saved. */
  version: number;
  /** Newest first. */
  versions: VersionEntry[];
  /** Undefined while there is only one version, or for the oldest one. */
  pair?: Pair;
  changes?: Comparison;
}
