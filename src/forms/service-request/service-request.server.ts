import { defineForm } from "#features/submissions/form.ts";
import { serviceRequestMails } from "./mails.server.ts";
import { PHOTO_MAX_BYTES, PHOTOS_MAX, serviceRequestFields } from "./service-request.ts";
import { serviceRequestTexts } from "./texts.ts";
import { type ServiceRequestWords, serviceRequestWords } from "./words.ts";

/** The service request: a fault on board or ashore, from the first message to the report. */
export const serviceRequest = defineForm({
  name: "service-request",
  referencePrefix: "R",
  addresses: { page: "service-request", api: "service-request", dashboard: "service-requests" },
  texts: serviceRequestTexts,
  words: serviceRequestWords,
  pages: {
    page: "forms/service-request/page.tsx",
    status: {
      address: "status/request",
      drawing: "/drawings/banner-technician.svg",
      parent: (language) => ({ title: serviceRequestTexts.site(language)("name"), path: "/service-request" }),
    },
  },
  fields: serviceRequestFields,
  documents: ["page-terms", "page-privacy", serviceRequestWords.name],
  states: {
    new: "open",
    triaged: "open",
    quoted: "open",
    scheduled: "open",
    attending: "open",
    waiting: "waiting",
    reported: "closed",
    declined: "closed",
    closed: "closed",
  },
  stages: {
    new: "received",
    triaged: "in-progress",
    quoted: "in-progress",
    scheduled: "in-progress",
    attending: "in-progress",
    waiting: "waiting",
    reported: "done",
    declined: "declined",
    closed: "done",
  },
  initial: "new",
  goal: "reported",
  plan: true,
  letterSubject: ({ letterSubject }: ServiceRequestWords) => letterSubject,
  urgency: {
    field: "urgency",
    order: ["stopped", "restricted", "planned"],
    alert: "stopped",
    notified: "service-requests-urgent",
  },
  owners: true,
  textVersion: true,
  waiting: { workingDays: 1 },
  reminder: (language) => serviceRequestTexts.mails(language).reminder,
  answers: true,
  ratings: false,
  listed: "vessel",
  readableBy: "editor",
  limit: { name: "service-request", count: 5 },
  // The photos, the texts and the form's overhead; 40 MB over a ship's connection take 22 minutes where it is steady.
  body: { bytes: PHOTOS_MAX * PHOTO_MAX_BYTES + 256 * 1024, seconds: 3600 },
  mails: {
    notice: "service-request-notice",
    confirmation: "service-request-confirmation",
    withdrawn: "service-request-withdrawn",
    alert: "service-request-alert",
    secondAlert: "service-request-second-alert",
  },
  templates: serviceRequestMails,
  notified: "service-requests",
  retention: { setting: "contactMonths", months: 24 },
  api: {
    summary: "A service request",
    descriptions: {
      urgency: "How much the fault hinders the vessel or site.",
      imo: "The prefix IMO and spaces are removed. A wrong check digit is pointed out to staff and accepted.",
      eta: "UTC: 2026-11-26T14:00.",
      etd: "UTC: 2026-11-27T06:00.",
    },
  },
  csv: "service-requests.csv",
});
