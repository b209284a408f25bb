import * as z from "zod/mini";
import { emailAddress, oneLine } from "#features/submissions/person-fields.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { normalizedLine } from "#platform/i18n/typed-text.ts";
import { ROLES } from "#ui/dashboard/roles.ts";

/*
 * Fields of the forms of accounts. Errors are ids, for which the page has texts. `zod/mini`, because these modules are
 * part of browser bundles.
 */

/** All errors of fields of these forms. */
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

/** Name of the password field with which any form of the dashboard may confirm the session. */
export const CONFIRM_FIELD = "own-password";

/** Maximum lengths of fields, in characters. */
export const ACCOUNT_LIMITS = {
  username: 30,
  name: 80,
  email: 254,
  /** Maximum length of an attempted password, in UTF-16 units. */
  triedPassword: 1024,
  code: 40,
} as const;

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,29}$/;

/** Returns a check for a non-empty text; later checks do not run when it fails. */
const required = (id: AccountErrorId) => z.refine<string>((text) => text.trim() !== "", { error: id, abort: true });

/** Username: 3 to 30 characters of a-z, 0-9, dot, underscore and hyphen. Capitals are lowercased. */
export const username = () =>
  z.string().check(
    z.overwrite<string>((text) => normalizedLine(text).toLowerCase()),
    z.refine((text) => USERNAME.test(text), { error: "usernameInvalid" satisfies AccountErrorId }),
  );

/** A person's name: one line. */
export const personName = () => oneLine("nameRequired", ACCOUNT_LIMITS.name);

/**
 * Returns whether an account has a person's name, which letters to customers may be signed with. The first account of
 * the settings, and accounts created without a name, have their username as name.
 */
export const hasPersonName = ({ name, username }: { name: string; username: string }): boolean =>
  !["", username].includes(name.trim());

/** An e-mail address, lowercased: one mailbox has one account. */
export const email = () =>
  z.pipe(
    z.string().check(z.overwrite<string>((text) => text.toLowerCase())),
    emailAddress("emailRequired", ACCOUNT_LIMITS.email),
  );

export const role = () => z.enum(ROLES, { error: "roleUnknown" satisfies AccountErrorId });
export const language = () => z.enum(LANGUAGE_CODES, { error: "languageUnknown" satisfies AccountErrorId });

/** An attempted password: any non-empty text. */
export const triedPassword = () => z.string().check(required("passwordRequired"));

/** A code of an app or a recovery code, as typed. */
export const typedCode = () => z.string().check(required("codeRequired"), z.maxLength(ACCOUNT_LIMITS.code, "tooLong"));
