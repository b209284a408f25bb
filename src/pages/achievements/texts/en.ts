/** One entry of the page /achievements. */
export interface Achievement {
  title: string;
  text: string;
  /** Replaces `text` while no student practice is open. */
  textWithoutPractice?: string;
}

/** The texts of the page /achievements in one language. */
export interface AchievementsPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  /** Stable keys, for anchors and pictures; `example` groups contain only placeholders. */
  groups: {
    key: "awards" | "projects" | "partners" | "students";
    heading: string;
    example: boolean;
    entries: Achievement[];
  }[];
}

/** The achievements page, with placeholders of `withFigures`: examples, except for the student programs. */
export const page: AchievementsPageText = {
  title: "Achievements",
  description: "Awards, projects and partners of the company, and its programs for students of technical universities.",
  lead: "What has been built, who was there, and the students who learned on the way.",
  groups: [
    {
      key: "awards",
      heading: "Awards",
      example: true,
      entries: [
        {
          title: "Award 1",
          text: "Example entry. The name of the award, the year and who gave it stand here.",
        },
        {
          title: "Award 2",
          text: "Example entry. Here the company says what work was honoured, and on which vessel or site.",
        },
        {
          title: "Award 3",
          text: "Example entry. A certificate or a letter of thanks can stand here too, with its date.",
        },
      ],
    },
    {
      key: "projects",
      heading: "Projects",
      example: true,
      entries: [
        {
          title: "Project 1",
          text: "Example entry. The kind of vessel, the scope and the year of a project stand here.",
        },
        {
          title: "Project 2",
          text: "Example entry. Here the company says what was difficult and how it was solved, in two sentences.",
        },
        {
          title: "Project 3",
          text: "Example entry. The measured result belongs here, with the customer's permission to name it.",
        },
      ],
    },
    {
      key: "partners",
      heading: "Partners",
      example: true,
      entries: [
        {
          title: "Partner 1",
          text: "Example entry. The partner's name, its field and the kind of cooperation stand here.",
        },
        {
          title: "Partner 2",
          text: "Example entry. A shipyard, a manufacturer or a classification society, named with its consent.",
        },
        {
          title: "Partner 3",
          text: "Example entry. Here the company says since when both have worked together, and on what.",
        },
      ],
    },
    {
      key: "students",
      heading: "Student programs",
      example: false,
      entries: [
        {
          title: "University student practice",
          text: "For third and fourth year students of mechatronics, electrical engineering or automation. They work beside our engineers.",
        },
        {
          title: "Over {{students|student|students}}",
          text: "Placed in university practice with us since {{founded}}.",
        },
        {
          title: "How to apply",
          text: "The requirements stand under Careers, on the page University student practice.",
          textWithoutPractice: "Practice places are announced under Careers. At present none is open.",
        },
      ],
    },
  ],
};
