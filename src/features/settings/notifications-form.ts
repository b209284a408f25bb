import { companyEmail } from "./company/contact-form.ts";
import { checkRows, type RowRules, rowFields } from "./form-rows.ts";
import { checkFields, type SettingsForm } from "./form-rules.ts";
import { NOTIFICATION_LIMITS, type Notifications } from "./notifications.ts";

const rules = (list: keyof Notifications): RowRules<string> => ({
  list,
  max: NOTIFICATION_LIMITS.addresses,
  check({ name }, fields) {
    const field = `${name}.email`;
    const checked = checkFields({ [field]: companyEmail }, fields);
    return checked.ok ? { ok: true, value: checked.value[field] ?? "" } : checked;
  },
  unique: { key: "email", of: (email) => email.toLowerCase(), id: "emailTwice" },
});

/** Who gets a mail when something comes. */
export const notificationsForm: SettingsForm<Notifications> = {
  fieldsOf: ({ messages, applications }) => ({
    ...rowFields(
      "messages",
      messages.map((email) => ({ email })),
    ),
    ...rowFields(
      "applications",
      applications.map((email) => ({ email })),
    ),
  }),

  check(typed) {
    const messages = checkRows(rules("messages"), typed);
    const applications = checkRows(rules("applications"), typed);
    if (messages.ok && applications.ok) {
      return { ok: true, value: { messages: messages.value, applications: applications.value } };
    }
    const errors = { ...(messages.ok ? {} : messages.errors), ...(applications.ok ? {} : applications.errors) };
    return { ok: false, errors };
  },
};
