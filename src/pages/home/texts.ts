import { textsOf } from "#platform/i18n/texts.ts";

export const homeTexts = textsOf<typeof import("./texts/en.ts")>("pages/home");
