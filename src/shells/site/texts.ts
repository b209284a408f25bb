import { textsOf } from "#platform/i18n/texts.ts";

export const shellTexts = textsOf<typeof import("./texts/en.ts")>("shells/site");
