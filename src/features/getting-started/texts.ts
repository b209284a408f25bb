import { textsOf } from "#platform/i18n/texts.ts";

export const firstDaysTexts = textsOf<typeof import("./texts/en.ts")>("features/getting-started");
