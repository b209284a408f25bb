import type { ContactMessage } from "#forms/contact/contact.ts";
import { fold } from "#platform/i18n/fold.ts";

/** All that a message is found by, folded; notes are added to it as they are written. */
export function foldedMessage(reference: string, { firstName, lastName, email, message }: ContactMessage): string {
  return fold([reference, firstName, lastName, email, message].join(" "));
}
