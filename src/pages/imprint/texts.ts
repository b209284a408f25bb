import { textsOf } from "#platform/i18n/texts.ts";

export const imprintTexts = textsOf<typeof import("./texts/en.ts")>("pages/imprint");
