import { textsOf } from "#platform/i18n/texts.ts";

export const siteTexts = textsOf<typeof import("./texts/en.ts")>("ui/site");
