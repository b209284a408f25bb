import { answerForm, DONE, type Given, type Handled, type Handler } from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import type { FormFields } from "../form-rules.ts";
import type { SettingsPart } from "../part-names.ts";
import type { Retention } from "../retention.ts";
import { type Settings, settingsForms } from "../settings-parts.ts";
import type { Saved } from "../site-settings.server.ts";

/** Takes the forms of the settings; for admins. */
export const settingsAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

/** Saves the checked value of a part, made from the version that `print` is of; or answers with something else. */
type Save<Part extends SettingsPart> = (
  given: Given,
  value: Settings[Part],
  print: string,
) => Promise<Saved<Settings[Part]> | { kind: "answer"; answer: Handled }>;

function partHandler<Part extends SettingsPart>(part: Part, save: Save<Part>): Handler {
  const form = settingsForms[part];
  return async (given) => {
    const { intent: _, ...typed } = given.fields;
    const stored = (await given.settings.read(given.actor))[part].value;
    const checked = form.check(typed, stored);
    if (!checked.ok) return { kind: "refused", errors: checked.errors, typed };
    const saved = await save(given, checked.value, typed.print ?? "");
    if (saved.kind === "answer") return saved.answer;
    if (saved.kind === "saved") return DONE;
    const { value, print } = saved.current;
    return { kind: "overtaken", typed, theirs: form.fieldsOf(value), print };
  };
}

/** Asks first when shortened times would erase something that is there. */
const saveRetention: Save<"retention"> = async ({ actor, settings, fields }, value, print) => {
  const confirm = confirmationOf(value);
  if (fields.confirm !== confirm) {
    const counts = { ...(await settings.doomedBy(actor, value)) };
    if (Object.values(counts).some((count) => count > 0)) {
      const { intent: _, ...typed }: FormFields = fields;
      return { kind: "answer", answer: { kind: "asked", typed, counts, confirm } };
    }
  }
  return settings.saveRetention(actor, value, print);
};

/** A yes is to these times only. */
function confirmationOf(retention: Retention): string {
  return Object.values(retention).join("-");
}

const HANDLERS: Readonly<Record<SettingsPart, Handler>> = {
  identity: partHandler("identity", ({ actor, settings }, value, print) =>
    settings.saveCompany(actor, "identity", value, print),
  ),
  contact: partHandler("contact", ({ actor, settings }, value, print) =>
    settings.saveCompany(actor, "contact", value, print),
  ),
  place: partHandler("place", ({ actor, settings }, value, print) =>
    settings.saveCompany(actor, "place", value, print),
  ),
  social: partHandler("social", ({ actor, settings }, value, print) =>
    settings.saveCompany(actor, "social", value, print),
  ),
  figures: partHandler("figures", ({ actor, settings }, value, print) =>
    settings.saveCompany(actor, "figures", value, print),
  ),
  notifications: partHandler("notifications", ({ actor, settings }, value, print) =>
    settings.saveNotifications(actor, value, print),
  ),
  retention: partHandler("retention", saveRetention),
  navigation: partHandler("navigation", ({ actor, settings }, value, print) =>
    settings.saveNavigation(actor, value, print),
  ),
};
