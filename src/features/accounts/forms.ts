import * as z from "zod/mini";
import {
  type AccountErrorId,
  email,
  language,
  personName,
  role,
  triedPassword,
  typedCode,
  username,
} from "./account-fields.ts";
import { newPassword } from "./password.ts";

/** An error of a field; `max` is the exceeded limit in characters. */
export interface AccountError {
  id: AccountErrorId;
  max?: number;
}

/** The first error of each field that has one. */
export type AccountErrors<Field extends string> = Partial<Record<Field, AccountError>>;

/** Result of checking a form. */
export type CheckedForm<Value> =
  | { ok: true; value: Value }
  | { ok: false; errors: AccountErrors<Extract<keyof Value, string>> };

/** Second step; a recovery code is longer than a code of the app. */
export const codeForm = z.object({ code: typedCode() });

/** A new colleague. */
export const invitationForm = z.object({
  username: username(),
  name: personName(),
  email: email(),
  role: role(),
  language: language(),
});
export type InvitationForm = z.infer<typeof invitationForm>;

const setUpFields = z.object({ username: username(), name: personName(), email: email(), language: language() });

/** The first account, an admin's, with a password that does not contain the username. */
export type SetUpForm = z.infer<typeof setUpFields> & { password: string };

/** A confirmation by one's own password. */
export const passwordForm = z.object({ password: triedPassword() });

/** A new e-mail address. */
export const emailForm = z.object({ email: email(), password: triedPassword() });

/** A person's name. */
export const nameForm = z.object({ name: personName() });

/** An API token's name. */
export const tokenForm = z.object({ name: personName() });

/** Checks typed values against one of the schemas above. Returns the value, or the first error of each field. */
export function checkForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  values: Readonly<Record<string, string | undefined>>,
): CheckedForm<z.infer<Schema>> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, values[field] ?? ""]));
  const result = schema.safeParse(given);
  return result.success ? { ok: true, value: result.data } : { ok: false, errors: errorsOf(result.error) };
}

/** Checks the form of the first account. */
export function checkSetUp(values: Readonly<Record<string, string | undefined>>): CheckedForm<SetUpForm> {
  const fields = checkForm(setUpFields, values);
  const chosen = checkNewPassword(values, [values.username ?? ""]);
  if (fields.ok && chosen.ok) return { ok: true, value: { ...fields.value, ...chosen.value } };
  return { ok: false, errors: { ...(fields.ok ? {} : fields.errors), ...(chosen.ok ? {} : chosen.errors) } };
}

/**
 * Checks a chosen password (`password`) and its repetition (`repeat`).
 * @param own words that are easily guessed for this person: the username
 */
export function checkNewPassword(
  values: Readonly<Record<string, string | undefined>>,
  own: readonly string[],
): { ok: true; value: { password: string } } | { ok: false; errors: AccountErrors<"password" | "repeat"> } {
  const { password = "", repeat = "" } = values;
  const result = z.object({ password: newPassword(own) }).safeParse({ password });
  const errors: AccountErrors<"password" | "repeat"> = result.success ? {} : errorsOf(result.error);
  if (result.success && password !== repeat) errors.repeat = { id: "passwordsDiffer" };
  return Object.keys(errors).length === 0 ? { ok: true, value: { password } } : { ok: false, errors };
}

function errorsOf<Field extends string>(error: z.core.$ZodError): AccountErrors<Field> {
  const found: AccountErrors<Field> = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as Field;
    if (found[field] !== undefined) continue;
    const max = issue.code === "custom" ? issue.params?.max : undefined;
    found[field] = { id: issue.message as AccountErrorId, ...(typeof max === "number" ? { max } : {}) };
  }
  return found;
}
