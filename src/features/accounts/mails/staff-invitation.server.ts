import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { INVITATION_MS } from "../link-times.ts";
import { staffLinkMail } from "./staff-link.server.ts";

/** Invites a colleague to choose a password. @throws Error when the token cannot be decrypted */
export function staffInvitation(mail: MailOf<"staff-invitation">, context: MailContext): MailContent {
  return staffLinkMail(mail, context, { kind: "invitation", folder: "/sign-in/invitation", forMs: INVITATION_MS });
}
