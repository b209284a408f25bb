export const site = {
  posted: "Posted",
  previous: "Previous",
  next: "Next",
  all: "All news",
  latest: "Latest news",
  earlier: "Earlier news",
  searchPlaceholder: "Title of the article",
  found: "{{count}} article|{{count}} articles",
  none: "No news yet.",
  noneFound: "No article has “{{q}}” in its title.",
  feed: "RSS feed",
  callHeading: "A question about this?",
  callText: "Tell us the vessel or site and the equipment. An engineer will answer.",
  callLabel: "Ask an engineer",
};

/** The default words above the list, with placeholders of `withFigures`. */
export const page = {
  title: "News",
  description: "Company news: new services, test equipment, visits on board and student placements.",
  lead: "From the workshop, the dock and the classroom.",
  notFound: "News article not found.",
  gone: "This news article is no longer available",
};

export const staff = {
  name: "News",
  one: "News",
  counted: "{{count}} news item|{{count}} news items",
  audit: { one: "news item {{name}}", many: "news" },
  create: "Create New News",
  unsaved: "New news item",
  all: "All news",
  none: "No news yet. Use “Create New News” to add the first item.",
  newest: "Last news",
  failedToSave: "Failed to save news: {{reason}}",
  errorSaving: "Error saving news.",
  fields: {
    title: "Title",
    shortDescription: "Short description",
    description: "Description",
    imageAlt: "Alt text",
    img: "Picture",
    posted: "Date",
    pictures: "More pictures",
  },
};
