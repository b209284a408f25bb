import { textsOf } from "#platform/i18n/texts.ts";

export const errorTexts = textsOf<typeof import("./texts/en.ts")>("pages/errors");
