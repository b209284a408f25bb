import { fill } from "#platform/i18n/texts.ts";
import { errorWords, type FieldErrors, PASSWORD_LIMITS } from "#ui/dashboard/forms/form-answer.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";

/** Fields for a new password and its repetition, with the rules. */
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
