import { textsOf } from "#platform/i18n/texts.ts";

export const aboutTexts = textsOf<typeof import("./texts/en.ts")>("pages/about");
