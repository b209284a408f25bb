import { monthsOf, type Retention } from "#features/settings/retention.ts";
import type { SiteKey, Translate } from "#platform/i18n/texts.ts";
import type { Consent } from "./job-application.ts";
import type { applicationTexts } from "./texts.ts";

/** Returns the consents that an applicant can give, each with its retention time. */
export function consentOptions(
  retention: Retention,
  t: Translate<SiteKey<typeof applicationTexts>>,
): { value: Consent; label: string; meaning: string }[] {
  return [
    {
      value: "vacancy",
      label: t("choices.consent.vacancy"),
      meaning: t("stored.vacancy", { count: monthsOf(retention, "applicationMonths") }),
    },
    {
      value: "future",
      label: t("choices.consent.future"),
      meaning: t("stored.future", { count: monthsOf(retention, "futureMonths") }),
    },
  ];
}
