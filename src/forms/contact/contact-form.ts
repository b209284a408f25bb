import * as z from "zod/mini";
import {
  emailAddress,
  type FieldError,
  type FieldErrors,
  fieldErrors,
  lettersOnly,
  textOfLines,
  tidied,
} from "#features/submissions/person-fields.ts";

/** Characters a field may have: section 9 of the specification; the message's limit is ours. */
export const CONTACT_LIMITS = { firstName: 20, lastName: 30, email: 50, emailConfirm: 50, message: 5000 } as const;

/** Fields of the contact form in their order on the page. */
export const CONTACT_FIELDS = ["firstName", "lastName", "email", "emailConfirm", "message", "termsAccepted"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

const schema = z.object({
  firstName: lettersOnly("firstNameRequired", CONTACT_LIMITS.firstName),
  lastName: lettersOnly("lastNameRequired", CONTACT_LIMITS.lastName),
  email: emailAddress("emailRequired", CONTACT_LIMITS.email),
  message: textOfLines("messageRequired", CONTACT_LIMITS.message),
  termsAccepted: z.string().check(z.refine((value) => value === "on", { error: "termsRequired" })),
});

/** What the form sends, each field a text; a field that is not there counts as empty, an unknown one is ignored. */
export type ContactValues = Record<ContactField, string>;

/** A message as it is kept. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** Picks the form's fields out of whatever came. */
export function contactValues(given: Readonly<Record<string, string | undefined>>): ContactValues {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, given[field] ?? ""])) as ContactValues;
}

/** Checks what a person has typed: the message, or what is wrong with each field. */
export function checkContact(
  values: ContactValues,
): { ok: true; message: ContactMessage } | { ok: false; errors: FieldErrors<ContactField> } {
  const result = schema.safeParse(values);
  const errors = result.success ? {} : fieldErrors<ContactField>(result.error);
  // Judged beside the schema, which compares two fields only once both are right: all errors show at once.
  const confirmation = confirmationError(values);
  if (confirmation !== undefined) errors.emailConfirm = confirmation;
  if (!result.success || confirmation !== undefined) return { ok: false, errors };
  const { termsAccepted: _, ...message } = result.data;
  return { ok: true, message };
}

function confirmationError({ email, emailConfirm }: ContactValues): FieldError | undefined {
  if (tidied(emailConfirm) === "") return { id: "emailConfirmRequired" };
  return tidied(emailConfirm) === tidied(email) ? undefined : { id: "emailsDiffer" };
}
