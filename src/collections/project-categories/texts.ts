import { textsOf } from "#platform/i18n/texts.ts";

export const projectCategoryTexts = textsOf<typeof import("./texts/en.ts")>("collections/project-categories");
