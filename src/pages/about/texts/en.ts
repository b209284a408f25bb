/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "About us",
  description:
    "Electrical and automation engineering for vessels, docks and offshore operations since {{founded}}: who we are, and how and where we work.",
  lead: "A marine electrical and automation engineering company, working afloat and ashore since {{founded}}.",
  whoHeading: "Who we are",
  whoText:
    "We design, build, install and repair electrical and automation systems for vessels, docks and offshore operations. The company was founded in {{founded}} and has carried out over {{services|service job|service jobs}} since then.\n\nOur people are electricians, programmers, electronics engineers and commissioning engineers. The people who design a system also go on board with it and bring what they learn in the engine room back to the drawing office.",
  howHeading: "How we work",
  howText: "One team takes a job from the first look on board to the last page of the documents.",
  steps:
    "Survey: We record what is installed, what has changed since the last drawing, and what has to stay in service.\nDrawing: Circuit diagrams, terminal diagrams and the bill of materials follow from the survey.\nWorkshop: Cabinets and consoles are built and wired; boards and units are repaired.\nTest: Everything is tested on the bench before it goes on board.\nCommissioning: We install, calibrate and commission on board, together with the crew.\nDocuments: We hand over as-built drawings, measured values, settings and programs.",
  whereHeading: "Where we work",
  whereText:
    "We go to the vessel: in port, in dock, at anchor or under way. We have worked in over {{countries|country|countries}} and visited over {{vessels|vessel|vessels}}.\n\nThe same methods apply ashore. Docks, quays and cranes use the same protection relays, drives and controllers as ships, and face the same wind and salt.",
  factsHeading: "For superintendents and purchasing",
  facts:
    "Response time\nService locations\nLanguages spoken\nWorkshop turnaround time\nWarranty\nLiability insurance\nService laptops and program backups (IACS UR E26/E27)",
  certificatesHeading: "Class approvals and certificates",
  studentsHeading: "With students",
  studentsText:
    "We take third- and fourth-year students of mechatronics, electrical engineering or automation on work placements. We have hosted over {{students|student|students}} so far.\n\nThey work alongside our engineers in the workshop and the drawing office, and join them on board.",
};

export const staff = {
  name: "About us",
  sections: {
    title: "Top of the page",
    whoHeading: "First section",
    howHeading: "Second section",
    whereHeading: "Third section",
    factsHeading: "Facts that customers ask for",
    certificatesHeading: "Certificates",
    studentsHeading: "Last section, beside the drawing",
  },
  cells: { facts: { label: "Label", value: "Value" } },
  hints: {
    steps: "One step a line: its name, a colon, then one sentence. Each of the six has a drawing.",
    facts:
      "Shown below the third section. Rows without a value are not shown; if no row has a value, neither is the heading. Rows can be reworded, reordered, removed and added in each language.",
    certificatesHeading:
      "Lists the items from “Achievements” in the group “Certificate or approval” that are valid today. If there are none, the heading is not shown.",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    whoHeading: "Heading",
    whoText: "Text",
    howHeading: "Heading",
    howText: "Text",
    steps: "Steps of a job",
    whereHeading: "Heading",
    whereText: "Text",
    factsHeading: "Heading",
    facts: "Facts",
    certificatesHeading: "Heading",
    studentsHeading: "Heading",
    studentsText: "Text",
  },
};
