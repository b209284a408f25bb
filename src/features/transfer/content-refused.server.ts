import type { core } from "zod";
import type { RefusalReason } from "#features/media-library/refusal-reasons.ts";
import type { ImportRefusalReason, Place } from "./import-refusals.ts";

export type { Place };

const DETAIL_MAX = 120;

/** Why a file of content is not taken, and where in it. */
export class ContentRefused extends Error {
  override name = "ContentRefused";
  readonly reason: ImportRefusalReason;
  readonly place: Place;
  /** The field or path it is about, as the file names it. */
  readonly detail: string | undefined;
  /** Why a picture or document of the file is not taken. */
  readonly file: RefusalReason | undefined;

  constructor(reason: ImportRefusalReason, place: Place, detail?: string, file?: RefusalReason) {
    super(`content refused: ${reason}`);
    this.reason = reason;
    this.place = place;
    this.detail = detail?.replace(/[\p{C}\p{Z}]+/gu, " ").slice(0, DETAIL_MAX);
    this.file = file;
  }

  /** A field that is missing, wrong or unknown. @param under the path of what was checked */
  static byZod(error: core.$ZodError, place: Place, under: readonly PropertyKey[] = []): ContentRefused {
    const [issue] = error.issues;
    const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...under, ...(issue?.path ?? []), ...unknown].map(String).join(".");
    return new ContentRefused(unknown.length > 0 ? "unknown-field" : "field", place, path);
  }
}
