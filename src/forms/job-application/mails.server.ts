import { layOut } from "#features/outbox/layout.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { formatFileSize } from "#features/outbox/values.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { consentOf } from "./job-application.ts";
import { applicationTexts } from "./texts.ts";

export const jobApplicationMails: MailTemplates = {
  /** Sends the company an application. The CV is never attached: opening it in the dashboard is recorded. */
  notice(mail, { company, publicUrl }) {
    const { language, reference, form, submission } = mail;
    const { values, about, files } = submission;
    const texts = applicationTexts.mails(language).notice;
    const sender = senderOf(form, values);
    const [{ name, size, scan } = { name: "", size: 0, scan: "unscanned" as const }] = files;
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference, name: subjectName(sender.name) }),
      heading: texts.heading,
      parts: [
        {
          kind: "facts",
          facts: [
            ...submissionFacts(mail),
            ...senderFacts(sender, language),
            [texts.phone, plainLine(values.phone ?? "") || texts.noPhone],
            [texts.offer, plainLine(about ?? "") || texts.noOffer],
            [texts.consent, texts.consents[consentOf(values.consent ?? "")]],
            [texts.file, `${plainLine(name)} (${formatFileSize(size, language)})`],
            [texts.scan, texts.scans[scan]],
          ],
        },
        { kind: "link", label: texts.dashboard, url: `${publicUrl}/dashboard` },
        { kind: "paragraph", text: replyNote(sender.email, language) },
      ],
    });
  },

  /**
   * Confirms an application to the applicant, with the private link. It quotes no input, as the address may belong to
   * someone else; the offer's title is the company's own text.
   */
  confirmation({ language, reference, submission, encryptedToken }, { company, publicUrl, decryptToken }) {
    const texts = applicationTexts.mails(language).confirmation;
    const { salutation, closing } = submissionTexts.mails(language).letter;
    const offer = plainLine(submission.about ?? "");
    const path = `/application/${encodeURIComponent(decryptToken(encryptedToken))}`;
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference }),
      heading: texts.heading,
      parts: [
        { kind: "paragraph", text: salutation },
        { kind: "paragraph", text: fill(offer === "" ? texts.received : texts.receivedFor, { reference, offer }) },
        { kind: "paragraph", text: texts.next },
        { kind: "link", label: texts.link, url: `${publicUrl}${localizedPath(path, language)}` },
        { kind: "paragraph", text: texts.use },
        { kind: "paragraph", text: texts.secret },
        { kind: "paragraph", text: texts.mistake },
        { kind: "paragraph", text: closing },
      ],
    });
  },

  /** Reports to the company that an application was withdrawn and erased; contains no personal data. */
  withdrawn(mail, { company }) {
    const { language, reference } = mail;
    const texts = applicationTexts.mails(language).withdrawn;
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference }),
      heading: texts.heading,
      parts: [
        { kind: "facts", facts: submissionFacts(mail) },
        { kind: "paragraph", text: texts.erased },
        { kind: "paragraph", text: texts.copies },
      ],
    });
  },
};
