import { textsOf } from "#platform/i18n/texts.ts";

export const dashboardTexts = textsOf<typeof import("./texts/en.ts")>("ui/dashboard");
