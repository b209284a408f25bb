import { layOut, type MailPart, paragraphs } from "#features/outbox/layout.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { type MailTemplates, senderOf } from "#features/submissions/form.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { storedLines } from "#features/submissions/lines.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { formatDay } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { quoteRequestTexts } from "./texts.ts";
import { quoteRequestWords } from "./words.ts";

type Values = Readonly<Record<string, string>>;

/** Returns the products as a table of plain text: quantities in a column, each note below its product. */
function productTable(lines: string, language: Language): string {
  const t = submissionTexts.site(language);
  const rows = storedLines(lines).map(({ quantity, title, note }) => {
    return { count: t("lines.pieces", { count: quantity }), title: plainLine(title), note: plainLine(note) };
  });
  const width = Math.max(...rows.map(({ count }) => count.length));
  return rows
    .map(({ count, title, note }) => {
      const first = `${count.padStart(width)}  ${title}`;
      return note === "" ? first : `${first}\n${" ".repeat(width)}  ${note}`;
    })
    .join("\n");
}

/** Returns what is requested: products, further needs and the message as typed. */
function requestedParts({ lines = "", unlisted = "", message = "" }: Values, language: Language): MailPart[] {
  const texts = quoteRequestTexts.mails(language).request;
  const typed = [
    [texts.products, lines === "" ? "" : productTable(lines, language)],
    [texts.unlisted, unlisted],
    [texts.message, message],
  ] as const;
  return typed.flatMap(([heading, text]) => (text === "" ? [] : { kind: "typed", heading, text }));
}

/** Returns the other values; empty ones are left out. */
function requestFacts(values: Values, language: Language): (readonly [string, string])[] {
  const texts = quoteRequestTexts.mails(language).request;
  const { neededBy = "" } = values;
  const facts = [
    [texts.company, values.company],
    [texts.vatNumber, values.vatNumber],
    [texts.phone, values.phone],
    [texts.neededBy, neededBy === "" ? "" : formatDay(neededBy, language)],
    [texts.deliveryPlace, values.deliveryPlace],
  ] as const;
  return facts.flatMap(([label, value = ""]) => (value === "" ? [] : [[label, plainLine(value)] as const]));
}

export const quoteRequestMails: MailTemplates = {
  /** Sends the company a quote request with everything that was sent. */
  notice(mail, { company, publicUrl, words }) {
    const { language, reference, form, submission } = mail;
    const { values } = submission;
    const sender = senderOf(form, values);
    const name = subjectName([values.company, sender.name].filter(Boolean).join(", "));
    const text = words(quoteRequestWords, language, { reference, name });
    const { dashboard } = quoteRequestTexts.mails(language).notice;
    return layOut({
      language,
      company,
      subject: text.noticeSubject,
      heading: text.noticeHeading,
      parts: [
        {
          kind: "facts",
          facts: [...submissionFacts(mail), ...senderFacts(sender, language), ...requestFacts(values, language)],
        },
        ...requestedParts(values, language),
        { kind: "link", label: dashboard, url: `${publicUrl}/dashboard/${form.addresses.dashboard}` },
        { kind: "paragraph", text: replyNote(sender.email, language) },
      ],
    });
  },

  /** Confirms a quote request to its sender, with everything that was sent, what happens next and the private link. */
  confirmation({ language, reference, form, submission, encryptedToken }, { company, publicUrl, decryptToken, words }) {
    const { values } = submission;
    const text = words(quoteRequestWords, language, { reference });
    const { title: salutation, closing } = words(letters, language);
    const path = `/${form.pages.status?.address}/${encodeURIComponent(decryptToken(encryptedToken))}`;
    const { name } = quoteRequestTexts.mails(language).request;
    const facts = [[name, plainLine(senderOf(form, values).name)] as const, ...requestFacts(values, language)];
    return layOut({
      language,
      company,
      subject: text.subject,
      heading: text.title,
      parts: [
        ...[salutation, text.text, text.next].flatMap(paragraphs),
        ...requestedParts(values, language),
        { kind: "facts", facts },
        { kind: "link", label: text.link, url: `${publicUrl}${localizedPath(path, language)}` },
        ...[text.afterLink, closing].flatMap(paragraphs),
      ],
    });
  },

  /** Reports to the company that a quote request was withdrawn and erased; contains no personal data. */
  withdrawn(mail, { company, words }) {
    const { language, reference } = mail;
    const text = words(quoteRequestWords, language, { reference });
    return layOut({
      language,
      company,
      subject: text.withdrawnSubject,
      heading: text.withdrawnHeading,
      parts: [{ kind: "facts", facts: submissionFacts(mail) }, ...paragraphs(text.withdrawnText)],
    });
  },
};
