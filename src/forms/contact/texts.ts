import { textsOf } from "#platform/i18n/texts.ts";

export const contactFormTexts = textsOf<typeof import("./texts/en.ts")>("forms/contact");
