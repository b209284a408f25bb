export const site = {
  videoLabel: "Company presentation, 30 seconds, without sound",
  download: "Download “{{caption}}” as",
  name: "Company",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Media",
  description: "Logo files, press pictures, the company presentation and facts, with the rules for their use.",
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
    "Our drawings may be used free of charge in reports about the company. They are large PNG files for print and screen.",
  shipToShore: "From ship to shore: vessel, shore-power cable, quay crane and switchboard in one line",
  supportVessel: "Offshore support vessel in profile",
  switchboard: "Main switchboard line-up",
  crew: "Electricians, programmers and commissioning engineers, drawn in one line",
  videoHeading: "Video",
  videoText: "The company presentation as a file, for trade fairs and lectures.",
  presentation: "Company presentation",
  factsHeading: "Company facts",
  factsText: "These figures may be quoted. All figures except the year are minimums.",
  rulesHeading: "Rules of use",
  rules:
    "Credit the company as the source\nScale the mark and the drawings as you need; do not redraw, recolour or distort them\nLeave clear space around the mark, at least half its height\nDo not use the mark in a way that suggests we endorse a product or company\nFor any use beyond reports about the company, ask us first",
};

export const staff = {
  name: "Media",
  sections: {
    title: "Top of the page",
    logosHeading: "Logo files",
    picturesHeading: "Press pictures",
    videoHeading: "Video",
    factsHeading: "Company facts",
    rulesHeading: "Rules of use",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    logosHeading: "Heading",
    logosText: "Text",
    logo: "Caption of the logo",
    logoReversed: "Caption of the reversed logo",
    mark: "Caption of the mark",
    markReversed: "Caption of the reversed mark",
    picturesHeading: "Heading",
    picturesText: "Text",
    shipToShore: "Caption: from ship to shore",
    supportVessel: "Caption: support vessel",
    switchboard: "Caption: switchboard",
    crew: "Caption: crew",
    videoHeading: "Heading",
    videoText: "Text",
    presentation: "Caption of the video",
    factsHeading: "Heading",
    factsText: "Text",
    rulesHeading: "Heading",
    rules: "Rules",
  },
};
