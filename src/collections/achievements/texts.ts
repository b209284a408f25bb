import { textsOf } from "#platform/i18n/texts.ts";

export const achievementTexts = textsOf<typeof import("./texts/en.ts")>("collections/achievements");
