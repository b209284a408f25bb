import { layOut } from "#features/outbox/layout.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { contactFormTexts } from "./texts.ts";

export const contactMails: MailTemplates = {
  /** Sends the company a contact message, with its text as typed. */
  notice(mail, { company }) {
    const { language, reference, form, submission } = mail;
    const texts = contactFormTexts.mails(language).notice;
    const sender = senderOf(form, submission.values);
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference, name: subjectName(sender.name) }),
      heading: texts.heading,
      parts: [
        { kind: "facts", facts: [...submissionFacts(mail), ...senderFacts(sender, language)] },
        { kind: "paragraph", text: replyNote(sender.email, language) },
        { kind: "typed", heading: texts.message, text: submission.values.message ?? "" },
      ],
    });
  },

  /** Confirms a contact message to its sender. It quotes no input: the address may belong to someone else. */
  confirmation({ language, reference }, { company }) {
    const texts = contactFormTexts.mails(language).confirmation;
    const { salutation, closing } = submissionTexts.mails(language).letter;
    const paragraphs = [salutation, fill(texts.received, { reference }), texts.next, texts.mistake, closing];
    return layOut({
      language,
      company,
      subject: fill(texts.subject, { reference }),
      heading: texts.heading,
      parts: paragraphs.map((text) => ({ kind: "paragraph", text })),
    });
  },
};
