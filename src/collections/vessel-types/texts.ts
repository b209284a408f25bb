import { textsOf } from "#platform/i18n/texts.ts";

export const vesselTypeTexts = textsOf<typeof import("./texts/en.ts")>("collections/vessel-types");
