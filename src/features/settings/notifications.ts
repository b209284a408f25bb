import * as z from "zod/mini";
import type { AnyForm } from "#features/submissions/form.ts";
import { emailAddress } from "#features/submissions/person-fields.ts";

/** Addresses of one list at most, and characters of an address. */
export const NOTIFICATION_LIMITS = { addresses: 10, length: 254 } as const;

const addresses = z
  .array(emailAddress("emailRequired", NOTIFICATION_LIMITS.length))
  .check(z.maxLength(NOTIFICATION_LIMITS.addresses));

/** The list of the addresses that are notified of problems of the site. While it is empty, no mail is sent. */
export const HEALTH_LIST = "health";

/** The recipients of notices, by the name of the list in a form's definition; an empty list means the company's address. */
export type Notifications = Readonly<Record<string, readonly string[]>>;

/** Returns the schema of these lists: one that a record lacks is empty. */
export function notificationsSchema(
  forms: readonly Pick<AnyForm, "notified" | "urgency">[],
): z.ZodMiniType<Notifications> {
  const names = forms.flatMap(({ notified, urgency }) => [notified, ...(urgency ? [urgency.notified] : [])]);
  return z.strictObject(Object.fromEntries([...names, HEALTH_LIST].map((name) => [name, z._default(addresses, [])])));
}
