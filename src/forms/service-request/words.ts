import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { serviceRequestTexts } from "./texts.ts";

const line = text.line({ max: 120, required: true });
const area = text.area({ max: 3000, required: true });
const subject = text.line({ max: 120, required: true, mustContain: ["reference"], placeholders: ["reference"] });

/** The words of the service request's page and e-mails that staff edit. */
export const serviceRequestWords = definePage({
  name: "service-request-form",
  words: {
    folder: serviceRequestTexts.folder,
    staff: serviceRequestTexts.staff,
    page(language) {
      const t = serviceRequestTexts.site(language);
      const page = serviceRequestTexts.page(language);
      const { confirmation, notice, withdrawn, letter } = serviceRequestTexts.mails(language);
      return {
        title: t("name"),
        ...page,
        accept: t("accept"),
        privacy: t("privacy"),
        sent: t("sent"),
        subject: confirmation.subject,
        mailHeading: confirmation.heading,
        text: [confirmation.received, confirmation.next].join("\n\n"),
        link: confirmation.link,
        afterLink: [confirmation.secret, confirmation.mistake].join("\n\n"),
        noticeSubject: notice.subject,
        noticeHeading: notice.heading,
        withdrawnSubject: withdrawn.subject,
        withdrawnHeading: withdrawn.heading,
        withdrawnText: withdrawn.erased,
        letterSubject: letter.subject,
      };
    },
    examples(language) {
      const { examples, notice } = serviceRequestTexts.mails(language);
      return { reference: "R-4K7Q-9XTP", ...examples, urgency: notice.urgencies.stopped };
    },
  },
  texts: {
    title: line,
    lead: text.area({ max: 400, required: true }),
    description: text.line({ max: 155, required: true }),
    hint: text.area({ max: 400, required: true }),
    callHeading: line,
    callText: text.area({ max: 300, required: true }),
    nextHeading: line,
    next: text.lines({ lines: 6, lineMax: 200 }),
    accept: text.line({ max: 200, required: true, linked: true }),
    privacy: text.line({ max: 200, required: true, linked: true }),
    sent: line,
    subject,
    mailHeading: line,
    text: { ...area, mustContain: ["reference"], placeholders: ["reference"] },
    link: line,
    afterLink: area,
    noticeSubject: { ...subject, placeholders: ["reference", "urgency", "vessel"] },
    noticeHeading: line,
    withdrawnSubject: subject,
    withdrawnHeading: line,
    withdrawnText: area,
    letterSubject: line,
  },
});

/** These words in one language. */
export type ServiceRequestWords = Published<typeof serviceRequestWords>["text"];
