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

/** What an applicant agrees to: keeping the application for this vacancy, or for future ones too. */
export const CONSENTS = ["vacancy", "future"] as const;

export type Consent = (typeof CONSENTS)[number];

/** The consent as the code knows it; an unknown one, which nothing here writes, counts as the narrower one. */
export function consentOf(text: string): Consent {
  return CONSENTS.find((consent) => consent === text) ?? "vacancy";
}

/** How long an application is stored after each consent. */
export const CONSENT_TIMES = {
  vacancy: { setting: "applicationMonths", months: 6 },
  future: { setting: "futureMonths", months: 12 },
} as const;

/** Bytes of a CV at most; pages say "10 MB". */
export const CV_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Fields of the CV form. Characters: the specification names none; these take every real name and address (RFC 5321).
 * Kinds of files: its section 5.
 */
export const jobApplicationFields = formFields({
  offer: optionalReference("offerUnknown"),
  firstName: nameLine({ max: 100, missing: "firstNameRequired", alsoCalled: "first_name" }),
  lastName: nameLine({ max: 100, missing: "lastNameRequired", alsoCalled: "last_name" }),
  email: email(254),
  phone: phone(),
  cv: document({ kinds: ["doc", "docx", "pdf"], maxBytes: CV_MAX_BYTES }),
  consent: choice(CONSENTS, "consentUnknown"),
});

/** An application as it is stored, beside its file. */
export type Application = Omit<Submitted<typeof jobApplicationFields>, "offer"> & {
  /** Undefined when it is for no particular offer. */
  offerId: number | undefined;
};
