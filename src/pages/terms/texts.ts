import { textsOf } from "#platform/i18n/texts.ts";

export const termsTexts = textsOf<typeof import("./texts/en.ts")>("pages/terms");
