import { textsOf } from "#platform/i18n/texts.ts";

export const menuTexts = textsOf<typeof import("./texts/en.ts")>("pages/menu");
