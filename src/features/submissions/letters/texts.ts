import { textsOf } from "#platform/i18n/texts.ts";

export const letterTexts = textsOf<typeof import("./texts/en.ts")>("features/submissions/letters");
