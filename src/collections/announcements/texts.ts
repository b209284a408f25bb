import { textsOf } from "#platform/i18n/texts.ts";

export const announcementTexts = textsOf<typeof import("./texts/en.ts")>("collections/announcements");
