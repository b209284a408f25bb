import { plainLine } from "#features/outbox/plain-line.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { type Language, languageName } from "#platform/i18n/languages.ts";
import { submissionTexts } from "../texts.ts";
import { isReplyAddress } from "./reply-address.server.ts";

type Fact = readonly [name: string, value: string];

/** Returns the note on where a reply to a notice goes, depending on its `Reply-To`. */
export function replyNote(email: string, language: Language): string {
  const { direct, byHand } = submissionTexts.mails(language).reply;
  return isReplyAddress(email) ? direct : byHand;
}

/**
 * Returns reference and time of a submission for a notice.
 * @param receivedAt ms since 1970
 * @param timeLabel what happened then; undefined: the submission arrived
 */
export function submissionFacts(
  mail: { language: Language; reference: string; receivedAt: number },
  timeLabel?: string,
): Fact[] {
  const labels = submissionTexts.mails(mail.language).facts;
  return [
    [labels.reference, mail.reference],
    [timeLabel ?? labels.received, formatTime(mail.receivedAt, mail.language)],
  ];
}

/** Returns name, e-mail address (where the form asks for one) and language of the sender for a notice. */
export function senderFacts({ name, email }: { name: string; email: string }, language: Language): Fact[] {
  const labels = submissionTexts.mails(language).facts;
  return [
    [labels.name, plainLine(name)],
    ...(email === "" ? [] : [[labels.email, plainLine(email)] as const]),
    [labels.language, languageName(language, language)],
  ];
}
