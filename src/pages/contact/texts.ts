import { textsOf } from "#platform/i18n/texts.ts";

export const contactTexts = textsOf<typeof import("./texts/en.ts")>("pages/contact");
