import { textsOf } from "#platform/i18n/texts.ts";

export const serviceRequestTexts = textsOf<typeof import("./texts/en.ts")>("forms/service-request");
