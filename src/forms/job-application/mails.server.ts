import { layOut, paragraphs } from "#features/outbox/layout.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { formatFileSize } from "#features/outbox/values.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { consentOf } from "./job-application.ts";
import { applicationTexts } from "./texts.ts";
import { applicationWords } from "./words.ts";

export const jobApplicationMails: MailTemplates = {
  /** Sends the company an application. The CV is never attached: opening it in the dashboard is recorded. */
  notice(mail, { company, publicUrl, words }) {
    const { language, reference, form, submission } = mail;
    const { values, about, files } = submission;
    const texts = applicationTexts.mails(language).notice;
    const sender = senderOf(form, values);
    const text = words(applicationWords, language, { reference, name: subjectName(sender.name) });
    const [{ name, size, scan } = { name: "", size: 0, scan: "unscanned" as const }] = files;
    return layOut({
      language,
      company,
      subject: text.noticeSubject,
      heading: text.noticeHeading,
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
  confirmation({ language, reference, submission, encryptedToken }, { company, publicUrl, decryptToken, words }) {
    const offer = plainLine(submission.about ?? "");
    const text = words(applicationWords, language, { reference, offer });
    const { title: salutation, closing } = words(letters, language);
    const path = `/application/${encodeURIComponent(decryptToken(encryptedToken))}`;
    return layOut({
      language,
      company,
      subject: text.subject,
      heading: text.title,
      parts: [
        ...paragraphs(salutation),
        ...paragraphs(offer === "" ? text.text : text.textFor),
        { kind: "link", label: text.link, url: `${publicUrl}${localizedPath(path, language)}` },
        ...paragraphs(text.afterLink),
        ...paragraphs(closing),
      ],
    });
  },

  /** Reports to the company that an application was withdrawn and erased; contains no personal data. */
  withdrawn(mail, { company, words }) {
    const { language, reference } = mail;
    const { at } = applicationTexts.mails(language).withdrawn;
    const text = words(applicationWords, language, { reference });
    return layOut({
      language,
      company,
      subject: text.withdrawnSubject,
      heading: text.withdrawnHeading,
      parts: [{ kind: "facts", facts: submissionFacts(mail, at) }, ...paragraphs(text.withdrawnText)],
    });
  },
};
