import { textsOf } from "#platform/i18n/texts.ts";

export const figureTexts = textsOf<typeof import("./texts/en.ts")>("collections/figures");
