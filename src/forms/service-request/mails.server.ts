import { layOut, paragraphs } from "#features/outbox/layout.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { replyNote, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { submittedParts } from "#features/submissions/mails/submitted-parts.server.ts";
import { languageName } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { serviceRequestTexts } from "./texts.ts";
import { serviceRequestWords } from "./words.ts";

export const serviceRequestMails: MailTemplates = {
  /** Sends the company everything that was sent, as plain text. The photos are not attached. */
  notice(mail, { company, publicUrl, words }) {
    const { language, reference, form, submission } = mail;
    const { values } = submission;
    const texts = serviceRequestTexts.mails(language).notice;
    const urgencies: Readonly<Record<string, string>> = texts.urgencies;
    const text = words(serviceRequestWords, language, {
      reference,
      urgency: urgencies[values.urgency ?? ""] ?? "",
      vessel: subjectName(values.vessel ?? ""),
    });
    return layOut({
      language,
      company,
      subject: text.noticeSubject,
      heading: text.noticeHeading,
      parts: [
        { kind: "facts", facts: [...submissionFacts(mail), [texts.language, languageName(language, language)]] },
        ...submittedParts(mail),
        { kind: "link", label: texts.dashboard, url: `${publicUrl}/dashboard/${form.addresses.dashboard}` },
        { kind: "paragraph", text: replyNote(senderOf(form, values).email, language) },
      ],
    });
  },

  /** Confirms a request to its sender: what happens next, the private link, and everything that was sent. */
  confirmation(mail, { company, publicUrl, decryptToken, words }) {
    const { language, reference, form, encryptedToken } = mail;
    const text = words(serviceRequestWords, language, { reference });
    const { title: salutation, closing } = words(letters, language);
    const path = `/${form.pages.status?.address}/${encodeURIComponent(decryptToken(encryptedToken))}`;
    return layOut({
      language,
      company,
      subject: text.subject,
      heading: text.mailHeading,
      parts: [
        ...[salutation, text.text].flatMap(paragraphs),
        { kind: "link", label: text.link, url: `${publicUrl}${localizedPath(path, language)}` },
        ...paragraphs(text.afterLink),
        { kind: "paragraph", text: serviceRequestTexts.mails(language).confirmation.copy },
        ...submittedParts(mail),
        ...paragraphs(closing),
      ],
    });
  },

  /** Reports to the company that a request was withdrawn and erased; contains no personal data. */
  withdrawn(mail, { company, words }) {
    const { language, reference } = mail;
    const { at } = serviceRequestTexts.mails(language).withdrawn;
    const text = words(serviceRequestWords, language, { reference });
    return layOut({
      language,
      company,
      subject: text.withdrawnSubject,
      heading: text.withdrawnHeading,
      parts: [{ kind: "facts", facts: submissionFacts(mail, at) }, ...paragraphs(text.withdrawnText)],
    });
  },
};
