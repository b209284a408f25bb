import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { notificationNames } from "../form-names.ts";
import { HEALTH_LIST, NOTIFICATION_LIMITS } from "../notifications.ts";
import { settingsTexts } from "../texts.ts";
import css from "./notifications-section.module.css";
import type { StoredPart } from "./read-settings.ts";
import { Rows } from "./rows.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** The recipients of each form's notices. */
export function NotificationsSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  const forms = useForms();
  const names = notificationNames(forms, settings);
  const isUrgent = (list: string) => forms.some(({ urgency }) => urgency?.notified === list);
  return (
    <SettingsForm
      part="notifications"
      title={settings.parts.notifications}
      lead={settings.leads.notifications}
      stored={stored}
      nameOf={(list) => names[list] ?? list}
    >
      {(form) =>
        Object.entries(names).map(([list, name]) => (
          <div key={list} className={css.list}>
            <h3>{name}</h3>
            {isUrgent(list) ? <p className="muted">{settings.urgentLead}</p> : null}
            {list === HEALTH_LIST ? <p className="muted">{settings.healthLead}</p> : null}
            <Rows
              form={form}
              list={list}
              max={NOTIFICATION_LIMITS.addresses}
              row={settings.address}
              add={settings.addAddress}
            >
              {(row) => (
                <TextField
                  {...form.field(`${row}.email`, settings.fields.emailAddress)}
                  type="email"
                  autoComplete="off"
                />
              )}
            </Rows>
          </div>
        ))
      }
    </SettingsForm>
  );
}
