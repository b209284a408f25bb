import * as z from "zod/mini";
import { emailAddress } from "#features/submissions/person-fields.ts";

/** Addresses that one kind of notice goes to. */
export const NOTIFICATION_LIMITS = { addresses: 10, length: 254 } as const;

const addresses = z
  .array(emailAddress("emailRequired", NOTIFICATION_LIMITS.length))
  .check(z.maxLength(NOTIFICATION_LIMITS.addresses));

/** Who gets the notices of forms, by the list that a form names; an empty list means the company's own address. */
export type Notifications = Readonly<Record<string, readonly string[]>>;

/** Makes the schema of these lists: one that a record lacks is empty. */
export function notificationsSchema(forms: readonly { readonly notified: string }[]): z.ZodMiniType<Notifications> {
  return z.strictObject(Object.fromEntries(forms.map(({ notified }) => [notified, z._default(addresses, [])])));
}
