import * as z from "zod/mini";
import {
  emailAddress,
  type FieldErrors,
  fieldErrors,
  oneLine,
  phoneNumber,
} from "#features/submissions/person-fields.ts";

/** Characters a field may have. The specification names none; these take every real name and address (RFC 5321). */
export const APPLICATION_LIMITS = { firstName: 100, lastName: 100, email: 254, phone: 30 } as const;

/** What an applicant agrees to: keeping the application for this vacancy, or for future ones too. */
export const CONSENTS = ["vacancy", "future"] as const;

export type Consent = (typeof CONSENTS)[number];

/** Fields of the CV form in their order on the page; `cv` is the file. */
export const APPLICATION_FIELDS = ["offer", "firstName", "lastName", "email", "phone", "cv", "consent"] as const;

export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

const schema = z.object({
  offer: z.string().check(z.refine((id) => /^(?:[1-9]\d{0,8})?$/.test(id), { error: "offerUnknown" })),
  firstName: oneLine("firstNameRequired", APPLICATION_LIMITS.firstName),
  lastName: oneLine("lastNameRequired", APPLICATION_LIMITS.lastName),
  email: emailAddress("emailRequired", APPLICATION_LIMITS.email),
  phone: phoneNumber(),
  consent: z.enum(CONSENTS, { error: "consentUnknown" }),
});

/** What the form sends beside the file, each field a text. */
export type ApplicationValues = Record<Exclude<ApplicationField, "cv">, string>;

/** An application as it is kept, beside its file. */
export interface Application {
  /** Undefined when it is for no particular offer. */
  offerId: number | undefined;
  firstName: string;
  lastName: string;
  email: string;
  /** Empty when none was given. */
  phone: string;
  consent: Consent;
}

/**
 * Picks the form's fields out of whatever came, in both spellings of section 7 of the specification
 * (`firstName` or `first_name`). Without a consent it is for this vacancy only.
 */
export function applicationValues(given: Readonly<Record<string, string | undefined>>): ApplicationValues {
  return {
    offer: given.offer ?? "",
    firstName: given.firstName ?? given.first_name ?? "",
    lastName: given.lastName ?? given.last_name ?? "",
    email: given.email ?? "",
    phone: given.phone ?? "",
    consent: given.consent || "vacancy",
  };
}

/** Checks what a person has typed: the application, or what is wrong with each field. */
export function checkApplication(
  values: ApplicationValues,
): { ok: true; application: Application } | { ok: false; errors: FieldErrors<ApplicationField> } {
  const result = schema.safeParse(values);
  if (!result.success) return { ok: false, errors: fieldErrors<ApplicationField>(result.error) };
  const { offer, ...rest } = result.data;
  return { ok: true, application: { ...rest, offerId: offer === "" ? undefined : Number(offer) } };
}
