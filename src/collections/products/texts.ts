import { textsOf } from "#platform/i18n/texts.ts";

export const productTexts = textsOf<typeof import("./texts/en.ts")>("collections/products");
