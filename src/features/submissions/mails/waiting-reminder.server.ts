import { layOut, type MailPart } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { fill, plural } from "#platform/i18n/texts.ts";

/** Texts with numbers name their forms as those of the dashboard do: "one|many", in Polish "one|few|many". */
const TEXTS: InEveryLanguage<
  Record<"subject" | "nothing" | "heading" | "lead" | "days" | "more" | "spam" | "link", string>
> = {
  en: {
    subject: "{{count}} message waits for an answer|{{count}} messages wait for an answer",
    nothing: "No message waits for an answer any more",
    heading: "Messages that wait too long",
    lead: "Open for two working days or longer, as of {{time}}:",
    days: "waits for {{count}} working day|waits for {{count}} working days",
    more: "And {{count}} more.|And {{count}} more.",
    spam: "Suspected spam: nobody has looked at {{count}} message yet.|Suspected spam: nobody has looked at {{count}} messages yet.",
    link: "The messages in the dashboard",
  },
  pl: {
    subject:
      "{{count}} wiadomość czeka na odpowiedź|{{count}} wiadomości czekają na odpowiedź|{{count}} wiadomości czeka na odpowiedź",
    nothing: "Żadna wiadomość nie czeka już na odpowiedź",
    heading: "Wiadomości, które czekają zbyt długo",
    lead: "Otwarte od co najmniej dwóch dni roboczych, stan na {{time}}:",
    days: "czeka {{count}} dzień roboczy|czeka {{count}} dni robocze|czeka {{count}} dni roboczych",
    more: "I jeszcze {{count}}.|I jeszcze {{count}}.|I jeszcze {{count}}.",
    spam: "Podejrzenie spamu: nikt jeszcze nie sprawdził {{count}} wiadomości.|Podejrzenie spamu: nikt jeszcze nie sprawdził {{count}} wiadomości.|Podejrzenie spamu: nikt jeszcze nie sprawdził {{count}} wiadomości.",
    link: "Wiadomości w panelu",
  },
  de: {
    subject: "{{count}} Nachricht wartet auf Antwort|{{count}} Nachrichten warten auf Antwort",
    nothing: "Keine Nachricht wartet mehr auf Antwort",
    heading: "Nachrichten, die zu lange warten",
    lead: "Seit mindestens zwei Arbeitstagen offen, Stand {{time}}:",
    days: "wartet seit {{count}} Arbeitstag|wartet seit {{count}} Arbeitstagen",
    more: "Und {{count}} weitere.|Und {{count}} weitere.",
    spam: "Spamverdacht: {{count}} Nachricht hat noch niemand angesehen.|Spamverdacht: {{count}} Nachrichten hat noch niemand angesehen.",
    link: "Die Nachrichten im Dashboard",
  },
};

/** Reminds the company of messages that wait too long, by their references alone: nothing personal is in it. */
export function waitingReminder(mail: MailOf<"waiting-reminder">, { company, publicUrl }: MailContext): MailContent {
  const { language, late, more, spam } = mail;
  const texts = TEXTS[language];
  const counted = (forms: string, count: number) => fill(plural(language, forms, count), { count });
  const time = wordedTime(mail.receivedAt, language);
  const parts: MailPart[] = [];
  if (late.length > 0) {
    const facts = late.map(({ reference, workingDays }) => [reference, counted(texts.days, workingDays)] as const);
    parts.push({ kind: "paragraph", text: fill(texts.lead, { time }) }, { kind: "facts", facts });
  }
  if (more > 0) parts.push({ kind: "paragraph", text: counted(texts.more, more) });
  if (spam > 0) parts.push({ kind: "paragraph", text: counted(texts.spam, spam) });
  parts.push({ kind: "link", label: texts.link, url: `${publicUrl}/dashboard/messages` });
  return layOut({
    language,
    company,
    subject: late.length === 0 ? texts.nothing : counted(texts.subject, late.length + more),
    heading: late.length === 0 ? texts.nothing : texts.heading,
    parts,
  });
}
