import type { Retention } from "#features/settings/retention.ts";
import type { SubmissionText } from "#features/submissions/texts.ts";
import type { Consent } from "./job-application.ts";

/** What an applicant can agree to, each with how long the application is then kept. */
export function consentOptions(
  { applicationMonths, futureMonths }: Retention,
  t: SubmissionText,
): { value: Consent; label: string; meaning: string }[] {
  return [
    {
      value: "vacancy",
      label: t("consent.vacancy"),
      meaning: t("consent.keptAfterClosing", { count: applicationMonths }),
    },
    { value: "future", label: t("consent.future"), meaning: t("consent.keptFor", { count: futureMonths }) },
  ];
}
