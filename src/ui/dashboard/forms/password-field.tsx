import { type ChangeEventHandler, useEffect, useRef } from "react";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { type FieldProps, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import css from "./password-field.module.css";
import { offerToShow } from "./show-password.ts";

interface PasswordFieldProps {
  field: FieldProps;
  autoComplete: "current-password" | "new-password";
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A password field with a button that shows what is typed; without script it has no button. */
export function PasswordField({ field, ...control }: PasswordFieldProps) {
  const { accountForms } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current !== null) offerToShow(button.current);
  }, []);
  return (
    <TextField field={field} type="password" autoCapitalize="none" spellCheck={false} {...control}>
      <button
        ref={button}
        type="button"
        className={css.show}
        hidden
        data-show-password
        aria-controls={field.id}
        aria-pressed={false}
        title={accountForms.showPassword}
      >
        <Icon name="eye" />
        <span className="hidden">{accountForms.showPassword}</span>
      </button>
    </TextField>
  );
}
