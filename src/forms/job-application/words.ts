import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { applicationTexts } from "./texts.ts";

const subject = text.line({ max: 120, required: true, mustContain: ["reference"], placeholders: ["reference"] });
const line = text.line({ max: 120, required: true });
const area = text.area({ max: 3000, required: true });
const sentence = text.area({ max: 300, required: true });

/**
 * The words of the application form, of its e-mails and of the applicant's private page that staff edit. The
 * confirmation can name no input of the applicant.
 */
export const applicationWords = definePage({
  name: "application-form",
  words: {
    folder: applicationTexts.folder,
    staff: applicationTexts.staff,
    page(language) {
      const t = applicationTexts.site(language);
      const { storedVacancy, storedFuture } = applicationTexts.page(language);
      const { confirmation, notice, withdrawn, letter } = applicationTexts.mails(language);
      return {
        consent: t("consent"),
        consentVacancy: t("choices.consent.vacancy"),
        storedVacancy,
        consentFuture: t("choices.consent.future"),
        storedFuture,
        privacy: t("privacy"),
        sent: t("sent"),
        nextHeading: t("nextHeading"),
        next: t("next"),
        subject: confirmation.subject,
        title: confirmation.heading,
        text: [confirmation.received, confirmation.next].join("\n\n"),
        textFor: [confirmation.receivedFor, confirmation.next].join("\n\n"),
        link: confirmation.link,
        afterLink: [confirmation.use, confirmation.secret, confirmation.mistake].join("\n\n"),
        noticeSubject: notice.subject,
        noticeHeading: notice.heading,
        withdrawnSubject: withdrawn.subject,
        withdrawnHeading: withdrawn.heading,
        withdrawnText: [withdrawn.erased, withdrawn.copies].join("\n\n"),
        letterSubject: letter.subject,
        letterInvited: letter.invited,
        letterDeclined: letter.declined,
        stateNew: t("status.states.new"),
        stateShortlisted: t("status.states.shortlisted"),
        stateInvited: t("status.states.invited"),
        stateDeclined: t("status.states.declined"),
        stateHired: t("status.states.hired"),
        stateWithdrawn: t("status.states.withdrawn"),
      };
    },
    examples: (language) => ({ reference: "A-4K7Q-9XTP", ...applicationTexts.mails(language).examples }),
  },
  texts: {
    consent: line,
    consentVacancy: line,
    storedVacancy: { ...line, mustContain: ["applicationMonths"] },
    consentFuture: line,
    storedFuture: { ...line, mustContain: ["futureMonths"] },
    privacy: text.line({ max: 200, required: true, linked: true }),
    sent: line,
    /** Beside the form. */
    nextHeading: line,
    next: text.lines({ lines: 6, lineMax: 200 }),
    subject,
    title: line,
    text: { ...area, mustContain: ["reference"], placeholders: ["reference"] },
    textFor: { ...area, mustContain: ["reference", "offer"], placeholders: ["reference", "offer"] },
    link: line,
    afterLink: area,
    noticeSubject: { ...subject, placeholders: ["reference", "name"] },
    noticeHeading: line,
    withdrawnSubject: subject,
    withdrawnHeading: line,
    withdrawnText: area,
    letterSubject: line,
    letterInvited: { ...area, placeholders: ["reference", "offer"] },
    letterDeclined: { ...area, placeholders: ["reference", "offer"] },
    stateNew: sentence,
    stateShortlisted: sentence,
    stateInvited: sentence,
    stateDeclined: sentence,
    stateHired: sentence,
    stateWithdrawn: sentence,
  },
});

/** These words in one language. */
export type ApplicationWords = Published<typeof applicationWords>["text"];
