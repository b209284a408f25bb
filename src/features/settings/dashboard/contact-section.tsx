import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import { Rows } from "./rows.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { ThreeLanguages } from "./three-languages.tsx";

export function ContactSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const { fields: names, hints } = settings;
  return (
    <SettingsForm
      part="contact"
      title={settings.parts.contact}
      lead={settings.leads.contact}
      stored={stored}
      nameOf={(name) => (name === "email" ? names.email : names.phones)}
    >
      {(form) => (
        <>
          <TextField {...form.field("email", names.email, { hint: hints.email })} type="email" autoComplete="off" />
          <Rows form={form} list="phones" max={COMPANY_LIMITS.phones} row={settings.phone} add={settings.addPhone}>
            {(row) => (
              <>
                <TextField {...form.field(`${row}.number`, names.number)} type="tel" autoComplete="off" />
                <ThreeLanguages form={form} name={`${row}.label`} label={names.label} />
              </>
            )}
          </Rows>
        </>
      )}
    </SettingsForm>
  );
}
