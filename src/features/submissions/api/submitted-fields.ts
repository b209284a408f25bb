import type { FormFields } from "#features/api/taken.ts";
import { CONTACT_LIMITS } from "#forms/contact/contact-form.ts";
import { APPLICATION_LIMITS, CONSENTS } from "#forms/job-application/application-form.ts";
import { CV_ENDINGS, CV_MAX_BYTES } from "#forms/job-application/cv-file.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { ELAPSED_FIELD, KEY_FIELD, LANGUAGE_FIELD } from "../form-extras.ts";

const line = (maxLength: number, description?: string) => ({
  type: "string",
  maxLength,
  ...(description === undefined ? {} : { description }),
});

/** Beside what a person types. */
const extras = {
  [LANGUAGE_FIELD]: {
    type: "string",
    enum: LANGUAGE_CODES,
    default: FALLBACK_LANGUAGE,
    description: "Language of the answer and of the confirmation.",
  },
  [KEY_FIELD]: { type: "string", description: "Made by the client: what is sent again under it is recognised." },
  [ELAPSED_FIELD]: {
    type: "string",
    pattern: "^[0-9]+$",
    description: "Seconds from the opening of the page to sending.",
  },
};

/** Fields of a contact message. */
export const messageFields: FormFields = {
  types: ["application/x-www-form-urlencoded", "multipart/form-data"],
  properties: {
    firstName: line(CONTACT_LIMITS.firstName, "Letters of any alphabet."),
    lastName: line(CONTACT_LIMITS.lastName, "Letters of any alphabet."),
    email: line(CONTACT_LIMITS.email),
    emailConfirm: line(CONTACT_LIMITS.emailConfirm, "The same as `email`."),
    message: line(CONTACT_LIMITS.message),
    termsAccepted: { type: "string", const: "on" },
    ...extras,
  },
  required: ["firstName", "lastName", "email", "emailConfirm", "message", "termsAccepted"],
};

/** Fields of an application. */
export const applicationFields: FormFields = {
  types: ["multipart/form-data"],
  properties: {
    cv: { type: "string", format: "binary", description: `${CV_ENDINGS.join(", ")}, at most ${CV_MAX_BYTES} bytes.` },
    firstName: line(APPLICATION_LIMITS.firstName, "May be spelt `first_name`."),
    lastName: line(APPLICATION_LIMITS.lastName, "May be spelt `last_name`."),
    email: line(APPLICATION_LIMITS.email),
    phone: line(APPLICATION_LIMITS.phone),
    offer: { type: "string", description: "Id of the offer; empty or left out for none in particular." },
    consent: { type: "string", enum: CONSENTS, default: CONSENTS[0], description: "What the application is kept for." },
    ...extras,
  },
  required: ["cv", "firstName", "lastName", "email"],
};
