import type { Language } from "#platform/i18n/languages.ts";
import type { FieldValues } from "./check.ts";
import type { FormFields } from "./fields.ts";
import type { AnyForm } from "./form.ts";
import type { OwnSubmissions } from "./own-submissions.server.ts";
import type { FieldErrors } from "./person-fields.ts";
import type { Refusal } from "./refusal-texts.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** All forms. */
    forms: readonly AnyForm[];
    submissions: Submissions;
  }
}

/** Who sends, as far as it is known. */
export interface Sender {
  /** Address of the client, for the limits; an IPv6 network counts as one. */
  address: string;
  /** Language of the page; undefined: what the form's own field says, or the fallback. */
  language: Language | undefined;
}

/** What became of a form, in which language to word it, and what was typed, to be shown again. */
export type Receipt<F extends FormFields> = { language: Language; values: FieldValues<F> } & (
  | {
      kind: "stored";
      /** What the sender can name it by. A submission that had come before has the reference it had then. */
      reference: string;
      /** Path of the sender's private page, with its language; undefined where an e-mail has it, or there is none. */
      statusPage?: string;
    }
  | { kind: "invalid"; errors: FieldErrors<keyof F & string> }
  | Refusal
);

/** A form with the types of its fields. */
export type FormOf<F extends FormFields> = AnyForm & { readonly fields: F };

/** What becomes of the forms that visitors send, and what the private links of senders do. */
export interface Submissions extends OwnSubmissions {
  /**
   * Receives a form: urlencoded or multipart, with a file multipart only. It reads the request's body within its limits.
   * @throws ExpectedError for a body that cannot be read: `bad-request`, `body-too-large`, `unsupported-body`
   */
  receive<F extends FormFields>(form: FormOf<F>, request: Request, sender: Sender): Promise<Receipt<F>>;
}
