import { domainToASCII } from "node:url";
import { plainLine } from "#features/outbox/plain-line.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { TextValues } from "#ui/site/company/figures-in-texts.ts";
import { answerAddress } from "./answer-address.ts";
import { ANSWER_BLOCKS, answerLetter } from "./answer-blocks.ts";
import type { FormWords } from "./form.ts";
import type { PreparedAnswer } from "./inbox.server.ts";
import type { Letters } from "./letters/letters.ts";
import { isReplyAddress } from "./mails/reply-address.server.ts";

/** The submission that a reply belongs to. */
interface Answered {
  language: Language;
  reference: string;
  /** ms since 1970. */
  receivedAt: number;
  name: string;
  email: string;
  text: string;
}

/** The words that staff edit, in a sender's language. */
export interface SenderWords {
  /** Those of the form, where it has some. */
  own: FormWords | undefined;
  shared: Letters;
  /** Name of the company; empty without a record. */
  company: string;
  /** Values of the site, which the words may name. */
  values: TextValues;
}

/** Returns a prepared reply for each text block. @param author name of the member of staff */
export function preparedAnswers(
  answered: Answered,
  author: string | undefined,
  { shared, company, values }: Omit<SenderWords, "own">,
): PreparedAnswer[] {
  const { language, reference, email, receivedAt, text } = answered;
  const name = plainLine(answered.name);
  const time = formatTime(receivedAt, language);
  const address = linkedAddress(email);
  return ANSWER_BLOCKS.map((block) => {
    const letter = answerLetter(block, shared, { language, reference, name, author, company, time }, values);
    const href = address === undefined ? undefined : answerAddress(address, letter, text);
    return { block, text: letter.text, href };
  });
}

/** Returns the address in ASCII, as every mail program accepts it; undefined where it has no ASCII form. */
function linkedAddress(email: string): string | undefined {
  if (!isReplyAddress(email)) return undefined;
  const at = email.lastIndexOf("@");
  const domain = domainToASCII(email.slice(at + 1));
  return domain === "" ? undefined : `${email.slice(0, at)}@${domain}`;
}
