import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { DueMail } from "#features/outbox/outbox.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { fill } from "#platform/i18n/texts.ts";
import { bodyOf, type FormMail, senderOf } from "../form.ts";
import { inboxTexts } from "../inbox-texts.ts";
import { submissionTexts } from "../texts.ts";
import { replyNote, senderFacts, submissionFacts } from "./notice-facts.server.ts";

/** Returns an alert about an urgent submission to the company, with everything that it has. */
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
  const wordOf = (name: string) => own.choices?.[name]?.[values[name] ?? ""] ?? values[name] ?? "";
  const words = { reference, urgency: plainLine(wordOf(field)), name: subjectName(sender.name) };
  const body = bodyOf(form);
  const others = Object.entries(form.fields).filter(
    ([name, { role, control, stored }]) =>
      ![field, body].includes(name) &&
      role === undefined &&
      control !== "file" &&
      stored !== false &&
      wordOf(name) !== "",
  );
  return layOut({
    language,
    company,
    subject: fill(texts[part].subject, words),
    heading: fill(texts[part].heading, words),
    parts: [
      { kind: "paragraph", text: texts[part].lead },
      {
        kind: "facts",
        facts: [
          ...submissionFacts(mail),
          [texts.facts.urgency, words.urgency],
          ...senderFacts(sender, language),
          ...others.map(([name]) => [own.labels?.[name] ?? name, plainLine(wordOf(name))] as const),
        ],
      },
      {
        kind: "link",
        label: fill(texts.reminder.link, { title: own.title }),
        url: `${publicUrl}/dashboard/${form.addresses.dashboard}`,
      },
      { kind: "paragraph", text: replyNote(sender.email, language) },
      ...(body === undefined || !values[body]
        ? []
        : [{ kind: "typed" as const, heading: own.text, text: values[body] }]),
    ],
  });
}
