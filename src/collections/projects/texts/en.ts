export const site = {
  additionalInfo: "Additional info",
  previous: "Previous",
  next: "Next",
  all: "All projects",
  searchPlaceholder: "Title, vessel, maker or country",
  found: "{{count}} project|{{count}} projects",
  none: "No projects yet.",
  noneFound: "No project matches “{{q}}”.",
  label: "Project",
  object: "Vessel or site",
  fields: { vesselTypes: "Vessel or site", categories: "Category" },
  category: "Category",
  country: "Country",
  maker: "Equipment maker",
  year: "Year",
  link: "Project page",
  callHeading: "A similar job?",
  callText: "Tell us the vessel or site, the port and what has to be done.",
  callLabel: "Describe the job",
  results: "Results in figures",
  measured: "Measured before and after",
  before: "before",
  after: "after",
  limit: "limit",
};

/** The default words above the list, with placeholders of `withFigures`. */
export const page = {
  title: "Projects",
  description:
    "Projects in marine electrical engineering and automation: switchboards, drives, alarm systems, shore power.",
  lead: "Work on vessels, docks and offshore plant.",
  notFound: "Project not found.",
  gone: "This project is no longer shown",
};

/** What each answer means. */
const permission = {
  yes: { label: "By name", meaning: "the name may appear in texts and pictures." },
  no: { label: "Not at all", meaning: "neither named nor described." },
  anonymous: { label: "In general terms only", meaning: "described without the name." },
};

export const staff = {
  name: "Projects",
  one: "Project",
  counted: "{{count}} project|{{count}} projects",
  audit: { one: "project {{name}}", many: "projects" },
  create: "Create New Project",
  unsaved: "New project",
  all: "All projects",
  none: "No projects yet. Use “Create New Project” to add the first one.",
  newest: "Last projects",
  failedToSave: "Failed to save project: {{reason}}",
  errorSaving: "Error saving project.",
  fields: {
    title: "Title",
    description: "Description",
    results: "Results in figures",
    measurements: "Measurements before and after",
    imageAlt: "Alt text",
    category: "Category",
    vesselType: "Vessel type",
    img: "Picture",
    mayNameVessel: "How may the vessel be identified?",
    mayNameClient: "How may the customer be identified?",
    projectUrl: "Link to an external project page",
    country: "Country",
    equipmentMaker: "Equipment maker",
    year: "Year",
    posted: "Date",
    vesselTypes: "Vessel type",
    categories: "Category",
    services: "Services",
    pictures: "More pictures",
    documents: "Documents",
  },
  hints: {
    results: "Up to three: the value, a colon, then what it is, such as “24 h: trial at sea”.",
    measurements:
      "Up to six, one per line: what was measured, a colon, both values with “->” between them, the unit, and the limit after a comma if there is one, such as “Contact resistance: 182 -> 38 µΩ, ≤ 60”. A line in another form is not shown.",
    mayNameVessel: "Ask the customer before publishing.",
    mayNameClient: "Ask the customer before publishing.",
  },
  choices: { mayNameVessel: permission, mayNameClient: permission },
};
