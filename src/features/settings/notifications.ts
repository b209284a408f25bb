import * as z from "zod/mini";
import { emailAddress } from "#features/submissions/person-fields.ts";

/** Addresses that one kind of notice goes to. */
export const NOTIFICATION_LIMITS = { addresses: 10, length: 254 } as const;

const addresses = z
  .array(emailAddress("emailRequired", NOTIFICATION_LIMITS.length))
  .check(z.maxLength(NOTIFICATION_LIMITS.addresses));

/** Who gets a mail when something comes; an empty list means the company's own address. */
export const notificationsSchema = z.strictObject({
  /** Contact messages, and the daily reminder of those that wait. */
  messages: z._default(addresses, []),
  applications: z._default(addresses, []),
});

export type Notifications = z.infer<typeof notificationsSchema>;

/** What holds until somebody sets something else: the company's own address. */
export const DEFAULT_NOTIFICATIONS: Notifications = { messages: [], applications: [] };
