import { textsOf } from "#platform/i18n/texts.ts";

export const projectTexts = textsOf<typeof import("./texts/en.ts")>("collections/projects");
