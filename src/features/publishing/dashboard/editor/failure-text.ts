import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import type { CollectionWords } from "../../collection.ts";
import type { publishingTexts } from "../../texts.ts";

/** Returns why a save failed: the server's reason, or that there was no response. @param status undefined without a response */
export function failureText(
  { editor }: StaffTexts<typeof publishingTexts>,
  words: CollectionWords,
  status: number | undefined,
): string {
  if (status === undefined) return words.errorSaving;
  return fill(words.failedToSave, { reason: reasonOf(editor.reasons, status) });
}

function reasonOf(reasons: StaffTexts<typeof publishingTexts>["editor"]["reasons"], status: number): string {
  switch (status) {
    case 403:
      return reasons.forbidden;
    case 413:
      return reasons.tooLarge;
    case 422:
      return reasons.fields;
    case 429:
      return reasons.tooMany;
    case 503:
      return reasons.unavailable;
    case 507:
      return reasons.full;
    default:
      return reasons.unknown;
  }
}
