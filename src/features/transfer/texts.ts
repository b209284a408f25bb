import { textsOf } from "#platform/i18n/texts.ts";

export const transferTexts = textsOf<typeof import("./texts/en.ts")>("features/transfer");
