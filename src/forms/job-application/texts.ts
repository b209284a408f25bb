import { textsOf } from "#platform/i18n/texts.ts";

export const applicationTexts = textsOf<typeof import("./texts/en.ts")>("forms/job-application");
