import { layOut, type MailPart } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { inboxTexts } from "../inbox-texts.ts";
import { submissionTexts } from "../texts.ts";

/** Returns the reminder of overdue submissions to the company. It has only references, no personal data. */
export function waitingReminder(mail: MailOf<"waiting-reminder">, { company, publicUrl }: MailContext): MailContent {
  const { language, forms, late, more, spam } = mail;
  const ofOneForm = forms.length === 1 ? forms[0]?.reminder?.(language) : undefined;
  const texts = { ...submissionTexts.mails(language).reminder, ...ofOneForm };
  const counted = (forms: string, count: number) => fill(plural(language, forms, count), { count });
  const time = formatTime(mail.receivedAt, language);
  const parts: MailPart[] = [];
  if (late.length > 0) {
    const facts = late.map(({ reference, workingDays }) => [reference, counted(texts.days, workingDays)] as const);
    parts.push({ kind: "paragraph", text: fill(texts.lead, { time }) }, { kind: "facts", facts });
  }
  if (more > 0) parts.push({ kind: "paragraph", text: counted(texts.more, more) });
  if (spam > 0) parts.push({ kind: "paragraph", text: counted(texts.spam, spam) });
  for (const { addresses, texts: own } of forms) {
    const label = fill(texts.link, { title: inboxTexts(own.folder, language).title });
    parts.push({ kind: "link", label, url: `${publicUrl}/dashboard/${addresses.dashboard}` });
  }
  return layOut({
    language,
    company,
    subject: late.length === 0 ? texts.nothing : counted(texts.subject, late.length + more),
    heading: late.length === 0 ? texts.nothing : texts.heading,
    parts,
  });
}
