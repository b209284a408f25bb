import { textsOf } from "#platform/i18n/texts.ts";

export const previewTexts = textsOf<typeof import("./texts/en.ts")>("pages/preview");
