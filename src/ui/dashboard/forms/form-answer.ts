import { fill, type StaffTexts } from "#platform/i18n/texts.ts";
import type { dashboardTexts } from "../texts.ts";

type Words = StaffTexts<typeof dashboardTexts>["accountForms"];

/** Errors of a field, by the key of their text. */
export type FieldErrorId = keyof Words["errors"];

/** The first error of each field that has one; `max` is the limit in characters that was exceeded. */
export type FieldErrors = Partial<Record<string, FieldError>>;

export interface FieldError {
  id: FieldErrorId;
  max?: number;
}

/** Why a form failed without a fault in a field. */
export type Reason = keyof Words["reasons"];

/** The texts of a form by the names of its fields. */
type Typed = Readonly<Record<string, string>>;

/** Results of a form, by kind. A feature adds its own kinds by declaration merging. */
export interface FormOutcomes {
  done: object;
  /** `typed`: the submitted values, for a page that is rendered again without script. */
  refused: { errors: FieldErrors; typed?: Typed };
  limited: { minutes: number };
  /**
   * The user must confirm their identity first. `typed`: the submitted values, to be submitted again; `error`: the
   * fault of the password that was sent; `minutes`: how long further passwords are refused.
   */
  unconfirmed: { typed: Typed; hasPasskeys: boolean; error?: FieldError; minutes?: number };
  /** `typed` as for `refused`. */
  failed: { reason: Reason; typed?: Typed };
  /**
   * Somebody else saved `theirs` since the form was loaded; with `fingerprint` it may be sent again to overwrite
   * theirs.
   */
  conflict: { typed: Typed; theirs: Typed; fingerprint: string };
  /** The change would erase data: `counts` of what. Sent again with `confirm`, it is done. */
  asked: { typed: Typed; counts: Readonly<Record<string, number>>; confirm: string };
}

/** The result of a form, as the page shows it. */
export type FormOutcome = { [Kind in keyof FormOutcomes]: { kind: Kind } & FormOutcomes[Kind] }[keyof FormOutcomes];

/** Returns whether the form succeeded. */
export function isDone({ kind }: FormOutcome): boolean {
  return !["refused", "limited", "unconfirmed", "failed", "conflict", "asked"].includes(kind);
}

/** The result of a form, on a page with several. */
export type FormAnswer = FormOutcome & {
  /** Which of the page's forms was sent. */
  intent: string;
};

/** Length of a password in characters, as a person counts them. Defined here because the error texts contain them. */
export const PASSWORD_LIMITS = { min: 12, max: 128 } as const;

/** Returns the text of a field's error. */
export function errorWords({ accountForms }: { accountForms: Words }, error: FieldError): string {
  const { min, max } = PASSWORD_LIMITS;
  return fill(accountForms.errors[error.id], { min, passwordMax: max, max: error.max ?? "" });
}
