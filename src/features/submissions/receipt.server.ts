import type { Language } from "#platform/i18n/languages.ts";
import type { FieldValues } from "./check.ts";
import type { FormFields } from "./fields.ts";
import type { AnyForm } from "./form.ts";
import type { OwnSubmissions } from "./own-submissions.server.ts";
import type { FieldError, FieldErrors } from "./person-fields.ts";
import type { Refusal } from "./refusal-texts.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    forms: readonly AnyForm[];
    submissions: Submissions;
  }
}

/** The client that sends a form. */
export interface Sender {
  /** Address for the rate limits; an IPv6 network counts as one address. */
  address: string;
  /** Language of the page; undefined: taken from the form's field, or the fallback. */
  language: Language | undefined;
}

/** Result of receiving a form, with the language of the response and the submitted values. */
export type Receipt<F extends FormFields> = { language: Language; values: FieldValues<F> } & (
  | {
      kind: "stored";
      /** Reference; a repeated submission gets its existing one. */
      reference: string;
      /** Path of the private page with language; undefined where the link is mailed, or there is no page. */
      statusPage?: string;
      /**
       * Path below which files of the form can follow, with language, and nothing can be read or changed; undefined for
       * a repetition that may be another person's.
       */
      uploads?: string;
      /** Number of photos that were not stored, as they could not be decoded now; undefined: none. */
      undecoded?: number;
    }
  | { kind: "invalid"; errors: FieldErrors<keyof F & string> }
  | Refusal
);

/** Result of adding files. `empty`: there was none; `unknown`: the link; `full`: no further file is taken. */
export type FilesOutcome =
  | { kind: "stored"; reference: string; undecoded: number }
  | { kind: "invalid"; error: FieldError }
  | { kind: "unknown" | "closed" | "full" | "empty" }
  | Refusal;

/** The same, with the language of the response. */
export type FilesReceipt = FilesOutcome & { language: Language };

/** A form with the types of its fields. */
export type FormOf<F extends FormFields> = AnyForm & { readonly fields: F };

/** Receives forms and serves the private links of senders. */
export interface Submissions extends OwnSubmissions {
  /**
   * Receives a form: urlencoded or multipart; a form with a file must be multipart.
   * @throws ExpectedError `bad-request`, `body-too-large` or `unsupported-body` when the body cannot be read
   */
  receive<F extends FormFields>(form: FormOf<F>, request: Request, sender: Sender): Promise<Receipt<F>>;
  /**
   * Adds files of a field to a submission: multipart.
   * @param token of its private link, or its upload key
   * @throws ExpectedError as `receive`; `not-found` for a field whose files cannot follow
   */
  addFiles(form: AnyForm, field: string, token: string, request: Request, sender: Sender): Promise<FilesReceipt>;
}
