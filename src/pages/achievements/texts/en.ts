/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Achievements",
  description: "The company’s awards, projects and partners, and its programmes for engineering students.",
  lead: "What we have built, with whom, and the students we have trained.",
  awards: "Awards",
  certificates: "Certificates and approvals",
  projects: "Projects",
  partners: "Partners",
  students: "Student programmes",
  none: "No achievements to show at present.",
};

export const staff = {
  name: "Achievements",
  sections: {
    title: "Top of the page",
    awards: "Headings of the groups",
    none: "When there are no achievements",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    awards: "Awards",
    certificates: "Certificates and approvals",
    projects: "Projects",
    partners: "Partners",
    students: "Student programmes",
    none: "Sentence",
  },
};
