import { textsOf } from "#platform/i18n/texts.ts";

export const mediaTexts = textsOf<typeof import("./texts/en.ts")>("pages/media");
