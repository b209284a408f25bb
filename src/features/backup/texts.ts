import { textsOf } from "#platform/i18n/texts.ts";

export const backupTexts = textsOf<typeof import("./texts/en.ts")>("features/backup");
