import type { AnyForm } from "#features/submissions/form.ts";
import type { Arrival, Kept, NewSubmission } from "#features/submissions/storage/new-submission.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { contact } from "./contact/contact.server.ts";
import { jobApplication } from "./job-application/job-application.server.ts";
import type { Consent } from "./job-application/job-application.ts";

/** Stores a submission in the table of its form. */
export async function keepSubmission(
  { messages, applications }: Storage,
  form: AnyForm,
  { values, about, files: [file], token }: NewSubmission,
  arrival: Arrival,
): Promise<Kept> {
  const { firstName = "", lastName = "", email = "", message = "", phone = "", consent = "" } = values;
  const person = { firstName, lastName, email };
  if (form.name === contact.name) return messages.keep({ ...person, message }, arrival);
  if (form.name !== jobApplication.name || file === undefined || token === undefined) {
    throw new Error(`There is no table for the form ${form.name}.`);
  }
  const application = { ...person, phone, consent: consent as Consent, offerId: about };
  return applications.keep(application, file, token, arrival);
}
