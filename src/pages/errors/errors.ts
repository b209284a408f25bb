import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { errorTexts } from "./texts.ts";

const title = text.line({ max: 80, required: true });
const lead = text.area({ max: 400, required: true });

/**
 * The words of the error pages, first those of 404. What is said while the database is away is not among them, as it
 * could not be read then.
 */
export const errorsPage = definePage({
  name: "errors",
  words: errorTexts,
  texts: {
    title,
    lead,
    goneTitle: title,
    goneLead: lead,
    unexpectedTitle: title,
    unexpectedLead: lead,
    badRequestTitle: title,
    badRequestLead: lead,
    foreignOriginTitle: title,
    foreignOriginLead: lead,
    tooSlowTitle: title,
    tooSlowLead: lead,
    tooLargeTitle: title,
    tooLargeLead: lead,
    unsupportedTitle: title,
    unsupportedLead: lead,
    tooManyTitle: title,
    tooManyLead: lead,
    storageFullTitle: title,
    storageFullLead: lead,
    signedOutTitle: title,
    signedOutLead: lead,
  },
});

/** Its words in one language. */
export type ErrorText = Published<typeof errorsPage>["text"];
