import { textsOf } from "#platform/i18n/texts.ts";

export const equipmentTexts = textsOf<typeof import("./texts/en.ts")>("collections/equipment");
