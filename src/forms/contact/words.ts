import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { contactFormTexts } from "./texts.ts";

const subject = text.line({ max: 120, required: true, mustContain: ["reference"], placeholders: ["reference"] });
const heading = text.line({ max: 120, required: true });

/** The words of the contact form and of its e-mails that staff edit. The confirmation can name no input of the sender. */
export const contactWords = definePage({
  name: "contact-form",
  words: {
    folder: contactFormTexts.folder,
    staff: contactFormTexts.staff,
    page(language) {
      const t = contactFormTexts.site(language);
      const { confirmation, notice } = contactFormTexts.mails(language);
      return {
        accept: t("accept"),
        privacy: t("privacy"),
        sent: t("sent"),
        subject: confirmation.subject,
        title: confirmation.heading,
        text: [confirmation.received, confirmation.next, confirmation.mistake].join("\n\n"),
        noticeSubject: notice.subject,
        noticeHeading: notice.heading,
      };
    },
    examples: (language) => ({ reference: "M-4K7Q-9XTP", ...contactFormTexts.mails(language).examples }),
  },
  texts: {
    accept: text.line({ max: 200, required: true, linked: true }),
    privacy: text.line({ max: 200, required: true, linked: true }),
    sent: heading,
    subject,
    title: heading,
    text: text.area({ max: 3000, required: true, mustContain: ["reference"], placeholders: ["reference"] }),
    noticeSubject: { ...subject, placeholders: ["reference", "name"] },
    noticeHeading: heading,
  },
});

/** These words in one language. */
export type ContactWords = Published<typeof contactWords>["text"];
