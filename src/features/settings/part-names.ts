import { COMPANY_PARTS } from "#ui/site/company/company-parts.ts";

/** All parts of the settings, in the order of the page. */
export const SETTINGS_PARTS = [...COMPANY_PARTS, "notifications", "retention", "navigation"] as const;

export type SettingsPart = (typeof SETTINGS_PARTS)[number];
