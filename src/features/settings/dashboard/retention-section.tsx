import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { retentionNames } from "../form-names.ts";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

export function RetentionSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const names = retentionNames(useForms(), settings);
  return (
    <SettingsForm
      part="retention"
      title={settings.parts.retention}
      lead={settings.leads.retention}
      stored={stored}
      nameOf={(name) => names[name]?.label ?? name}
    >
      {(form) => (
        <div className={css.pair}>
          {Object.entries(names).map(([name, { label, hint }]) => (
            <TextField key={name} {...form.field(name, label, { hint })} inputMode="numeric" autoComplete="off" />
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
