/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "About us",
  description:
    "Electrical and automation engineering for vessels, docks and offshore operations since {{founded}}: who we are, how and where we work.",
  lead: "An engineering company for marine electrical systems and automation, at work on ships and ashore since {{founded}}.",
  whoHeading: "Who we are",
  whoText:
    "We design, build, install and repair electrical and automation systems for vessels, docks and offshore operations. The company was founded in {{founded}} and has provided over {{services|service|services}} since then.\n\nOur people are electricians, programmers, electronics engineers and commissioning engineers. Those who draw a system also go on board with it, so what is learned in the engine room comes back to the drawing office.",
  howHeading: "How we work",
  howText:
    "A job begins with a survey: what is installed, what has changed since the last drawing, and what has to stay in service while we work. From the survey come the circuit diagrams, the terminal plans and the list of material.\n\nCabinets and consoles are built, wired and tested in the workshop. Boards and units that come in for repair are brought back to function on a test bench; we have repaired over {{unitsRepaired|electrical unit|electrical units}}. On board follow installation, calibration and commissioning, together with the crew.\n\nThe job ends with documents. Drawings are corrected to what was really built, measured values are recorded, and settings and programs are handed over.",
  whereHeading: "Where we work",
  whereText:
    "We go to the vessel: in port, in dock, at anchor or under way. We have worked in over {{countries|country|countries}} and visited over {{vessels|vessel|vessels}}.\n\nThe same methods serve ashore. Docks, quays and cranes use the same protection relays, drives and controllers as ships, and they too stand in wind and salt.",
  studentsHeading: "With students",
  studentsText:
    "We take third and fourth year students of mechatronics, electrical engineering or automation for their university practice. We have placed over {{students|student|students}} so far.\n\nThey work beside our engineers, in the workshop and in the drawing office, and come along on board.",
};

export const staff = {
  name: "About us",
  sections: {
    title: "Head of the page",
    whoHeading: "First section",
    howHeading: "Second section",
    whereHeading: "Third section",
    studentsHeading: "Last section, beside the drawing",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Sentence below the title",
    whoHeading: "Heading",
    whoText: "Text",
    howHeading: "Heading",
    howText: "Text",
    whereHeading: "Heading",
    whereText: "Text",
    studentsHeading: "Heading",
    studentsText: "Text",
  },
};
