/** The texts of the page /achievements in one language. */
export interface AchievementsPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  /** Headings of the groups of entries. */
  groups: { awards: string; certificates: string; projects: string; partners: string; students: string };
  /** Shown without entries. */
  none: string;
}

/** The achievements page, with placeholders of `withFigures`. */
export const page: AchievementsPageText = {
  title: "Achievements",
  description: "Awards, projects and partners of the company, and its programs for students of technical universities.",
  lead: "What has been built, who was there, and the students who learned on the way.",
  groups: {
    awards: "Awards",
    certificates: "Certificates and approvals",
    projects: "Projects",
    partners: "Partners",
    students: "Student programs",
  },
  none: "At present there is nothing to show here.",
};
