import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { DOCUMENT_MAX_MEGABYTES, PICTURE_MAX_MEGABYTES, PICTURE_MAX_MEGAPIXELS } from "./picture-limits.ts";
import { pictureTexts } from "./texts.ts";

/** Why a picture or a document is refused. */
export type RefusalReason =
  | "empty"
  | "too-large"
  | "too-many-pixels"
  | "svg"
  | "tiff"
  | "animation"
  | "heic"
  | "not-a-picture"
  | "damaged"
  | "too-slow"
  | "busy"
  | "document-too-large"
  | "not-a-pdf";

/** Returns why a picture or a document is refused and what to do. In browsers, `language` is that of the account. */
export function refusalText(reason: RefusalReason, language: Language): string {
  return fill(pictureTexts.staff(language).refusals[reason], {
    pictureMegabytes: PICTURE_MAX_MEGABYTES,
    megapixels: PICTURE_MAX_MEGAPIXELS,
    documentMegabytes: DOCUMENT_MAX_MEGABYTES,
  });
}
