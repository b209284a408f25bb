import * as z from "zod/mini";
import { emailAddress, oneLine } from "#features/submissions/person-fields.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { tidied } from "#platform/i18n/typed-text.ts";
import { ROLES } from "#ui/dashboard/roles.ts";

/*
 * Fields of the forms around accounts. Errors are ids, worded by the page; `zod/mini`, because these modules travel to
 * the browser.
 */

/** Everything that can be wrong with a field of these forms. */
export const ACCOUNT_ERRORS = [
  "usernameInvalid",
  "nameRequired",
  "emailRequired",
  "emailInvalid",
  "tooLong",
  "lineInvalid",
  "roleUnknown",
  "languageUnknown",
  "passwordRequired",
  "passwordShort",
  "passwordLong",
  "passwordObvious",
  "passwordsDiffer",
  "codeRequired",
] as const;

export type AccountErrorId = (typeof ACCOUNT_ERRORS)[number];

/** Field of one's own password that any form of the dashboard may bring to confirm who sends it. */
export const CONFIRM_FIELD = "own-password";

/** Characters that fields may have. */
export const ACCOUNT_LIMITS = {
  username: 30,
  name: 80,
  email: 254,
  /** What is looked at of a password that is tried, in UTF-16 units. */
  triedPassword: 1024,
  code: 40,
} as const;

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,29}$/;

/** A required check: later ones stay silent when it fails. */
const required = (id: AccountErrorId) => z.refine<string>((text) => text.trim() !== "", { error: id, abort: true });

/** Name to sign in with: 3 to 30 of a-z, 0-9, dot, underscore, hyphen. Capitals become small. */
export const username = () =>
  z.string().check(
    z.overwrite<string>((text) => tidied(text).toLowerCase()),
    z.refine((text) => USERNAME.test(text), { error: "usernameInvalid" satisfies AccountErrorId }),
  );

/** A person's name as colleagues know it: one line. */
export const personName = () =>
  z.pipe(z.string().check(required("nameRequired")), oneLine("lineInvalid", ACCOUNT_LIMITS.name));

/**
 * Returns whether an account has a person's name of its own, which letters to customers may be signed with. The first
 * account of the settings, and accounts made without a name, have their username in its place.
 */
export const hasOwnName = ({ name, username }: { name: string; username: string }): boolean =>
  !["", username].includes(name.trim());

/** An e-mail address in small letters: one mailbox, one account. */
export const email = () =>
  z.pipe(
    z.string().check(z.overwrite<string>((text) => text.toLowerCase())),
    emailAddress("emailRequired", ACCOUNT_LIMITS.email),
  );

export const role = () => z.enum(ROLES, { error: "roleUnknown" satisfies AccountErrorId });
export const language = () => z.enum(LANGUAGE_CODES, { error: "languageUnknown" satisfies AccountErrorId });

/** A password that is tried, not chosen: anything but nothing. */
export const triedPassword = () => z.string().check(required("passwordRequired"));

/** A code of an app or a recovery code, as somebody types it. */
export const typedCode = () => z.string().check(required("codeRequired"), z.maxLength(ACCOUNT_LIMITS.code, "tooLong"));
