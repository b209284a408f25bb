import type { Log } from "#platform/logging/log.server.ts";
import type { DeliveryTimes } from "#platform/mail/delivery-times.server.ts";
import { failureCodes, failureReason, MailNotMade } from "#platform/mail/failure.server.ts";
import type { MailTransport } from "#platform/mail/mail-transport.server.ts";
import { waitAfterTry } from "#platform/mail/retry-schedule.server.ts";
import { throttle } from "#platform/mail/throttle.server.ts";
import type { MailConfig } from "./addresses.server.ts";
import { type AddressBook, addressesOf, type MailAddress, type MailAddresses } from "./addresses.server.ts";
import type { MailContent, MailContext } from "./mail-content.server.ts";
import type { MailWords } from "./mail-words.server.ts";
import type { DueMail, Outbox } from "./outbox.server.ts";
import { headerText } from "./plain-line.server.ts";

const HOUR_MS = 3_600_000;
const NO_ADDRESS = "Waits: there is no company record, and MAIL_FROM and the settings do not give the addresses.";
const CUT_OFF = "The last try was cut off before its end.";
/** Headers against automatic replies (RFC 3834; the second is for Exchange). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

export interface MailTriesOptions {
  outbox: Outbox;
  transport(): Promise<MailTransport>;
  mail: Pick<MailConfig, "from">;
  /** Renders a mail with the template of its kind. */
  contentOf(mail: DueMail, context: MailContext): MailContent;
  context: Omit<MailContext, "company" | "words">;
  /** Delays between attempts in ms. */
  schedule: readonly number[];
  times: Pick<DeliveryTimes, "wholeTry" | "missingAddress">;
  log: Log;
  /** Aborts running attempts. */
  signal: AbortSignal;
}

/** Delivery attempts, recorded in the outbox before and after. */
export interface MailTries {
  /** Attempts to deliver a mail; never throws for errors of server or template. @returns false when nothing was done */
  tryMail(mail: DueMail, book: AddressBook, words: MailWords): Promise<boolean>;
  /** Records mails that the server accepted, for all or some recipients, while the database was unavailable. */
  noteTaken(): Promise<void>;
}

/** Creates the delivery attempts. */
export function mailTries(options: MailTriesOptions): MailTries {
  const { outbox, schedule, times, log, signal } = options;
  const mayLogNoAddress = throttle(HOUR_MS);
  /** Pending updates of accepted mails, by id. These mails must not be sent again before they are recorded. */
  const unnoted = new Map<number, () => Promise<void>>();
  let noting: Promise<void> = Promise.resolve();

  async function send(mail: DueMail, addresses: MailAddresses, { company }: AddressBook, words: MailWords) {
    const content = made(() => options.contentOf(mail, { ...options.context, company, words }));
    const limits = AbortSignal.any([signal, AbortSignal.timeout(times.wholeTry)]);
    const transport = await options.transport();
    const { rejected, rejectedErrors } = await transport.sendMail({
      ...content,
      subject: headerText(content.subject),
      from: headerAddress(addresses.from),
      to: addresses.to.map(headerAddress),
      ...(addresses.replyTo === undefined ? {} : { replyTo: headerAddress(addresses.replyTo) }),
      messageId: `<${mail.messageId}>`,
      // A person has written an answer: it is no automatic mail.
      ...(mail.part === "answer" ? {} : { headers: AUTOMATIC }),
      signal: limits,
    });
    return { rejected, error: rejectedErrors?.[0] };
  }

  /** @param outstanding remaining recipients, when others have got it */
  function failureNote(mail: DueMail, error: unknown, wait: number | undefined, outstanding?: readonly string[]) {
    const refused = outstanding === undefined ? {} : { refused: outstanding.length };
    const facts = { ...about(mail), ...failureCodes(error), ...refused };
    const reason = failureReason(error);
    if (wait === undefined) {
      log.error(facts, "mail failed for good");
      return () => outbox.fail(mail.id, reason);
    }
    log.warn(facts, "mail not taken, to be tried again");
    const nextTryAt = Date.now() + wait;
    return () => outbox.retry(mail.id, reason, nextTryAt, outstanding);
  }

  function sentNote(mail: DueMail) {
    log.info(about(mail), "mail sent");
    const at = Date.now();
    return () => outbox.sent(mail.id, at);
  }

  /** Runs updates sequentially, so that a late one does not undo a newer one. */
  function noteTaken(): Promise<void> {
    const noteAll = async () => {
      for (const [id, note] of unnoted) {
        await note();
        unnoted.delete(id);
      }
    };
    noting = noting.then(noteAll, noteAll);
    return noting;
  }

  async function waitForAddress(mail: DueMail): Promise<boolean> {
    if (mayLogNoAddress())
      log.warn(about(mail), "mails wait: no company record, and no MAIL_FROM or addresses in the settings");
    await outbox.retry(mail.id, NO_ADDRESS, Date.now() + times.missingAddress);
    return true;
  }

  async function tryMail(mail: DueMail, book: AddressBook, words: MailWords): Promise<boolean> {
    if (unnoted.has(mail.id)) return false;
    const addresses = addressesOf(mail, options.mail, book);
    if (addresses === undefined) return waitForAddress(mail);
    if (mail.attempts > schedule.length) {
      log.error(about(mail), "mail failed for good");
      await outbox.fail(mail.id, CUT_OFF);
      return true;
    }
    const wait = waitAfterTry(mail.attempts, schedule);
    // Twice the longest attempt: by then a living process has recorded the result.
    const ifThisProcessDies = Math.max(wait ?? 0, 2 * times.wholeTry);
    if (!(await outbox.begin(mail, Date.now() + ifThisProcessDies))) return false;
    try {
      const { rejected, error } = await send(mail, addresses, book, words);
      unnoted.set(mail.id, rejected.length === 0 ? sentNote(mail) : failureNote(mail, error, wait, rejected));
    } catch (error) {
      await failureNote(mail, error, wait)();
      return true;
    }
    await noteTaken();
    return true;
  }

  return { tryMail, noteTaken };
}

/** Facts of a mail for the log, without personal data. */
function about({ id, kind, reference, attempts }: DueMail) {
  return { mail: id, kind, reference, attempts: attempts + 1 };
}

function made(content: () => MailContent): MailContent {
  try {
    return content();
  } catch (cause) {
    throw new MailNotMade("The mail could not be made.", { cause });
  }
}

function headerAddress({ name, address }: MailAddress): MailAddress {
  return { name: headerText(name), address };
}
