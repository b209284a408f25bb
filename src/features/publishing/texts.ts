import { textsOf } from "#platform/i18n/texts.ts";

export const publishingTexts = textsOf<typeof import("./texts/en.ts")>("features/publishing");
