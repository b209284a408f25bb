import type { RefusalReason } from "../refusal-reasons.ts";

/** Size in pixels as a file's header declares it, before any orientation, or why the file is refused. */
export type PictureHeader = { width: number; height: number } | RefusalReason;
