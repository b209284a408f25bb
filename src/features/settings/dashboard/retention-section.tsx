import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { RETENTION_TIMES } from "../retention.ts";
import { settingsTexts } from "../texts.ts";
import type { PartAsKept } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

/** How long personal data and the audit log are kept. */
export function RetentionSection({ kept }: { kept: PartAsKept }) {
  const { settings } = useTexts(settingsTexts);
  const { retention, retentionHints } = settings;
  return (
    <SettingsForm
      part="retention"
      title={settings.parts.retention}
      lead={settings.leads.retention}
      kept={kept}
      nameOf={(name) => retention[name as keyof typeof retention]}
    >
      {(form) => (
        <div className={css.pair}>
          {RETENTION_TIMES.map((name) => (
            <TextField
              key={name}
              {...form.field(name, retention[name], { hint: retentionHints[name] })}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
