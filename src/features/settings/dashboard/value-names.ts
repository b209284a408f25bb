import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { retentionNames } from "../form-names.ts";
import { settingsTexts } from "../texts.ts";

/** Returns the labels of the values that texts may name besides the company's figures, by name, in the account's language. */
export function useValueNames(): Readonly<Record<string, string>> {
  const { settings } = useTexts(settingsTexts);
  const { fields, values } = settings;
  const months = Object.entries(retentionNames(useForms(), settings)).map(([name, { label }]) => [
    name,
    fill(values.months, { what: label }),
  ]);
  return { name: fields.name, address: values.address, email: fields.email, ...Object.fromEntries(months) };
}
