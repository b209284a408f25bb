import { textsOf } from "#platform/i18n/texts.ts";

export const callbackTexts = textsOf<typeof import("./texts/en.ts")>("forms/callback");
