import { layOut, type MailPart } from "#features/outbox/layout.server.ts";
import { subjectName } from "#features/outbox/plain-line.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { truncate } from "#platform/i18n/typed-text.ts";
import { type MailTemplate, senderOf } from "../form.ts";
import { letters } from "../letters/letters.ts";
import { submissionTexts } from "../texts.ts";
import { replyNote, senderFacts, submissionFacts } from "./notice-facts.server.ts";

/** Characters that an answer quotes. */
const QUOTED = 2000;

/** Returns what a member of staff has written to the sender, with what it answers. @throws Error without a message */
const answer: MailTemplate = ({ language, submission: { message } }, { company, words }) => {
  if (message === undefined) throw new Error("The answer does not exist.");
  const parts: MailPart[] = [{ kind: "letter", text: message.text }];
  if (message.quoted !== undefined) {
    const { text, at } = message.quoted;
    const { quote: lead } = words(letters, language, { time: formatTime(at, language) });
    parts.push({ kind: "quote", lead, text: truncate(text, QUOTED) });
  }
  return layOut({ language, company, subject: message.subject, heading: undefined, parts });
};

/** Reports to the company what the sender wrote on the private page. */
const further: MailTemplate = (mail, { company, publicUrl }) => {
  const { language, reference, form, submission } = mail;
  const texts = submissionTexts.mails(language).further;
  const sender = senderOf(form, submission.values);
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { reference, name: subjectName(sender.name) }),
    heading: texts.heading,
    parts: [
      { kind: "facts", facts: [...submissionFacts(mail), ...senderFacts(sender, language)] },
      ...(sender.email === "" ? [] : [{ kind: "paragraph", text: replyNote(sender.email, language) } as const]),
      { kind: "typed", heading: texts.message, text: submission.message?.text ?? "" },
      { kind: "link", label: texts.link, url: `${publicUrl}/dashboard/${form.addresses.dashboard}` },
    ],
  });
};

/** Templates of the mails of a thread, which are the same for all forms. */
export const threadTemplates = { answer, further };
