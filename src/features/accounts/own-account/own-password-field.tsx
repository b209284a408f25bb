import { PasswordField } from "#ui/dashboard/forms/password-field.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";

/** Field for the current password, which sensitive changes require again. */
export function OwnPasswordField({
  id,
  name = "password",
  error,
}: {
  id: string;
  name?: string;
  error: string | undefined;
}) {
  const { account } = useTexts(accountsTexts);
  return <PasswordField field={{ id, name, label: account.currentPassword, error }} autoComplete="current-password" />;
}
