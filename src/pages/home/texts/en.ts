/** The texts of the home page that are not part of other content; the hero and its labels are messages. */
export interface HomePageText {
  about: {
    /** The company description of the specification. */
    lead: string;
    text: string;
  };
  whatWeDoLead: string;
  whoWeAre: {
    statement: string;
    /** Three columns: on board, in the workshop, with students. */
    columns: { heading: string; text: string }[];
  };
  /** Descriptions of the drawings for screen readers. */
  drawings: { hero: string; crew: string; bridgePoster: string };
}

export const site = {
  title: "Marine electrical and automation engineering",
  description:
    "Electrical and automation engineering for vessels, docks and offshore operations: switchboards, alarm and control systems, repair of marine electronics.",
  label: "Industrial automation and control systems",
  headline: "From Ship to Shore",
  tagline: "Transforming Industries with Precision Engineering",
  about_us_label: "About Us",
  about_title: "Our Company Overview",
  whatWeDo: "What we do",
  lastProjects: "Last projects",
  lastNews: "Last news",
  whoWeAre: "Who we are",
  seeProjects: "all projects",
  seeNews: "all news",
  seeAchievements: "achievements",
  seeServices: "all services",
  readAbout: "about our company",
  noProjects: "No projects yet.",
  noNews: "No news yet.",
};

/** The home page, with placeholders of `withFigures`. */
export const page: HomePageText = {
  about: {
    lead: "We provide innovative marine electrical and automation solutions for vessels, docks and offshore operations worldwide.",
    text: "Since {{founded}} we have worked where the equipment is: in the engine room, on the quay and at sea. What we design we also build, install, calibrate and keep running.",
  },
  whatWeDoLead: "Six services on one line, from the first drawing to the last service call.",
  whoWeAre: {
    statement:
      "Electricians, programmers and commissioning engineers who go on board, open the cabinet and stay until the signal is right.",
    columns: [
      {
        heading: "On board",
        text: "Fault finding, calibration and repair in port, at anchor or under way, in over {{countries|country|countries}}.",
      },
      {
        heading: "In the workshop",
        text: "Boards and units repaired on test benches; switchboards and consoles built and wired.",
      },
      {
        heading: "With students",
        text: "Third and fourth year students of mechatronics, electrical engineering or automation work beside our engineers.",
      },
    ],
  },
  drawings: {
    hero: "One continuous line: sea waves, a support vessel, a shore-power cable, a quay crane, a switchboard and a square wave",
    crew: "Seven colleagues drawn by one continuous line",
    bridgePoster: "View from a ship's bridge over the console to the foredeck and the sea",
  },
};
