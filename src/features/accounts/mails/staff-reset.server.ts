import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { RESET_MS } from "../link-times.ts";
import { staffLinkMail } from "./staff-link.server.ts";

/** Contains the password reset link. @throws Error when the token cannot be decrypted */
export function staffReset(mail: MailOf<"staff-reset">, context: MailContext): MailContent {
  return staffLinkMail(mail, context, { kind: "reset", folder: "/sign-in/reset", forMs: RESET_MS });
}
