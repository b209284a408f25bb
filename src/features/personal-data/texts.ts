import { textsOf } from "#platform/i18n/texts.ts";

export const personTexts = textsOf<typeof import("./texts/en.ts")>("features/personal-data");
