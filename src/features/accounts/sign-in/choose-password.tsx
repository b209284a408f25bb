import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { errorWords } from "../forms/error-words.ts";
import type { FieldErrors } from "../forms/form-answer.ts";
import { PASSWORD_LIMITS } from "../password.ts";

/** A new password, twice, with the rule beside it. */
export function ChoosePassword({ errors = {} }: { errors: FieldErrors | undefined }) {
  const texts = useTexts();
  const { passwordHint, newPassword, repeat } = texts.accountForms;
  const errorOf = (field: string) => (errors[field] === undefined ? undefined : errorWords(texts, errors[field]));
  return (
    <>
      <TextField
        field={{
          id: "password",
          name: "password",
          label: newPassword,
          hint: fill(passwordHint, PASSWORD_LIMITS),
          error: errorOf("password"),
        }}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        field={{ id: "repeat", name: "repeat", label: repeat, error: errorOf("repeat") }}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
