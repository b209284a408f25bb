import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import { Rows } from "./rows.tsx";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

export function SocialSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const { fields: names } = settings;
  return (
    <SettingsForm
      part="social"
      title={settings.parts.social}
      lead={settings.leads.social}
      stored={stored}
      nameOf={() => settings.parts.social}
    >
      {(form) => (
        <Rows form={form} list="social" max={COMPANY_LIMITS.social} row={settings.link} add={settings.addLink}>
          {(row) => (
            <div className={css.link}>
              <TextField {...form.field(`${row}.name`, names.linkName)} autoComplete="off" />
              <TextField {...form.field(`${row}.url`, names.linkUrl)} type="url" autoComplete="off" />
            </div>
          )}
        </Rows>
      )}
    </SettingsForm>
  );
}
