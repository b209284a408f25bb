import { textsOf } from "#platform/i18n/texts.ts";

export const productTypeTexts = textsOf<typeof import("./texts/en.ts")>("collections/product-types");
