export const site = {
  tab: "Browser tab",
  header: "Header, by day and at dusk",
  result: "Search result",
};

export const staff = {
  name: "Site name and pictures",
  sections: { title: "For search engines, shared links and browser tabs" },
  fields: {
    logo: "Logo",
    icon: "Icon",
    picture: "Picture for shared links",
    title: "Site name",
    description: "Description",
  },
  hints: {
    logo: "In the header, beside the menu: a wide PNG with a transparent or white background works best. It replaces the line drawing and the company name in the header.",
    icon: "In browser tabs and bookmarks and on home screens: square, at least 512 × 512 pixels. Other shapes are fitted in, not stretched.",
    picture: "For pages without a picture of their own. An area of 1200 × 630 pixels around the focal point is shown.",
    title: "Shown after the title of every page. {{name}} is the company name from Settings.",
    description: "For the home page, and for pages without a description of their own.",
  },
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "{{name}}",
  description:
    "Electrical and automation engineering for vessels, docks and offshore operations: switchboards, alarm and control systems, repair of marine electronics.",
};
