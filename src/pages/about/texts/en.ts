/** The texts of the page /about in one language. */
export interface AboutPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** The page about the company, with placeholders of `withFigures`. */
export const page: AboutPageText = {
  title: "About us",
  description:
    "Electrical and automation engineering for vessels, docks and offshore operations since {{founded}}: who we are, how and where we work.",
  lead: "An engineering company for marine electrical systems and automation, at work on ships and ashore since {{founded}}.",
  sections: [
    {
      heading: "Who we are",
      paragraphs: [
        "We design, build, install and repair electrical and automation systems for vessels, docks and offshore operations. The company was founded in {{founded}} and has provided over {{services|service|services}} since then.",
        "Our people are electricians, programmers, electronics engineers and commissioning engineers. Those who draw a system also go on board with it, so what is learned in the engine room comes back to the drawing office.",
      ],
    },
    {
      heading: "How we work",
      paragraphs: [
        "A job begins with a survey: what is installed, what has changed since the last drawing, and what has to stay in service while we work. From the survey come the circuit diagrams, the terminal plans and the list of material.",
        "Cabinets and consoles are built, wired and tested in the workshop. Boards and units that come in for repair are brought back to function on a test bench; we have repaired over {{unitsRepaired|electrical unit|electrical units}}. On board follow installation, calibration and commissioning, together with the crew.",
        "The job ends with documents. Drawings are corrected to what was really built, measured values are recorded, and settings and programs are handed over.",
      ],
    },
    {
      heading: "Where we work",
      paragraphs: [
        "We go to the vessel: in port, in dock, at anchor or under way. We have worked in over {{countries|country|countries}} and visited over {{vessels|vessel|vessels}}.",
        "The same methods serve ashore. Docks, quays and cranes use the same protection relays, drives and controllers as ships, and they too stand in wind and salt.",
      ],
    },
    {
      heading: "With students",
      paragraphs: [
        "We take third and fourth year students of mechatronics, electrical engineering or automation for their university practice. We have placed over {{students|student|students}} so far.",
        "They work beside our engineers, in the workshop and in the drawing office, and come along on board.",
      ],
    },
  ],
};
