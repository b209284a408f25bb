export const site = {
  unavailableLead: "This page is temporarily unavailable. Please try again in 30 seconds.",
  status: "Status {{status}}",
  logId: "Error number {{id}}",
  home: "Go to the home page",
  drawingAlt: "An open switch in a circuit",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Page not found",
  lead: "Check the address or go to the home page.",
  goneTitle: "Page removed",
  goneLead: "The page at this address has been removed from the site.",
  unexpectedTitle: "Unexpected Application Error!",
  unexpectedLead: "Something went wrong on our side. Please try again.",
  badRequestTitle: "We could not process your request",
  badRequestLead:
    "The data was incomplete or damaged and has not been saved. Go back, reload the page and send it again.",
  foreignOriginTitle: "Not sent from this site",
  foreignOriginLead:
    "This request came from another site, or from a browser that does not say where it came from, and has not been saved. Open the page here and send it again.",
  tooSlowTitle: "The connection was too slow",
  tooSlowLead:
    "The data did not arrive in time and has not been saved. Go back and send it again, over a better connection if possible.",
  tooLargeTitle: "Too large to send",
  tooLargeLead:
    "What you sent exceeds the size limit and has not been saved. Reduce the file size, for example by removing photos, or shorten the text, and send it again.",
  unsupportedTitle: "Unsupported format",
  unsupportedLead: "This page accepts only data from its own form. Open the page and use the form.",
  tooManyTitle: "Too many requests",
  tooManyLead: "Too many requests from your connection. Try again in ten minutes.",
  storageFullTitle: "Temporarily unable to save",
  storageFullLead:
    "We cannot receive anything right now, and your data has not been saved. Please try again later, or call us.",
  signedOutTitle: "Log in first",
  signedOutLead: "This page is for staff only. Log in to the dashboard, then open it again.",
};

export const staff = {
  name: "Error pages",
  sections: {
    title: "Page not found",
    goneTitle: "Page removed from the site",
    unexpectedTitle: "Server error",
    badRequestTitle: "Form data that cannot be processed",
    foreignOriginTitle: "Form sent from another site",
    tooSlowTitle: "Form sent too slowly",
    tooLargeTitle: "Form or file too large",
    unsupportedTitle: "Unsupported format",
    tooManyTitle: "Too many requests",
    storageFullTitle: "Storage full",
    signedOutTitle: "Staff page without login",
  },
  fields: {
    title: "Title",
    lead: "Text",
    goneTitle: "Title",
    goneLead: "Text",
    unexpectedTitle: "Title",
    unexpectedLead: "Text",
    badRequestTitle: "Title",
    badRequestLead: "Text",
    foreignOriginTitle: "Title",
    foreignOriginLead: "Text",
    tooSlowTitle: "Title",
    tooSlowLead: "Text",
    tooLargeTitle: "Title",
    tooLargeLead: "Text",
    unsupportedTitle: "Title",
    unsupportedLead: "Text",
    tooManyTitle: "Title",
    tooManyLead: "Text",
    storageFullTitle: "Title",
    storageFullLead: "Text",
    signedOutTitle: "Title",
    signedOutLead: "Text",
  },
};
