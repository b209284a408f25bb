import type { ShownForm } from "#features/submissions/dashboard/inbox-form.tsx";

/** Names the lists of the notifications, by their stored names. A list of several forms is called as the first of them. */
export function notificationNames(forms: readonly ShownForm[]): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const { notified, texts } of forms) names[notified] ??= texts.inSettings ?? texts.title;
  return names;
}
