import { useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { errorWords, PASSWORD_LIMITS } from "#ui/dashboard/forms/form-answer.ts";
import { PasswordField } from "#ui/dashboard/forms/password-field.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { passwordProblem } from "../password.ts";
import css from "./new-password-field.module.css";

/** Field for a new password, which is checked while it is typed. */
export function NewPasswordField({ id, label, error }: { id: string; label: string; error: string | undefined }) {
  const texts = useTexts();
  const { actor } = useStaff();
  const [typed, setTyped] = useState("");
  const problem = typed === "" ? undefined : passwordProblem(typed, [actor?.username ?? ""]);
  const { passwordHint, passwordCount, passwordGood } = texts.accountForms;
  const count = fill(passwordCount, { count: Array.from(typed).length, min: PASSWORD_LIMITS.min });
  const verdict = problem === undefined ? passwordGood : errorWords(texts, { id: problem });
  return (
    <div className={css.field}>
      <PasswordField
        field={{ id, name: "password", label, hint: fill(passwordHint, PASSWORD_LIMITS), error }}
        autoComplete="new-password"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={`mono ${problem === undefined ? css.good : css.wanting}`} aria-live="polite">
        {typed === "" ? "" : problem === "passwordShort" ? count : verdict}
      </p>
    </div>
  );
}
