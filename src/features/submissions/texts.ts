import { type SiteKey, type Translate, textsOf } from "#platform/i18n/texts.ts";

export const submissionTexts = textsOf<typeof import("./texts/en.ts")>("features/submissions");

/** Function that looks up texts of public forms. */
export type SubmissionText = Translate<SiteKey<typeof submissionTexts>>;
