import * as z from "zod/mini";
import { type FieldErrors, fieldErrors, textOfLines } from "./person-fields.ts";

/** Limits: characters of a note, and notes of a submission. */
export const NOTE_LIMITS = { text: 2000, notes: 100 } as const;

const schema = z.object({ note: textOfLines("messageRequired", NOTE_LIMITS.text) });

/** Checks a note. Returns the text as it is stored, or the errors. */
export function checkNote(
  typed: string | undefined,
): { ok: true; text: string } | { ok: false; errors: FieldErrors<"note"> } {
  const result = schema.safeParse({ note: typed ?? "" });
  return result.success
    ? { ok: true, text: result.data.note }
    : { ok: false, errors: fieldErrors<"note">(result.error) };
}
