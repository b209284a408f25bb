import { textsOf } from "#platform/i18n/texts.ts";

export const accountsTexts = textsOf<typeof import("./texts/en.ts")>("features/accounts");
