import { textsOf } from "#platform/i18n/texts.ts";

export const settingsTexts = textsOf<typeof import("./texts/en.ts")>("features/settings");
