import { expect } from "@playwright/test";
import { type ReceivedMail, startSmtp, type TestSmtp, type Verdict } from "../../tools/test/smtp.ts";

/** The recipient of notices. */
export const OFFICE = "inbox@ship-to-shore.test";

/** Both mails of a submission. */
export interface MailsOfSubmission {
  /** To the company. */
  notice: ReceivedMail;
  /** To the sender. */
  confirmation: ReceivedMail;
}

/** A mail server on loopback whose mails can be found by reference. */
export interface Mailbox extends TestSmtp {
  /** Variables of the environment for a site that sends its mail here. */
  settings: Readonly<Record<string, string>>;
  /** Waits for both mails of a submission. @param reference such as "M-4K7Q-9XTP" */
  mailsOf(reference: string): Promise<MailsOfSubmission>;
  /** Returns the mails received so far with a reference in the subject. */
  about(reference: string): ReceivedMail[];
}

/** Variables of the environment for a site that sends its mail to a server. */
export function mailSettings(smtpUrl: string): Record<string, string> {
  return { SMTP_URL: smtpUrl, MAIL_FROM: "Web <web@ship-to-shore.test>", MAIL_TO: OFFICE };
}

/** Starts a mailbox. @param verdict decides about each mail; all are accepted by default. @param port 0 for a free one */
export async function startMailbox(verdict?: Verdict, port = 0): Promise<Mailbox> {
  const smtp = await startSmtp(verdict === undefined ? {} : { verdict }, port);
  const about = (reference: string) =>
    smtp.received.filter((mail) => mail.header("subject")?.includes(reference) === true);
  return {
    ...smtp,
    settings: mailSettings(smtp.url),
    about,
    async mailsOf(reference) {
      const part = (isNotice: boolean) => about(reference).find(({ to }) => to.includes(OFFICE) === isNotice);
      await expect
        .poll(() => [part(true), part(false)].filter(Boolean).length, {
          message: `mails of ${reference}`,
          timeout: 15_000,
        })
        .toBe(2);
      const [notice, confirmation] = [part(true), part(false)];
      if (notice === undefined || confirmation === undefined) throw new Error(`no mails of ${reference}`);
      return { notice, confirmation };
    },
  };
}
