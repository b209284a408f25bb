import { textsOf } from "#platform/i18n/texts.ts";

export const finderTexts = textsOf<typeof import("./texts/en.ts")>("features/finder");
