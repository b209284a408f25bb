import { defineForm } from "#features/submissions/form.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { consentOptions } from "./consent-options.ts";
import { CONSENT_TIMES, CV_MAX_BYTES, jobApplicationFields } from "./job-application.ts";
import { jobApplicationMails } from "./mails.server.ts";
import { applicationTexts } from "./texts.ts";
import { type ApplicationWords, applicationWords } from "./words.ts";

const STATES = {
  new: "open",
  shortlisted: "open",
  invited: "open",
  declined: "closed",
  hired: "closed",
  withdrawn: "closed",
} as const;

/** The job application: a CV, on which admins decide. */
export const jobApplication = defineForm({
  name: "application",
  referencePrefix: "A",
  addresses: { page: "careers/:id/apply", api: "upload-cv", dashboard: "applications" },
  texts: applicationTexts,
  pages: {
    page: "pages/careers/apply-page.tsx",
    status: {
      address: "application",
      drawing: "/drawings/banner-practice.svg",
      parent: (language) => ({ title: siteTexts.site(language)("nav.careers"), path: "/careers" }),
    },
  },
  fields: jobApplicationFields,
  documents: ["page-privacy", applicationWords.name],
  states: STATES,
  initial: "new",
  goal: "hired",
  confirmed: ["invited", "declined", "hired"],
  words: applicationWords,
  letterSubject: ({ letterSubject }: ApplicationWords) => letterSubject,
  letters: ({ letterInvited, letterDeclined }: ApplicationWords) => ({
    invited: letterInvited,
    declined: letterDeclined,
  }),
  owners: false,
  answers: false,
  ratings: true,
  about: { field: "offer", collection: "offer" },
  readableBy: "admin",
  audit: {
    group: "applications",
    opened: "application-opened",
    state: "application-state",
    rated: "application-rated",
    noted: "application-noted",
    notSpam: false,
    fileOpened: "cv-opened",
    exported: "applications-exported",
    answered: "application-answered",
    replyAdded: "application-reply-added",
    written: "application-message-received",
  },
  limit: { name: "cv", count: 5 },
  // The file and the form's overhead; the time is that of 10 MB over a ship's connection.
  body: { bytes: CV_MAX_BYTES + 128 * 1024, seconds: 900 },
  mails: { notice: "application-notice", confirmation: "application-confirmation", withdrawn: "withdrawal-notice" },
  templates: jobApplicationMails,
  notified: "applications",
  retention: {
    field: "consent",
    times: CONSENT_TIMES,
    afterEntry: "vacancy",
    asked: (words: ApplicationWords) => ({ label: words.consent, options: consentOptions(words) }),
  },
  api: {
    summary: "An application with its CV",
    descriptions: {
      offer: "Id of the offer; empty or left out for none in particular.",
      consent: "What the application is kept for.",
    },
  },
  csv: "applications.csv",
});
