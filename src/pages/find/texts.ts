import { textsOf } from "#platform/i18n/texts.ts";

export const findTexts = textsOf<typeof import("./texts/en.ts")>("pages/find");
