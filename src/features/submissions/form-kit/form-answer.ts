import { data } from "react-router";
import type { Language } from "#platform/i18n/languages.ts";
import { fieldTexts } from "../field-texts.ts";
import type { FieldError, FieldErrors } from "../person-fields.ts";
import { type Refusal, refusalStatus, refusalText } from "../refusal-texts.ts";
import { submissionTexts } from "../texts.ts";

/** What a page shows again of a form that was not taken. */
export interface FormAnswer<Field extends string, Values> {
  values: Values;
  /** What is wrong with the fields, in words. */
  errors: Partial<Record<Field, string>>;
  /** Why the form as a whole was not taken, in words. */
  refusal: string | undefined;
}

type NotTaken<Field extends string, Values> = { values: Values } & (
  | { kind: "invalid"; errors: Partial<Record<Field, FieldError>> & FieldErrors<Field> }
  | Refusal
);

const NOT_KEPT = { "cache-control": "no-store" };

/** Answers a form that was not taken: its page again with what was typed, and the status that says why. */
export function answerForm<Field extends string, Values>(receipt: NotTaken<Field, Values>, language: Language) {
  const t = submissionTexts.site(language);
  const { values } = receipt;
  if (receipt.kind === "invalid") {
    const answer: FormAnswer<Field, Values> = { values, errors: fieldTexts(receipt.errors, t), refusal: undefined };
    return data(answer, { status: 422, headers: NOT_KEPT });
  }
  const { status, retryAfterS } = refusalStatus(receipt);
  const answer: FormAnswer<Field, Values> = { values, errors: {}, refusal: refusalText(receipt, t) };
  return data(answer, { status, headers: { ...NOT_KEPT, "retry-after": String(retryAfterS) } });
}

/** The `headers` of a page with a form: those of the answer to it. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}
