import { products } from "#collections/products/products.ts";
import { defineForm } from "#features/submissions/form.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { quoteRequestMails } from "./mails.server.ts";
import { quoteRequestFields } from "./quote-request.ts";
import { quoteRequestTexts } from "./texts.ts";
import { type QuoteRequestWords, quoteRequestWords } from "./words.ts";

/** The quote request: products with quantities, for which the company makes an offer. */
export const quoteRequest = defineForm({
  name: "quote-request",
  referencePrefix: "Q",
  addresses: { page: "enquiry", api: "enquiry", dashboard: "quote-requests" },
  texts: quoteRequestTexts,
  words: quoteRequestWords,
  pages: {
    page: "forms/quote-request/page.tsx",
    status: {
      address: "status/enquiry",
      drawing: "/drawings/banner-products.svg",
      parent: (language) => ({
        title: siteTexts.site(language)("nav.products"),
        path: `/${products.addresses.site}`,
      }),
    },
  },
  fields: quoteRequestFields,
  documents: ["page-terms", "page-privacy", quoteRequestWords.name],
  states: {
    new: "open",
    "in-hand": "open",
    waiting: "waiting",
    quoted: "closed",
    ordered: "closed",
    declined: "closed",
    closed: "closed",
  },
  stages: {
    new: "received",
    "in-hand": "in-progress",
    waiting: "waiting",
    quoted: "done",
    ordered: "in-progress",
    declined: "declined",
    closed: "done",
  },
  initial: "new",
  goal: "quoted",
  confirmed: ["quoted", "ordered", "declined"],
  letterSubject: ({ letterSubject }: QuoteRequestWords) => letterSubject,
  owners: true,
  waiting: { workingDays: 2 },
  answers: true,
  ratings: false,
  listed: "company",
  readableBy: "editor",
  audit: { opened: false },
  limit: { name: "contact", count: 5 },
  // Twenty lines with notes and both texts, each character written as `%F0%9F%98%80`.
  body: { bytes: 192 * 1024, seconds: 60 },
  mails: { notice: "quote-notice", confirmation: "quote-confirmation", withdrawn: "quote-withdrawn" },
  templates: quoteRequestMails,
  notified: "quoteRequests",
  retention: { setting: "quoteMonths", months: 24 },
  api: {
    summary: "A request for a quotation",
    descriptions: {
      lines: "Products with quantities, at most 20. Left out: `unlisted` is required.",
      unlisted: "What is needed besides the listed products.",
      neededBy: "The day by which the goods are needed.",
    },
  },
  csv: "quote-requests.csv",
});
