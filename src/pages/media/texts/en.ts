export const site = {
  videoLabel: "Company video, 36 seconds, no sound",
  download: "Download “{{caption}}” as",
  name: "Company",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Media",
  description: "Logo files, press pictures, the company video and facts, with the terms of use.",
  lead: "Files and figures for editors, trade fairs and partners.",
  logosHeading: "Logo files",
  logosText:
    "The mark is a sea wave that becomes a square wave. It is available with or without the name, as SVG for light and dark backgrounds and as PNG.",
  logo: "Logo, for light backgrounds",
  logoReversed: "Reversed logo, for dark backgrounds",
  mark: "Mark, for light backgrounds",
  markReversed: "Reversed mark, for dark backgrounds",
  picturesHeading: "Press pictures",
  picturesText:
    "Our drawings may be used free of charge in articles about the company. They are large PNG files for print and screen.",
  shipToShore: "From ship to shore: vessel, shore-power cable, quay crane and switchboard in one line",
  supportVessel: "Offshore support vessel in profile",
  switchboard: "Main switchboard line-up",
  crew: "Electricians, programmers and commissioning engineers, drawn in one line",
  videoHeading: "Video",
  videoText: "The company video as a file, for trade fairs and presentations.",
  presentation: "Company video",
  factsHeading: "Company facts",
  factsText: "These figures may be quoted. All figures except the year are minimums.",
  rulesHeading: "Terms of use",
  rules:
    "Credit the company as the source\nScale the mark and the drawings as you need; do not redraw, recolour or distort them\nLeave clear space around the mark, at least half its height\nDo not use the mark in a way that suggests we endorse a product or company\nFor any use other than in articles about the company, ask us first",
};

export const staff = {
  name: "Media",
  sections: {
    title: "Top of the page",
    logosHeading: "Logo files",
    picturesHeading: "Press pictures",
    videoHeading: "Video",
    factsHeading: "Company facts",
    rulesHeading: "Terms of use",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    logosHeading: "Heading",
    logosText: "Text",
    logo: "Logo caption",
    logoReversed: "Reversed logo caption",
    mark: "Mark caption",
    markReversed: "Reversed mark caption",
    picturesHeading: "Heading",
    picturesText: "Text",
    shipToShore: "Ship-to-shore drawing caption",
    supportVessel: "Support vessel drawing caption",
    switchboard: "Switchboard drawing caption",
    crew: "Crew drawing caption",
    videoHeading: "Heading",
    videoText: "Text",
    presentation: "Video caption",
    factsHeading: "Heading",
    factsText: "Text",
    rulesHeading: "Heading",
    rules: "Terms",
  },
};
