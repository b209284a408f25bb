import { textsOf } from "#platform/i18n/texts.ts";

export const accessibilityTexts = textsOf<typeof import("./texts/en.ts")>("pages/accessibility");
