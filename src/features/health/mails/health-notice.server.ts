import { layOut, type MailPart } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { healthTexts } from "../texts.ts";

/** Reports problems of the site that began, and those that are over. */
export function healthNotice(mail: MailOf<"health-notice">, { company, publicUrl }: MailContext): MailContent {
  const { language, began, ended } = mail;
  const texts = healthTexts.mails(language).notice;
  const words: Readonly<Record<string, string>> = healthTexts.staff(language).health.concerns;
  const kind = began.length > 0 ? "began" : "ended";
  const time = (at: number) => formatTime(at, language);
  const wordsOf = (concern: string) => (Object.hasOwn(words, concern) ? (words[concern] ?? concern) : concern);
  const section = (lead: string, facts: readonly (readonly [string, string])[]): MailPart[] =>
    facts.length === 0
      ? []
      : [
          { kind: "paragraph", text: lead },
          { kind: "facts", facts },
        ];
  return layOut({
    language,
    company,
    subject: fill(texts.subjects[kind], { site: new URL(publicUrl).host }),
    heading: texts.headings[kind],
    parts: [
      ...section(
        texts.began,
        began.map(({ concern, since }) => [fill(texts.since, { time: time(since) }), wordsOf(concern)]),
      ),
      ...section(
        texts.ended,
        ended.map(({ concern, since, until }) => [`${time(since)} – ${time(until)}`, wordsOf(concern)]),
      ),
      { kind: "link", label: texts.link, url: `${publicUrl}/dashboard/health` },
    ],
  });
}
