import * as z from "zod/mini";
import { emailAddress } from "#features/submissions/person-fields.ts";
import { normalizedLine } from "#platform/i18n/typed-text.ts";

/** Maximum length of an address in characters, at least that of any form. */
const ADDRESS_MAX = 254;

/** Address to look up. Its case is preserved, as the databases compare it case-insensitively. */
export const personForm = z.object({ email: emailAddress("emailRequired", ADDRESS_MAX) });

/** Returns whether two addresses are equal, ignoring case. */
export function sameAddress(one: string, other: string): boolean {
  return normalizedLine(one).toLowerCase() === normalizedLine(other).toLowerCase();
}
