/**
 * What the page of a failure says, by its status: keys of the section `errors` of the messages. Statuses that are not
 * here are unexpected.
 */
const WORDINGS = {
  400: { title: "errors.badRequestTitle", lead: "errors.badRequestLead" },
  401: { title: "errors.signedOutTitle", lead: "errors.signedOutLead" },
  403: { title: "errors.foreignOriginTitle", lead: "errors.foreignOriginLead" },
  404: { title: "errors.notFoundTitle", lead: "errors.notFoundLead" },
  408: { title: "errors.tooSlowTitle", lead: "errors.tooSlowLead" },
  410: { title: "gone.title", lead: "gone.lead" },
  413: { title: "errors.tooLargeTitle", lead: "errors.tooLargeLead" },
  415: { title: "errors.unsupportedTitle", lead: "errors.unsupportedLead" },
  422: { title: "errors.badRequestTitle", lead: "errors.badRequestLead" },
  429: { title: "errors.tooManyTitle", lead: "errors.tooManyLead" },
  503: { title: "errors.unexpectedTitle", lead: "errors.unavailableLead" },
  507: { title: "errors.storageFullTitle", lead: "errors.storageFullLead" },
} as const;

/** What is said of any other failure. */
export const UNEXPECTED = { title: "errors.unexpectedTitle", lead: "errors.unexpectedLead" } as const;

/** The wording of a status. */
export function wordingOf(status: number) {
  return Object.hasOwn(WORDINGS, status) ? WORDINGS[status as keyof typeof WORDINGS] : UNEXPECTED;
}
