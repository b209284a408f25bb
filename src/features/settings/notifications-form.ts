import { companyEmail } from "./company/contact-form.ts";
import { checkRows, type RowRules, rowFields } from "./form-rows.ts";
import { checkFields, type SettingsErrors, type SettingsForm } from "./form-rules.ts";
import { NOTIFICATION_LIMITS, type Notifications } from "./notifications.ts";

const rules = (list: string): RowRules<string> => ({
  list,
  max: NOTIFICATION_LIMITS.addresses,
  check({ name }, fields) {
    const field = `${name}.email`;
    const checked = checkFields({ [field]: companyEmail }, fields);
    return checked.ok ? { ok: true, value: checked.value[field] ?? "" } : checked;
  },
  unique: { key: "email", of: (email) => email.toLowerCase(), id: "emailTwice" },
});

/** The form of the recipients of notices: a list for each form. */
export const notificationsForm: SettingsForm<Notifications> = {
  fieldsOf: (lists) =>
    Object.assign(
      {},
      ...Object.entries(lists).map(([list, addresses]) =>
        rowFields(
          list,
          addresses.map((email) => ({ email })),
        ),
      ),
    ),

  check(typed, stored) {
    const errors: SettingsErrors = {};
    const lists: Record<string, readonly string[]> = {};
    for (const list of Object.keys(stored)) {
      const checked = checkRows(rules(list), typed);
      if (checked.ok) lists[list] = checked.value;
      else Object.assign(errors, checked.errors);
    }
    return Object.keys(errors).length === 0 ? { ok: true, value: lists } : { ok: false, errors };
  },
};
