import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { DueMail } from "#features/outbox/outbox.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import type { InSomeLanguages } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { type FormMail, senderOf } from "../form.ts";
import { inboxTexts } from "../inbox-texts.ts";
import { submissionTexts } from "../texts.ts";
import { replyNote, submissionFacts } from "./notice-facts.server.ts";
import { submittedParts } from "./submitted-parts.server.ts";

/** The urgency inside a line: lower case in Polish, where a label begins with a capital. */
const IN_LINE: InSomeLanguages<(label: string) => string> = { pl: (label) => label.toLocaleLowerCase("pl") };

/** The urgency in a subject: capitals in English, as in the notification of the request. */
const IN_SUBJECT: InSomeLanguages<(label: string) => string> = { en: (label) => label.toLocaleUpperCase("en") };

/** Returns an alert about an urgent submission to the company, with everything that was sent. */
export function alertMail(
  part: "alert" | "secondAlert",
  mail: Extract<DueMail, FormMail>,
  { company, publicUrl }: MailContext,
): MailContent {
  const { language, reference, form, submission } = mail;
  const { values } = submission;
  const texts = submissionTexts.mails(language);
  const own = inboxTexts(form.texts.folder, language);
  const sender = senderOf(form, values);
  const field = form.urgency?.field ?? "";
  const given = values[field] ?? "";
  const label = plainLine(own.choices?.[field]?.[given] ?? given);
  const urgency = IN_LINE[language]?.(label) ?? label;
  // Who is called at night looks for the vessel rather than for the person.
  const about = form.listed === undefined ? "" : (values[form.listed] ?? "");
  const words = { reference, urgency, name: subjectName(about || sender.name) };
  return layOut({
    language,
    company,
    subject: fill(texts[part].subject, { ...words, urgency: IN_SUBJECT[language]?.(label) ?? urgency }),
    heading: fill(texts[part].heading, words),
    parts: [
      { kind: "paragraph", text: texts[part].lead },
      { kind: "facts", facts: submissionFacts(mail) },
      ...submittedParts(mail),
      {
        kind: "link",
        label: fill(texts.reminder.link, { title: own.title }),
        url: `${publicUrl}/dashboard/${form.addresses.dashboard}`,
      },
      { kind: "paragraph", text: replyNote(sender.email, language) },
    ],
  });
}
