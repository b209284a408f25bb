import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

/** What the register has about the company. Name, address, tax number, e-mail and phones are in other parts. */
export function LegalSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const { fields: names, hints } = settings;
  return (
    <SettingsForm
      part="legal"
      title={settings.parts.legal}
      lead={settings.leads.legal}
      stored={stored}
      nameOf={(name) => names[name as keyof typeof names]}
    >
      {(form) => (
        <>
          <TextField {...form.field("legalName", names.legalName, { hint: hints.legalName })} autoComplete="off" />
          <div className={css.pair}>
            <TextField {...form.field("legalForm", names.legalForm, { hint: hints.legalForm })} autoComplete="off" />
            <TextField
              {...form.field("shareCapital", names.shareCapital, { hint: hints.shareCapital })}
              autoComplete="off"
            />
          </div>
          <TextField
            {...form.field("representatives", names.representatives, { hint: hints.representatives })}
            autoComplete="off"
          />
          <TextField {...form.field("register", names.register, { hint: hints.register })} autoComplete="off" />
          <div className={css.pair}>
            <TextField
              {...form.field("registerNumber", names.registerNumber, { hint: hints.registerNumber })}
              autoComplete="off"
            />
            <TextField {...form.field("vatId", names.vatId, { hint: hints.vatId })} autoComplete="off" />
          </div>
        </>
      )}
    </SettingsForm>
  );
}
