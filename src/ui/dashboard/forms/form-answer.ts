import { fill, type StaffTexts } from "#platform/i18n/texts.ts";
import type { dashboardTexts } from "../texts.ts";

type Words = StaffTexts<typeof dashboardTexts>["accountForms"];

/** What can be wrong with a field, by the id of its words. */
export type FieldErrorId = keyof Words["errors"];

/** The first error of each field that has one; `max` is the limit in characters that a text is over. */
export type FieldErrors = Partial<Record<string, FieldError>>;

export interface FieldError {
  id: FieldErrorId;
  max?: number;
}

/** Why something was not done that no field is to blame for. */
export type Reason = keyof Words["reasons"];

/** The texts of a form by the names of its fields. */
type Typed = Readonly<Record<string, string>>;

/** What becomes of a form, by kind. A feature adds its own kinds by declaration merging. */
export interface FormOutcomes {
  done: object;
  /** `typed`: what was sent, for a page that is made anew without script. */
  refused: { errors: FieldErrors; typed?: Typed };
  limited: { minutes: number };
  /**
   * Who sends it must be confirmed first. `typed`: what was sent, to be sent again; `error`, `minutes`: what was wrong
   * with the password that came with it, or how long no other one is looked at.
   */
  unconfirmed: { typed: Typed; hasPasskeys: boolean; error?: FieldError; minutes?: number };
  failed: { reason: Reason };
  /** Somebody else saved `theirs` since the form was made; with `fingerprint` it may be sent once more, over theirs. */
  conflict: { typed: Typed; theirs: Typed; fingerprint: string };
  /** Something would be erased: `counts` of what. Sent once more with `confirm`, it is done. */
  asked: { typed: Typed; counts: Readonly<Record<string, number>>; confirm: string };
}

/** What became of a form, as the page shows it. */
export type FormOutcome = { [Kind in keyof FormOutcomes]: { kind: Kind } & FormOutcomes[Kind] }[keyof FormOutcomes];

/** Whether what was sent has been done. */
export function isDone({ kind }: FormOutcome): boolean {
  return !["refused", "limited", "unconfirmed", "failed", "conflict", "asked"].includes(kind);
}

/** The answer to a form of a page with several. */
export type FormAnswer = FormOutcome & {
  /** Which of the page's forms was sent. */
  intent: string;
};

/** Characters of a password, as a person counts them. They stand here because the words of errors name them. */
export const PASSWORD_LIMITS = { min: 12, max: 128 } as const;

/** What is wrong with a field, in words. */
export function errorWords({ accountForms }: { accountForms: Words }, error: FieldError): string {
  const { min, max } = PASSWORD_LIMITS;
  return fill(accountForms.errors[error.id], { min, passwordMax: max, max: error.max ?? "" });
}
