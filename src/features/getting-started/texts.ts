import { textsOf } from "#platform/i18n/texts.ts";

export const gettingStartedTexts = textsOf<typeof import("./texts/en.ts")>("features/getting-started");
