import { domainToASCII } from "node:url";
import { answerAddress } from "#content/inbox/answer-address.ts";
import { ANSWER_BLOCKS, answerLetter } from "#content/inbox/answer-blocks.ts";
import { plainLine } from "../mail/templates/plain-line.ts";
import { isReplyAddress } from "../mail/templates/reply-address.ts";
import { wordedTime } from "../mail/templates/values.ts";
import type { WholeMessage } from "../storage/inbox/inbox-rows.ts";
import type { BegunAnswer } from "./inbox.ts";

/** Begins a letter with each text block. @param author who answers @param company its name */
export function begunAnswers(message: WholeMessage, author: string | undefined, company: string): BegunAnswer[] {
  const { language, reference, firstName, lastName, email, receivedAt, text } = message;
  const name = plainLine(`${firstName} ${lastName}`);
  const time = wordedTime(receivedAt, language);
  const address = linkedAddress(email);
  return ANSWER_BLOCKS.map((block) => {
    const letter = answerLetter(block, { language, reference, name, author, company, time });
    const href = address === undefined ? undefined : answerAddress(address, letter, text);
    return { block, text: letter.text, href };
  });
}

/** The address as every mail program takes it: of ASCII characters; undefined for one that has no such form. */
function linkedAddress(email: string): string | undefined {
  if (!isReplyAddress(email)) return undefined;
  const at = email.lastIndexOf("@");
  const domain = domainToASCII(email.slice(at + 1));
  return domain === "" ? undefined : `${email.slice(0, at)}@${domain}`;
}
