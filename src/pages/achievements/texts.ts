import { textsOf } from "#platform/i18n/texts.ts";

export const achievementsTexts = textsOf<typeof import("./texts/en.ts")>("pages/achievements");
