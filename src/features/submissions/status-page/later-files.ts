import { type FormFields, laterFilesOf } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { takesFiles } from "../inbox-query.ts";
import type { OwnSubmission } from "../own-submissions.server.ts";

/** Notices about files on the private page: added, or some could not be decoded and can be sent again. */
export const FILE_NOTICES = ["added", "later"] as const;

export type FileNotice = (typeof FILE_NOTICES)[number];

/** A field whose files can be added on the private page. */
export interface LaterField {
  field: string;
  rules: FormFields[string];
  /** Number of files that may still be added. */
  left: number;
}

/** Returns the fields of a submission whose files can still be added; none once it is closed. */
export function laterFiles(
  form: Pick<AnyForm, "fields" | "states" | "initial">,
  { state, files }: Pick<OwnSubmission, "state" | "files">,
): LaterField[] {
  if (!takesFiles(form, state)) return [];
  return laterFilesOf(form.fields).flatMap(([field, rules]) => {
    const left = (rules.several ?? 1) - files.filter((file) => file.field === field).length;
    return left > 0 ? [{ field, rules, left }] : [];
  });
}
