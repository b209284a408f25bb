import { textsOf } from "#platform/i18n/texts.ts";

export const healthTexts = textsOf<typeof import("./texts/en.ts")>("features/health");
