import * as z from "zod/mini";
import { emailAddress } from "#features/submissions/person-fields.ts";
import { tidied } from "#platform/i18n/typed-text.ts";

/** Characters that the address of a person may have: every address of a submission fits. */
const ADDRESS_MAX = 254;

/** Whose data is looked for. The address stays as it was typed: databases compare letters of their own accord. */
export const personForm = z.object({ email: emailAddress("emailRequired", ADDRESS_MAX) });

/** Says whether two addresses are typed alike, capitals aside. */
export function sameAddress(one: string, other: string): boolean {
  return tidied(one).toLowerCase() === tidied(other).toLowerCase();
}
