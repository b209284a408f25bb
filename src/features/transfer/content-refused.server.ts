import type { core } from "zod";
import type { RefusalReason } from "#features/media-library/refusal-reasons.ts";
import type { ImportRefusalReason, Place } from "./import-refusals.ts";

export type { Place };

const DETAIL_MAX = 120;

/** Why a content file is refused, and where in it. */
export class ContentRefused extends Error {
  override name = "ContentRefused";
  readonly reason: ImportRefusalReason;
  readonly place: Place;
  /** The field or path in the file. */
  readonly detail: string | undefined;
  /** Why a picture or document was refused. */
  readonly file: RefusalReason | undefined;

  constructor(reason: ImportRefusalReason, place: Place, detail?: string, file?: RefusalReason) {
    super(`content refused: ${reason}`);
    this.reason = reason;
    this.place = place;
    this.detail = detail?.replace(/[\p{C}\p{Z}]+/gu, " ").slice(0, DETAIL_MAX);
    this.file = file;
  }

  /** Creates the refusal of an invalid or unknown field. @param under path of the checked value */
  static byZod(error: core.$ZodError, place: Place, under: readonly PropertyKey[] = []): ContentRefused {
    const [issue] = error.issues;
    const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...under, ...(issue?.path ?? []), ...unknown].map(String).join(".");
    return new ContentRefused(unknown.length > 0 ? "unknown-field" : "field", place, path);
  }
}
