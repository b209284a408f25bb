import { textsOf } from "#platform/i18n/texts.ts";

export const privacyTexts = textsOf<typeof import("./texts/en.ts")>("pages/privacy");
