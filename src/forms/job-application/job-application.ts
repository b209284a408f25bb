import {
  choice,
  document,
  email,
  formFields,
  nameLine,
  optionalReference,
  phone,
  type Submitted,
} from "#features/submissions/fields.ts";

/** Consents: storing the application for this vacancy, or for future ones too. */
export const CONSENTS = ["vacancy", "future"] as const;

export type Consent = (typeof CONSENTS)[number];

/** Parses a stored consent; an unknown value counts as the narrower one. */
export function consentOf(text: string): Consent {
  return CONSENTS.find((consent) => consent === text) ?? "vacancy";
}

/** Retention time of an application by consent. */
export const CONSENT_TIMES = {
  vacancy: { setting: "applicationMonths", months: 6 },
  future: { setting: "futureMonths", months: 12 },
} as const;

/** Maximum size of a CV in bytes; pages state "10 MB". */
export const CV_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Fields of the CV form. The specification gives no length limits; these fit every real name and address (RFC 5321).
 * The kinds of files and the texts of their errors are from its section 5.
 */
export const jobApplicationFields = formFields({
  offer: optionalReference("offerUnknown"),
  firstName: nameLine({ max: 100, missing: "firstNameRequired", alsoCalled: "first_name" }),
  lastName: nameLine({ max: 100, missing: "lastNameRequired", alsoCalled: "last_name" }),
  email: email(254),
  phone: phone(),
  cv: { ...document({ kinds: ["doc", "docx", "pdf"], maxBytes: CV_MAX_BYTES }), errors: { missing: "fileMissing" } },
  consent: choice(CONSENTS, "consentUnknown"),
});

/** An application as it is stored, beside its file. */
export type Application = Omit<Submitted<typeof jobApplicationFields>, "offer"> & {
  /** Undefined: an application for no particular offer. */
  offerId: number | undefined;
};
