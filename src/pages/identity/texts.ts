import { textsOf } from "#platform/i18n/texts.ts";

export const identityTexts = textsOf<typeof import("./texts/en.ts")>("pages/identity");
