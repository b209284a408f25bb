/** A group of files on the page /media: heading, one or two sentences, and a caption for each file. */
export interface MediaGroup<Key extends string> {
  heading: string;
  text: string;
  captions: Record<Key, string>;
}

/** The texts of the page /media in one language. */
export interface MediaPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  logos: MediaGroup<"logo" | "logoReversed" | "mark" | "markReversed">;
  pictures: MediaGroup<"shipToShore" | "supportVessel" | "switchboard" | "crew">;
  video: MediaGroup<"presentation">;
  /** Labels for the company record's statistics; all numbers but the year are "over". */
  facts: MediaGroup<"founded" | "services" | "unitsRepaired" | "countries" | "vessels" | "students">;
  rules: { heading: string; list: string[] };
}

export const site = {
  videoLabel: "Company presentation, 30 seconds, without sound",
  download: "Download",
  name: "Company",
};

/** The media page. */
export const page: MediaPageText = {
  title: "Media",
  description: "Logo files, press pictures, the company presentation and facts, with the rules for their use.",
  lead: "Files and figures for editors, trade fairs and partners.",
  logos: {
    heading: "Logo files",
    text: "The mark is a sea wave that becomes a square wave. It comes alone or with the name, as SVG for light and for dark grounds and as PNG.",
    captions: {
      logo: "Logo, for light grounds",
      logoReversed: "Logo reversed, for dark grounds",
      mark: "Mark, for light grounds",
      markReversed: "Mark reversed, for dark grounds",
    },
  },
  pictures: {
    heading: "Press pictures",
    text: "Our drawings are free for reports about the company. They are large PNG files for print and screen.",
    captions: {
      shipToShore: "From ship to shore: vessel, shore-power cable, quay crane and switchboard on one line",
      supportVessel: "Offshore support vessel in profile",
      switchboard: "Main switchboard line-up",
      crew: "Electricians, programmers and commissioning engineers, drawn by one line",
    },
  },
  video: {
    heading: "Video",
    text: "The company presentation as a file, for showing at trade fairs and lectures.",
    captions: { presentation: "Company presentation" },
  },
  facts: {
    heading: "Company facts",
    text: "These figures may be quoted. All but the year are lower bounds.",
    captions: {
      founded: "Founded",
      services: "Services provided",
      unitsRepaired: "Electrical units repaired",
      countries: "Countries with our services",
      vessels: "Vessels visited",
      students: "Students placed in university practice",
    },
  },
  rules: {
    heading: "Rules of use",
    list: [
      "Name the company as the source",
      "Scale the mark and the drawings as you need; do not redraw, recolour or distort them",
      "Leave clear space around the mark, at least half its height",
      "Do not use the mark so that it looks like a recommendation of another product",
      "For any use beyond reports about the company, ask us first",
    ],
  },
};
