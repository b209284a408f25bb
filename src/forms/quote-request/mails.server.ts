import { layOut, paragraphs } from "#features/outbox/layout.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { replyNote, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { submittedParts } from "#features/submissions/mails/submitted-parts.server.ts";
import { languageName } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { quoteRequestTexts } from "./texts.ts";
import { quoteRequestWords } from "./words.ts";

export const quoteRequestMails: MailTemplates = {
  /** Sends the company a quote request with everything that was sent. */
  notice(mail, { company, publicUrl, words }) {
    const { language, reference, form, submission } = mail;
    const { values } = submission;
    const sender = senderOf(form, values);
    const name = subjectName([values.company, sender.name].filter(Boolean).join(", "));
    const text = words(quoteRequestWords, language, { reference, name });
    const texts = quoteRequestTexts.mails(language).notice;
    return layOut({
      language,
      company,
      subject: text.noticeSubject,
      heading: text.noticeHeading,
      parts: [
        { kind: "facts", facts: [...submissionFacts(mail), [texts.language, languageName(language, language)]] },
        ...submittedParts(mail),
        { kind: "link", label: texts.dashboard, url: `${publicUrl}/dashboard/${form.addresses.dashboard}` },
        { kind: "paragraph", text: replyNote(sender.email, language) },
      ],
    });
  },

  /** Confirms a quote request to its sender, with everything that was sent, what happens next and the private link. */
  confirmation(mail, { company, publicUrl, decryptToken, words }) {
    const { language, reference, form, encryptedToken } = mail;
    const text = words(quoteRequestWords, language, { reference });
    const { title: salutation, closing } = words(letters, language);
    const path = `/${form.pages.status?.address}/${encodeURIComponent(decryptToken(encryptedToken))}`;
    return layOut({
      language,
      company,
      subject: text.subject,
      heading: text.title,
      parts: [
        ...[salutation, text.text, text.next].flatMap(paragraphs),
        { kind: "paragraph", text: quoteRequestTexts.mails(language).confirmation.copy },
        ...submittedParts(mail),
        { kind: "link", label: text.link, url: `${publicUrl}${localizedPath(path, language)}` },
        ...[text.afterLink, closing].flatMap(paragraphs),
      ],
    });
  },

  /** Reports to the company that a quote request was withdrawn and erased; contains no personal data. */
  withdrawn(mail, { company, words }) {
    const { language, reference } = mail;
    const { at } = quoteRequestTexts.mails(language).withdrawn;
    const text = words(quoteRequestWords, language, { reference });
    return layOut({
      language,
      company,
      subject: text.withdrawnSubject,
      heading: text.withdrawnHeading,
      parts: [{ kind: "facts", facts: submissionFacts(mail, at) }, ...paragraphs(text.withdrawnText)],
    });
  },
};
