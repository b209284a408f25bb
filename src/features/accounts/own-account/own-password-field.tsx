import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { accountsTexts } from "../texts.ts";

/** One's present password, asked for again before something that matters. */
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
  return (
    <TextField
      field={{ id, name, label: account.currentPassword, error }}
      type="password"
      autoComplete="current-password"
    />
  );
}
