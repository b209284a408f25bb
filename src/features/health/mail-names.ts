import type { ShownForm } from "#features/submissions/dashboard/inbox-form.tsx";
import type { MailPart } from "#features/submissions/form.ts";
import { fill, type StaffTexts } from "#platform/i18n/texts.ts";
import type { healthTexts } from "./texts.ts";

/** Returns names of e-mails by stored kind: those of forms, then those of staff. */
export function mailNames(
  forms: readonly ShownForm[],
  { mailKinds, mailParts }: StaffTexts<typeof healthTexts>["health"],
): Readonly<Record<string, string>> {
  const ofForms = forms.flatMap(({ mails, texts }) =>
    (Object.keys(mails) as MailPart[]).map((part) => [
      mails[part],
      texts.mailNames?.[part] ?? fill(mailParts[part], { form: texts.singular ?? texts.title }),
    ]),
  );
  return { ...Object.fromEntries(ofForms), ...mailKinds };
}
