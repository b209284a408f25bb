import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { quoteRequestTexts } from "./texts.ts";

const subject = text.line({ max: 120, required: true, mustContain: ["reference"], placeholders: ["reference"] });
const line = text.line({ max: 120, required: true });
const linked = text.line({ max: 200, required: true, linked: true });
const area = text.area({ max: 3000, required: true });
const sentence = text.area({ max: 300, required: true });

/** The words of the quote request, of its e-mails and of its sender's private page that staff edit. */
export const quoteRequestWords = definePage({
  name: "quote-request-form",
  words: {
    folder: quoteRequestTexts.folder,
    staff: quoteRequestTexts.staff,
    page(language) {
      const t = quoteRequestTexts.site(language);
      const { heading, lead, description, next } = quoteRequestTexts.page(language);
      const { confirmation, notice, withdrawn, letter } = quoteRequestTexts.mails(language);
      return {
        heading,
        lead,
        description,
        accept: t("accept"),
        privacy: t("privacy"),
        sent: t("sent"),
        next,
        subject: confirmation.subject,
        title: confirmation.heading,
        text: confirmation.received,
        link: confirmation.link,
        afterLink: [confirmation.use, confirmation.mistake].join("\n\n"),
        noticeSubject: notice.subject,
        noticeHeading: notice.heading,
        withdrawnSubject: withdrawn.subject,
        withdrawnHeading: withdrawn.heading,
        withdrawnText: withdrawn.erased,
        letterSubject: letter.subject,
      };
    },
    examples(language) {
      const { products, ...examples } = quoteRequestTexts.mails(language).examples;
      const lines = products.map((title, index) => ({ item: index + 1, title, quantity: 2 * index + 1, note: "" }));
      return { reference: "Q-4K7Q-9XTP", neededBy: "2027-03-31", lines: JSON.stringify(lines), ...examples };
    },
  },
  texts: {
    heading: line,
    lead: sentence,
    description: sentence,
    accept: linked,
    privacy: linked,
    sent: line,
    next: text.area({ max: 1000, required: true }),
    subject,
    title: line,
    text: { ...area, mustContain: ["reference"], placeholders: ["reference"] },
    link: line,
    afterLink: area,
    noticeSubject: { ...subject, placeholders: ["reference", "name"] },
    noticeHeading: line,
    withdrawnSubject: subject,
    withdrawnHeading: line,
    withdrawnText: area,
    letterSubject: line,
  },
});

/** These words in one language. */
export type QuoteRequestWords = Published<typeof quoteRequestWords>["text"];
