import {
  answerForm,
  DONE,
  type Handler,
  type HandlerContext,
  type HandlerResult,
} from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import type { FormFields } from "../form-rules.ts";
import type { SettingsPart } from "../part-names.ts";
import type { Retention } from "../retention.ts";
import { type Settings, settingsForms } from "../settings-parts.ts";
import type { Saved } from "../site-settings.server.ts";

/** Handles the forms of the settings; for admins. */
export const settingsAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

/** Saves the validated value of a part if `fingerprint` is still that of the stored version; or returns another response. */
type Save<Part extends SettingsPart> = (
  given: HandlerContext,
  value: Settings[Part],
  fingerprint: string,
) => Promise<Saved<Settings[Part]> | { kind: "answer"; answer: HandlerResult }>;

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
    const { value, fingerprint } = saved.current;
    return { kind: "conflict", typed, theirs: form.fieldsOf(value), fingerprint };
  };
}

/** Asks for a confirmation when shortened times would erase stored data. */
const saveRetention: Save<"retention"> = async ({ actor, settings, fields }, value, fingerprint) => {
  const confirm = confirmationOf(value);
  if (fields.confirm !== confirm) {
    const counts = { ...(await settings.countPendingDeletion(actor, value)) };
    if (Object.values(counts).some((count) => count > 0)) {
      const { intent: _, ...typed }: FormFields = fields;
      return { kind: "answer", answer: { kind: "asked", typed, counts, confirm } };
    }
  }
  return settings.saveRetention(actor, value, fingerprint);
};

/** Returns the confirmation of these times: it is not valid for others. */
function confirmationOf(retention: Retention): string {
  return Object.values(retention).join("-");
}

const HANDLERS: Readonly<Record<SettingsPart, Handler>> = {
  identity: partHandler("identity", ({ actor, settings }, value, fingerprint) =>
    settings.saveCompany(actor, "identity", value, fingerprint),
  ),
  legal: partHandler("legal", ({ actor, settings }, value, fingerprint) =>
    settings.saveCompany(actor, "legal", value, fingerprint),
  ),
  contact: partHandler("contact", ({ actor, settings }, value, fingerprint) =>
    settings.saveCompany(actor, "contact", value, fingerprint),
  ),
  place: partHandler("place", ({ actor, settings }, value, fingerprint) =>
    settings.saveCompany(actor, "place", value, fingerprint),
  ),
  social: partHandler("social", ({ actor, settings }, value, fingerprint) =>
    settings.saveCompany(actor, "social", value, fingerprint),
  ),
  notifications: partHandler("notifications", ({ actor, settings }, value, fingerprint) =>
    settings.saveNotifications(actor, value, fingerprint),
  ),
  retention: partHandler("retention", saveRetention),
  navigation: partHandler("navigation", ({ actor, settings }, value, fingerprint) =>
    settings.saveNavigation(actor, value, fingerprint),
  ),
};
