import { textsOf } from "#platform/i18n/texts.ts";

export const servicesTexts = textsOf<typeof import("./texts/en.ts")>("pages/services");
