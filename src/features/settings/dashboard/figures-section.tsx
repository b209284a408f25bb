import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { STATISTICS } from "#ui/site/company/company.ts";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

export function FiguresSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const { figures } = settings;
  return (
    <SettingsForm
      part="figures"
      title={settings.parts.figures}
      lead={settings.leads.figures}
      stored={stored}
      nameOf={(name) => figures[name as keyof typeof figures]}
    >
      {(form) => (
        <div className={css.third}>
          {STATISTICS.map((name) => (
            <TextField key={name} {...form.field(name, figures[name])} inputMode="numeric" autoComplete="off" />
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
