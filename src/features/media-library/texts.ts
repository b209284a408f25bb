import { textsOf } from "#platform/i18n/texts.ts";

export const pictureTexts = textsOf<typeof import("./texts/en.ts")>("features/media-library");
