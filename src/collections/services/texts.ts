import { textsOf } from "#platform/i18n/texts.ts";

export const serviceTexts = textsOf<typeof import("./texts/en.ts")>("collections/services");
