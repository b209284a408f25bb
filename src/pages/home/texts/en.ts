export const site = {
  seeProjects: "all projects",
  seeNews: "all news",
  seeAchievements: "achievements",
  seeServices: "all services",
  readAbout: "about our company",
  noProjects: "No projects yet.",
  noNews: "No news yet.",
  heroDrawing:
    "One continuous line: sea waves, a support vessel, a shore-power cable, a quay crane, a switchboard and a square wave",
  heroLength: "LOA 84 m",
  crewDrawing: "Seven colleagues drawn in one continuous line",
  bridgePoster: "View from a ship’s bridge over the console to the foredeck and the sea",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Marine electrical and automation engineering",
  description: "",
  label: "Industrial automation and control systems",
  headline: "From Ship to Shore",
  tagline: "Transforming Industries with Precision Engineering",
  overviewLabel: "About Us",
  overviewTitle: "Our Company Overview",
  overviewLead:
    "We provide innovative marine electrical and automation solutions for vessels, docks and offshore operations worldwide.",
  overviewText:
    "Since {{founded}}, we have worked where the equipment is: in the engine room, on the quay and at sea. We also build, install, calibrate and maintain what we design.",
  whatWeDo: "What we do",
  whatWeDoLead: "Six services, one team: from the first drawing to the last service call.",
  lastProjects: "Last projects",
  lastNews: "Last news",
  whoWeAre: "Who we are",
  statement:
    "Electricians, programmers and commissioning engineers who go on board, open the cabinet and stay until the job is done.",
  onBoard: "On board",
  onBoardText:
    "Fault finding, calibration and repair in port, at anchor or under way, in over {{countries|country|countries}}.",
  workshop: "In the workshop",
  workshopText: "Boards and units repaired on test benches; switchboards and consoles built and wired.",
  students: "With students",
  studentsText:
    "Third- and fourth-year students of mechatronics, electrical engineering or automation work alongside our engineers.",
};

export const staff = {
  name: "Home",
  sections: {
    title: "For search engines and shared links",
    label: "Top of the page",
    overviewLabel: "Company overview",
    whatWeDo: "Services",
    lastProjects: "Projects and news",
    whoWeAre: "Who we are",
  },
  hints: { description: "If left empty, the description under “Site name and pictures” is used." },
  fields: {
    title: "Title",
    description: "Description",
    label: "Line above the headline",
    headline: "Headline",
    tagline: "Tagline",
    overviewLabel: "Line above the heading",
    overviewTitle: "Heading",
    overviewLead: "First paragraph, in large type",
    overviewText: "Second paragraph",
    whatWeDo: "Heading",
    whatWeDoLead: "Sentence below the heading",
    lastProjects: "Projects heading",
    lastNews: "News heading",
    whoWeAre: "Line above the main sentence",
    statement: "Main sentence",
    onBoard: "First column heading",
    onBoardText: "First column text",
    workshop: "Second column heading",
    workshopText: "Second column text",
    students: "Third column heading",
    studentsText: "Third column text",
  },
};
