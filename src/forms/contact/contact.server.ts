import { defineForm } from "#features/submissions/form.ts";
import { contactFields } from "./contact.ts";
import { contactMails } from "./mails.server.ts";
import { contactFormTexts } from "./texts.ts";
import { contactWords } from "./words.ts";

/** The contact form: a message to which staff reply. */
export const contact = defineForm({
  name: "message",
  referencePrefix: "M",
  addresses: { page: "contact", api: "contact", dashboard: "messages" },
  texts: contactFormTexts,
  words: contactWords,
  pages: { page: "pages/contact/page.tsx" },
  fields: contactFields,
  documents: ["page-terms", "page-privacy", contactWords.name],
  states: { new: "open", "in-hand": "open", answered: "closed", closed: "closed" },
  initial: "new",
  goal: "answered",
  answered: "answered",
  owners: true,
  waiting: { workingDays: 2 },
  reminder: (language) => contactFormTexts.mails(language).reminder,
  answers: true,
  ratings: false,
  readableBy: "editor",
  audit: {
    group: "inbox",
    opened: false,
    owner: "message-owner",
    state: "message-state",
    noted: "message-noted",
    notSpam: "message-not-spam",
    // All forms have this name; the log has always listed it here.
    mailRetried: "mail-retried",
    exported: "messages-exported",
    answered: "message-answered",
    replyAdded: "message-reply-added",
  },
  limit: { name: "contact", count: 5 },
  // A message of 5,000 characters, each written as `%F0%9F%98%80`, and the other fields.
  body: { bytes: 128 * 1024, seconds: 60 },
  mails: { notice: "message-notice", confirmation: "message-confirmation" },
  templates: contactMails,
  notified: "messages",
  retention: { setting: "contactMonths", months: 24 },
  api: { summary: "A contact message" },
  csv: "messages.csv",
});
