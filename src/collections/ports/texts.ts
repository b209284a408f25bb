import { textsOf } from "#platform/i18n/texts.ts";

export const portTexts = textsOf<typeof import("./texts/en.ts")>("collections/ports");
