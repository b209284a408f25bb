import { defineForm } from "#features/submissions/form.ts";
import { callbackFields, PHOTO_MAX_BYTES, REPORT_MAX_BYTES } from "./callback.ts";
import { callbackMails } from "./mails.server.ts";
import { callbackTexts } from "./texts.ts";

/** A request to be called back. Its sender has no mailbox: the thanks lead to the private page. */
export const callback = defineForm({
  name: "callback",
  referencePrefix: "C",
  addresses: { page: "callback", api: "callback", dashboard: "callbacks" },
  texts: callbackTexts,
  pages: {
    page: "pages/callback/page.tsx",
    status: {
      address: "status/callback",
      drawing: "/drawings/banner-contact.svg",
      parent: (language) => ({ title: callbackTexts.site(language)("title"), path: "/callback" }),
    },
  },
  fields: callbackFields,
  states: { new: "open", "in-hand": "open", "not-reached": "open", called: "closed" },
  initial: "new",
  goal: "called",
  owners: true,
  answers: false,
  ratings: false,
  readableBy: "editor",
  limit: { name: "callback", count: 5 },
  // Both files, and what the form sends around them; as long as they take over a ship's link.
  body: { bytes: PHOTO_MAX_BYTES + REPORT_MAX_BYTES + 128 * 1024, seconds: 1350 },
  mails: { notice: "callback-notice", withdrawn: "callback-withdrawn" },
  templates: callbackMails,
  notified: "callbacks",
  retention: { setting: "contactMonths", months: 24 },
  api: {
    summary: "A request to be called back",
    descriptions: { time: "When a call suits, in any words." },
  },
  csv: "callbacks.csv",
});
