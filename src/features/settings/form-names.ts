import type { ShownForm } from "#features/submissions/dashboard/inbox-form.tsx";
import { fill, type StaffTexts } from "#platform/i18n/texts.ts";
import { HEALTH_LIST } from "./notifications.ts";
import type { settingsTexts } from "./texts.ts";

const nameOf = ({ texts }: ShownForm): string => texts.inSettings ?? texts.title;

/** Returns the labels of the lists of recipients, by stored name. A list of several forms has the label of the first one. */
export function notificationNames(
  forms: readonly ShownForm[],
  { urgentList, healthList }: Pick<StaffTexts<typeof settingsTexts>["settings"], "urgentList" | "healthList">,
): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const form of forms) {
    names[form.notified] ??= nameOf(form);
    if (form.urgency !== undefined) names[form.urgency.notified] ??= fill(urgentList, { form: form.texts.audit.many });
  }
  return { ...names, [HEALTH_LIST]: healthList };
}

/** Returns the labels of the retention times by setting, each with a hint from when it counts: those of the forms first. */
export function retentionNames(
  forms: readonly ShownForm[],
  { retention, fromArrival }: StaffTexts<typeof settingsTexts>["settings"],
): Readonly<Record<string, { label: string; hint: string }>> {
  const names: Record<string, { label: string; hint: string }> = {};
  for (const form of forms) {
    for (const setting of form.retentionTimes) {
      names[setting] ??= form.texts.retentionTimes?.[setting] ?? { label: nameOf(form), hint: fromArrival };
    }
  }
  return { ...names, ...retention };
}
