import { domainToASCII } from "node:url";
import { plainLine } from "#features/outbox/plain-line.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { type TextValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import { answerAddress } from "./answer-address.ts";
import { ANSWER_BLOCKS, answerLetter } from "./answer-blocks.ts";
import type { AnyForm, FormWords } from "./form.ts";
import type { PreparedAnswer, PreparedLetter } from "./inbox.server.ts";
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
  /** Title of the entry that it is about, in that language; undefined: none. */
  about?: string | undefined;
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

/**
 * Returns the subject by which a form's e-mails to the sender name what was sent; undefined: the form has none.
 * @param own the form's words, with their values
 */
export function ownSubject(form: AnyForm, own: FormWords | undefined, reference: string): string | undefined {
  const start = own && form.letterSubject?.(own);
  return start === undefined ? undefined : `${start} ${reference}`;
}

/** Returns a prepared reply for each text block. @param author name of the member of staff */
export function preparedAnswers(
  form: AnyForm,
  answered: Answered,
  author: string | undefined,
  words: SenderWords,
): PreparedAnswer[] {
  const address = linkedAddress(answered.email);
  const subject = ownSubject(form, filledWords(form, answered, words), answered.reference);
  return ANSWER_BLOCKS.map((block) => {
    const letter = answerLetter(block, words.shared, factsOf(answered, author, words), words.values);
    const named = { ...letter, subject: subject ?? letter.subject };
    const href = address === undefined ? undefined : answerAddress(address, named, answered.text);
    return { block, text: letter.text, href };
  });
}

/**
 * Returns subject and templates of an e-mail to the sender: an empty one, then the prepared replies, or the letters of
 * the form, which announce states.
 * @param author name of the member of staff
 */
export function preparedLetter(
  form: AnyForm,
  answered: Answered,
  author: string | undefined,
  words: SenderWords,
): PreparedLetter {
  const { shared, values } = words;
  const facts = factsOf(answered, author, words);
  const filled = filledWords(form, answered, words);
  const blank = answerLetter("blank", shared, facts, values);
  const blocks = form.answers ? ANSWER_BLOCKS.filter((block) => block !== "blank") : [];
  return {
    subject: ownSubject(form, filled, answered.reference) ?? blank.subject,
    templates: [
      { name: "blank", text: blank.text },
      ...blocks.map((block) => ({ name: block, text: answerLetter(block, shared, facts, values).text })),
      ...Object.entries((filled && form.letters?.(filled)) ?? {}).map(([state, text]) => ({
        ...{ name: state, state },
        text: answerLetter({ text }, shared, facts, values).text,
      })),
    ],
  };
}

const filledWords = (form: AnyForm, answered: Answered, { own, values }: SenderWords): FormWords | undefined =>
  own && withFigures(own, { ...values, ...namedBy(form, answered) }, answered.language);

/** Returns what the words of a form may name of a submission. Without an entry, its placeholder remains in the text. */
function namedBy({ about: of }: AnyForm, { reference, about }: Answered): TextValues {
  return { reference, ...(of !== undefined && about !== undefined && { [of.field]: about }) };
}

function factsOf({ language, reference, name, receivedAt }: Answered, author: string | undefined, words: SenderWords) {
  const time = formatTime(receivedAt, language);
  return { language, reference, name: plainLine(name), author, company: words.company, time };
}

/** Returns the address in ASCII, as every mail program accepts it; undefined where it has no ASCII form. */
function linkedAddress(email: string): string | undefined {
  if (!isReplyAddress(email)) return undefined;
  const at = email.lastIndexOf("@");
  const domain = domainToASCII(email.slice(at + 1));
  return domain === "" ? undefined : `${email.slice(0, at)}@${domain}`;
}
