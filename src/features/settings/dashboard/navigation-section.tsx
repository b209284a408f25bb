import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Checkbox } from "#ui/field.tsx";
import { TICKED } from "../navigation-form.ts";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

export function NavigationSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const names: Readonly<Record<string, string>> = settings.navigation;
  return (
    <SettingsForm
      part="navigation"
      title={settings.parts.navigation}
      lead={settings.leads.navigation}
      stored={stored}
      nameOf={(part) => names[part] ?? part}
    >
      {(form) => (
        <fieldset className={css.choices}>
          <legend>{settings.navigationShows}</legend>
          {Object.keys(stored.fields).map((part) => {
            const name = names[part] ?? part;
            const { field, defaultValue } = form.field(part, name, { optional: "" });
            return (
              <Checkbox key={part} field={field} defaultChecked={defaultValue === TICKED}>
                {name}
              </Checkbox>
            );
          })}
        </fieldset>
      )}
    </SettingsForm>
  );
}
