import { fill } from "#platform/i18n/texts.ts";
import { errorWords, type FieldErrors, PASSWORD_LIMITS } from "#ui/dashboard/forms/form-answer.ts";
import { PasswordField } from "#ui/dashboard/forms/password-field.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";

/** Fields for a new password and its repetition, with the rules. */
export function ChoosePassword({ errors = {} }: { errors: FieldErrors | undefined }) {
  const texts = useTexts();
  const { passwordHint, newPassword, repeat } = texts.accountForms;
  const errorOf = (field: string) => (errors[field] === undefined ? undefined : errorWords(texts, errors[field]));
  return (
    <>
      <PasswordField
        field={{
          id: "password",
          name: "password",
          label: newPassword,
          hint: fill(passwordHint, PASSWORD_LIMITS),
          error: errorOf("password"),
        }}
        autoComplete="new-password"
      />
      <PasswordField
        field={{ id: "repeat", name: "repeat", label: repeat, error: errorOf("repeat") }}
        autoComplete="new-password"
      />
    </>
  );
}
