import type { HeldPerson, PersonErased } from "#features/personal-data/personal-data.server.ts";
import type { FormFields, SettingsErrorId } from "#features/settings/form-rules.ts";
import type { AccountErrorId } from "../account-fields.ts";

/** What can be wrong with a field: by the form's schema, or as only the accounts themselves know it. */
export type FieldErrorId =
  | AccountErrorId
  | SettingsErrorId
  | "passwordWrong"
  | "codeWrong"
  | "usernameTaken"
  | "emailTaken"
  | "addressesDiffer"
  | "noteRequired"
  | "ownerUnknown";

/** Field of one's own password that any form of the dashboard may bring to confirm who sends it. */
export const CONFIRM_FIELD = "own-password";

/** The first error of each field that has one; `max` is the limit in characters that a text is over. */
export type FieldErrors = Partial<Record<string, FieldError>>;

export interface FieldError {
  id: FieldErrorId;
  max?: number;
}

/** Why something was not done that no field is to blame for. */
export const REASONS = [
  "not-found",
  "conflict",
  "too-many",
  "storage-unavailable",
  "storage-full",
  "last-admin",
  "last-factor",
  "offline",
] as const;

export type Reason = (typeof REASONS)[number];

/** What became of a form, as the page tells it. What is secret in it is shown this once. */
export type FormOutcome =
  | { kind: "done" }
  /** `typed`: what was sent, for a page that is made anew without script. */
  | { kind: "refused"; errors: FieldErrors; typed?: FormFields }
  | { kind: "limited"; minutes: number }
  /**
   * Who sends it must be confirmed first. `typed`: what was sent, to be sent again; `error`, `minutes`: what was wrong
   * with the password that came with it, or how long no other one is looked at.
   */
  | { kind: "unconfirmed"; typed: FormFields; hasPasskeys: boolean; error?: FieldError; minutes?: number }
  | { kind: "failed"; reason: Reason }
  /** What an authenticator app is to be given. */
  | { kind: "app"; secret: string; uri: string; qr: { size: number; path: string } | undefined }
  | { kind: "codes"; codes: string[] }
  | { kind: "token"; token: string }
  /** What is held of a person, and what became of erasing it. */
  | { kind: "person"; held: HeldPerson }
  | { kind: "person-erased"; erased: PersonErased }
  /** Somebody else saved `theirs` since the form was made; with `print` it may be sent once more, over theirs. */
  | { kind: "overtaken"; typed: FormFields; theirs: FormFields; print: string }
  /** Something would be erased: `counts` of what. Sent once more with `confirm`, it is done. */
  | { kind: "asked"; typed: FormFields; counts: Readonly<Record<string, number>>; confirm: string };

/** Whether what was sent has been done. */
export function isDone({ kind }: FormOutcome): boolean {
  return !["refused", "limited", "unconfirmed", "failed", "overtaken", "asked"].includes(kind);
}

/** The answer to a form of a page with several. */
export type FormAnswer = FormOutcome & {
  /** Which of the page's forms was sent. */
  intent: string;
};
