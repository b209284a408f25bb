import type { Retention } from "#features/settings/retention.ts";
import type { Consent } from "#forms/job-application/application-form.ts";
import type { Texts } from "#ui/site/texts/texts.ts";

/** What an applicant can agree to, each with how long the application is then kept. */
export function consentOptions(
  { applicationMonths, futureMonths }: Retention,
  t: Texts,
): { value: Consent; label: string; meaning: string }[] {
  return [
    {
      value: "vacancy",
      label: t("careers.consentVacancy"),
      meaning: t("careers.keptAfterClosing", { count: applicationMonths }),
    },
    { value: "future", label: t("careers.consentFuture"), meaning: t("careers.keptFor", { count: futureMonths }) },
  ];
}
