import type { AccountErrorId } from "#content/accounts/account-fields.ts";

/** What can be wrong with a field: by the form's schema, or as only the accounts themselves know it. */
export type FieldErrorId = AccountErrorId | "passwordWrong" | "codeWrong" | "usernameTaken" | "emailTaken";

/** The first error of each field that has one; `max` is the limit in characters that a text is over. */
export type FieldErrors = Partial<Record<string, { id: FieldErrorId; max?: number }>>;

/** Why something was not done that no field is to blame for. */
export const REASONS = [
  "not-found",
  "conflict",
  "too-many",
  "storage-unavailable",
  "storage-full",
  "last-admin",
  "offline",
] as const;

export type Reason = (typeof REASONS)[number];

/** What became of a form, as the page tells it. What is secret in it is shown this once. */
export type FormOutcome =
  | { kind: "done" }
  | { kind: "refused"; errors: FieldErrors }
  | { kind: "limited"; minutes: number }
  | { kind: "failed"; reason: Reason }
  /** What an authenticator app is to be given. */
  | { kind: "app"; secret: string; uri: string; qr: { size: number; path: string } | undefined }
  | { kind: "codes"; codes: string[] }
  | { kind: "token"; token: string };

/** The answer to a form of a page with several. */
export type FormAnswer = FormOutcome & {
  /** Which of the page's forms was sent. */
  intent: string;
};
