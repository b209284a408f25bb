import type { SMTPSentMessageInfo, Transporter } from "nodemailer";
import type { DeliveryTimes } from "./delivery-times.server.ts";

export type MailTransport = Transporter<SMTPSentMessageInfo>;

/** Hosts that a password reaches without leaving this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a server must offer TLS, because a password would cross the network. */
export function needsTls(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== "" && !LOOPBACK.test(hostname);
}

/**
 * Creates the transport to the mail server, with one connection per mail. TLS is used where the server offers it, and
 * its certificate is verified. The mailer is loaded with the first one: a start without mails does not need it.
 * @param smtpUrl `smtp://` or `smtps://`
 */
export async function mailTransport(
  smtpUrl: string,
  times: Pick<DeliveryTimes, "connection" | "greeting" | "answer">,
): Promise<MailTransport> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: times.connection,
    dnsTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
