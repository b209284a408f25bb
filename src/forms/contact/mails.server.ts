import { layOut, paragraphs } from "#features/outbox/layout.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { contactFormTexts } from "./texts.ts";
import { contactWords } from "./words.ts";

export const contactMails: MailTemplates = {
  /** Sends the company a contact message, with its text as typed. */
  notice(mail, { company, words }) {
    const { language, reference, form, submission } = mail;
    const { message } = contactFormTexts.mails(language).notice;
    const sender = senderOf(form, submission.values);
    const text = words(contactWords, language, { reference, name: subjectName(sender.name) });
    return layOut({
      language,
      company,
      subject: text.noticeSubject,
      heading: text.noticeHeading,
      parts: [
        { kind: "facts", facts: [...submissionFacts(mail), ...senderFacts(sender, language)] },
        { kind: "paragraph", text: replyNote(sender.email, language) },
        { kind: "typed", heading: message, text: submission.values.message ?? "" },
      ],
    });
  },

  /** Confirms a contact message to its sender. It quotes no input: the address may belong to someone else. */
  confirmation({ language, reference }, { company, words }) {
    const text = words(contactWords, language, { reference });
    const { title: salutation, closing } = words(letters, language);
    return layOut({
      language,
      company,
      subject: text.subject,
      heading: text.title,
      parts: [salutation, text.text, closing].flatMap(paragraphs),
    });
  },
};
