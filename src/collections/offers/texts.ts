import { textsOf } from "#platform/i18n/texts.ts";

export const offerTexts = textsOf<typeof import("./texts/en.ts")>("collections/offers");
