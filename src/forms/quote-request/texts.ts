import { textsOf } from "#platform/i18n/texts.ts";

export const quoteRequestTexts = textsOf<typeof import("./texts/en.ts")>("forms/quote-request");
