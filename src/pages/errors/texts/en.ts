export const site = {
  unavailableLead: "The database does not answer at the moment. Please try again in half a minute.",
  status: "Status {{status}}",
  logId: "Error number {{id}}",
  home: "To the home page",
  drawingAlt: "An open switch in a line",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Page not found",
  lead: "The circuit is open: nothing lives at this address.",
  goneTitle: "No longer here",
  goneLead: "There was a page at this address. It has been taken off the site.",
  unexpectedTitle: "Unexpected Application Error!",
  unexpectedLead: "Something failed on our side. The page can be tried again.",
  badRequestTitle: "This could not be read",
  badRequestLead:
    "What arrived was incomplete or garbled, and nothing was kept. Go back, load the page again and send it once more.",
  foreignOriginTitle: "Not sent from this site",
  foreignOriginLead:
    "This was sent from another site, or by a browser that does not say where from, and nothing was kept. Open the page here and send it again.",
  tooSlowTitle: "The connection was too slow",
  tooSlowLead:
    "Too little arrived in the time allowed, and nothing was kept. Go back and send it again, over a better connection where there is one.",
  tooLargeTitle: "Too large to send",
  tooLargeLead:
    "What you sent is larger than this page takes, and nothing was kept. Save the file smaller, for example without photos, or shorten the text, and send it again.",
  unsupportedTitle: "This format is not taken",
  unsupportedLead: "This page takes only what its own form sends. Open the page and use the form on it.",
  tooManyTitle: "Too much in a short time",
  tooManyLead: "More came over your connection than we take in so short a time. Wait ten minutes and send it again.",
  storageFullTitle: "No room at the moment",
  storageFullLead:
    "Our storage is full, and nothing was kept. Please try again later, or call us: the numbers are on the contact page.",
  signedOutTitle: "Log in first",
  signedOutLead: "This page is for staff who are logged in. Log in on the dashboard, then open it again.",
};

export const staff = {
  name: "Error pages",
  sections: {
    title: "No page at the address",
    goneTitle: "A page that was taken off the site",
    unexpectedTitle: "A failure on our side",
    badRequestTitle: "A form that cannot be read",
    foreignOriginTitle: "A form sent from another site",
    tooSlowTitle: "A form that arrives too slowly",
    tooLargeTitle: "A form or file that is too large",
    unsupportedTitle: "A format that is not accepted",
    tooManyTitle: "Too much sent in a short time",
    storageFullTitle: "No storage space left",
    signedOutTitle: "A page for staff, without a login",
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
