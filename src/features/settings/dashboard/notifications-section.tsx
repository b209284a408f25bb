import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { NOTIFICATION_LIMITS } from "../notifications.ts";
import { settingsTexts } from "../texts.ts";
import css from "./notifications-section.module.css";
import type { PartAsKept } from "./read-settings.ts";
import { Rows } from "./rows.tsx";
import { SettingsForm } from "./settings-form.tsx";

const LISTS = ["messages", "applications"] as const;

/** Who gets a mail when something comes. */
export function NotificationsSection({ kept }: { kept: PartAsKept }) {
  const { settings } = useTexts(settingsTexts);
  const { notifications, fields: names } = settings;
  return (
    <SettingsForm
      part="notifications"
      title={settings.parts.notifications}
      lead={settings.leads.notifications}
      kept={kept}
      nameOf={(name) => notifications[name as keyof typeof notifications]}
    >
      {(form) =>
        LISTS.map((list) => (
          <div key={list} className={css.list}>
            <h3>{notifications[list]}</h3>
            <Rows
              form={form}
              list={list}
              max={NOTIFICATION_LIMITS.addresses}
              row={settings.address}
              add={settings.addAddress}
            >
              {(row) => (
                <TextField {...form.field(`${row}.email`, names.emailAddress)} type="email" autoComplete="off" />
              )}
            </Rows>
          </div>
        ))
      }
    </SettingsForm>
  );
}
