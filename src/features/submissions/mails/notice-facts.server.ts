import { plainLine } from "#features/outbox/plain-line.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { submissionTexts } from "../texts.ts";
import { isReplyAddress } from "./reply-address.server.ts";

type Fact = readonly [name: string, value: string];

/** Says where an answer to a notice goes, as its `Reply-To` has it. */
export function replyNote(email: string, language: Language): string {
  const { direct, byHand } = submissionTexts.mails(language).reply;
  return isReplyAddress(email) ? direct : byHand;
}

/** What each notice names: the reference, and when the submission came. @param receivedAt ms since 1970 */
export function submissionFacts(mail: { language: Language; reference: string; receivedAt: number }): Fact[] {
  const labels = submissionTexts.mails(mail.language).facts;
  return [
    [labels.reference, mail.reference],
    [labels.received, wordedTime(mail.receivedAt, mail.language)],
  ];
}

/** Who has sent it: name, e-mail address where the form asks for one, and the language to answer in. */
export function senderFacts({ name, email }: { name: string; email: string }, language: Language): Fact[] {
  const labels = submissionTexts.mails(language).facts;
  return [
    [labels.name, plainLine(name)],
    ...(email === "" ? [] : [[labels.email, plainLine(email)] as const]),
    [labels.language, LANGUAGES[language].name],
  ];
}
