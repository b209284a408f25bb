import { textsOf } from "#platform/i18n/texts.ts";

export const auditTexts = textsOf<typeof import("./texts/en.ts")>("features/audit");
