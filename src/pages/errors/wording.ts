/** Words of the error page by status: fields of `errorsPage`, and "unavailableLead" of the texts beside this file. Other statuses are unexpected. */
const WORDINGS = {
  400: { title: "badRequestTitle", lead: "badRequestLead" },
  401: { title: "signedOutTitle", lead: "signedOutLead" },
  403: { title: "foreignOriginTitle", lead: "foreignOriginLead" },
  404: { title: "title", lead: "lead" },
  408: { title: "tooSlowTitle", lead: "tooSlowLead" },
  410: { title: "goneTitle", lead: "goneLead" },
  413: { title: "tooLargeTitle", lead: "tooLargeLead" },
  415: { title: "unsupportedTitle", lead: "unsupportedLead" },
  422: { title: "badRequestTitle", lead: "badRequestLead" },
  429: { title: "tooManyTitle", lead: "tooManyLead" },
  503: { title: "unexpectedTitle", lead: "unavailableLead" },
  507: { title: "storageFullTitle", lead: "storageFullLead" },
} as const;

/** The texts of any other failure. */
export const UNEXPECTED = { title: "unexpectedTitle", lead: "unexpectedLead" } as const;

/** Returns the names of the words of a status. */
export function wordingOf(status: number) {
  return Object.hasOwn(WORDINGS, status) ? WORDINGS[status as keyof typeof WORDINGS] : UNEXPECTED;
}
