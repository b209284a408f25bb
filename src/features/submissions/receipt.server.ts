import type { ContactField, ContactValues } from "#forms/contact/contact-form.ts";
import type { ApplicationField, ApplicationValues } from "#forms/job-application/application-form.ts";
import type { KeptApplication } from "#forms/job-application/storage/applications-store.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { FieldErrors } from "./person-fields.ts";
import type { Refusal } from "./refusal-texts.ts";

declare module "#platform/services.server.ts" {
  interface Services {
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
export type Receipt<Field extends string, Values> = { language: Language; values: Values } & (
  | {
      kind: "kept";
      /** What the sender can name it by. A submission that had come before has the reference it had then. */
      reference: string;
    }
  | { kind: "invalid"; errors: FieldErrors<Field> }
  | Refusal
);

export type ContactReceipt = Receipt<ContactField, ContactValues>;
export type ApplicationReceipt = Receipt<ApplicationField, ApplicationValues>;

/**
 * Takes in what visitors send. Each reads the request's body itself, within its limits.
 * Both throw ExpectedErrors for a body that cannot be read: `bad-request`, `body-too-large`, `unsupported-body`.
 */
export interface Submissions {
  /** Takes a contact message: a form, urlencoded or multipart. */
  receiveMessage(request: Request, sender: Sender): Promise<ContactReceipt>;
  /** Takes an application with its file in the field `cv`: a multipart form. */
  receiveApplication(request: Request, sender: Sender): Promise<ApplicationReceipt>;
  /** What an applicant's private link shows; undefined when the token names nothing (any more). */
  findApplication(token: string): Promise<OwnApplication | undefined>;
  /** Withdraws and erases what a private link names: row, file, mail copies. @returns its reference, if there was one */
  eraseApplication(token: string): Promise<string | undefined>;
  /** Notes a consent given today for what a private link names. @returns whether there was one */
  renewConsent(token: string, consent: "vacancy" | "future"): Promise<boolean>;
}

/** An application as its sender sees it. */
export type OwnApplication = Omit<KeptApplication, "offerOpenUntil"> & {
  /** The day from which it is erased by itself, "YYYY-MM-DD". */
  erasedFrom: string;
};
