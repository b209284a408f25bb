import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Checkbox } from "#ui/field.tsx";
import { NAVIGATION_PARTS } from "#ui/site/navigation-parts.ts";
import { TICKED } from "../navigation-form.ts";
import { settingsTexts } from "../texts.ts";
import type { PartAsKept } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";

/** What the site's navigation shows. */
export function NavigationSection({ kept }: { kept: PartAsKept }) {
  const { settings } = useTexts(settingsTexts);
  const { navigation } = settings;
  return (
    <SettingsForm
      part="navigation"
      title={settings.parts.navigation}
      lead={settings.leads.navigation}
      kept={kept}
      nameOf={(name) => navigation[name as keyof typeof navigation]}
    >
      {(form) => (
        <fieldset className={css.choices}>
          <legend>{settings.navigationShows}</legend>
          {NAVIGATION_PARTS.map((name) => {
            const { field, defaultValue } = form.field(name, navigation[name], { optional: "" });
            return (
              <Checkbox key={name} field={field} defaultChecked={defaultValue === TICKED}>
                {navigation[name]}
              </Checkbox>
            );
          })}
        </fieldset>
      )}
    </SettingsForm>
  );
}
