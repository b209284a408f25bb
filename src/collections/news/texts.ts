import { textsOf } from "#platform/i18n/texts.ts";

export const newsTexts = textsOf<typeof import("./texts/en.ts")>("collections/news");
