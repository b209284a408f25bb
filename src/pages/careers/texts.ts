import { textsOf } from "#platform/i18n/texts.ts";

export const careersTexts = textsOf<typeof import("./texts/en.ts")>("pages/careers");
