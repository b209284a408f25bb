import type { NodemailerError } from "nodemailer";

const REASON_MAX = 500;

/** The mail itself could not be built: a fault of the code or the settings, not of the server. */
export class MailNotMade extends Error {
  override name = "MailNotMade";
}

/** Returns why a mail was refused, for the outbox: the server's response where there is one, at most 500 characters. */
export function failureReason(error: unknown): string {
  if (error instanceof MailNotMade && error.cause instanceof Error) return `${error.message} (${error.cause.name})`;
  const { response, message } = error instanceof Error ? (error as NodemailerError) : { message: String(error) };
  // PostgreSQL refuses text with a NUL.
  return (response ?? message).replaceAll("\0", "").slice(0, REASON_MAX).toWellFormed();
}

/** Returns why a mail failed, for the log: codes and the place in the code, never a message that may name a person. */
export function failureCodes(error: unknown): { smtpCode?: number; code?: string; at?: string[] } {
  if (error instanceof MailNotMade) return { code: error.name, at: framesOf(error.cause) };
  const { responseCode, code } = error instanceof Error ? (error as NodemailerError) : {};
  return { ...(responseCode === undefined ? {} : { smtpCode: responseCode }), ...(code === undefined ? {} : { code }) };
}

function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack?.split("\n") ?? []) : [];
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
